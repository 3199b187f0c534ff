/** More than any archive's number of names; limits memory for files of any size. */
const maxKept = 50_000

/**
 * Memoizes a parser: an archive repeats the same persons and works on thousands of lines. Results are shared and must
 * not be mutated.
 */
export function remembering<Result>(read: (text: string) => Result): (text: string) => Result {
  const kept = new Map<string, Result>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const result = read(text)
    if (kept.size >= maxKept) kept.clear()
    kept.set(text, result)
    return result
  }
}
