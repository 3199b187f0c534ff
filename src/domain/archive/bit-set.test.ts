import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addBit,
  countBits,
  emptySet,
  forEachBit,
  fullSet,
  intersect,
  removeBit,
  takeBits,
  unite,
  within,
  type BitSet,
} from './bit-set.ts'

const size = 130
const places = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }))
const bound = fc.integer({ min: 0, max: size })

test('bit sets behave like sets of numbers', () => {
  fc.assert(
    fc.property(places, places, bound, bound, fc.nat(140), (a, b, from, to, limit) => {
      const [first, second] = [setOf(a), setOf(b)]
      const ordered = a.toSorted((x, y) => x - y)
      expect(listOf(first)).toEqual(ordered)
      expect(countBits(first)).toBe(a.length)
      expect(listOf(intersect(first, second))).toEqual(ordered.filter((place) => b.includes(place)))
      expect(listOf(unite(first, second))).toEqual([...new Set([...a, ...b])].toSorted((x, y) => x - y))
      expect(listOf(within(first, from, to))).toEqual(ordered.filter((place) => place >= from && place < to))
      expect(takeBits(first, limit, 'start')).toEqual(ordered.slice(0, limit))
      expect(takeBits(first, limit, 'end')).toEqual(ordered.toReversed().slice(0, limit))
    }),
    { seed: 1913 },
  )
})

test('a full set contains exactly the numbers in its range', () => {
  for (const many of [0, 1, 31, 32, 33, 64]) expect(countBits(fullSet(many))).toBe(many)
  const set = fullSet(40)
  removeBit(set, 39)
  expect(countBits(set)).toBe(39)
  removeBit(set, 39)
  expect(countBits(set)).toBe(39)
})

function setOf(numbers: readonly number[]): BitSet {
  const set = emptySet(size)
  for (const place of numbers) addBit(set, place)
  return set
}

function listOf(set: BitSet): number[] {
  const numbers: number[] = []
  forEachBit(set, (place) => numbers.push(place))
  return numbers
}
