import { eq, min } from 'drizzle-orm'
import { releases } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/** The minute of the next planned release, which may be past if no process ran then; null without one. */
export async function findNextRelease({ db }: Pick<Scope, 'db'>): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(releases.publishAt) })
    .from(releases)
    .where(eq(releases.state, 'planned'))
  return row?.at ?? null
}
