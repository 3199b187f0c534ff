import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { ProofsPage } from './proofs-page.tsx'

const lastRun = {
  at: '2026-11-27T23:30:00.000Z',
  minutes: 480,
  seed: 7,
  version: '1.2.3',
  proofs: [
    { id: 'windows' as const, rounds: 12, runs: 24_000, failures: [] },
    { id: 'kills' as const, rounds: 3, runs: 30, failures: [2007] },
  ],
}

const read = (language: Language) =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ProofsPage own={null} lastRun={lastRun} />
    </LanguageProvider>,
  ).replaceAll(/<[^>]*>/g, ' ')

test('The page says what was kept, how often it was tried, and how to repeat it', () => {
  expect(read('de')).toMatch(/28\. November 2026, 00\.30 Uhr und dauerte 480 Minuten.*Version 1\.2\.3/)
  expect(read('de')).toMatch(/Kein Wort geht verloren.*Gehalten.*24\.000 Sitzungen.*--only windows --seed 7 /)
  expect(read('en')).toMatch(/No word is lost.*Kept.*24,000 sessions.*Seeds 7 and following, 12 rounds/)
})

test('The page hides no proof that was broken, and names the seed that breaks it', () => {
  expect(read('de')).toMatch(/Ein Stromausfall.*Nicht gehalten\. Startwert: 2007.*--only kills --seed 2007/)
  expect(read('en')).toMatch(/A power failure.*Not kept\. Seed: 2007/)
})
