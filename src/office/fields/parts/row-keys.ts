import type { Values } from '#records/field.ts'

const keys = new WeakMap<Values, string>()
let count = 0

/** What a row of a list is known by as long as it is shown: its number or, before it is stored, a key of its own. */
export function keyOf(row: Values): string {
  if (typeof row['id'] === 'number') return String(row['id'])
  const known = keys.get(row)
  if (known !== undefined) return known
  count += 1
  const key = `new ${count}`
  keys.set(row, key)
  return key
}

/** The row that has taken the place of another one, and is known by the same key. */
export function inPlaceOf(before: Values, after: Values): Values {
  keys.set(after, keyOf(before))
  return after
}
