import { eq } from 'drizzle-orm'
import { storeChecks } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/** The stores whose last clean-up has found too many unknown files and removed none of them. */
export async function listStoppedStores({ db }: Pick<Scope, 'db'>): Promise<string[]> {
  const rows = await db
    .select({ store: storeChecks.store })
    .from(storeChecks)
    .where(eq(storeChecks.isStopped, true))
  return rows.map(({ store }) => store)
}
