import { useEffect, useRef, useState, type RefObject } from 'react'
import type { MediaService } from '../consent/consent-cookie.ts'
import { hasConsent, onDecision, useMediaConsent } from '../consent/use-media-consent.ts'
import { useLanguage } from '#i18n/language-context.tsx'

export type Player = {
  isShown: boolean
  /** Shown because the cookie settings allow it, not for this one time. */
  isAlways: boolean
  /** What has just happened because of a press here, for a screen reader. */
  news: 'loading' | 'loaded' | 'closed' | null
  loadOnce: () => void
  loadAlways: () => void
  close: () => void
  openSettings: () => void
  /** The player has come. */
  onLoad: () => void
}

/**
 * Whether a medium of another site is shown, and what changes that. A press here moves the focus to what comes in its
 * place, which is the element that `place` refers to, and into the player once it is there. A decision in the cookie
 * settings that does not allow the medium also ends what was loaded once.
 */
export function usePlayer(service: MediaService, place: RefObject<HTMLDivElement | null>): Player {
  const language = useLanguage()
  const isAlways = useMediaConsent(service)
  const [isOnce, setIsOnce] = useState(false)
  const [news, setNews] = useState<Player['news']>(null)
  /** What a press here has asked for: shown or not; null once the focus has followed. */
  const pressedFor = useRef<boolean | null>(null)
  const isShown = isAlways || isOnce

  useEffect(() => {
    return onDecision(() => {
      if (!hasConsent(service)) setIsOnce(false)
    })
  }, [service])

  useEffect(() => {
    if (pressedFor.current !== isShown) return
    pressedFor.current = null
    const target = isShown ? place.current : place.current?.querySelector('button')
    target?.focus({ preventScroll: true })
  }, [isShown, place])

  const loadOnce = () => {
    pressedFor.current = true
    setIsOnce(true)
    setNews('loading')
  }
  return {
    isShown,
    isAlways,
    news,
    loadOnce,
    loadAlways: () => {
      pressedFor.current = true
      setNews('loading')
      void import('../consent/cookie-consent.ts')
        .then(({ allowMedia }) => allowMedia(language))
        .catch(loadOnce) // what keeps the choice can't be had: then it holds for this time
    },
    close: () => {
      pressedFor.current = false
      setIsOnce(false)
      setNews('closed')
    },
    openSettings: () => {
      void import('../consent/cookie-consent.ts').then(({ openCookieSettings }) =>
        openCookieSettings(language),
      )
    },
    onLoad: () => {
      setNews((last) => (last === 'loading' ? 'loaded' : last))
      // Only now there is a document to go into: a frame that was focused earlier would be passed over by the tab key.
      if (document.activeElement === place.current)
        place.current?.querySelector('iframe')?.focus({ preventScroll: true })
    },
  }
}
