import type { Language } from '#i18n/languages.ts'
import { askShop } from './ask-shop.ts'
import { markSession } from './session-marks.tsx'
import type { ShopSession } from './shop-session.ts'

/** Who comes back to the tab more often than this is not asked about again, in milliseconds. */
const shortestPause = 2000

/**
 * Shows what the shop says of the visitor, now and whenever they come back to the tab: they may have been at the shop.
 * While the shop does not answer, what is known stays. Returns how to stop.
 */
export function watchShopSession({
  shopOrigin,
  language,
  show,
}: {
  shopOrigin: string
  language: Language
  show: (session: ShopSession) => void
}): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let lastAsked = -Infinity
  const ask = async () => {
    if (document.visibilityState !== 'visible' || performance.now() - lastAsked < shortestPause) return
    lastAsked = performance.now()
    const answer = await askShop({ shopOrigin, language, signal })
    if (answer && !signal.aborted) show(markSession(answer, { shopOrigin, language }))
  }
  const askAgain = () => void ask()
  document.addEventListener('visibilitychange', askAgain, { signal })
  addEventListener('focus', askAgain, { signal })
  addEventListener('pageshow', askAgain, { signal })
  askAgain()
  return () => stopping.abort()
}
