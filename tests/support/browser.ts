import { test as base, expect, type BrowserContext } from '@playwright/test'

export { expect }

/** What went wrong in the browser behind a test's back. */
export type Problems = {
  /** Lets problems pass whose description holds the text or fits the pattern, such as the 404 that a test asks for. */
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

/** Where the ticket shop beside the site under test is. */
export function shopOrigin(): string {
  return process.env['SHOP_ORIGIN'] ?? ''
}

/**
 * Where the page before had the same figure larger, Chromium shows that one from its memory instead of the one preloaded,
 * and says so five seconds later, if the page is still there.
 */
const preloadedInVain = /\/figures\/\S+ was preloaded using link preload but not used/

/** What Playwright says where the configuration keeps the service worker out. */
const workerBlocked = 'Service Worker registration blocked by Playwright'

/** What Chromium says when it shows a page before the transition to it could begin, as on a busy machine. */
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
    // Leaving a page ends what it was still loading; that is no fault.
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
