export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** From `least` to `most`, both included. */
  whole: (least: number, most: number) => number
  /** One of the values; throws a RangeError when there are none. */
  pick: <Value>(values: readonly Value[]) => Value
}

/** Returns the same numbers in every run, so that two runs send the same queries (mulberry32). */
export function openRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick(values) {
      const index = Math.floor(next() * values.length)
      for (const value of values.slice(index, index + 1)) return value
      throw new RangeError('there is nothing to pick from')
    },
  }
}
