import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { releases } from '#db/schema/index.ts'
import type { RecordStores } from '../records/index.server.ts'
import type { Scope } from '../scope.ts'
import { publishRelease } from './apply-release.server.ts'
import { tellOfRelease } from './tell-staff.server.ts'

/** What became of the releases that were due. */
export type Applied = { published: number; failed: number }

/**
 * Applies the planned releases up to a time, in their order, in one transaction: each with its minute as the clock, or with
 * the present time if that has passed. `waitFor` is called before the transaction ends, with the latest minute, so that it
 * can begin before. Those concerned are told in the same transaction. Several processes may call it: one applies them, the others find nothing.
 */
export async function applyDueReleases(
  scope: Scope,
  stores: RecordStores,
  {
    until,
    waitFor,
    publicOrigin,
  }: { until: Date; waitFor: (minute: Date) => Promise<void>; publicOrigin: string },
): Promise<Applied> {
  return scope.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(releases)
      .where(and(eq(releases.state, 'planned'), lte(releases.publishAt, until)))
      .orderBy(asc(releases.publishAt), asc(releases.id))
      .limit(100)
      .for('update', { skipLocked: true })
    const applied = { published: 0, failed: 0 }
    let latest = scope.now
    for (const release of due) {
      const minute = release.publishAt ?? scope.now
      const now = minute > scope.now ? minute : scope.now
      if (now > latest) latest = now
      const inside = { ...scope, db: tx, now }
      const problems = await publishRelease(inside, stores, release)
      const kind = problems.length > 0 && !release.isPartial ? 'failed' : 'published'
      applied[kind] += 1
      await tellOfRelease(inside, stores, { kind, release, at: minute, problems }, publicOrigin)
    }
    if (due.length === 0) return applied
    // Sessions that do nothing in a transaction are ended after some seconds otherwise.
    await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = '60s'`)
    await waitFor(latest)
    return applied
  })
}
