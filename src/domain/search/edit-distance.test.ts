import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['mozart', 'mozart', 0],
  ['mozrt', 'mozart', 1],
  ['hadyn', 'haydn', 1],
  ['tschaikowski', 'tchaikovsky', 3],
  ['', 'bach', 4],
])('“%s” and “%s” are %i letters apart', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})

test('the distance is the same in both directions, and zero only for equal words', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a))
      expect(editDistance(a, b) === 0).toBe(a === b)
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})
