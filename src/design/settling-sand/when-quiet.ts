/**
 * Calls once when the page has loaded and the browser is idle, unless the visitor wants no motion, saves data, or
 * looks at another tab. Returns how to call it off.
 */
export function whenQuiet(call: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const callIfWelcome = () => {
    if (!signal.aborted && isMotionWelcome()) call()
  }
  const waitUntilIdle = () => {
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(callIfWelcome, { timeout: 4000 })
      signal.addEventListener('abort', () => cancelIdleCallback(idle))
    } else {
      const timer = setTimeout(callIfWelcome, 500)
      signal.addEventListener('abort', () => clearTimeout(timer))
    }
  }
  if (document.readyState === 'complete') waitUntilIdle()
  else window.addEventListener('load', waitUntilIdle, { once: true, signal })
  return () => stopping.abort()
}

export const lessMotion = '(prefers-reduced-motion: reduce)'

function isMotionWelcome(): boolean {
  return document.visibilityState === 'visible' && !matchMedia(lessMotion).matches && !isDataSaved()
}

/** What some browsers say of the connection. */
function isDataSaved(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}
