/** How long the browser may be busy before it is done all the same, in milliseconds (specification, section 9). */
const idleTimeout = 2000

/**
 * Does something when the page has loaded and the browser is idle, after `timeout` milliseconds at the latest, and after
 * `delay` in browsers that do not say when they are idle; what fails is left out.
 */
export function whenIdle(
  run: () => Promise<unknown>,
  { timeout = idleTimeout, delay = timeout }: { timeout?: number; delay?: number } = {},
): void {
  // What could not be fetched ahead is fetched when it is needed.
  const attempt = () => void run().catch(() => {})
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(attempt, { timeout })
    else setTimeout(attempt, delay)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
