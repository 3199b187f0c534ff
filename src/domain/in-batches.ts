import type { Scope } from './scope.ts'

/**
 * Combines the requests of many loaders of a page into one query: all ids requested in the same tick of the event loop
 * are looked up together as soon as they are known; a loader that has to find its ids first passes a promise of them.
 * The result is keyed by id and may contain more than the requested ones. A loader whose ids can't be found fails alone.
 */
export function inBatches<Found>(
  find: (scope: Scope, ids: number[]) => Promise<Map<number, Found>>,
): (scope: Scope, ids: number[] | Promise<number[]>) => Promise<Map<number, Found>> {
  const batches = new WeakMap<Scope, { asked: Promise<number[]>[]; found: Promise<Map<number, Found>> }>()
  const open = (scope: Scope) => {
    const asked: Promise<number[]>[] = []
    const found = Promise.resolve().then(async () => {
      batches.delete(scope)
      const settled = await Promise.allSettled(asked)
      const ids = new Set(settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])))
      return ids.size === 0 ? new Map<number, Found>() : find(scope, [...ids])
    })
    const batch = { asked, found }
    batches.set(scope, batch)
    return batch
  }
  return (scope, ids) => {
    const batch = batches.get(scope) ?? open(scope)
    const own = Promise.resolve(ids)
    batch.asked.push(own)
    return own.then(() => batch.found)
  }
}
