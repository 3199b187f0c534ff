import { describe, expect, test } from 'vitest'
import { csvOf } from './csv.ts'

describe('A table as CSV', () => {
  test('begins with a byte order mark and quotes cells only where they need it', () => {
    expect(
      csvOf([
        ['Name', 'Ort'],
        ['Saal; groß', 'Der „"alte"“\nBau'],
      ]),
    ).toBe('\uFEFFName;Ort\r\n"Saal; groß";"Der „""alte""“\nBau"\r\n')
  })

  test.each(['=1+1', '@SUM(A1)', '+cmd', '-cmd'])('has no formula for %s', (cell) => {
    expect(csvOf([[cell]])).toBe(`\uFEFF'${cell}\r\n`)
  })

  test('leaves negative numbers as they are', () => {
    expect(csvOf([['-5', '+3,5']])).toBe('\uFEFF-5;+3,5\r\n')
  })
})
