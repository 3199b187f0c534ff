/** A seeded source of random numbers; the same seed always gives the same sequence. */
export interface Random {
  /** A number in [0, 1). */
  next: () => number
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
  /** One of the items; throws on an empty list. */
  pick: <T>(items: readonly T[]) => T
  /** One of the items, in proportion to its weight; throws on an empty list. */
  pickWeighted: <T>(items: readonly T[], weight: (item: T) => number) => T
  shuffle: <T>(items: readonly T[]) => T[]
}

/** Makes a source from any text: a multiplicative hash gives the seed, sfc32 the sequence. */
export function seededRandom(seed: string): Random {
  const next = sfc32(seed)
  const pick = <T>(items: readonly T[]): T => at(items, Math.floor(next() * items.length))
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick,
    pickWeighted: (items, weight) => {
      let left = next() * items.reduce((sum, item) => sum + weight(item), 0)
      for (const item of items) {
        left -= weight(item)
        if (left < 0) return item
      }
      return at(items, items.length - 1)
    },
    shuffle: (items) => {
      const shuffled = [...items]
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = Math.floor(next() * (last + 1))
        const kept = at(shuffled, last)
        shuffled[last] = at(shuffled, other)
        shuffled[other] = kept
      }
      return shuffled
    },
  }
}

/** The item at an index that must exist. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${items.length}`)
  return item
}

function sfc32(seed: string): () => number {
  let a = hash(seed, 0xdeadbeef)
  let b = hash(seed, 0x41c6ce57)
  let c = hash(seed, 0x9e3779b9)
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4294967296
  }
  for (let round = 0; round < 12; round++) next()
  return next
}

function hash(text: string, start: number): number {
  let value = start
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 2654435761)
    value = (value << 13) | (value >>> 19)
  }
  return Math.imul(value ^ (value >>> 16), 2246822507) | 0
}
