import type { OpenRelease, WaitingChange } from '#contracts/office-releases.ts'

/** Another release that changes the same fields. */
export type RivalChange = { release: OpenRelease; fields: readonly string[] }

/** By the number of each waiting change, the others of the same record that change the same fields, in their order. */
export function rivalChanges(waiting: readonly WaitingChange[]): Map<number, RivalChange[]> {
  return new Map(
    waiting.map((change) => [
      change.id,
      waiting.flatMap((other): RivalChange[] => {
        if (other.id === change.id) return []
        const fields = Object.keys(other.changes).filter((name) => Object.hasOwn(change.changes, name))
        return fields.length === 0 ? [] : [{ release: other.release, fields }]
      }),
    ]),
  )
}
