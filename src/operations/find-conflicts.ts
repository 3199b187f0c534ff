import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyChange } from './apply-operation.ts'
import { footprintOf, type Footprint } from './footprint.ts'
import { isSame } from './is-same.ts'

/** The aspects that two editors can disagree about. */
export type Dispute = 'fields' | 'place' | 'layout' | 'existence' | 'content'

/** The id used for conflicts about a replaced content. */
export const wholeContent = 'content'

/**
 * The conflicts between two lists of operations, both based on `before`: the ids of blocks and containers, with the
 * disputed aspects. A removal conflicts as a whole, even if the other side only typed in a nested block. `now` is the
 * content that the own operations are applied to, if it differs from the result of the remote ones. Symmetric.
 */
export function findConflicts(
  before: ContentDocument,
  local: readonly Operation[],
  remote: readonly Operation[],
  now: ContentDocument = applyChange(before, remote),
): Map<string, Set<Dispute>> {
  const found = new Map<string, Set<Dispute>>()
  if (local.length === 0 || remote.length === 0) return found
  const afterLocal = applyChange(before, local)
  const afterRemote = applyChange(before, remote)
  const left = footprintOf(before, local, now)
  const right = footprintOf(before, remote, afterLocal)
  if (left.isReplaced && right.isReplaced && isSame(afterLocal, afterRemote)) return found
  if (left.isReplaced || right.isReplaced) return found.set(wholeContent, new Set(['content']))

  const dispute = (id: string, about: Dispute) => found.set(id, (found.get(id) ?? new Set()).add(about))
  for (const id of removedButTouched(left, right)) dispute(id, 'existence')
  for (const id of removedButTouched(right, left)) dispute(id, 'existence')
  for (const id of [...left.blocked.keys(), ...right.blocked.keys()]) dispute(id, 'existence')
  // A removal supersedes all other conflicts about what was removed.
  const gone = new Set([...goneBy(left), ...goneBy(right)])
  for (const id of differing(left.fields, right.fields)) if (!gone.has(id)) dispute(id, 'fields')
  for (const id of differing(left.places, right.places)) if (!gone.has(id)) dispute(id, 'place')
  for (const id of differing(left.layouts, right.layouts)) if (!gone.has(id)) dispute(id, 'layout')
  return withoutInner(found, left, right)
}

/** Blocks and containers removed by one side while the other side changed them, or something in them. */
function removedButTouched({ removed }: Footprint, other: Footprint): string[] {
  const gone = goneBy(other)
  const touched = [
    ...other.fields.keys(),
    ...other.places.keys(),
    ...other.layouts.keys(),
    ...[...other.inside].filter(([, ids]) => [...ids].some((id) => !gone.has(id))).map(([id]) => id),
  ].filter((id) => !gone.has(id))
  return [...removed].filter(([, ids]) => touched.some((id) => ids.has(id))).map(([root]) => root)
}

function goneBy({ removed, inserted, present }: Footprint): Set<string> {
  const gone = [...removed.values()].flatMap((ids) => [...ids])
  return new Set(gone.filter((id) => !inserted.has(id) && !present.has(id)))
}

/** The ids that both maps contain with different values. */
function differing<Value>(left: Map<string, Value>, right: Map<string, Value>): string[] {
  return [...left]
    .filter(([id, value]) => right.has(id) && !isSame(plain(value), plain(right.get(id))))
    .map(([id]) => id)
}

function plain(value: unknown): unknown {
  // As pairs, because a key with an undefined value would be ignored by the comparison.
  return value instanceof Map ? [...value].toSorted(([a], [b]) => (a < b ? -1 : 1)) : value
}

/** Drops conflicts inside of something that is disputed as a whole. */
function withoutInner(found: Map<string, Set<Dispute>>, ...sides: Footprint[]): Map<string, Set<Dispute>> {
  const inner = new Set(
    sides.flatMap(({ removed, blocked }) =>
      [...removed, ...blocked].flatMap(([root, ids]) =>
        found.has(root) ? [...ids].filter((id) => id !== root) : [],
      ),
    ),
  )
  return new Map([...found].filter(([id]) => !inner.has(id)))
}
