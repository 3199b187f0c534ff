import { readConsent } from '#design/consent/consent-cookie.ts'
import type { Language } from '#i18n/languages.ts'

/** Asks about cookies again who has refused all that counts visits or advertises (specification, section 4). */
export async function askAgain(language: Language): Promise<void> {
  if (!hasRefused(document.cookie)) return
  const { askForConsent } = await import('#design/consent/cookie-consent.ts')
  await askForConsent(language)
}

/** Who has never chosen has refused nothing: the site fetches nothing from others by itself, so it has nothing to ask. */
export function hasRefused(cookies: string): boolean {
  const consent = readConsent(cookies)
  return consent !== null && !consent.hasOptimisation && !consent.hasMarketing
}
