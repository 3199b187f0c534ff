import { savesData } from '../saves-data.ts'

/**
 * Calls once when the page has loaded and the browser is idle, unless the visitor wants no motion, saves data, or
 * looks at another tab.
 */
export function whenQuiet(call: () => void): void {
  const callIfWelcome = () => {
    if (isMotionWelcome()) call()
  }
  const waitUntilIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callIfWelcome, { timeout: 4000 })
    else setTimeout(callIfWelcome, 500)
  }
  if (document.readyState === 'complete') waitUntilIdle()
  else window.addEventListener('load', waitUntilIdle, { once: true })
}

export const lessMotion = '(prefers-reduced-motion: reduce)'

function isMotionWelcome(): boolean {
  return document.visibilityState === 'visible' && !matchMedia(lessMotion).matches && !savesData()
}
