import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { findPageKinds } from '../support/page-kinds.ts'

// Playwright starts its browsers without this cache.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

test('Every kind of page is as it was left when one comes back, because the browser has kept it', async ({
  page,
  baseURL,
  problems,
}) => {
  test.slow()
  problems.allow('404')
  await page.addInitScript(
    "addEventListener('pageshow', ({ persisted }) => (window.isFromCache = persisted))",
  )
  const kinds = await findPageKinds(baseURL ?? '')
  for (const [kind, { de: path }] of Object.entries(kinds)) {
    await page.goto(path)
    await hydrate(page)
    await page.goto('/de/impressum')
    // Playwright would wait for a document to load.
    await page.evaluate('setTimeout(() => history.back())')
    await expect(page).toHaveURL(path)
    await page.waitForLoadState('load')
    const reasons = await page.evaluate<string>(
      "JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons ?? null)",
    )
    expect(await page.evaluate('window.isFromCache'), `${kind}: ${reasons}`).toBe(true)
  }
})
