import { isSame } from '#operations/index.ts'
import { emptyRecord, type Fields, type Values } from '#records/field.ts'
import { mergeChanges } from '#records/merge-changes.ts'
import { mineOver, realChanges, seenOf, without } from './form-changes.ts'

/** What a form knows of its record. */
export type FormState = {
  /** The values that its user has seen as stored. */
  seen: Values
  /** What was typed. */
  changes: Values
  /** The stored values of fields that somebody else has changed in another way. */
  conflicts: Values
}

/**
 * The state after what is stored by now has become known: fields that were not touched take over its values, and those of
 * which others have changed another part are merged. What both have changed stays as it was typed, and is a conflict.
 */
export function meetStored(fields: Fields, { seen, changes }: FormState, stored: Values): FormState {
  const unsaved = realChanges(seen, changes)
  const met = mergeChanges(fields, stored, unsaved, seenOf(seen, unsaved))
  const kept = Object.entries(changes).flatMap(([name, value]): [string, unknown][] => {
    if (Object.hasOwn(met.conflicts, name)) return [[name, value]]
    if (Object.hasOwn(met.changes, name)) return [[name, met.changes[name]]]
    // A field that was set back by hand stays touched, as long as it is so in what is stored.
    return !Object.hasOwn(unsaved, name) && isSame(stored[name], seen[name]) ? [[name, value]] : []
  })
  return {
    seen: { ...stored, ...seenOf(seen, met.conflicts) },
    changes: Object.fromEntries(kept),
    conflicts: met.conflicts,
  }
}

/** The state after a decision about a field that both have changed. */
export function decideField(state: FormState, name: string, choice: 'mine' | 'theirs'): FormState {
  const { seen, changes, conflicts } = state
  const theirs = conflicts[name]
  return {
    seen: { ...seen, [name]: theirs },
    changes:
      choice === 'mine'
        ? { ...changes, [name]: mineOver(seen[name], changes[name], theirs) }
        : without(changes, name),
    conflicts: without(conflicts, name),
  }
}

/** What of a form is worth keeping in the browser; of a new record all that is not empty, whatever it began with. */
export function entriesOf(
  fields: Fields,
  { seen, changes }: FormState,
  isNew: boolean,
): { seen: Values; changes: Values } {
  const typed = realChanges(seen, changes)
  if (!isNew || Object.keys(typed).length === 0) return { seen: seenOf(seen, typed), changes: typed }
  return { seen: {}, changes: realChanges(emptyRecord(fields), { ...seen, ...changes }) }
}

/** The state of a form that continues with kept entries: as if it had been open all the time. */
export function continueEntries(
  fields: Fields,
  stored: Values,
  entries: { seen: Values; changes: Values },
  isNew: boolean,
): FormState {
  // The definition may have lost fields since, or got importers that write them.
  const changes = Object.fromEntries(
    Object.entries(entries.changes).filter(([name]) => fields[name] && !fields[name].readOnly),
  )
  if (isNew)
    return {
      seen: stored,
      changes: realChanges(stored, { ...emptyRecord(fields), ...changes }),
      conflicts: {},
    }
  const before = { seen: { ...stored, ...entries.seen }, changes, conflicts: {} }
  return meetStored(fields, before, stored)
}
