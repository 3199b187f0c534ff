import type { Page } from 'playwright-core'

/** Waits until the page has loaded and its islands in view have hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(`(async () => {
    const waiting = () => [...document.querySelectorAll('island-root:not([data-hydrated])')].filter((root) => {
      const box = root.firstElementChild?.getBoundingClientRect()
      return root.dataset.when === 'visible' && box && box.width > 0 && box.top < innerHeight && box.bottom > 0
    })
    const end = performance.now() + 30000
    while (waiting().length > 0 && performance.now() < end) await new Promise((done) => setTimeout(done, 30))
    await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }))
  })()`)
}
