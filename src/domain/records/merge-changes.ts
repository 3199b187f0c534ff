import { isRecord } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import type { Field, Fields, Values } from '#records/field.ts'
import { isLocalized } from './values.ts'

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
    const value = mergeValue(field, current, mine, Object.hasOwn(seen, name) ? seen[name] : current)
    if (value === conflict) merged.conflicts[name] = current
    else if (!isSame(value, current)) merged.changes[name] = value
  }
  return merged
}

const conflict = Symbol('conflict')

function mergeValue(field: Field, stored: unknown, mine: unknown, seen: unknown): unknown {
  if (isSame(stored, seen) || isSame(stored, mine)) return mine
  if (isSame(mine, seen)) return stored
  if (!isRecord(stored) || !isRecord(mine) || !isRecord(seen)) return conflict
  return field.kind === 'facts' || isLocalized(stored) ? mergeByKey(field, stored, mine, seen) : conflict
}

function mergeByKey(field: Field, stored: Values, mine: Values, seen: Values): unknown {
  const keys = new Set([stored, mine, seen].flatMap(Object.keys))
  const merged = [...keys].map((key) => [key, mergeValue(field, stored[key], mine[key], seen[key])] as const)
  return merged.some(([, value]) => value === conflict)
    ? conflict
    : Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}
