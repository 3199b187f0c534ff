import { describe, expect, test } from 'vitest'
import { excerptPieces } from './excerpt.ts'

describe('The excerpt of a paragraph', () => {
  test('marks what is not true, and is the whole of a short one', () => {
    const untrue = [{ start: 3, end: 12, words: '19.30 Uhr', instead: '20.00 Uhr' }]
    expect(excerptPieces({ text: 'Um 19.30 Uhr geht es los.', untrue })).toEqual([
      { text: 'Um ', isUntrue: false, instead: null },
      { text: '19.30 Uhr', isUntrue: true, instead: '20.00 Uhr' },
      { text: ' geht es los.', isUntrue: false, instead: null },
    ])
  })

  test('leaves out whole words that are far away', () => {
    const far = 'Wort '.repeat(60)
    const untrue = [{ start: far.length, end: far.length + 4, words: 'Karl', instead: null }]
    const text = excerptPieces({ text: `${far}Karl ${far}`, untrue })
      .map((piece) => piece.text)
      .join('')
    expect(text).toMatch(/^… Wort .* Karl Wort .*Wort …$/)
    expect(text.length).toBeLessThan(220)
  })

  test('is empty without a paragraph', () => {
    expect(excerptPieces({ text: null, untrue: [] })).toEqual([])
  })
})
