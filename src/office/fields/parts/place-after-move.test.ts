import { expect, test } from 'vitest'
import { placeAfterMove } from './place-after-move.ts'

test.each([
  [2, 2, 0, 0],
  [1, 2, 0, 2],
  [0, 0, 2, 2],
  [1, 0, 2, 0],
  [3, 0, 2, 3],
  [0, 3, 1, 0],
])('The part at %i is, after one has moved from %i to %i, at %i', (at, from, to, expected) => {
  expect(placeAfterMove(at, from, to)).toBe(expected)
})
