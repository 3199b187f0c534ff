// Covers: src/site/layout
import type { Locator } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { burger, header, scrollTo } from '../support/browser-frame.ts'
import { hydrate } from '../support/browser-hydration.ts'

test.describe('The header', () => {
  test('hides on the way down, shows on the way up and when it gets the focus, and stays while the menu is open', async ({
    page,
  }) => {
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
    await test.step('It is scrolled above 1 px, hides on the way down past 150 px, and shows on the way up', async () => {
      const root = page.locator('html')
      await expect(header(page)).not.toHaveAttribute('data-scrolled')
      await scrollTo(page, 2)
      await expect(header(page)).toHaveAttribute('data-scrolled', 'true')
      await expect(root).toHaveAttribute('data-header', 'shown')
      await scrollTo(page, 150)
      await expect(header(page)).toHaveAttribute('data-scrolled', 'true')
      await scrollTo(page, 151)
      await expect(header(page)).toHaveAttribute('data-scrolled', 'full')
      await expect(root).toHaveAttribute('data-header', 'hidden')
      await expect(header(page)).not.toBeInViewport()
      await scrollTo(page, 900)
      await expect(root).toHaveAttribute('data-header', 'hidden')
      await scrollTo(page, 880)
      await expect(root).toHaveAttribute('data-header', 'shown')
      await expect(header(page)).toBeInViewport()
    })
    await test.step('It appears again when the keyboard focus reaches it', async () => {
      await scrollTo(page, 900)
      await expect(page.locator('html')).toHaveAttribute('data-header', 'hidden')
      await header(page).getByRole('link', { name: 'Konzerthaus Morgenstern' }).focus()
      await expect(header(page)).toBeInViewport()
    })
    await scrollTo(page, 0)
    await test.step('It does not change while the menu is open', async () => {
      await burger(page).click()
      // The browser opens it, and the page follows once that is on the screen.
      await expect(page.locator('body')).toHaveClass(/no-scroll/)
      await scrollTo(page, 600)
      await expect(page.locator('html')).toHaveAttribute('data-header', 'shown')
    })
  })
})

test('The parts of the header do not overlap on a phone with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const language of ['de', 'en']) {
    await page.goto(`/${language}/stories`)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const name = await edgesOf(header(page).getByText('Konzerthaus Morgenstern'))
    const search = await edgesOf(header(page).getByRole('search').getByRole('button'))
    const menu = await edgesOf(burger(page))
    const bar = await edgesOf(header(page))
    expect(name.right <= search.left || name.bottom <= search.top, language).toBe(true)
    expect(search.right, language).toBeLessThanOrEqual(menu.left)
    expect(name.top, language).toBeGreaterThanOrEqual(bar.top)
    expect(search.bottom, language).toBeLessThanOrEqual(bar.bottom)
  }
})

const edgesOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    return { left, right, top, bottom }
  })

test('The search in the header opens at the first click and searches at the second', async ({ page }) => {
  await page.goto('/en/stories')
  await hydrate(page)
  const search = header(page).getByRole('search')
  const field = search.getByRole('combobox', { name: 'Search for' })
  await expect(field).toBeHidden()
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  const button = search.getByRole('button', { name: 'Search' })
  await expect(button).toBeFocused()
  await button.click()
  await field.fill('Mahler')
  await button.click()
  await expect(page).toHaveURL(/\/en\/search\?q=Mahler$/)
})
