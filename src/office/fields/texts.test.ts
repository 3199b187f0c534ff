import { describe, expect, test } from 'vitest'
import { withLines } from './texts.tsx'

describe('Lines in two languages', () => {
  const movements = [
    { de: 'Schnell', en: 'Fast' },
    { de: 'Langsam', en: 'Slow' },
  ]

  test('are replaced in one language only', () => {
    expect(withLines(movements, 'en', 'Quick\nSlow')).toEqual([
      { de: 'Schnell', en: 'Quick' },
      { de: 'Langsam', en: 'Slow' },
    ])
  })

  test('keep the other language when a line is removed', () => {
    expect(withLines(movements, 'en', 'Fast')).toEqual([
      { de: 'Schnell', en: 'Fast' },
      { de: 'Langsam', en: '' },
    ])
  })

  test('end with the last text, except for a line that has just begun', () => {
    expect(withLines([{ de: 'A', en: '' }], 'de', '')).toEqual([])
    expect(withLines([{ de: 'A', en: '' }], 'de', 'A\n')).toEqual([
      { de: 'A', en: '' },
      { de: '', en: '' },
    ])
  })
})
