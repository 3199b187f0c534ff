import { expect, test } from 'vitest'
import { quoted, textQueryOf, without, type WantedTerm } from './text-query.ts'

const word = (stem: string, compounds: string[] = []): WantedTerm => ({
  alternatives: [[{ word: stem, stem, compounds }]],
  similar: [],
})

test('every term must occur, as a beginning or inside of a compound', () => {
  expect(textQueryOf([word('konzert', ['klavierkonzert']), word('bach')])).toBe(
    "('konzert':* | 'klavierkonzert') & ('bach':*)",
  )
})

test('phrases, numbers and single letters must be equal, and excluded words must not occur', () => {
  const phrase = {
    alternatives: [[...word('kv').alternatives, ...word('466').alternatives].flat()],
    similar: [],
  }
  expect(without(textQueryOf([phrase, word('9'), word('d')]) ?? '', [word('oper')])).toBe(
    "('kv' <-> '466') & ('9') & ('d') & !('oper')",
  )
})

test('corrections are alternatives, and weights restrict all of them', () => {
  expect(textQueryOf([{ ...word('mozrt'), similar: ['mozart'] }], { weights: 'A' })).toBe(
    "('mozrt':*A | 'mozart':A)",
  )
})

test('a word in quotes is not a beginning, and synonyms are beginnings only when they are long', () => {
  expect(textQueryOf([{ ...word('requiem'), isWhole: true }])).toBe("('requiem')")
  const alternatives = ['messe', 'mass', 'missa solemnis', 'kantate'].map((text) =>
    text.split(' ').map((stem) => ({ word: stem, stem, compounds: [] })),
  )
  expect(textQueryOf([{ alternatives, similar: [] }])).toBe(
    "('messe':* | 'mass' | 'missa' <-> 'solemnis' | 'kantate':*)",
  )
})

test('without terms there is no query', () => {
  expect(textQueryOf([])).toBeNull()
})

test('quotes and backslashes in a word do not end it', () => {
  expect(quoted(String.raw`d'a\b`)).toBe(String.raw`'d\'a\\b'`)
})
