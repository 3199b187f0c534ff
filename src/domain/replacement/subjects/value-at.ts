import { isRecord } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import type { Values } from '#records/field.ts'
import type { TextPath } from '#records/visitor-texts.ts'

/** The value at a place inside of others; undefined if there is none. */
export function valueAt(value: unknown, path: TextPath): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? Reflect.get(inner, step)
        : undefined,
    value,
  )
}

/** Values with another one at a place that exists. */
export function withValueAt(values: Values, path: TextPath, next: unknown): Values {
  const [name, ...rest] = path
  return name === undefined ? values : { ...values, [name]: replaced(values[name], rest, next) }
}

function replaced(value: unknown, [step, ...rest]: TextPath, next: unknown): unknown {
  if (step === undefined) return next
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (index === step ? replaced(one, rest, next) : one))
  return isRecord(value) ? { ...value, [step]: replaced(value[step], rest, next) } : value
}

/**
 * What is stored now with everything as it was before a change, as far as it is what the change has made of it; `left`
 * counts the places that somebody has changed since. Parts are recognised by their numbers.
 */
export function undoneValue(
  current: unknown,
  { before, after }: { before: unknown; after: unknown },
): { value: unknown; left: number } {
  if (isSame(before, after)) return { value: current, left: 0 }
  if (isSame(current, after)) return { value: before, left: 0 }
  const isList = Array.isArray(before) && Array.isArray(after) && before.length === after.length
  if (isList && Array.isArray(current)) {
    let left = 0
    const value = [...current]
    for (const [index, one] of after.entries()) {
      const at = placeOf(one, index, current)
      const undone = undoneValue(current[at], { before: before[index], after: one })
      left += undone.left
      if (at in value) value[at] = undone.value
    }
    return { value, left }
  }
  if (isRecord(before) && isRecord(after) && isRecord(current) && !isDocument(after)) {
    let left = 0
    const value: Record<string, unknown> = { ...current }
    for (const name of Object.keys(after)) {
      const undone = undoneValue(current[name], { before: before[name], after: after[name] })
      left += undone.left
      if (Object.hasOwn(current, name)) value[name] = undone.value
    }
    return { value, left }
  }
  return { value: current, left: 1 }
}

/** A rich text is one place: its paragraphs have no names. */
function isDocument(value: Record<string, unknown>): boolean {
  return value['type'] === 'doc'
}

function placeOf(part: unknown, index: number, among: readonly unknown[]): number {
  const id = isRecord(part) ? part['id'] : undefined
  return id === undefined ? index : among.findIndex((one) => isRecord(one) && one['id'] === id)
}
