import { expect, test } from 'vitest'
import { lines } from './lines.ts'

const parse = (typed: unknown, format?: 'email') =>
  lines
    .input(
      { kind: 'lines', limit: 20, max: 3, label: { de: '', en: '' }, ...(format && { format }) },
      () => ({}),
    )
    .safeParse(typed)

test('Lines are stored once each, without empty ones', () => {
  expect(parse([' Saal ', '', 'Saal']).data).toEqual(['Saal'])
})

test('Lines that are too many, too long or of another format are refused', () => {
  expect(parse(['a', 'b', 'c', 'd']).success).toBe(false)
  expect(parse(['x'.repeat(21)]).success).toBe(false)
  expect([parse(['a@example.org'], 'email').success, parse(['a'], 'email').success]).toEqual([true, false])
})
