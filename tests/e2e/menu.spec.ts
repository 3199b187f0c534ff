// Covers: src/site/layout src/domain/navigation
import { expect, test } from '../support/browser.ts'
import { burger, header } from '../support/browser-frame.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { isComplete } from '../support/sweep.ts'

test.describe('The main menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/de/stories')
    await hydrate(page)
  })

  test('opens one submenu at a time, by click, Enter and Space', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
    const [programme, visit] = [
      menu.locator('details').filter({ hasText: 'Programm und Karten' }),
      menu.locator('details').filter({ hasText: 'Besuch' }),
    ]
    await programme.locator('summary').click()
    await expect(programme).toHaveAttribute('open')
    await visit.locator('summary').click()
    await expect(visit).toHaveAttribute('open')
    await expect(programme).not.toHaveAttribute('open')
    await visit.locator('summary').press('Enter')
    await expect(visit).not.toHaveAttribute('open')
    await visit.locator('summary').press('Space')
    await expect(visit).toHaveAttribute('open')
    await page.mouse.click(640, 650)
    await expect(visit).not.toHaveAttribute('open')
  })

  test('is navigated by arrow keys, Home and End, and closed by Escape and by navigating to another page', async ({
    page,
  }) => {
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
    const visit = menu.locator('details').filter({ hasText: 'Besuch' })
    const button = visit.locator('summary')
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect(visit).toHaveAttribute('open')
    await expect(button).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const items = visit.getByRole('link')
    await expect(items.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(items.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(items.last()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(items.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(items.last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(items.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(visit).not.toHaveAttribute('open')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await items.first().press('Enter')
    await expect(page).toHaveURL(/\/de\/besuch\//)
    await expect(visit).not.toHaveAttribute('open')
  })
})

test.describe('The full-screen menu', () => {
  test('opens over everything, locks the page, closes by Escape, and restores the focus', async ({
    page,
  }) => {
    await page.goto('/de/stories')
    await hydrate(page)
    await burger(page).click()
    const body = page.locator('body')
    await expect(body).toHaveClass(/no-scroll/)
    await expect(page.getByRole('main')).toHaveAttribute('inert')
    await expect(header(page).getByRole('link', { name: 'Schulen und Familien' })).toBeVisible()
    await page.mouse.wheel(0, 800)
    expect(await page.evaluate('scrollY')).toBe(0)
    await page.keyboard.press('Escape')
    await expect(body).not.toHaveClass(/no-scroll/)
    expect(await body.evaluate((element) => element.style.paddingInlineEnd)).toBe('')
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
    await expect(burger(page)).toBeFocused()
  })

  test('is closed by Escape at any moment, even before the page has been notified that it opened', async ({
    page,
  }) => {
    await page.goto('/de/stories')
    await hydrate(page)
    // From before the toggle event until after the frame of the state, in steps of a message.
    const left = await page.evaluate(
      async (stride) => {
        const details = document.querySelector('details[name="site-menu"]')
        const summary = details?.querySelector('summary')
        if (!(details instanceof HTMLDetailsElement) || !summary) return ['no menu']
        const message = () => new Promise<void>((resolve) => setTimeout(resolve))
        const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))
        const open: string[] = []
        for (let steps = 0; steps < 24; steps += stride) {
          summary.focus()
          summary.click()
          for (let step = 0; step < steps; step++) await message()
          summary.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
          )
          for (let wait = 0; wait < 6; wait++) await frame()
          await message()
          const isLocked = document.body.classList.contains('no-scroll')
          if (details.open || isLocked) open.push(`${steps}: ${details.open} ${isLocked}`)
          if (details.open) summary.click()
          for (let wait = 0; wait < 6; wait++) await frame()
        }
        return open
      },
      isComplete ? 1 : 4,
    )
    expect(left).toEqual([])
    await expect(burger(page)).toBeFocused()
  })

  test('is opened by the browser itself until the script has loaded, which then detects that it is open', async ({
    page,
  }) => {
    const script = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await script.promise
      await route.continue()
    })
    await page.goto('/de/stories', { waitUntil: 'commit' })
    await burger(page).click()
    await expect(header(page).getByRole('link', { name: 'Schulen und Familien' })).toBeVisible()
    await expect(page.locator('body')).not.toHaveClass(/no-scroll/)
    script.resolve()
    await expect(page.locator('body')).toHaveClass(/no-scroll/)
    await expect(page.getByRole('main')).toHaveAttribute('inert')
    await burger(page).click()
    await expect(page.locator('body')).not.toHaveClass(/no-scroll/)
  })

  test('opens on a phone with its subentries and the search, and is closed by a navigation', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await test.step('It expands the subentries of an entry, and is collapsed again when it is reopened', async () => {
      await page.goto('/de/besuch')
      await hydrate(page)
      await burger(page).click()
      const visit = header(page).locator('details[name="menu-primary"]').filter({ hasText: 'Besuch' })
      await visit.locator('summary').click()
      await expect(visit.getByRole('link', { name: 'Anfahrt' })).toBeVisible()
      const other = header(page)
        .locator('details[name="menu-primary"]')
        .filter({ hasText: 'Programm und Karten' })
      await other.locator('summary').click()
      await expect(visit).not.toHaveAttribute('open')
      await burger(page).click()
      await burger(page).click()
      await expect(other).not.toHaveAttribute('open')
    })
    await test.step('It leads to another page and is closed there', async () => {
      await header(page).getByRole('link', { name: 'Stories' }).last().click()
      await expect(page).toHaveURL(/\/de\/stories$/)
      await expect(page.locator('body')).not.toHaveClass(/no-scroll/)
      await expect(page.getByRole('main')).not.toHaveAttribute('inert')
    })
    await test.step('It shows the search, with the focus in its field, and searches', async () => {
      await hydrate(page)
      await header(page).getByRole('button', { name: 'Suche' }).click()
      await expect(header(page).getByRole('heading', { name: 'Suche' })).toBeVisible()
      const field = header(page).getByRole('combobox', { name: 'Suche' })
      await expect(field).toBeFocused()
      await field.fill('Orgel')
      await header(page).getByRole('button', { name: 'Löschen' }).click()
      await expect(field).toHaveValue('')
      await expect(field).toBeFocused()
      await field.fill('Orgel')
      await field.press('Enter')
      await expect(page).toHaveURL(/\/de\/search\?q=Orgel$/)
      await expect(page.locator('body')).not.toHaveClass(/no-scroll/)
    })
  })
})
