import type { Language } from '#i18n/languages.ts'

/** The ticket shop, whose origin is empty if there is none, and the addresses that its links lead back to. */
export type Shop = { shopOrigin: string; publicOrigin: string; membershipUrl: string }

/** The shop's login, which returns to an address afterwards; users who are logged in are redirected immediately. */
export function loginHref(shopOrigin: string, language: Language, returnUrl: string): string {
  return `${shopOrigin}/${language}/login?returnUrl=${encodeURIComponent(returnUrl)}`
}

/**
 * The address of a ticket link: directly to the tickets for users who are logged in at the shop, otherwise through its
 * login. Addresses of other sellers are unchanged, because the shop's login would not redirect there.
 */
export function ticketAddress(
  ticketUrl: string,
  { shopOrigin, language, isLoggedIn }: { shopOrigin: string; language: Language; isLoggedIn: boolean },
): string {
  const isOfTheShop = URL.parse(ticketUrl)?.origin === shopOrigin
  return isLoggedIn || !isOfTheShop ? ticketUrl : loginHref(shopOrigin, language, ticketUrl)
}
