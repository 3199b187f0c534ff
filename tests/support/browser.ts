import { test as base, expect, type BrowserContext } from '@playwright/test'

export { expect }

/** Problems in the browser that a test would not notice. */
export type Problems = {
  /**
   * Allows problems whose description contains the text or matches the pattern, such as the 404 that a test requests.
   */
  allow(...expected: (string | RegExp)[]): void
  /** Watches a browser context that the test opened itself. */
  watch(context: BrowserContext): void
}

/**
 * Playwright's test, which also fails on any console error or warning, uncaught error, or failed request to the site
 * or the shop, unless the test allows it.
 */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context }, use) => {
      const found: string[] = []
      const allowed: (string | RegExp)[] = []
      const watch = (watched: BrowserContext) => watchContext(watched, (problem) => found.push(problem))
      watch(context)
      await use({ allow: (...expected) => allowed.push(...expected), watch })
      const unexpected = found.filter((problem) => !allowed.some((expected) => fits(problem, expected)))
      expect(unexpected, 'problems in the browser').toEqual([])
    },
    { auto: true },
  ],
})

/** The origin of the ticket shop beside the site under test. */
export function shopOrigin(): string {
  return process.env['SHOP_ORIGIN'] ?? ''
}

/**
 * If the previous page showed the same figure in a larger size, Chromium shows that one from its memory instead of
 * the preloaded one, and logs so five seconds later.
 */
const preloadedInVain = /\/figures\/\S+ was preloaded using link preload but not used/

/** What Playwright logs when the configuration blocks the service worker. */
const workerBlocked = 'Service Worker registration blocked by Playwright'

/** What Chromium logs when it shows a page before the view transition could begin, as on a busy machine. */
const transitionTooLate = /Transition was aborted because of invalid state/

function watchContext(context: BrowserContext, report: (problem: string) => void): void {
  context.on('console', (message) => {
    const { url, lineNumber } = message.location()
    if (!['error', 'warning'].includes(message.type())) return
    if (preloadedInVain.test(message.text()) || message.text() === workerBlocked) return
    report(`console ${message.type()}: ${message.text()} (${url}:${lineNumber})`)
  })
  context.on('weberror', (webError) => {
    const error = webError.error()
    if (transitionTooLate.test(error.message)) return
    report(`uncaught error: ${error.stack || error.message}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // Leaving a page aborts its pending requests, which is not a problem.
    if (isOurs(request.url()) && reason !== 'net::ERR_ABORTED') report(`${reason}: ${request.url()}`)
  })
  context.on('response', (response) => {
    if (isOurs(response.url()) && response.status() >= 400)
      report(`status ${response.status()}: ${response.url()}`)
  })
}

function isOurs(url: string): boolean {
  return [process.env['SITE_ORIGIN'], process.env['SHOP_ORIGIN']].includes(new URL(url).origin)
}

function fits(problem: string, expected: string | RegExp): boolean {
  return typeof expected === 'string' ? problem.includes(expected) : expected.test(problem)
}
