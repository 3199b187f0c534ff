import type { Page } from '@playwright/test'

/** The banner of every page. */
export const header = (page: Page) => page.getByRole('banner')
/** The button that opens and closes the full-screen menu. */
export const burger = (page: Page) => header(page).locator('details[name="site-menu"] > summary')

/** Scrolls without animation, and waits until the page has responded. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
}
