// Covers: src/site/browser src/site/list-region.tsx
import type { Page } from '@playwright/test'
import { header, scrollTo } from '../support/browser-frame.ts'
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'

const programme = '/de/programm-und-karten'
const more = (page: Page) => page.getByRole('link', { name: 'Weitere Veranstaltungen' })
const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
const laterDays = (page: Page) => page.getByRole('link', { name: 'Spätere Tage' })
const calendarView = (page: Page) => page.getByRole('link', { name: 'Kalenderansicht' })
const month = (page: Page) => page.getByRole('main').getByRole('table')
const announcement = (page: Page) => page.locator('#announcement')
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Sie sind hier' })

async function open(page: Page, path = programme): Promise<void> {
  await page.goto(path)
  await hydrate(page)
}

/** Fails when the page is loaded again from here on. */
async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => (document.body.dataset['marked'] = ''))
  return () => expect(page.locator('body')).toHaveAttribute('data-marked')
}

/** Holds the requests for an address until they are released. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    await route.continue().catch(() => {}) // the page has aborted it
  })
  return held.resolve
}

test.describe('A list that depends on its address', () => {
  test('is replaced within the page, announces its number of results, and the links of the header follow', async ({
    page,
  }) => {
    await open(page, '/de/archiv-suche')
    const expectSamePage = await markDocument(page)
    await page.getByRole('link', { name: /^1950er/ }).click()
    await expect(page).toHaveURL(/date=1950-01-01/)
    await expect(header(page).getByRole('link', { name: 'English' }).first()).toHaveAttribute(
      'href',
      /\/en\/archive-search\?.*date=1950-01-01/,
    )
    await expect(header(page).getByRole('link', { name: 'Anmelden' }).first()).toHaveAttribute(
      'href',
      /returnUrl=.*1950-01-01/,
    )
    // Not the content of a collapsed panel.
    await expect(announcement(page)).toHaveText(/^[\d.]+ Konzerte gefunden/)
    await expectSamePage()
  })

  test('keeps the focus, or moves it to the list if the focused element was removed', async ({ page }) => {
    await open(page)
    await laterDays(page).press('Enter')
    await expect(page).toHaveURL(/\?date=/)
    await expect(page.getByRole('link', { name: 'Frühere Tage' })).toBeVisible()
    await expect(laterDays(page)).toBeFocused()

    await open(page, `${programme}?query=Mahler`)
    await page.getByRole('link', { name: 'Filter »Mahler« entfernen' }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`${programme}$`))
    await expect(page.locator('#programme')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('#programme a').first()).toBeFocused()
  })

  test('goes back and forward within the page, and restores the scroll position', async ({ page }) => {
    await open(page)
    await laterDays(page).click()
    await expect(page.getByRole('link', { name: 'Frühere Tage' })).toBeVisible()
    const shown = await rows(page).allTextContents()
    const expectSamePage = await markDocument(page)
    await scrollTo(page, 1500)
    await calendarView(page).evaluate((link: HTMLElement) => link.click())
    await expect(month(page)).toBeVisible()
    await page.goBack()
    await expect(rows(page)).toHaveText(shown)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1500)
    await page.goForward()
    await expect(month(page)).toBeVisible()
    await expect(page).toHaveURL(/view=month/)
    await expectSamePage()
  })

  test('shows the result of the last click, however long the previous response takes', async ({ page }) => {
    await open(page)
    const letGo = await hold(page, /view=month/)
    const letGoDays = await hold(page, /\?date=/)
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('view=month'))
    await calendarView(page).click()
    await expect(page.locator('.progress-bar')).toBeVisible()
    await laterDays(page).click()
    await givenUp
    letGo()
    await expect(page.locator('.progress-bar')).toBeVisible()
    letGoDays()
    await expect(page.getByRole('link', { name: 'Frühere Tage' })).toBeVisible()
    await expect(page.locator('.progress-bar')).toHaveCount(0)
    await expect(page).toHaveURL(/\?date=[\d-]+$/)
    await expect(month(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('stays when the server fails, and reports the failure once', async ({ page, problems }) => {
    problems.allow('status 503', 'status of 503')
    await open(page)
    const shown = await rows(page).allTextContents()
    await page.route(/\?/, (route) => route.fulfill({ status: 503, body: 'x' }))
    await laterDays(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await calendarView(page).click()
    await expect(page).toHaveURL(/view=month/)
    await expect(page.locator('.progress-bar')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(rows(page)).toHaveText(shown)
    await page.unroute(/\?/)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Frühere Tage' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('is loaded as a whole page in browsers without the Navigation API', async ({ page }) => {
    await page.addInitScript('delete window.navigation')
    await open(page)
    expect(await page.evaluate(() => 'navigation' in window)).toBe(false)
    await more(page).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(page.getByRole('link', { name: 'Frühere Seite' })).toBeVisible()
    await hydrate(page)
    const genre = page.locator('details').filter({ has: page.locator('summary', { hasText: 'Genre' }) })
    await genre.locator('summary').click()
    await genre.getByRole('checkbox').first().check()
    await genre.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/\?genre=\d+$/)
    await page.getByRole('link', { name: 'Alle Filter zurücksetzen' }).click()
    await expect(page).toHaveURL(new RegExp(`${programme}$`))
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Alle Filter zurücksetzen' })).toBeVisible()
  })
})

test.describe('The way back from an event to its list', () => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

  test('uses the history, also with the one link that phones show', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await open(page, `${programme}?query=Mahler`)
    const row = rows(page).nth(1)
    const name = (await row.textContent()) ?? ''
    await row.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    await row.press('Enter')
    await expect(heading(page, name)).toBeVisible()
    const entries = await page.evaluate(() => history.length)
    await crumbs(page).getByRole('link', { name: 'Programm und Karten' }).click()
    await expect(page).toHaveURL(/\?query=Mahler$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
    await page.goForward()
    await expect(heading(page, name)).toBeVisible()
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('leads to the same list in another tab, where there is no history', async ({ page, context }) => {
    await open(page)
    await test.step('The list leaves clicks that open another tab to the browser', async () => {
      const another = context.waitForEvent('page')
      await more(page).click({ modifiers: ['ControlOrMeta'] })
      const tab = await another
      await expect(tab).toHaveURL(/\?page=2$/)
      await expect(rows(page)).toHaveCount(10)
      await expect(page).toHaveURL(new RegExp(`${programme}$`))
      await tab.close()
    })
    await more(page).click()
    await expect(rows(page)).toHaveCount(20)
    const name = (await rows(page).nth(15).textContent()) ?? ''
    const opened = context.waitForEvent('page')
    await rows(page)
      .nth(15)
      .click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(heading(tab, name)).toBeVisible()
    await hydrate(tab)
    await crumbs(tab).getByRole('link', { name: 'Programm und Karten' }).click()
    await expect(tab).toHaveURL(/\?page=2&from=1$/)
    await expect(rows(tab)).toHaveCount(20)
  })

  test('leads to the unfiltered list for visitors who came from elsewhere', async ({ page }) => {
    await page.goto('/de')
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
    await expect(crumbs(page)).toBeVisible()
    await hydrate(page)
    await expect(crumbs(page).getByRole('link', { name: 'Programm und Karten' })).toHaveAttribute(
      'href',
      programme,
    )
  })
})
