import { expect, test } from 'vitest'
import { quoted, textQueryOf, type WantedTerm } from './text-query.ts'

const word = (stem: string, compounds: string[] = []): WantedTerm => ({
  alternatives: [[{ word: stem, stem, compounds }]],
  similar: [],
})

test('every term must occur, as a beginning or inside of a compound', () => {
  expect(textQueryOf({ terms: [word('konzert', ['klavierkonzert']), word('bach')], excluded: [] })).toBe(
    "('konzert':* | 'klavierkonzert') & ('bach':*)",
  )
})

test('phrases, numbers and single letters must be equal, and excluded words must not occur', () => {
  const phrase = {
    alternatives: [[...word('kv').alternatives, ...word('466').alternatives].flat()],
    similar: [],
  }
  expect(textQueryOf({ terms: [phrase, word('9'), word('d')], excluded: [word('oper')] })).toBe(
    "('kv' <-> '466') & ('9') & ('d') & !('oper')",
  )
})

test('corrections are alternatives, and weights restrict all of them', () => {
  expect(
    textQueryOf({ terms: [{ ...word('mozrt'), similar: ['mozart'] }], excluded: [] }, { weights: 'A' }),
  ).toBe("('mozrt':*A | 'mozart':A)")
})

test('a word in quotes is not a beginning, and synonyms are beginnings only when they are long', () => {
  expect(textQueryOf({ terms: [{ ...word('requiem'), isWhole: true }], excluded: [] })).toBe("('requiem')")
  const alternatives = ['messe', 'mass', 'missa solemnis', 'kantate'].map((text) =>
    text.split(' ').map((stem) => ({ word: stem, stem, compounds: [] })),
  )
  expect(textQueryOf({ terms: [{ alternatives, similar: [] }], excluded: [] })).toBe(
    "('messe':* | 'mass' | 'missa' <-> 'solemnis' | 'kantate':*)",
  )
})

test('without terms nothing is found, even if something is excluded', () => {
  expect(textQueryOf({ terms: [], excluded: [word('oper')] })).toBeNull()
})

test('quotes and backslashes in a word do not end it', () => {
  expect(quoted(String.raw`d'a\b`)).toBe(String.raw`'d\'a\\b'`)
})
