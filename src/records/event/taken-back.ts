import { isSame } from '#operations/index.ts'
import type { Values } from '../field.ts'
import { changedSince, undoneValue } from '../undone-value.ts'
import { changesOf, isSameChange, takingOver, type Change } from './announcement.ts'

type Entry = { before: Values; after: Values }

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
    const value = undoneValue(values[name], before[name], after[name])
    if (value === changedSince) kept.push(name)
    else if (!isSame(value, values[name])) changes[name] = value
  }
  return { changes: takingOver(values, changes), kept }
}
