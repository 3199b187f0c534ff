import type { Page } from 'playwright-core'

/** Waits until the page's scripts have taken over, which they do once it is painted and idle. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const end = performance.now() + 30000
    while (!window.__reactRouterDataRouter?.state.initialized && performance.now() < end)
      await new Promise((done) => setTimeout(done, 30))
    await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }))
  })()`)
}
