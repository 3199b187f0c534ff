import { describe, expect, test } from 'vitest'
import { readNumber, writeNumber } from './number-control.tsx'

describe('A typed number', () => {
  test('counts the smallest units, with a comma or a point', () => {
    expect(['12', '12,5', '12.50', ' 1 200 '].map((typed) => readNumber(typed, 2))).toEqual([
      1200, 1250, 1250, 120_000,
    ])
    expect(readNumber('1957', 0)).toBe(1957)
  })

  test('is empty, or handed on as it is when it is no number', () => {
    expect(readNumber(' ', 0)).toBeNull()
    expect(readNumber('zwölf', 0)).toBe('zwölf')
    expect(readNumber('12,5', 0)).toBe('12,5')
    expect(readNumber('1,234', 2)).toBe('1,234')
  })

  test.each([0, 5, 99, 100, 123_456, -250])('is read as it was written: %i', (units) => {
    expect(readNumber(writeNumber(units, 2), 2)).toBe(units)
  })
})
