import { describe, expect, test } from 'vitest'
import { hasRefused } from './ask-again.ts'
import { leavesExcludedPages } from './excluded-pages.ts'

const chosen = (...categories: string[]) =>
  `cookie_consent=${encodeURIComponent(JSON.stringify({ categories: ['required', ...categories], services: {} }))}`

describe('The question about cookies comes again', () => {
  test('on leaving the imprint or the privacy page for another', () => {
    for (const from of ['/de/impressum', '/de/datenschutz', '/en/imprint', '/en/privacy', '/de/impressum/'])
      expect(leavesExcludedPages(from, '/de/programm-und-karten')).toBe(true)
    expect(leavesExcludedPages('/de/impressum', '/de/datenschutz')).toBe(false)
    expect(leavesExcludedPages('/de', '/de/impressum')).toBe(false)
    expect(leavesExcludedPages('/de', '/de/besuch')).toBe(false)
    expect(leavesExcludedPages('/de/impressum/anhang', '/de')).toBe(false)
  })

  test('to who has refused all tracking, whatever media they allow', () => {
    expect(hasRefused(chosen())).toBe(true)
    expect(hasRefused(chosen('media'))).toBe(true)
    expect(hasRefused(chosen('optimisation'))).toBe(false)
    expect(hasRefused(chosen('marketing', 'media'))).toBe(false)
  })

  test('to nobody who has never chosen', () => {
    expect(hasRefused('')).toBe(false)
  })
})
