import type { CollectedBatch, LeftDraft } from '#contracts/office-releases.ts'

/** What has become of the batches so far. */
export type Collected = Pick<CollectedBatch, 'total' | 'position' | 'added' | 'present' | 'next'> & {
  left: readonly LeftGroup[]
}
/** The drafts that are left for one reason: how many there are, and the first of them. */
export type LeftGroup = { reason: LeftDraft['reason']; count: number; first: readonly LeftDraft[] }

/** How many are named of each reason. */
const mostNamed = 50

export const nothingYet: Collected = { total: 0, position: 0, added: 0, present: 0, left: [], next: null }

/** Adds what a further batch has answered. */
export function addBatch(known: Collected, batch: CollectedBatch): Collected {
  const { total, position, next } = batch
  return {
    total,
    position,
    next,
    added: known.added + batch.added,
    present: known.present + batch.present,
    left: batch.left.reduce(addLeft, known.left),
  }
}

function addLeft(groups: readonly LeftGroup[], one: LeftDraft): readonly LeftGroup[] {
  const { reason } = one
  const group = groups.find((known) => known.reason === reason) ?? { reason, count: 0, first: [] }
  const first = group.count < mostNamed ? [...group.first, one] : group.first
  return [
    ...groups.filter((known) => known !== group && known.reason !== reason),
    { reason, count: group.count + 1, first },
  ]
}
