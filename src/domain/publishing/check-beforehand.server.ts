import { eq } from 'drizzle-orm'
import { releaseItems, releases } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { RecordStores } from '../records/index.server.ts'
import { findPlanned } from '../releases/index.server.ts'
import type { Scope } from '../scope.ts'
import { applyItems, publishRelease } from './apply-release.server.ts'
import { rolledBack } from './rolled-back.server.ts'

/** An item that would fail, and why: the code of an error, and that of its field. */
export type FoundProblem = { itemId: number; problem: string }

/**
 * What would fail if a release were published at its minute, after those planned before it; without a minute, now. It is
 * really applied, and taken back. Throws `not_found`.
 */
export async function checkBeforehand(
  scope: Scope,
  stores: RecordStores,
  releaseId: number,
): Promise<FoundProblem[]> {
  requireRight(scope.viewer, 'manage_records')
  return rolledBack(scope, async (inside) => {
    const [release] = await inside.db.select().from(releases).where(eq(releases.id, releaseId))
    if (!release) throw new DomainError('not_found', { subject: `release ${releaseId}` })
    const minute = release.publishAt ?? scope.now
    for (const earlier of await findPlanned(inside, minute, { except: releaseId }))
      await publishRelease({ ...inside, now: earlier.publishAt ?? scope.now }, stores, earlier)
    const failures = await applyItems({ ...inside, now: minute }, stores, release)
    return failures.map(({ itemId, problem }) => ({ itemId, problem }))
  })
}

/** How far ahead releases are checked each night, in days. */
const checkedDays = 60

/** Tries out the releases of the next weeks, and notes with each item why it would fail. Returns how many would. */
export async function checkPlannedReleases(
  scope: Scope,
  stores: RecordStores,
  signal?: AbortSignal,
): Promise<number> {
  const until = new Date(scope.now.getTime() + checkedDays * 86_400_000)
  let failing = 0
  for (const { id } of await findPlanned(scope, until)) {
    if (signal?.aborted) break
    const problems = await checkBeforehand(scope, stores, id)
    failing += problems.length > 0 ? 1 : 0
    await scope.db.transaction(async (tx) => {
      await tx.update(releaseItems).set({ problem: null }).where(eq(releaseItems.releaseId, id))
      for (const { itemId, problem } of problems)
        await tx.update(releaseItems).set({ problem }).where(eq(releaseItems.id, itemId))
    })
  }
  return failing
}
