/** The position of the part at `at` after another one (or itself) has moved. */
export function placeAfterMove(at: number, from: number, to: number): number {
  if (at === from) return to
  if (from < at && to >= at) return at - 1
  if (from > at && to <= at) return at + 1
  return at
}
