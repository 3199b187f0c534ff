// Covers: src/design/progress-bar src/site/browser
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'

/** Makes each further part of a list wait until the test releases it. */
async function holdAnswers(page: Page): Promise<{ letThrough: (number: number) => Promise<void> }> {
  const held: Route[] = []
  await page.route(/\/de\/programm-und-karten(\?|$)/, (route) => void held.push(route))
  return {
    letThrough: async (number) => {
      await expect.poll(() => held.length).toBe(number)
      await held[number - 1]?.continue()
    },
  }
}

test.describe('The progress bar of a list that is being loaded', () => {
  test('appears only after 200 ms, and fades when the list is loaded', async ({ page }) => {
    await page.clock.install()
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
    const { letThrough } = await holdAnswers(page)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
    const bar = page.locator('[data-phase]')
    const rows = page.getByRole('main').locator('[data-item]')
    const more = page.getByRole('link', { name: 'Weitere Veranstaltungen' })
    await expect(rows).toHaveCount(10)

    await more.click()
    await page.clock.runFor(150)
    await letThrough(1)
    await expect(rows).toHaveCount(20)
    await page.clock.runFor(500)
    await expect(bar).toHaveCount(0)

    await more.click()
    await page.clock.runFor(250)
    await expect(bar).toHaveAttribute('data-phase', 'running')
    await letThrough(2)
    await expect(bar).toHaveAttribute('data-phase', 'done')
    await expect(rows).toHaveCount(30)
    await page.clock.runFor(350)
    await expect(bar).toHaveCount(0)
  })

  test('stays for a newer request that replaces an older one', async ({ page }) => {
    await page.clock.install()
    await page.goto('/de/programm-und-karten?page=2')
    await hydrate(page)
    const { letThrough } = await holdAnswers(page)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
    const bar = page.locator('[data-phase]')
    await page.getByRole('link', { name: 'Weitere Veranstaltungen' }).click()
    await page.clock.runFor(250)
    await expect(bar).toHaveAttribute('data-phase', 'running')
    const isGivenUp = page.waitForEvent('requestfailed')
    await page.getByRole('link', { name: 'Frühere Seite' }).click()
    await isGivenUp
    await page.clock.runFor(500)
    await expect(bar).toHaveAttribute('data-phase', 'running')
    await letThrough(2)
    await expect(bar).toHaveAttribute('data-phase', 'done')
    await expect(page).toHaveURL(/programm-und-karten$/)
  })

  test('is not restarted by a second click on the same link', async ({ page }) => {
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
    const { letThrough } = await holdAnswers(page)
    const rows = page.getByRole('main').locator('[data-item]')
    await page.getByRole('link', { name: 'Weitere Veranstaltungen' }).dblclick()
    await letThrough(1)
    await expect(rows).toHaveCount(20)
    await expect(rows.nth(10).getByRole('link').first()).toBeFocused()
  })
})
