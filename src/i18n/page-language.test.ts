import { expect, test } from 'vitest'
import { languageOfPath, preferredLanguage, readLanguage } from './page-language.ts'

test('The language of a page is the first segment of its path, or else the default', () => {
  expect(['/en', '/en/visit', '/de/besuch'].map(languageOfPath)).toEqual(['en', 'en', 'de'])
  expect(['/', '/english', '/login', '/fr/en', ''].map(languageOfPath)).toEqual(Array(5).fill('de'))
})

test('An unknown language counts as the default', () => {
  expect(['en', 'EN', 'fr', null, undefined].map(readLanguage)).toEqual(['en', 'de', 'de', 'de', 'de'])
})

test("The preferred language is the visitor's first one that the site has", () => {
  const headers = ['en-GB,en;q=0.9', 'fr,en;q=0.4,de;q=0.7', 'EN', 'de;q=0, en;q=0.1', '*', '', undefined]
  expect(headers.map(preferredLanguage)).toEqual(['en', 'de', 'en', 'en', 'de', 'de', 'de'])
})
