import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffWords } from './diff-words.ts'

describe('The difference between two texts', () => {
  it('is shown word by word', () => {
    expect(diffWords('Orgelnacht bis Mitternacht', 'Orgelnacht bis zwei Uhr früh')).toEqual([
      { kind: 'same', text: 'Orgelnacht bis' },
      { kind: 'removed', text: ' Mitternacht' },
      { kind: 'added', text: ' zwei Uhr früh' },
    ])
  })

  it('leaves the last word as it was when others follow it', () => {
    expect(diffWords('Zwei', 'Zwei Konzerte')).toEqual([
      { kind: 'same', text: 'Zwei' },
      { kind: 'added', text: ' Konzerte' },
    ])
  })

  it('leaves a word as it was when only the punctuation after it changes', () => {
    expect(diffWords('5.200 Pfeifen und Manuale.', '5.300 Pfeifen, Manuale und mehr.')).toEqual([
      { kind: 'removed', text: '5.200' },
      { kind: 'added', text: '5.300' },
      { kind: 'same', text: ' Pfeifen' },
      { kind: 'removed', text: ' und' },
      { kind: 'added', text: ',' },
      { kind: 'same', text: ' Manuale' },
      { kind: 'added', text: ' und mehr' },
      { kind: 'same', text: '.' },
    ])
  })

  it('contains both texts completely, whatever they are', () => {
    const words = fc
      .array(fc.constantFrom('a ', 'b ', 'c', ' ', 'ä\n', ', ', '.'), { maxLength: 30 })
      .map((list) => list.join(''))
    fc.assert(
      fc.property(words, words, (before, after) => {
        const parts = diffWords(before, after)
        const join = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join('')
        expect(join('removed')).toBe(after)
        expect(join('added')).toBe(before)
      }),
      { seed: 1, numRuns: 500 },
    )
  })
})
