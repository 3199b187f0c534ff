import { expect, type BrowserContext, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** Announcements of the page's live regions that no test has read yet. */
    announced: string[]
  }
}

/**
 * Records what live regions announce on the pages that are opened from now on. A test that reads the region itself
 * may be too late on a busy machine: an announcement is replaced by the next one, and an alert disappears after four
 * seconds.
 */
export async function recordAnnouncements(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    window.announced = []
    const last = new WeakMap<Element, string>()
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('output, [role="alert"]')) {
        const text = region.textContent ?? ''
        if (text !== '' && text !== last.get(region)) window.announced.push(text)
        last.set(region, text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Waits until a live region has announced this text. All announcements up to it count as read. */
export async function expectAnnounced(page: Page, words: string | RegExp): Promise<void> {
  const expected = words instanceof RegExp ? expect.stringMatching(words) : expect.stringContaining(words)
  await expect
    .poll(() => page.evaluate(() => window.announced), { message: `is announced: ${words}` })
    .toContainEqual(expected)
  await page.evaluate(() => window.announced.splice(0))
}
