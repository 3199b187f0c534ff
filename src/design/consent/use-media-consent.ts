import { useCallback, useSyncExternalStore } from 'react'
import { readConsent, type MediaService } from './consent-cookie.ts'

/** The library's events on the window. */
const decisionEvents = ['cc:onFirstConsent', 'cc:onChange']

/**
 * Whether the visitor has permanently allowed this kind of media: false on the server and during hydration, so that
 * both render the same. It follows the cookie settings, including changes in another tab once this tab is visible
 * again.
 */
export function useMediaConsent(service: MediaService): boolean {
  const isAllowed = useCallback(() => hasConsent(service), [service])
  return useSyncExternalStore(onPossibleChange, isAllowed, () => false)
}

/** Calls back after each decision in the cookie settings of this page; returns a function that unsubscribes. */
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
