import { lt } from 'drizzle-orm'
import { changes } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/** Long enough for every process that lost its connection to catch up. */
const keptMilliseconds = 24 * 3_600_000

/** Deletes entries of the change log that are more than a day old. */
export async function clearChanges({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db.delete(changes).where(lt(changes.madeAt, new Date(now.getTime() - keptMilliseconds)))
}
