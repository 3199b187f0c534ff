import { useCallback, useSyncExternalStore } from 'react'
import { readConsent, type MediaService } from './consent-cookie.ts'
import { onDecision } from './on-decision.ts'

/**
 * Whether the visitor has permanently allowed this kind of media: false on the server and during hydration, so that
 * both render the same. It follows the cookie settings, including changes in another tab once this tab is visible
 * again.
 */
export function useMediaConsent(service: MediaService): boolean {
  const isAllowed = useCallback(() => hasConsent(service), [service])
  return useSyncExternalStore(onPossibleChange, isAllowed, () => false)
}

export function hasConsent(service: MediaService): boolean {
  return readConsent(document.cookie)?.media.has(service) ?? false
}

function onPossibleChange(listener: () => void): () => void {
  const end = onDecision(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    end()
    document.removeEventListener('visibilitychange', listener)
  }
}
