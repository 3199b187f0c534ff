import { isRecord } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import type { Values } from './field.ts'

/** What cannot be restored, because it is no longer as the change has left it. */
export const changedSince = Symbol('changed since')

/**
 * A value as it was before a change, with what others have added to it since; `changedSince` if they have changed the same.
 */
export function undoneValue(current: unknown, before: unknown, after: unknown): unknown {
  if (isAlike(current, after)) return before
  if (isAlike(current, before)) return current
  if (!Array.isArray(current) || !Array.isArray(before) || !Array.isArray(after)) return changedSince
  const isOfNames = [current, before, after].flat().every((one) => typeof one === 'string')
  return isOfNames ? undoneNames(current, before, after) : undoneParts(current, before, after)
}

/** Without the names that were added, and with those that were removed. */
function undoneNames(current: unknown[], before: unknown[], after: unknown[]): unknown[] {
  return [
    ...current.filter((name) => before.includes(name) || !after.includes(name)),
    ...before.filter((name) => !after.includes(name) && !current.includes(name)),
  ]
}

/** Restores those parts that are still as the change has left them; all others must not have been part of it. */
function undoneParts(current: unknown[], before: unknown[], after: unknown[]): unknown {
  const [now, earlier, changed] = [current, before, after].map(partsOf)
  if (!now || !earlier || !changed) return changedSince
  const restored: Values[] = []
  for (const part of now) {
    const then = changed.find((one) => isAlike(one, part)) ?? partWith(changed, part['id'])
    // A restored record has its parts under new numbers.
    const first = partWith(earlier, then?.['id'])
    if (!then || isAlike(then, first)) restored.push(part)
    else if (!isAlike(then, part)) return changedSince
    else if (first) restored.push(first)
  }
  const gone = earlier.filter(({ id }) => !partWith(changed, id) && !partWith(restored, id))
  return [...restored, ...gone]
}

function partWith(parts: readonly Values[], id: unknown): Values | undefined {
  return id === undefined ? undefined : parts.find((part) => part['id'] === id)
}

/** Whether values are the same but for the numbers of their parts, which a new part gets when it is stored. */
export function isAlike(one: unknown, other: unknown): boolean {
  return isSame(withoutNumbers(one) ?? null, withoutNumbers(other) ?? null)
}

/** A value with parts as those of no record: their numbers belong to one record. */
export function withoutNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNumbers)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : [[key, withoutNumbers(part)]])),
  )
}

function partsOf(value: unknown[]): Values[] {
  return value.filter(isRecord)
}
