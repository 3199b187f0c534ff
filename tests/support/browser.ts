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
 * The router preloads a style without credentials' rules, the bundler asks for the same file with them: whichever comes
 * second warns, now and then. The file is asked for twice, nothing is missing.
 */
const preloadedTwice = 'is not used because the request credentials mode does not match'

/**
 * Where the page before had the same figure larger, Chromium shows that one from its memory instead of the one preloaded,
 * and says so five seconds later, if the page is still there.
 */
const preloadedInVain = /\/figures\/\S+ was preloaded using link preload but not used/

function watchContext(context: BrowserContext, report: (problem: string) => void): void {
  context.on('console', (message) => {
    const { url, lineNumber } = message.location()
    if (!['error', 'warning'].includes(message.type())) return
    if (message.text().includes(preloadedTwice) || preloadedInVain.test(message.text())) return
    report(`console ${message.type()}: ${message.text()} (${url}:${lineNumber})`)
  })
  context.on('weberror', (error) => report(`uncaught error: ${error.error().stack ?? error.error().message}`))
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
