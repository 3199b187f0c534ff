// Covers: src/site/layout src/site/browser
import { expect, test } from '../support/browser.ts'
import { scrollTo } from '../support/browser-frame.ts'
import { hydrate } from '../support/browser-hydration.ts'

test.describe('The calendar button', () => {
  test('appears when the header is fully scrolled and the footer is not visible, and leads to a day of the programme', async ({
    page,
  }) => {
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
    const button = page.getByRole('button', { name: 'Weitere Termine' })
    await test.step('It disappears where the footer is visible', async () => {
      await scrollTo(page, 400)
      await expect(button).toBeVisible()
      await page.locator('footer').scrollIntoViewIfNeeded()
      await expect(button).toBeHidden()
    })
    await scrollTo(page, 0)
    await test.step('It appears when the header is fully scrolled, and leads to a day of the programme', async () => {
      await expect(button).toBeHidden()
      await scrollTo(page, 400)
      await expect(button).toBeVisible()
      await button.click()
      const drawer = page.getByRole('dialog', { name: 'Weitere Termine' })
      await expect(drawer).toBeVisible()
      await drawer
        .getByRole('button', { name: 'Nächster' })
        .or(drawer.getByRole('button', { name: /Weiter/ }))
        .first()
        .click()
      const day = drawer.locator('[role="button"]:not([aria-disabled="true"])').nth(3)
      await expect(day).toBeVisible()
      await day.click()
      await expect(page).toHaveURL(/\/de\/programm-und-karten\?date=\d{4}-\d\d-\d\d$/)
      await expect(drawer).toBeHidden()
    })
  })

  test('leads to the programme’s calendar when its days cannot be loaded', async ({ page, problems }) => {
    problems.allow('Failed to load resource', /further-dates/)
    await page.route(/further-dates-.*\.js/, (route) => route.abort())
    await page.goto('/de/stories')
    await hydrate(page)
    await scrollTo(page, 400)
    await page.getByRole('button', { name: 'Weitere Termine' }).click()
    await expect(page).toHaveURL(/\/de\/programm-und-karten\?view=month$/)
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  })

  test('does not appear on a landing page or on the page of a concert', async ({ page }) => {
    for (const path of ['/de', '/de/besuch']) {
      await page.goto(path)
      await hydrate(page)
      await expect(page.getByRole('button', { name: 'Weitere Termine', includeHidden: true })).toHaveCount(0)
    }
    await page.goto('/de/programm-und-karten')
    await page.getByRole('link', { name: 'Mahler: Fünfte' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mahler: Fünfte' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Weitere Termine', includeHidden: true })).toHaveCount(0)
  })
})
