/**
 * The least number of letters to insert, delete, replace or swap with their neighbour that turns one word into the
 * other (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const replaced = at(previous, j - 1) + (isSame ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? at(before, j - 2) + 1 : Infinity
      current.push(Math.min(replaced, at(previous, j) + 1, at(current, j - 1) + 1, swapped))
    }
    before = previous
    previous = current
  }
  return at(previous, b.length)
}

/** The word that is probably meant by another one: the nearest, if at most a third of its letters differ; else null. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  const [nearest] = known
    .map((one) => ({ one, distance: editDistance(word.toLowerCase(), one) }))
    .filter(({ one, distance }) => distance * 3 <= Math.max(one.length, word.length))
    .toSorted((a, b) => a.distance - b.distance)
  return nearest?.one ?? null
}

function at(row: number[], index: number): number {
  return row[index] ?? Infinity
}
