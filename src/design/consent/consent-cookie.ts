import { isRecord } from '#json/is-record.ts'

/** What media need a visitor's consent; besides the specification's four kinds, posts of social networks (section 9). */
export const mediaServices = ['video', 'audio', 'magazine', 'reservation', 'social'] as const
export type MediaService = (typeof mediaServices)[number]
export const consentCategories = ['optimisation', 'marketing', 'media'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** A service of the house whose script is loaded with a visitor's consent; its texts are in the page's language. */
export type TrackingService = {
  key: string
  category: Exclude<ConsentCategory, 'media'>
  name: string
  text: string | null
  script: string
}

export const consentCookie = 'cookie_consent'

/** What a visitor has allowed: kinds of media, and the house's services by their keys. */
export type Consent = { media: ReadonlySet<MediaService>; tracking: ReadonlySet<string> }

/**
 * Reads the choice from a page's cookies (`document.cookie`) without the library that writes it. An invalid cookie
 * counts as no choice.
 */
export function readConsent(cookies: string): Consent | null {
  const stored = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1)
  const choice = stored === undefined ? null : parse(stored)
  if (!isRecord(choice) || !Array.isArray(choice['categories'])) return null
  const accepted: unknown[] = choice['categories']
  const { services } = choice
  const chosenIn = (category: ConsentCategory): string[] => {
    const chosen: unknown = isRecord(services) ? services[category] : null
    if (!accepted.includes(category) || !Array.isArray(chosen)) return []
    return chosen.filter((service) => typeof service === 'string')
  }
  const media = chosenIn('media')
  return {
    media: new Set(mediaServices.filter((service) => media.includes(service))),
    tracking: new Set([...chosenIn('optimisation'), ...chosenIn('marketing')]),
  }
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(stored))
  } catch {
    return null
  }
}
