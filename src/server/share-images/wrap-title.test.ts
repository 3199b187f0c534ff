import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutToWidth, wrapTitle, type TitleBox } from './wrap-title.ts'

/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number) => Array.from(text).length * size * 0.5
const box: TitleBox = { width: 400, height: 400, sizes: [80, 60, 40], lineHeight: 1, maxLines: 3 }

describe('A title', () => {
  test('is in one line in the largest size if it fits', () => {
    expect(wrapTitle('Orgelnacht', box, measure)).toEqual({ size: 80, lines: ['Orgelnacht'] })
  })

  test('breaks between words, into lines of similar length', () => {
    expect(wrapTitle('Wie klingt ein leerer Saal', { ...box, sizes: [40] }, measure).lines).toEqual([
      'Wie klingt ein',
      'leerer Saal',
    ])
  })

  test('shrinks for a long word before it breaks it', () => {
    expect(wrapTitle('Kammermusiksaal', box, measure)).toEqual({ size: 40, lines: ['Kammermusiksaal'] })
  })

  test('breaks after hyphens and dashes, and at soft hyphens, which show only there', () => {
    const narrow = { ...box, width: 100, sizes: [20] }
    expect(wrapTitle('Jahres-Konzert', narrow, measure).lines).toEqual(['Jahres-', 'Konzert'])
    expect(wrapTitle('Kammer\u00admusik\u00adsaal', narrow, measure).lines).toEqual(['Kammer-', 'musiksaal'])
    expect(wrapTitle('Saal\u00ad', narrow, measure).lines).toEqual(['Saal'])
  })

  test('breaks a word only if even the smallest size is too large for it', () => {
    const lines = wrapTitle('Donaudampfschifffahrtsgesellschaft', box, measure).lines
    expect(lines).toEqual(['Donaudampfschifffah-', 'rtsgesellschaft'])
  })

  test('ends in an ellipsis if it does not fit', () => {
    const lines = wrapTitle('Ein sehr langer Titel '.repeat(12), box, measure).lines
    expect(lines).toHaveLength(3)
    expect(lines[2]).toMatch(/…$/)
  })

  test('never overflows its box', () => {
    const boxes = fc.record({
      width: fc.integer({ min: 30, max: 900 }),
      height: fc.integer({ min: 10, max: 500 }),
      sizes: fc.constantFrom([96, 72, 48], [40], [88, 20]),
      lineHeight: fc.constantFrom(0.9, 1, 1.2),
      maxLines: fc.integer({ min: 1, max: 5 }),
    })
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc
        .array(fc.constantFrom('Konzert', '-', ' ', '\u00ad', '–', '/', '\u00a0', 'ein', '\n'), {
          maxLength: 40,
        })
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, boxes, (title, room) => {
        const { size, lines } = wrapTitle(title, room, measure)
        expect(room.sizes).toContain(size)
        expect(lines.length).toBeLessThanOrEqual(room.maxLines)
        expect(lines.length * size * room.lineHeight).toBeLessThanOrEqual(room.height)
        for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width)
      }),
      { numRuns: 500 },
    )
  })

  test('loses none of its words if it fits', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(words, (title) => {
        const { lines } = wrapTitle(title.join(' '), { ...box, sizes: [20], maxLines: 9 }, measure)
        expect(lines.join(' ')).toBe(title.join(' '))
      }),
    )
  })
})

test('A line is cut with an ellipsis only if it is too wide, and to nothing if not even that fits', () => {
  const tenWide = (line: string) => line.length * 10
  expect(cutToWidth('Saal', 40, tenWide)).toBe('Saal')
  expect(cutToWidth('Großer Saal', 80, tenWide)).toBe('Großer…')
  expect(cutToWidth('Großer Saal', 5, tenWide)).toBe('')
})
