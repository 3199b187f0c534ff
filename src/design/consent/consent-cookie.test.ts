import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mediaServices, readConsent } from './consent-cookie.ts'

const cookie = (choice: unknown) =>
  `theme=evening; cookie_consent=${encodeURIComponent(JSON.stringify(choice))}; csrftoken=a`

describe('A visitor’s choice', () => {
  test('is read from the cookies of the page', () => {
    const choice = {
      categories: ['required', 'media'],
      services: { media: ['video', 'audio'], marketing: [] },
    }
    expect(readConsent(cookie(choice))).toEqual({
      media: new Set(['video', 'audio']),
      tracking: new Set(),
    })
    expect(
      readConsent(
        cookie({
          categories: ['required', 'optimisation', 'marketing'],
          services: { optimisation: ['analytics', 'other-house'], marketing: ['ads', 7], media: [] },
        }),
      ),
    ).toEqual({ media: new Set(), tracking: new Set(['analytics', 'other-house', 'ads']) })
  })

  test('allows a service only if both it and its category were chosen', () => {
    const none = { media: new Set(), tracking: new Set() }
    expect(readConsent(cookie({ categories: [], services: { media: ['video'] } }))).toEqual(none)
    expect(readConsent(cookie({ categories: ['media'], services: {} }))).toEqual(none)
    expect(readConsent(cookie({ categories: ['media'], services: { media: ['all'] } }))).toEqual(none)
    expect(readConsent(cookie({ categories: ['media'], services: { media: ['ads'] } }))).toEqual(none)
  })

  test('is null without such a cookie, or if it is unreadable', () => {
    for (const cookies of [
      '',
      'cookie_consent',
      'cookie_consent=',
      'cookie_consent=%',
      'my_cookie_consent=1',
    ])
      expect(readConsent(cookies)).toBeNull()
    for (const value of [null, 1, 'media', [], {}, { categories: 'media' }])
      expect(readConsent(cookie(value))).toBeNull()
    fc.assert(
      fc.property(fc.string(), (text) => {
        const consent = readConsent(`cookie_consent=${text}`)
        for (const service of consent?.media ?? []) expect(mediaServices).toContain(service)
      }),
    )
  })
})
