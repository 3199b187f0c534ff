import type { Scope } from './scope.ts'

/**
 * Has many loaders of a page ask one question: what is asked for in the same turn of the event loop is looked for
 * together, once all that was asked for is known: a loader that has to find its ids first hands in their promise. The
 * answer holds what was found, by id; it may hold more than one asked for.
 */
export function inBatches<Found>(
  find: (scope: Scope, ids: number[]) => Promise<Map<number, Found>>,
): (scope: Scope, ids: number[] | Promise<number[]>) => Promise<Map<number, Found>> {
  const batches = new WeakMap<Scope, { asked: Promise<number[]>[]; found: Promise<Map<number, Found>> }>()
  const open = (scope: Scope) => {
    const asked: Promise<number[]>[] = []
    const found = Promise.resolve().then(async () => {
      batches.delete(scope)
      const ids = await Promise.all(asked)
      return find(scope, [...new Set(ids.flat())])
    })
    const batch = { asked, found }
    batches.set(scope, batch)
    return batch
  }
  return (scope, ids) => {
    const batch = batches.get(scope) ?? open(scope)
    batch.asked.push(Promise.resolve(ids))
    return batch.found
  }
}
