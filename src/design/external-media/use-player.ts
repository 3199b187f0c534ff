import { useEffect, useRef, useState, type RefObject } from 'react'
import type { MediaService } from '../consent/consent-cookie.ts'
import { onDecision } from '../consent/on-decision.ts'
import { hasConsent, useMediaConsent } from '../consent/use-media-consent.ts'
import { useLanguage } from '#i18n/language-context.tsx'

export type Player = {
  isShown: boolean
  /** Shown because of the stored consent, not just this once. */
  isAlways: boolean
  /** The latest result of an action here, announced to screen readers. */
  news: 'loading' | 'loaded' | 'closed' | null
  loadOnce: () => void
  loadAlways: () => void
  close: () => void
  openSettings: () => void
  /** Called when the player has loaded. */
  onLoad: () => void
}

/**
 * Whether third-party media is shown, with the actions that change it. An action here moves the focus to the replacing
 * content, which is the element that `place` refers to, and into the player once it has loaded. Revoking consent in the
 * cookie settings also closes what was loaded once.
 */
export function usePlayer(service: MediaService, place: RefObject<HTMLDivElement | null>): Player {
  const language = useLanguage()
  const isAlways = useMediaConsent(service)
  const [isOnce, setIsOnce] = useState(false)
  const [news, setNews] = useState<Player['news']>(null)
  /** The state requested by the latest action: shown or not; null once the focus has been moved. */
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
        .catch(loadOnce) // if the consent can't be stored, it applies to this time only
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
      // Only now the frame has a document to focus: the Tab key would skip a frame that was focused earlier.
      if (document.activeElement === place.current)
        place.current?.querySelector('iframe')?.focus({ preventScroll: true })
    },
  }
}
