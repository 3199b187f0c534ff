type Placed = { id: number; position: number }

/**
 * The records whose position changes when the record at `from` is moved to `to`. The positions that are there are used
 * again if they are all different, so that a move to a neighbour changes two records only.
 */
export function positionsAfterMove(records: readonly Placed[], from: number, to: number): Placed[] {
  const moved = records[from]
  if (!moved || to < 0 || to >= records.length) return []
  const positions = records.map(({ position }) => position)
  const isAscending = positions.every(
    (position, index) => index === 0 || position > (positions[index - 1] ?? 0),
  )
  const order = records.toSpliced(from, 1).toSpliced(to, 0, moved)
  return order.flatMap(({ id, position }, index) => {
    const next = isAscending ? (positions[index] ?? index) : index
    return next === position ? [] : [{ id, position: next }]
  })
}
