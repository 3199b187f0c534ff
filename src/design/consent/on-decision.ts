/** The library's events on the window. */
const decisionEvents = ['cc:onFirstConsent', 'cc:onChange']

/** Calls back after each decision in the cookie settings of this page; returns a function that unsubscribes. */
export function onDecision(listener: () => void): () => void {
  const listening = new AbortController()
  for (const name of decisionEvents) window.addEventListener(name, listener, { signal: listening.signal })
  return () => listening.abort()
}
