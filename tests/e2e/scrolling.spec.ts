// Covers: src/site/browser
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'

const programme = '/de/programm-und-karten'

test.describe('The scroll position of a page', () => {
  test('is restored on the way back, also after several pages', async ({ page }) => {
    await page.goto(programme)
    await hydrate(page)
    await scrollTo(page, 900)
    await follow(page, page.getByRole('main').locator('a[href*="/programm-und-karten/"]').first())
    await scrollTo(page, 300)
    await follow(page, page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }))
    await expectPosition(page, 0)
    await page.goBack()
    await expectPosition(page, 300)
    await page.goBack()
    await expectPosition(page, 900)
    await page.goForward()
    await expectPosition(page, 300)
  })

  test('is restored after a reload, and when the visitor comes back from another site', async ({ page }) => {
    await page.goto('/de/stories')
    await hydrate(page)
    await follow(page, page.getByRole('banner').getByRole('link', { name: 'Abonnements' }).first())
    await scrollTo(page, 400)
    await page.reload()
    await expectPosition(page, 400)
    await hydrate(page)
    await expectPosition(page, 400)
    await page.goto('about:blank')
    await page.goBack()
    await expectPosition(page, 400)
  })

  test('is stored separately for each history entry of one page', async ({ page }) => {
    await page.goto(programme)
    await hydrate(page)
    await scrollTo(page, 900)
    await press(page.getByRole('link', { name: 'Nach oben' }))
    await expectPosition(page, 0)
    await page.goBack()
    await expectPosition(page, 900)
  })
})

async function scrollTo(page: Page, position: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), position)
  await expectPosition(page, position)
}

/** Clicks without scrolling there before, as a test's own click does. */
function press(link: Locator): Promise<void> {
  return link.evaluate((element: HTMLElement) => element.click())
}

/** Follows a link to another page and waits for the page's heading. */
async function follow(page: Page, link: Locator): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await press(link)
  await expect(heading).not.toHaveText(before)
}

async function expectPosition(page: Page, position: number): Promise<void> {
  await expect.poll(() => page.evaluate('Math.round(scrollY)')).toBe(position)
}
