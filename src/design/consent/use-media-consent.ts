import { useCallback, useSyncExternalStore } from 'react'
import { readConsent, type MediaService } from './consent-cookie.ts'

/** What the library tells the window. */
const decisionEvents = ['cc:onFirstConsent', 'cc:onChange']

/**
 * Whether the visitor has allowed this kind of media for good: false on the server and while the page hydrates, so that
 * both show the same. It follows the cookie settings, also those of another tab once one comes back to this one.
 */
export function useMediaConsent(service: MediaService): boolean {
  const isAllowed = useCallback(() => hasConsent(service), [service])
  return useSyncExternalStore(onPossibleChange, isAllowed, () => false)
}

/** Calls back after each decision in the cookie settings of this page; returns how to end that. */
export function onDecision(listener: () => void): () => void {
  const listening = new AbortController()
  for (const name of decisionEvents) window.addEventListener(name, listener, { signal: listening.signal })
  return () => listening.abort()
}

export function hasConsent(service: MediaService): boolean {
  return readConsent(document.cookie)?.services.includes(service) ?? false
}

function onPossibleChange(listener: () => void): () => void {
  const end = onDecision(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    end()
    document.removeEventListener('visibilitychange', listener)
  }
}
