import type { Scope } from '../scope.ts'
import { foldText } from '../search/index.server.ts'

/**
 * The other spellings of a record after its names have changed: a former name stays one of them, unless search and
 * imports take both for the same (Dvorak and Dvořák). Undoing keeps none: the name that it takes back was a mistake.
 */
export function withFormerNames(
  { auditNote }: Pick<Scope, 'auditNote'>,
  others: readonly string[],
  { before, after }: { before: readonly (string | null)[]; after: readonly (string | null)[] },
): string[] {
  if (auditNote && 'undoes' in auditNote) return [...others]
  const known = new Set([...after, ...others].map((name) => foldText(name ?? '')))
  const former = before.filter(
    (name): name is string => name !== null && name !== '' && !known.has(foldText(name)),
  )
  return [...others, ...new Set(former)]
}
