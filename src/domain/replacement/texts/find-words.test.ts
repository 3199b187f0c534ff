import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findWords, patternOf, type Wording } from './find-words.ts'

const found = (text: string, sought: string, how: Partial<Wording> = {}) =>
  findWords(text, { sought, instead: '', isWhole: false, isCaseKept: false, ...how }).map(({ start, end }) =>
    text.slice(start, end),
  )

describe('Finding words in a text', () => {
  test('takes what is typed literally', () => {
    expect(found('100 % und 100_%', '% u')).toEqual(['% u'])
    expect(found('a.b axb', 'a.b')).toEqual(['a.b'])
    expect(found(String.raw`C:\Haus <b>"x"</b>`, String.raw`C:\Haus <b>"x"`)).toEqual([
      String.raw`C:\Haus <b>"x"`,
    ])
  })

  test('ignores case unless it is asked to keep it, also of ß and umlauts', () => {
    expect(found('MÜLLER Müller müller', 'müller')).toHaveLength(3)
    expect(found('MÜLLER Müller müller', 'müller', { isCaseKept: true })).toEqual(['müller'])
    expect(found('Hauptstraße, HAUPTSTRASSE', 'hauptstrasse')).toEqual(['Hauptstraße', 'HAUPTSTRASSE'])
    expect(found('Straße', 'stras')).toEqual([])
  })

  test('finds letters however their accents are encoded', () => {
    expect(found('Dvořák'.normalize('NFD'), 'Dvořák')).toEqual(['Dvořák'.normalize('NFD')])
    expect(found('Dvořák', 'Dvořák'.normalize('NFD'))).toEqual(['Dvořák'])
    expect(found('Dvořák'.normalize('NFD'), 'Dvor')).toEqual([])
  })

  test('finds whole words on demand', () => {
    expect(found('Saal, Saales, Ursaal', 'Saal', { isWhole: true })).toEqual(['Saal'])
    expect(found('(030) 55 und 1(030) 55', '(030) 55', { isWhole: true })).toHaveLength(2)
  })

  test('leaves out what says already what is to stand there', () => {
    expect(found('müller Müller', 'müller', { instead: 'Müller' })).toEqual(['müller'])
  })

  test('finds places that do not overlap', () => {
    expect(findWords('aaaa', { sought: 'aa', instead: 'a', isWhole: false, isCaseKept: true })).toEqual([
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ])
  })
})

test('Whatever is sought, the expression for the database matches the text and the JSON in which it is found', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('aAsSßẞäÄ%_\\"<.*[(\'– 1é')),
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(
      letters,
      letters,
      letters,
      fc.boolean(),
      fc.boolean(),
      (before, sought, after, isCaseKept, isDecomposed) => {
        const plain = before + (isCaseKept ? sought : sought.toUpperCase()) + after
        const text = isDecomposed ? plain.normalize('NFD') : plain
        if (findWords(text, { sought, instead: '#', isWhole: false, isCaseKept }).length === 0) return
        // The expressions are the same in both dialects, as far as they are used here.
        const pattern = new RegExp(patternOf({ sought, isCaseKept }), isCaseKept ? 'u' : 'iu')
        expect(text).toMatch(pattern)
        expect(JSON.stringify(text)).toMatch(pattern)
      },
    ),
    { numRuns: 2000 },
  )
})
