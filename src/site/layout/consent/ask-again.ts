import { readConsent } from '#design/consent/consent-cookie.ts'
import type { Language } from '#i18n/languages.ts'

/** Asks visitors again who have rejected all analytics and marketing cookies (specification, section 4). */
export async function askAgain(language: Language): Promise<void> {
  if (!hasRefused(document.cookie)) return
  const { askForConsent } = await import('#design/consent/cookie-consent.ts')
  await askForConsent(language)
}

/**
 * Visitors who have not chosen yet have rejected nothing: the site loads nothing from third parties by default, so
 * there is nothing to ask.
 */
export function hasRefused(cookies: string): boolean {
  const consent = readConsent(cookies)
  return consent !== null && !consent.hasOptimisation && !consent.hasMarketing
}
