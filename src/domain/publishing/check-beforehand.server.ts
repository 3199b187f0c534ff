import { eq } from 'drizzle-orm'
import { releaseItems, releases, type StoredFault } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { findReleaseFaults } from '../guard/index.server.ts'
import { requireRight } from '../policy.ts'
import type { RecordStores } from '../records/index.server.ts'
import { findItems, findPlanned, type ReleaseItem } from '../releases/index.server.ts'
import type { Scope } from '../scope.ts'
import { applyItems, publishRelease } from './apply-release.server.ts'
import { rolledBack } from './rolled-back.server.ts'

/** An item that would fail, and why: the code of an error, and that of its field; or what the guard says of it. */
export type FoundProblem = { itemId: number; problem: string | null; findings: StoredFault[] }

/**
 * What would fail if a release were published at its minute, after those planned before it, and what the guard would find
 * then; without a minute, now. It is really applied, and taken back. Throws `not_found`.
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
    const isApplied = failures.length === 0 || release.isPartial
    const items = await findItems(inside, releaseId)
    const subjects = items.map(({ kind, subjectId }) => ({ kind, id: subjectId }))
    const faults = isApplied ? await findReleaseFaults({ ...inside, now: minute }, subjects) : []
    return items.flatMap((item): FoundProblem[] => {
      const problem = failures.find(({ itemId }) => itemId === item.id)?.problem ?? null
      const findings = faults.filter((fault) => isFaultOf(fault, item, items))
      return problem === null && findings.length === 0 ? [] : [{ itemId: item.id, problem, findings }]
    })
  })
}

/** Whether an item shows a fault. One of a content belongs to the item of that content, if there is one. */
function isFaultOf(fault: StoredFault, item: ReleaseItem, items: readonly ReleaseItem[]): boolean {
  const { kind, subjectId } = item
  if (fault.key === `${kind}:${subjectId}`) return item.what === 'record'
  if (fault.kind !== kind || fault.id !== subjectId) return false
  const isOfContent = (one: ReleaseItem) =>
    one.kind === kind &&
    one.subjectId === subjectId &&
    one.what === 'section' &&
    one.language === fault.language
  return item.what === 'section' ? isOfContent(item) : !items.some(isOfContent)
}

/** How far ahead releases are checked each night, in days. */
const checkedDays = 60

/**
 * Tries out the releases of the next weeks, and notes with each item why it would fail, and what the guard says. Returns how
 * many would fail.
 */
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
    failing += problems.some(({ problem }) => problem !== null) ? 1 : 0
    await scope.db.transaction(async (tx) => {
      await tx.update(releaseItems).set({ problem: null, findings: [] }).where(eq(releaseItems.releaseId, id))
      for (const { itemId, problem, findings } of problems)
        await tx.update(releaseItems).set({ problem, findings }).where(eq(releaseItems.id, itemId))
    })
  }
  return failing
}
