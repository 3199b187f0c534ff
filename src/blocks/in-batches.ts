import type { Scope } from '#domain/scope.ts'

/**
 * Has many loaders of a page ask one question: what is asked for in the same turn of the event loop is looked for
 * together. The answer holds what was found, by id; it may hold more than one asked for.
 */
export function inBatches<Found>(
  find: (scope: Scope, ids: number[]) => Promise<Map<number, Found>>,
): (scope: Scope, ids: number[]) => Promise<Map<number, Found>> {
  const batches = new WeakMap<Scope, { ids: Set<number>; found: Promise<Map<number, Found>> }>()
  const open = (scope: Scope) => {
    const ids = new Set<number>()
    const found = Promise.resolve().then(() => {
      batches.delete(scope)
      return find(scope, [...ids])
    })
    const batch = { ids, found }
    batches.set(scope, batch)
    return batch
  }
  return (scope, ids) => {
    const batch = batches.get(scope) ?? open(scope)
    for (const id of ids) batch.ids.add(id)
    return batch.found
  }
}
