import { expect, test } from 'vitest'
import { languageOfPath, readLanguage } from './page-language.ts'

test('The language of a page is the first segment of its path, or else the default', () => {
  expect(['/en', '/en/visit', '/de/besuch'].map(languageOfPath)).toEqual(['en', 'en', 'de'])
  expect(['/', '/english', '/login', '/fr/en', ''].map(languageOfPath)).toEqual(Array(5).fill('de'))
})

test('An unknown language counts as the default', () => {
  expect(['en', 'EN', 'fr', null, undefined].map(readLanguage)).toEqual(['en', 'de', 'de', 'de', 'de'])
})
