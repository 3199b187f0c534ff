import type { Language } from '#i18n/languages.ts'
import { askShop } from './ask-shop.ts'
import type { ShopResponse } from './read-answer.ts'
import { showSession } from './show-session.ts'

/** The minimum interval between two requests when the visitor returns to the tab, in milliseconds. */
const shortestPause = 2000

/**
 * Shows the visitor's session at the shop, now and whenever the visitor returns to the tab, possibly from the shop.
 * While the shop does not answer, the last known state stays.
 */
export function watchShopSession(given: {
  shopOrigin: string
  language: Language
  onSession: (session: ShopResponse) => void
}): void {
  const { shopOrigin, language, onSession } = given
  const { signal } = new AbortController()
  let lastAsked = -Infinity
  const ask = async () => {
    if (document.visibilityState !== 'visible' || performance.now() - lastAsked < shortestPause) return
    lastAsked = performance.now()
    const answer = await askShop({ shopOrigin, language, signal })
    if (!answer) return
    onSession(answer)
    showSession(answer, { shopOrigin, language })
  }
  document.addEventListener('visibilitychange', () => void ask())
  addEventListener('focus', () => void ask())
  addEventListener('pageshow', () => void ask())
  void ask()
}
