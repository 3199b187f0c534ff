import { isSame } from '#operations/index.ts'
import type { Values } from '#records/field.ts'
import { withoutNumbers } from '../events/change-run.ts'
import type { HistoryEntry } from '../records/calls.ts'
import { changesOf, isSameChange, partsOf, takingOver, type Change } from './announcement.ts'

type Entry = Pick<HistoryEntry, 'before' | 'after'>

/**
 * The write that announced a change: the history has what it changed; undefined if it is too long ago. Entries that do
 * not say what was before are those of a new or restored record.
 */
export function entryOf<One extends Entry>(history: readonly One[], change: Change): One | undefined {
  const includes = (values: Values) => changesOf(values).some((one) => isSameChange(one, change))
  return history.find(
    ({ before, after }) => Object.hasOwn(before, 'public_changes') && includes(after) && !includes(before),
  )
}

/**
 * The changes that take an announcement back: everything is as before it, but what was changed since then stays. `kept`
 * are the names of the fields that therefore could not be restored.
 */
export function takenBack(
  values: Values,
  { before, after }: Entry,
  change: Change,
): { changes: Values; kept: string[] } {
  const changes: Values = {
    public_changes: changesOf(values).filter((one) => !isSameChange(one, change)),
  }
  const kept: string[] = []
  for (const name of Object.keys(after)) {
    if (name === 'public_changes') continue
    const value = undone(values[name], before[name], after[name])
    if (value === changed) kept.push(name)
    else if (!isSame(value, values[name])) changes[name] = value
  }
  return { changes: takingOver(values, changes), kept }
}

/** What cannot be restored, because it is no longer as it was announced. */
const changed = Symbol('changed')

function undone(current: unknown, before: unknown, after: unknown): unknown {
  if (isAlike(current, after)) return before
  if (isAlike(current, before)) return current
  if (!Array.isArray(current) || !Array.isArray(before) || !Array.isArray(after)) return changed
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

/** Restores those parts that are still as they were announced; all others must not have been part of it. */
function undoneParts(current: unknown[], before: unknown[], after: unknown[]): unknown {
  const [now, earlier, announced] = [current, before, after].map(partsOf)
  if (!now || !earlier || !announced) return changed
  const restored: Values[] = []
  for (const part of now) {
    const then = announced.find((one) => isAlike(one, part)) ?? partWith(announced, part['id'])
    // A restored record has its parts under new numbers.
    const first = partWith(earlier, then?.['id'])
    if (!then || isAlike(then, first)) restored.push(part)
    else if (!isAlike(then, part)) return changed
    else if (first) restored.push(first)
  }
  const gone = earlier.filter(({ id }) => !partWith(announced, id) && !partWith(restored, id))
  return [...restored, ...gone]
}

function partWith(parts: readonly Values[], id: unknown): Values | undefined {
  return id === undefined ? undefined : parts.find((part) => part['id'] === id)
}

/** Whether values are the same but for the numbers of their parts, which a new part gets when it is stored. */
function isAlike(one: unknown, other: unknown): boolean {
  return isSame(withoutNumbers(one) ?? null, withoutNumbers(other) ?? null)
}
