import { isRecord } from '#json/is-record.ts'
import { languages, perLanguage, type Localized } from '#i18n/languages.ts'
import { isSame } from '#operations/index.ts'
import { isNeverNull, type Field, type Fields, type Values } from './field.ts'

type Merged = {
  changes: Values
  /** The stored values of fields that somebody else has changed since the caller has seen them. */
  conflicts: Values
}

/**
 * Compares changes with what is stored and with what the caller has seen: fields that only one side has changed are
 * merged, localized texts by language and facts by their names. A field without a seen value is overwritten.
 */
export function mergeChanges(fields: Fields, stored: Values, changes: Values, seen: Values): Merged {
  const merged: Merged = { changes: {}, conflicts: {} }
  for (const [name, mine] of Object.entries(changes)) {
    const field = fields[name]
    if (!field) continue
    const current = stored[name]
    const before = Object.hasOwn(seen, name) ? seen[name] : current
    const value =
      field.kind === 'text' && field.localized
        ? withoutEmpty(field, mergeValue(pairOf(current), pairOf(mine), pairOf(before)))
        : field.kind === 'facts'
          ? mergeFacts(current, mine, before)
          : mergeValue(current, mine, before)
    if (value === conflict) merged.conflicts[name] = current
    else if (!isSame(value, current)) merged.changes[name] = value
  }
  return merged
}

/** The result where both sides have changed the same. */
export const conflict = Symbol('conflict')

/** What is stored and what somebody wants instead of what they have seen; localized values are merged by language. */
export function mergeValue(stored: unknown, mine: unknown, seen: unknown): unknown {
  if (isSame(stored, seen) || isSame(stored, mine)) return mine
  if (isSame(mine, seen)) return stored
  if (!isLocalized(stored) || !isLocalized(mine) || !isLocalized(seen)) return conflict
  const texts = perLanguage((language) => mergeValue(stored[language], mine[language], seen[language]))
  return texts.de === conflict || texts.en === conflict ? conflict : texts
}

function mergeFacts(stored: unknown, mine: unknown, seen: unknown): unknown {
  if (!isRecord(stored) || !isRecord(mine) || !isRecord(seen)) return mergeValue(stored, mine, seen)
  const names = [...new Set([stored, mine, seen].flatMap(Object.keys))]
  const facts = names.map((name) => [name, mergeValue(stored[name], mine[name], seen[name])] as const)
  return facts.some(([, value]) => value === conflict)
    ? conflict
    : Object.fromEntries(facts.filter(([, value]) => value !== undefined))
}

/** A text that is empty in both languages is stored as null; it is merged by language nevertheless. */
function pairOf(value: unknown): unknown {
  return value === null || value === undefined ? { de: '', en: '' } : value
}

function withoutEmpty(field: Field, value: unknown): unknown {
  return !isNeverNull(field) && isSame(value, { de: '', en: '' }) ? null : value
}

/** Whether a value has a part for each language. */
export function isLocalized(value: unknown): value is Localized<unknown> {
  return isRecord(value) && languages.every((language) => Object.hasOwn(value, language))
}
