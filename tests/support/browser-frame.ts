import type { Page } from '@playwright/test'

/** The head of every page. */
export const header = (page: Page) => page.getByRole('banner')
/** What opens and closes the full-screen menu. */
export const burger = (page: Page) => header(page).locator('details[name="site-menu"] > summary')

/** Scrolls in one go, and waits until the page has answered. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
}
