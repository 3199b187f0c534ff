// Covers: src/site/browser src/site/layout
import { expect, test } from '../support/browser.ts'
import { chromiumPath } from '../support/chromium.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { findPageKinds, pageKinds, type PageKind } from '../support/page-kinds.ts'
import { isComplete } from '../support/sweep.ts'

/** Kinds whose scripts differ most: what keeps a page out of the cache is a script. */
const sampledKinds: PageKind[] = ['home', 'programme', 'event', 'archive', 'form']

test('Every kind of page is restored from the browser’s back/forward cache as it was left', async ({
  playwright,
  launchOptions,
  contextOptions,
  storageState,
  baseURL,
  problems,
}) => {
  test.setTimeout(600_000) // up to thirty pages, each loaded twice
  // The headless shell has no such cache, and Playwright starts its browsers without it.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath: chromiumPath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({
    ...contextOptions,
    storageState,
    baseURL,
    serviceWorkers: 'block',
  })
  problems.watch(context)
  const page = await context.newPage()
  await page.addInitScript(
    "addEventListener('pageshow', ({ persisted }) => (window.isFromCache = persisted))",
  )
  const kinds = await findPageKinds(baseURL ?? '')
  for (const kind of isComplete ? pageKinds : sampledKinds) {
    const { de: path } = kinds[kind]
    if (kind === 'error-404') continue // browsers keep no error page
    // The browser does not cache a page that it could not freeze in time, which happens when the machine is busy. A
    // page that can never be cached fails every attempt.
    await expect(async () => {
      // A page that is left while the shop still responds is not cached.
      const shop = kind === 'login' ? null : page.waitForResponse(/\/itix\/session$/)
      await page.goto(path)
      await hydrate(page)
      await (await shop)?.finished()
      await page.goto('/de/impressum')
      // Not with Playwright's own methods, which would wait for a document to load.
      await page.evaluate('setTimeout(() => history.back())')
      await page.waitForURL((url) => url.pathname + url.search === path, { waitUntil: 'commit' })
      await page.waitForFunction(() => 'isFromCache' in window)
      const [isFromCache, reasons] = await page.evaluate<[boolean, string]>(
        `[window.isFromCache,
          JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons ?? null)]`,
      )
      expect(isFromCache, `${kind}: ${reasons}`).toBe(true)
    }).toPass({ timeout: 60_000 })
  }
  await browser.close()
})
