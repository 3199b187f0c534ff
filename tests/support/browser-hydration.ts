import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

/** Waits for what the page does once it is idle: load its script and take over. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await expect
    .poll(() => page.evaluate('window.__reactRouterDataRouter?.state.initialized ?? false'))
    .toBe(true)
  await page.evaluate('new Promise((done) => requestIdleCallback(done))')
}
