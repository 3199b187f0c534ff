import { describe, expect, test } from 'vitest'
import { readConsent } from '#design/consent/consent-cookie.ts'
import { shouldAsk } from './should-ask.ts'

const chosen = (services: Record<string, string[]>) =>
  readConsent(
    `cookie_consent=${encodeURIComponent(JSON.stringify({ categories: ['required', ...Object.keys(services)], services }))}`,
  )
const refused = chosen({})

/** A tab in which one page after the other is shown; `see` returns whether the page asks. */
function openTab({ isStorageBlocked = false } = {}) {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return {
    see: (mayAsk: 'yes' | 'later' | undefined, consent: ReturnType<typeof chosen>) =>
      shouldAsk({ mayAsk, consent, store: isStorageBlocked ? null : store }),
  }
}

describe('The consent banner', () => {
  test('appears at the first visit, on every page until it is answered', () => {
    const tab = openTab()
    expect(tab.see('yes', null)).toBe(true)
    expect(tab.see('yes', null)).toBe(true)
    expect(tab.see('yes', refused)).toBe(false)
    expect(openTab({ isStorageBlocked: true }).see('yes', null)).toBe(true)
  })

  test('never appears on imprint and privacy page, nor on pages without it', () => {
    expect(openTab().see('later', null)).toBe(false)
    expect(openTab().see(undefined, null)).toBe(false)
  })

  test('never appears in the preview of the page editor', () => {
    expect(shouldAsk({ mayAsk: 'yes', consent: null, store: null, isPreview: true })).toBe(false)
  })

  test('appears once more when visitors who refused all tracking leave those pages for another', () => {
    const tab = openTab()
    expect(tab.see('later', refused)).toBe(false)
    expect(tab.see('later', refused)).toBe(false)
    expect(tab.see('yes', refused)).toBe(true)
    expect(tab.see('yes', refused)).toBe(false)
  })

  test('does not appear again if some tracking was allowed, whatever media were refused', () => {
    for (const consent of [chosen({ optimisation: ['analytics'] }), chosen({ marketing: ['ads'] })]) {
      const tab = openTab()
      tab.see('later', consent)
      expect(tab.see('yes', consent)).toBe(false)
    }
    const tab = openTab()
    tab.see('later', chosen({ media: ['video'] }))
    expect(tab.see('yes', chosen({ media: ['video'] }))).toBe(true)
  })
})
