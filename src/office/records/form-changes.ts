import { isSame } from '#operations/index.ts'
import type { Values } from '#records/field.ts'

/** The changes that differ from what is stored. */
export function realChanges(stored: Values, changes: Values): Values {
  return Object.fromEntries(Object.entries(changes).filter(([name, value]) => !isSame(value, stored[name])))
}

/** What the user has seen of the fields that are changed, so that the server can merge what others did meanwhile. */
export function seenOf(stored: Values, changes: Values): Values {
  return Object.fromEntries(Object.keys(changes).map((name) => [name, stored[name] ?? null]))
}

/**
 * The changes that are left after a save was answered: fields that were typed in while it was under way keep what was
 * typed.
 */
export function leftAfterSave(changes: Values, sent: Values): Values {
  return Object.fromEntries(Object.entries(changes).filter(([name, value]) => value !== sent[name]))
}

/** The values without one of them. */
export function without(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([one]) => one !== name))
}
