import { isRecord } from '#json/is-record.ts'

/** The kinds of third-party media (specification, section 9), and posts of social networks. */
export const mediaServices = ['video', 'audio', 'magazine', 'reservation', 'social'] as const
export type MediaService = (typeof mediaServices)[number]

export const consentCookie = 'cookie_consent'

/** A visitor's choice in the cookie settings; null before any choice. */
export type Consent = {
  hasOptimisation: boolean
  hasMarketing: boolean
  services: MediaService[]
}

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
  const categories: unknown[] = choice['categories']
  const services = isRecord(choice['services']) ? choice['services']['media'] : null
  return {
    hasOptimisation: categories.includes('optimisation'),
    hasMarketing: categories.includes('marketing'),
    services: categories.includes('media')
      ? mediaServices.filter((service) => Array.isArray(services) && services.includes(service))
      : [],
  }
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(stored))
  } catch {
    return null
  }
}
