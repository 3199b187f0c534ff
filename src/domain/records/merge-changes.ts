import { perLanguage } from '#i18n/languages.ts'
import { isSame } from '#operations/index.ts'
import type { Fields, Values } from '#records/field.ts'
import { isLocalized } from './values.ts'

type Merged = {
  changes: Values
  /** The stored values of fields that somebody else has changed since the caller has seen them. */
  conflicts: Values
}

/**
 * Compares changes with what is stored and with what the caller has seen: fields that only one side has changed are
 * merged, localized texts by language. A field without a seen value is overwritten.
 */
export function mergeChanges(fields: Fields, stored: Values, changes: Values, seen: Values): Merged {
  const merged: Merged = { changes: {}, conflicts: {} }
  for (const [name, mine] of Object.entries(changes)) {
    if (!fields[name]) continue
    const current = stored[name]
    const value = mergeValue(current, mine, Object.hasOwn(seen, name) ? seen[name] : current)
    if (value === conflict) merged.conflicts[name] = current
    else if (!isSame(value, current)) merged.changes[name] = value
  }
  return merged
}

const conflict = Symbol('conflict')

function mergeValue(stored: unknown, mine: unknown, seen: unknown): unknown {
  if (isSame(stored, seen) || isSame(stored, mine)) return mine
  if (isSame(mine, seen)) return stored
  if (!isLocalized(stored) || !isLocalized(mine) || !isLocalized(seen)) return conflict
  const texts = perLanguage((language) => mergeValue(stored[language], mine[language], seen[language]))
  return texts.de === conflict || texts.en === conflict ? conflict : texts
}
