import type { Change, StoredChange } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyChange, findConflicts, type Dispute } from '#operations/index.ts'
import { operationsOf } from './editor-state.ts'

/** What is disputed about something, and the content that my side of it was made on. */
export type Found = Map<string, { about: Set<Dispute>; base: ContentDocument }>

/**
 * What has to be asked of what others have done while these changes waited. A change that was made later, on a state in
 * which some of it was to be seen, is not asked about that part.
 */
export function findDisputes(
  before: ContentDocument,
  pending: readonly Change[],
  madeAt: Readonly<Record<string, number>>,
  theirs: readonly StoredChange[],
): Found {
  const found: Found = new Map()
  for (const [time, changes] of Map.groupBy(pending, ({ id }) => madeAt[id] ?? 0)) {
    const unseen = theirs.filter(({ sequence }) => sequence > time)
    if (unseen.length === 0) continue
    const base = applyChange(before, operationsOf(theirs.filter(({ sequence }) => sequence <= time)))
    const earlier = pending.filter(({ id }) => (madeAt[id] ?? 0) < time)
    const then = applyChange(base, operationsOf(earlier))
    for (const [id, about] of findConflicts(then, operationsOf(changes), operationsOf(unseen))) {
      const known = found.get(id)
      found.set(id, { about: new Set([...(known?.about ?? []), ...about]), base: known?.base ?? base })
    }
  }
  return found
}
