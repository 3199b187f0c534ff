// Covers: src/design
import { findAccessibilityErrors } from '../support/browser-accessibility.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { expect, test } from '../support/browser.ts'
import { combine, isComplete } from '../support/sweep.ts'

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

/** All of it, or one part of it, which loads much faster. */
async function openStyleguide(page: Page, language: 'de' | 'en' = 'de', part?: string): Promise<void> {
  await page.goto(`/styleguide?lang=${language}${part === undefined ? '' : `&part=${part}`}`)
  await hydrate(page)
}

/**
 * Stops the page's clock, which must have been installed before the page was opened; from then on only `runFor`
 * advances it.
 */
async function holdTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 5000)
}

/**
 * What the accessibility checker reports, except landmarks with the same name: there are several examples of one part
 * here.
 */
async function findErrors(page: Page): Promise<string[]> {
  const errors = await findAccessibilityErrors(page)
  return errors.filter((error) => !error.startsWith('landmark-unique'))
}

/** Whether the page behind a panel is inert. */
const isHeld = (page: Page) => page.evaluate('document.body.classList.contains("no-scroll")')

test.describe('The style guide', () => {
  for (const [language, colorScheme] of combine(['de', 'en'] as const, ['light', 'dark'] as const))
    test(`leads to each part, shows it at every width, and passes the accessibility check (${language}, ${colorScheme})`, async ({
      page,
    }) => {
      test.slow() // the figures are drawn while it looks
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // In a sample each language is checked at one width.
      for (const width of isComplete ? [360, 1280] : [language === 'de' ? 360 : 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await openStyleguide(page, language)
        const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
        expect(await findErrors(page), `at ${width} px`).toEqual([])
      }
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      const targets = await page
        .getByRole('navigation', { name: 'Parts' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(targets.length).toBeGreaterThan(15)
      for (const target of targets) await expect(page.locator(target)).toHaveCount(1)
      const examples = page.locator('[data-example]')
      expect(await examples.count()).toBeGreaterThan(60)
      for (const id of ['button-primary', 'drawer-sizes', 'event-row-states', 'fields-wrong'])
        await expect(page.locator(`#${id}`)).toBeVisible()
      const empty = await examples.evaluateAll((all) =>
        all.filter((one) => (one.querySelector(':scope > div')?.clientHeight ?? 0) < 20).map(({ id }) => id),
      )
      expect(empty).toEqual([])
    })
})

test.describe('A drawer', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  const opener = (page: Page) => page.getByRole('button', { name: 'Von rechts' })
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Weitere Termine' })

  test('takes the focus, locks the page’s scrolling without shifting it, and closes by key, button and click', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openStyleguide(page, 'de', 'drawer')
    await test.step('It takes the focus and locks the page’s scrolling, and undoes both at Escape', async () => {
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await expect(drawer(page)).toBeVisible()
      await expect(drawer(page).getByRole('button', { name: 'Schließen' })).toBeFocused()
      expect(await isHeld(page)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(opener(page)).toBeFocused()
      expect(await isHeld(page)).toBe(false)
      await expect(drawer(page)).toHaveCount(0)
    })
    await test.step('It closes by its close button and by a click beside it, but not inside it', async () => {
      await opener(page).click()
      await drawer(page).getByText('Hier steht').click()
      await expect(drawer(page)).toBeVisible()
      await drawer(page).getByRole('button', { name: 'Schließen' }).click()
      await expect(drawer(page)).toHaveCount(0)
      await opener(page).click()
      await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(800)
      await page.mouse.click(200, 400)
      await expect(drawer(page)).toHaveCount(0)
      await expect(opener(page)).toBeFocused()
      expect(await isHeld(page)).toBe(false)
    })
    await test.step('It does not shift the page, and can be reopened during its closing animation', async () => {
      const before = await opener(page).boundingBox()
      await opener(page).click()
      expect((await opener(page).boundingBox())?.x).toBe(before?.x)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Enter') // the opener has the focus again
      await expect(drawer(page)).toHaveJSProperty('open', true)
      await drawer(page).evaluate((panel) =>
        Promise.all(panel.getAnimations().map(({ finished }) => finished)),
      )
      await expect(drawer(page)).toBeVisible()
      expect(await isHeld(page)).toBe(true)
    })
  })

  test('is a bottom sheet on narrow screens, scrolls inside, and does not move under reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStyleguide(page, 'de', 'drawer')
    await test.step('It is a bottom sheet on narrow screens, unless its form is set explicitly', async () => {
      for (const { width, name, mode } of [
        { width: 1023, name: 'Von rechts', mode: 'sheet' },
        { width: 1024, name: 'Von rechts', mode: 'drawer' },
        { width: 360, name: 'Immer Lade', mode: 'drawer' },
        { width: 1280, name: 'Immer Blatt', mode: 'sheet' },
      ]) {
        await page.setViewportSize({ width, height: 780 })
        await page.getByRole('button', { name, exact: true }).click()
        await expect(drawer(page)).toHaveAttribute('data-mode', mode)
        const box = await drawer(page).boundingBox()
        if (mode === 'sheet') expect((box?.y ?? 0) + (box?.height ?? 0), name).toBe(780)
        else expect((box?.x ?? 0) + (box?.width ?? 0), name).toBe(width)
        expect(box?.width ?? 0).toBeLessThanOrEqual(width)
        await page.keyboard.press('Escape')
        await expect(drawer(page)).toHaveCount(0)
      }
    })
    await test.step('It scrolls inside when its content is taller than the screen, also at 400 % zoom', async () => {
      await page.setViewportSize({ width: 320, height: 256 })
      await page.getByRole('button', { name: 'Viel Inhalt' }).click()
      const last = drawer(page).getByRole('link', { name: 'Termin 40' })
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
      expect(await drawer(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
      expect(await findErrors(page)).toEqual([])
      await test.step('Under reduced motion it opens and closes without moving', async () => {
        await page.keyboard.press('Escape')
        await expect(drawer(page)).toHaveCount(0)
        await opener(page).click()
        expect(await drawer(page).evaluate((panel) => panel.getAnimations().length)).toBe(0)
        await page.keyboard.press('Escape')
        await expect(drawer(page)).toHaveCount(0)
      })
    })
  })
})

test.describe('An alert', () => {
  test('disappears after four seconds, but not while it is hovered or has the focus', async ({ page }) => {
    await page.clock.install()
    await openStyleguide(page, 'de', 'alert')
    await test.step('Errors are announced at once, and can be dismissed', async () => {
      await page.getByRole('button', { name: 'Fehler', exact: true }).click()
      const error = page.getByRole('alert').filter({ hasText: 'Das hat nicht geklappt.' })
      await expect(error).toBeVisible()
      await error.getByRole('button', { name: 'Schließen' }).click()
      await expect(error).toHaveCount(0)
    })
    await holdTime(page)
    const alert = page.getByRole('status').filter({ hasText: 'Gespeichert.' })
    await page.getByRole('button', { name: 'Erfolg' }).click()
    await expect(alert).toBeVisible()
    await page.clock.runFor(3900)
    await expect(alert).toBeVisible()
    await page.clock.runFor(200)
    await expect(alert).toHaveCount(0)

    await page.getByRole('button', { name: 'Erfolg' }).click()
    await alert.getByText('Gespeichert.').hover()
    await page.clock.runFor(60_000)
    await expect(alert).toBeVisible()
    await alert.getByRole('button', { name: 'Schließen' }).focus()
    await page.mouse.move(2, 2)
    await page.clock.runFor(60_000)
    await expect(alert).toBeVisible()
    await page.getByRole('button', { name: 'Erfolg' }).focus()
    await page.clock.runFor(4100)
    await expect(alert).toHaveCount(0)
  })
})

test.describe('The credits of a picture', () => {
  const control = (page: Page) => page.locator('#credit-overlay').getByText('Bildnachweis')
  const words = (page: Page) => page.locator('#credit-overlay').getByText('© Hausarchiv')

  test('open over it, close by a click and at Escape, and keep their text until they have faded', async ({
    page,
  }) => {
    await page.clock.install()
    await openStyleguide(page, 'de', 'credit-overlay')
    const summary = page.locator('#credit-overlay summary')
    await expect(control(page)).toHaveCount(1)
    await test.step('Their button is large enough for a finger, and closes them, as does a click elsewhere', async () => {
      const box = await summary.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await summary.click()
      await expect(words(page)).toBeVisible()
      await page.getByRole('heading', { name: 'Credit overlay' }).click()
      await expect(words(page)).toHaveCount(0)
      await summary.click()
      await expect(words(page)).toBeVisible()
      await summary.click()
      await expect(words(page)).toHaveCount(0)
    })
    await holdTime(page)
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(words(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.clock.runFor(250)
    await expect(words(page)).toHaveCount(1)
    await page.clock.runFor(100)
    await expect(words(page)).toHaveCount(0)
    await expect(summary).toBeFocused()
  })
})

test.describe('Tabs', () => {
  test('show the current one, and in which direction there are more', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await openStyleguide(page, 'de', 'tabs')
    const tabs = page.getByRole('navigation', { name: 'Ihr Besuch' })
    await expect(tabs).toHaveAttribute('data-more', 'start end')
    await tabs.scrollIntoViewIfNeeded()
    await expect(tabs.getByRole('link', { name: 'Führungen' })).toBeInViewport({ ratio: 1 })
    await tabs.getByRole('list').evaluate((list) => {
      list.scrollLeft = 0
    })
    await expect(tabs).toHaveAttribute('data-more', 'end')
  })
})
