import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRealDay } from '#i18n/dates.ts'
import { equalWords } from './equal-words.ts'
import { foldWord as fold } from '../fold-text.ts'
import { readQuestion } from './read-question.ts'
import { isComplete } from '../../../../tests/support/sweep.ts'

const today = '2026-11-20'
const fragments = fc.constantFrom(
  ...'" „ “ ” » « - – ≤ € . , / : 24 12 2026 im am bis ab und heute März May Freitag KV op. Hob. XVI:52 unter 30 Euro für Kinder der a'.split(
    ' ',
  ),
  ' ',
  '\n',
)
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fragments, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.array(fragments, { maxLength: 60 }).map((parts) => parts.join(' ')),
)
const language = fc.constantFrom('de' as const, 'en' as const)

describe('Any typed text', () => {
  test('becomes a query within its limits', () => {
    fc.assert(
      fc.property(anyText, language, (text, lang) => {
        const { terms, excluded, understood, contentTerms } = readQuestion(text, { language: lang, today })
        for (const list of [terms, excluded, contentTerms]) {
          expect(list.length).toBeLessThanOrEqual(12)
          for (const term of list) expect(term.text).toMatch(/^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u)
        }
        expect(new Set(understood.map(({ key }) => key)).size).toBe(understood.length)
        for (const part of understood) {
          expect(text.normalize('NFC').replace(/\s+/gu, ' ')).toContain(part.words)
          if (part.key !== 'date') continue
          expect([part.from, part.to].every(isRealDay)).toBe(true)
          expect(part.from <= part.to).toBe(true)
        }
      }),
      { numRuns: isComplete ? 2000 : 400 },
    )
  })

  test('contains no filters if it is taken literally', () => {
    fc.assert(
      fc.property(anyText, language, (text, lang) => {
        const literally = ['date', 'price', 'access', 'children'] as const
        const question = readQuestion(text, { language: lang, today, literally })
        expect(question.understood).toEqual([])
        expect(question.contentTerms).toEqual(expect.arrayContaining(question.terms))
      }),
    )
  })

  test('keeps every word of letters and digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{5,12}$/), (word) => {
        const { terms } = readQuestion(`"${word}"`, { language: 'de', today })
        expect(terms).toEqual([{ text: word, isPhrase: true, alternatives: [] }])
      }),
    )
  })
})

/** Sizes that would exceed the time limit of a test if the effort grew faster than the text. */
test.each([
  '"',
  '„',
  '„»“',
  '»',
  '-',
  ' -a',
  'a-',
  "a'",
  '24.12.',
  '1.',
  '≤',
  '€',
  '\u0301',
  '\ud83d',
  ' ',
  '\n',
  'im ',
  'bis ',
  'von ',
  'am 24. ',
  'für ',
  'unter 30 ',
  'KV',
  'op. ',
  'a b ',
  'x',
  '1',
])('A million repetitions of %j can be read', (part) => {
  expect(readQuestion(part.repeat(1_000_000), { language: 'de', today }).terms.length).toBeLessThanOrEqual(12)
})

test('No word is in two rows of synonyms', () => {
  const forms = equalWords.flatMap((row) => [...new Set(row.map(fold))])
  expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([])
})
