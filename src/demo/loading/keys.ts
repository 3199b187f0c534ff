/** The database id of a key of the plan. A plan that uses an unknown key is wrong. */
export function idOf(ids: Map<string, number>, key: string, what: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo's plan names an unknown ${what}: ${key}`)
  return id
}

/** Pairs keys with the ids that a command returned in the same order. */
export function byKey(plans: { key: string }[], ids: number[]): Map<string, number> {
  return new Map(plans.flatMap(({ key }, index) => (ids[index] === undefined ? [] : [[key, ids[index]]])))
}

export function inChunks<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
