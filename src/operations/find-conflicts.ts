import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyChange } from './apply-operation.ts'
import { footprintOf, type Footprint } from './footprint.ts'
import { isSame } from './is-same.ts'

/** What two editors can disagree about. */
export type Dispute = 'fields' | 'place' | 'layout' | 'existence' | 'content'

/** The id under which a replaced content is disputed. */
export const wholeContent = 'content'

/**
 * What two rows of operations, both made on `before`, have both touched in a way that somebody has to be asked about: the
 * ids of blocks and containers, and what about them. Who removes something is asked about the removed whole, even where
 * the other one only typed into a block deep inside. `now` is what mine are applied to, if it is more than theirs have
 * made of it. Symmetric.
 */
export function findConflicts(
  before: ContentDocument,
  mine: readonly Operation[],
  theirs: readonly Operation[],
  now: ContentDocument = applyChange(before, theirs),
): Map<string, Set<Dispute>> {
  const found = new Map<string, Set<Dispute>>()
  if (mine.length === 0 || theirs.length === 0) return found
  const afterMine = applyChange(before, mine)
  const afterTheirs = applyChange(before, theirs)
  const left = footprintOf(before, mine, now)
  const right = footprintOf(before, theirs, afterMine)
  if (left.isReplaced && right.isReplaced && isSame(afterMine, afterTheirs)) return found
  if (left.isReplaced || right.isReplaced) return found.set(wholeContent, new Set(['content']))

  const dispute = (id: string, about: Dispute) => found.set(id, (found.get(id) ?? new Set()).add(about))
  for (const id of removedButTouched(left, right)) dispute(id, 'existence')
  for (const id of removedButTouched(right, left)) dispute(id, 'existence')
  for (const id of [...left.blocked.keys(), ...right.blocked.keys()]) dispute(id, 'existence')
  // Of what one of them has removed in the end nothing else is to be asked.
  const gone = new Set([...goneBy(left), ...goneBy(right)])
  for (const id of differing(left.fields, right.fields)) if (!gone.has(id)) dispute(id, 'fields')
  for (const id of differing(left.places, right.places)) if (!gone.has(id)) dispute(id, 'place')
  for (const id of differing(left.layouts, right.layouts)) if (!gone.has(id)) dispute(id, 'layout')
  return withoutInner(found, left, right)
}

/** What one removed while the other one worked on it, or on something in it. */
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

function goneBy({ removed, inserted }: Footprint): Set<string> {
  const gone = [...removed.values()].flatMap((ids) => [...ids])
  return new Set(gone.filter((id) => !inserted.has(id)))
}

/** The ids that both have, with different values. */
function differing<Value>(left: Map<string, Value>, right: Map<string, Value>): string[] {
  return [...left]
    .filter(([id, value]) => right.has(id) && !isSame(plain(value), plain(right.get(id))))
    .map(([id]) => id)
}

function plain(value: unknown): unknown {
  // A pair says that a field was taken away; a key without a value would not be seen.
  return value instanceof Map ? [...value].toSorted(([a], [b]) => (a < b ? -1 : 1)) : value
}

/** What is disputed as part of a disputed whole is not asked about twice. */
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
