import { isRecord } from '#json/is-record.ts'

/** What needs a visitor's consent, by the category of the cookie settings (specification, section 9). */
export const consentServices = {
  optimisation: ['analytics'],
  marketing: ['ads'],
  /** Besides the specification's four kinds, posts of social networks. */
  media: ['video', 'audio', 'magazine', 'reservation', 'social'],
} as const
export type ConsentCategory = keyof typeof consentServices
export const consentCategories = ['optimisation', 'marketing', 'media'] as const satisfies ConsentCategory[]
export type ConsentService = (typeof consentServices)[ConsentCategory][number]
export type MediaService = (typeof consentServices)['media'][number]
export const trackingServices = ['analytics', 'ads'] as const satisfies ConsentService[]
export type TrackingService = (typeof trackingServices)[number]

/** The addresses of the scripts that consent to a service loads; a house without the service has none. */
export type TrackingScripts = Partial<Record<TrackingService, string>>

export const consentCookie = 'cookie_consent'

/** The services that a visitor has allowed; null before any choice. */
export type Consent = ReadonlySet<ConsentService>

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
  return new Set(
    consentCategories.flatMap((category) => {
      const chosen: unknown = isRecord(services) ? services[category] : null
      if (!accepted.includes(category) || !Array.isArray(chosen)) return []
      return consentServices[category].filter((service) => chosen.includes(service))
    }),
  )
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(stored))
  } catch {
    return null
  }
}
