import type { Language } from '#i18n/languages.ts'

/** The shop's log-in, which leads on to an address afterwards; who is logged in is led on at once. */
export function loginHref(shopOrigin: string, language: Language, returnUrl: string): string {
  return `${shopOrigin}/${language}/login?returnUrl=${encodeURIComponent(returnUrl)}`
}

/**
 * Where somebody goes who wants tickets: who is logged in at the shop to the tickets, everybody else by its log-in. An
 * address of another seller stays what it is, since the shop's log-in would not lead there.
 */
export function ticketAddress(
  ticketUrl: string,
  { shopOrigin, language, isLoggedIn }: { shopOrigin: string; language: Language; isLoggedIn: boolean },
): string {
  const isOfTheShop = URL.parse(ticketUrl)?.origin === shopOrigin
  return isLoggedIn || !isOfTheShop ? ticketUrl : loginHref(shopOrigin, language, ticketUrl)
}
