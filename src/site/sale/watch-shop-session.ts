import type { Language } from '#i18n/languages.ts'
import { askShop } from './ask-shop.ts'
import type { ShopResponse } from './read-answer.ts'
import { showSession } from './show-session.ts'

/** The minimum interval between two requests when the visitor returns to the tab, in milliseconds. */
const shortestPause = 2000
/** How long a cart that was read before is shown while the shop has not answered again, in milliseconds. */
const trustedFor = 1000
/** What is known of a visitor when the shop does not answer: the links stay as they were before. */
const unknown: ShopResponse = { name: null, count: 0 }

/**
 * Shows the visitor's session at the shop, now and whenever the visitor returns to the tab, possibly from the shop, where
 * the cart may have changed. If the shop takes long, the cart's number is removed until it answers; if it doesn't answer,
 * the name as well.
 */
export function watchShopSession(given: {
  shopOrigin: string
  language: Language
  onSession: (session: ShopResponse) => void
}): void {
  const { shopOrigin, language, onSession } = given
  let asking = new AbortController()
  let lastAsked = -Infinity
  let known = unknown
  const show = (session: ShopResponse) => showSession(session, { shopOrigin, language })
  const ask = async () => {
    if (document.visibilityState !== 'visible' || performance.now() - lastAsked < shortestPause) return
    lastAsked = performance.now()
    asking.abort() // its answer may be older than the visitor's last purchase
    asking = new AbortController()
    const { signal } = asking
    const slow = setTimeout(() => show({ ...known, count: 0 }), trustedFor)
    const answer = await askShop({ shopOrigin, language, signal })
    clearTimeout(slow)
    if (signal.aborted) return
    known = answer ?? unknown
    onSession(known)
    show(known)
  }
  document.addEventListener('visibilitychange', () => void ask())
  addEventListener('focus', () => void ask())
  addEventListener('pageshow', () => void ask())
  void ask()
}
