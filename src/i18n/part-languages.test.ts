import { describe, expect, test } from 'vitest'
import { languages } from './languages.ts'
import { partLanguageNames, partLanguageOf, partLanguages, titleLanguageOf } from './part-languages.ts'

test('Every listed language has a name in both languages of the site', () => {
  for (const language of languages) {
    const names = partLanguageNames(language)
    expect(names.map(({ code }) => code).toSorted()).toEqual([...partLanguages].toSorted())
    for (const { code, name } of names) expect(name).not.toBe(code)
  }
  expect(partLanguageNames('de').find(({ code }) => code === 'it')?.name).toBe('Italienisch')
})

test.each([
  ['it', 'it'],
  ['IT-CH', 'it'],
  ['en_US', 'en'],
  ['no', 'nb'],
  ['tlh', null],
  ['', null],
])('The attribute %s names %s', (attribute, language) => {
  expect(partLanguageOf(attribute)).toBe(language)
})

describe('The language of a title', () => {
  test('applies to one that is the same in both languages', () => {
    expect(titleLanguageOf({ de: 'La traviata', en: 'La traviata' }, 'it')).toBe('it')
    expect(titleLanguageOf({ de: 'La traviata', en: '' }, 'it')).toBe('it')
  })
  test('does not apply to one that is translated, or if it is not listed', () => {
    expect(titleLanguageOf({ de: 'Die Zauberflöte', en: 'The Magic Flute' }, 'de')).toBeNull()
    expect(titleLanguageOf({ de: 'La traviata', en: 'La traviata' }, 'xx')).toBeNull()
    expect(titleLanguageOf({ de: 'La traviata', en: 'La traviata' }, null)).toBeNull()
  })
})
