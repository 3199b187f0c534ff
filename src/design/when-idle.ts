/** The maximum delay while the browser is busy, in milliseconds (specification, section 9). */
const idleTimeout = 2000

/**
 * Runs a task when the page has loaded and the browser is idle, after at most `timeout` milliseconds; in browsers
 * without requestIdleCallback after `delay`. Errors are ignored.
 */
export function whenIdle(
  run: () => Promise<unknown>,
  { timeout = idleTimeout, delay = timeout }: { timeout?: number; delay?: number } = {},
): void {
  // A failed prefetch is repeated when the code is needed.
  const attempt = () => void run().catch(() => {})
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(attempt, { timeout })
    else setTimeout(attempt, delay)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
