import type { Change, StoredChange } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyChange, findConflicts, type Dispute } from '#operations/index.ts'
import { operationsOf, type Confirmed } from './editor-state.ts'

/** The disputed aspects of a block or container, and the state that the own version is based on. */
export type Found = Map<string, { about: Set<Dispute>; baseState: Confirmed }>

/**
 * The conflicts between others' changes and the pending own ones. A change made later, based on a state that already
 * contained some of them, doesn't conflict with those.
 */
export function findDisputes(
  before: Confirmed,
  pending: readonly Change[],
  madeAt: Readonly<Record<string, number>>,
  remote: readonly StoredChange[],
  now: ContentDocument,
): Found {
  const found: Found = new Map()
  for (const [time, changes] of Map.groupBy(pending, ({ id }) => madeAt[id] ?? 0)) {
    const unseen = remote.filter(({ sequence }) => sequence > time)
    if (unseen.length === 0) continue
    const seen = operationsOf(remote.filter(({ sequence }) => sequence <= time))
    const baseState = {
      sequence: Math.max(time, before.sequence),
      content: applyChange(before.content, seen),
    }
    const earlier = pending.filter(({ id }) => (madeAt[id] ?? 0) < time)
    const then = applyChange(baseState.content, operationsOf(earlier))
    for (const [id, about] of findConflicts(then, operationsOf(changes), operationsOf(unseen), now)) {
      const known = found.get(id)
      found.set(id, {
        about: new Set([...(known?.about ?? []), ...about]),
        baseState: known?.baseState ?? baseState,
      })
    }
  }
  return found
}
