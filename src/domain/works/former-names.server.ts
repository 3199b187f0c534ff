import { foldText } from '../search/index.server.ts'

/**
 * The other spellings of a record after its names have changed: a former name stays one of them, unless search and
 * imports take both for the same (Dvorak and Dvořák).
 */
export function withFormerNames(
  others: readonly string[],
  { before, after }: { before: readonly (string | null)[]; after: readonly (string | null)[] },
): string[] {
  const known = new Set([...after, ...others].map((name) => foldText(name ?? '')))
  const former = before.filter(
    (name): name is string => name !== null && name !== '' && !known.has(foldText(name)),
  )
  return [...others, ...new Set(former)]
}
