import { expect, test } from 'vitest'
import { openTokenBuckets } from './token-buckets.ts'

test('a bucket yields its tokens, then those that are refilled, and returns how long that takes', () => {
  const buckets = openTokenBuckets({ capacity: 3, perSecond: 0.5 })
  const take = (now: number) => buckets.take('a', now)
  expect([take(0), take(0), take(0), take(0)]).toEqual([0, 0, 0, 2])
  expect(take(1000)).toBe(1)
  expect([take(2000), take(2000)]).toEqual([0, 2])
  expect([take(60_000), take(60_000), take(60_000), take(60_000)]).toEqual([0, 0, 0, 2])
})

test('every key has a bucket of its own', () => {
  const buckets = openTokenBuckets({ capacity: 1, perSecond: 1 })
  expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('b', 0)]).toEqual([0, 1, 0])
})

test('a clock that is set back adds and removes nothing', () => {
  const buckets = openTokenBuckets({ capacity: 1, perSecond: 1 })
  expect([buckets.take('a', 10_000), buckets.take('a', 0), buckets.take('a', 1000)]).toEqual([0, 1, 0])
})

test('the least recently used bucket is removed when there are too many', () => {
  const buckets = openTokenBuckets({ capacity: 1, perSecond: 0.001, maxKeys: 2 })
  for (const key of ['a', 'b', 'a', 'c']) buckets.take(key, 0)
  expect(buckets.take('a', 0)).toBe(1000)
  expect(buckets.take('b', 0)).toBe(0)
})
