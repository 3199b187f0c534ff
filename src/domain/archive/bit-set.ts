/** Sets of small integers, one bit each. All sets in one operation have the same size. */
export type BitSet = Uint32Array

export function emptySet(size: number): BitSet {
  return new Uint32Array((size + 31) >>> 5)
}

export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffffffff)
  const last = size & 31
  if (last > 0) set[set.length - 1] = 2 ** last - 1
  return set
}

/** The set of these numbers. */
export function setOf(size: number, numbers: Iterable<number>): BitSet {
  const set = emptySet(size)
  for (const number of numbers) addBit(set, number)
  return set
}

export function addBit(set: BitSet, place: number): void {
  set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31))
}

export function removeBit(set: BitSet, place: number): void {
  set[place >>> 5] = (set[place >>> 5] ?? 0) & ~(1 << (place & 31))
}

/** The intersection of one or more sets. */
export function intersect(first: BitSet, ...others: BitSet[]): BitSet {
  const result = first.slice()
  for (const other of others)
    for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) & (other[word] ?? 0)
  return result
}

export function unite(a: BitSet, b: BitSet): BitSet {
  return a.map((word, index) => word | (b[index] ?? 0))
}

/** The subset from `from` up to, but not including, `to`. */
export function within(set: BitSet, from: number, to: number): BitSet {
  const result = new Uint32Array(set.length)
  if (from >= to) return result
  const first = from >>> 5
  const last = (to - 1) >>> 5
  result.set(set.subarray(first, last + 1), first)
  result[first] = (result[first] ?? 0) & (0xffffffff << (from & 31))
  const rest = to & 31
  if (rest > 0) result[last] = (result[last] ?? 0) & (2 ** rest - 1)
  return result
}

export function countBits(set: BitSet): number {
  let count = 0
  for (let word of set) {
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** Calls `visit` with every number in the set, in ascending order. */
export function forEachBit(set: BitSet, visit: (place: number) => void): void {
  for (let index = 0; index < set.length; index++) {
    let word = set[index] ?? 0
    while (word !== 0) {
      const lowest = word & -word
      visit((index << 5) + 31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
}

/** The first or last numbers of the set, at most `limit`; in that order. */
export function takeBits(set: BitSet, limit: number, from: 'start' | 'end'): number[] {
  const taken: number[] = []
  const step = from === 'start' ? 1 : -1
  for (
    let index = from === 'start' ? 0 : set.length - 1;
    taken.length < limit && index >= 0 && index < set.length;
    index += step
  ) {
    let word = set[index] ?? 0
    while (word !== 0 && taken.length < limit) {
      const bit = from === 'start' ? 31 - Math.clz32(word & -word) : 31 - Math.clz32(word)
      taken.push((index << 5) + bit)
      word &= ~(1 << bit)
    }
  }
  return taken
}
