/** More texts than any archive has names; a limit for files of any size. */
const mostKept = 50_000

/**
 * A reading that remembers what it has made of a text: an archive names the same persons and works on thousands of
 * lines. Results are shared and must not be changed.
 */
export function remembering<Result>(read: (text: string) => Result): (text: string) => Result {
  const kept = new Map<string, Result>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const result = read(text)
    if (kept.size >= mostKept) kept.clear()
    kept.set(text, result)
    return result
  }
}
