import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { findAccessibilityFaults } from '../support/browser-accessibility.ts'
import { hydrate } from '../support/browser-hydration.ts'

const header = (page: Page) => page.getByRole('banner')
const burger = (page: Page) => header(page).locator('details[name="site-menu"] > summary')

/** Scrolls as a visitor does: by the wheel, in one go. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
}

test.describe('The header', () => {
  test('is scrolled above 1 px, hides on the way down past 150 px, and shows on the way up', async ({
    page,
  }) => {
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
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

  test('comes back for whoever reaches it with the keyboard', async ({ page }) => {
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
    await scrollTo(page, 900)
    await expect(page.locator('html')).toHaveAttribute('data-header', 'hidden')
    await header(page).getByRole('link', { name: 'Konzerthaus Morgenstern' }).focus()
    await expect(header(page)).toBeInViewport()
  })

  test('does not change while the menu is open', async ({ page }) => {
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
    await burger(page).click()
    await scrollTo(page, 600)
    await expect(page.locator('html')).toHaveAttribute('data-header', 'shown')
  })
})

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

  test('is gone through by arrows, Home and End, and closed by Escape and by another page', async ({
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
  test('opens over everything, locks the page, closes by Escape, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/de')
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

  test('unfolds what lies below an entry, and is folded again when it opens anew', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/de')
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

  test('leads to another page and is closed there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/de')
    await hydrate(page)
    await burger(page).click()
    await header(page).getByRole('link', { name: 'Stories' }).last().click()
    await expect(page).toHaveURL(/\/de\/stories$/)
    await expect(page.locator('body')).not.toHaveClass(/no-scroll/)
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
  })

  test('shows the search on a phone, with the focus in its field, and searches', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/de')
    await hydrate(page)
    await header(page).getByRole('button', { name: 'Suche' }).click()
    await expect(header(page).getByRole('heading', { name: 'Suche' })).toBeVisible()
    const field = header(page).getByRole('searchbox', { name: 'Suche' })
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

test('The search in the header unfolds at the first press and searches at the second', async ({ page }) => {
  await page.goto('/en')
  await hydrate(page)
  const search = header(page).getByRole('search')
  const field = search.getByRole('searchbox', { name: 'Search for' })
  await expect(field).toBeHidden()
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(search.getByRole('button')).toBeFocused()
  await search.getByRole('button').click()
  await field.fill('Mahler')
  await search.getByRole('button').click()
  await expect(page).toHaveURL(/\/en\/search\?q=Mahler$/)
})

test.describe('A hash in the address', () => {
  test('leads to its place on another page after a second, below the header', async ({ page }) => {
    await page.goto('/de/stories')
    await hydrate(page)
    await page.evaluate(`(() => {
      const link = document.createElement('a')
      link.href = '/de/barrierefreiheit#contact'
      link.textContent = 'Zum Kontakt'
      document.querySelector('main').append(link)
    })()`)
    await page.getByRole('link', { name: 'Zum Kontakt' }).click()
    await expect(page).toHaveURL(/barrierefreiheit#contact$/)
    await expect(page.locator('#contact')).toBeFocused()
    await expect(page.locator('#contact')).toBeInViewport()
  })

  test('waits for a place that appears late', async ({ page }) => {
    await page.goto('/de/stories')
    await hydrate(page)
    await page.evaluate(`(() => {
      const link = document.createElement('a')
      link.href = '/de/impressum#late-place'
      link.textContent = 'Zum Späten'
      document.querySelector('main').append(link)
    })()`)
    await page.getByRole('link', { name: 'Zum Späten' }).click()
    await expect(page).toHaveURL(/impressum#late-place$/)
    await page.evaluate(`setTimeout(() => {
      const place = document.createElement('p')
      place.id = 'late-place'
      place.textContent = 'Da.'
      place.style.marginTop = '3000px'
      document.querySelector('main').append(place)
    }, 1600)`)
    await expect(page.locator('#late-place')).toBeInViewport()
    await expect(page.locator('#late-place')).toBeFocused()
  })
})

test.describe('Moving about', () => {
  test('begins each page at its top and comes back to where one was', async ({ page }) => {
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
    const link = page.getByRole('main').getByRole('heading', { level: 3 }).nth(6).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const position = Number(await page.evaluate('scrollY'))
    expect(position).toBeGreaterThan(100)
    await link.click()
    await expect(page.getByRole('region', { name: 'Programm' }).first()).toBeVisible()
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate('scrollY')).toBe(position)
  })

  test('travels with picture and title from a list to a page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Mahler: Fünfte' }).first()
    const marked = row.evaluate(
      (element) =>
        new Promise((done) => {
          document.addEventListener(
            'click',
            () =>
              done(
                [...element.querySelectorAll<HTMLElement>('[data-travels]')].map(
                  (part) => part.style.viewTransitionName,
                ),
              ),
            { once: true },
          )
        }),
    )
    await row.getByRole('link', { name: 'Mahler: Fünfte' }).click()
    expect(await marked).toEqual(['travelling-picture', 'travelling-title'])
    await expect(page.getByRole('heading', { level: 1, name: 'Mahler: Fünfte' })).toBeVisible()
    const names = await page
      .locator('main [data-travels]')
      .evaluateAll((parts) =>
        parts.flatMap((part) => (part instanceof HTMLElement ? part.style.viewTransitionName : [])),
      )
    expect(names.filter((name) => name === 'travelling-title')).toHaveLength(1)
  })
})

test.describe('The calendar button', () => {
  test('appears when the header is fully scrolled, and leads to a day of the programme', async ({ page }) => {
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
    const button = page.getByRole('button', { name: 'Weitere Termine' })
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

  test('gives way to the footer', async ({ page }) => {
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
    const button = page.getByRole('button', { name: 'Weitere Termine' })
    await scrollTo(page, 400)
    await expect(button).toBeVisible()
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(button).toBeHidden()
  })

  test('is not there on a landing page, nor on the page of one concert', async ({ page }) => {
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

test.describe('The light', () => {
  test('is the visitor’s choice, kept on the next page and before it is painted', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/de')
    await hydrate(page)
    const light = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor')
    const day = await light()
    await page.getByRole('contentinfo').getByRole('radio', { name: 'Abend' }).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'evening')
    expect(await light()).not.toBe(day)
    await page.goto('/en/visit')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'evening')
    await hydrate(page)
    await page.getByRole('contentinfo').getByRole('radio', { name: 'Automatic' }).check({ force: true })
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    expect(await light()).toBe(day)
  })
})

test('The cookie settings open from the footer and keep the choice', async ({ page }) => {
  await page.goto('/de/impressum')
  await hydrate(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
  const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
  await expect(settings).toBeVisible()
  await settings.getByRole('button', { name: 'Nur Notwendiges' }).click()
  await expect(settings).toBeHidden()
  const cookies = await page.context().cookies()
  expect(decodeURIComponent(cookies.find(({ name }) => name === 'cookie_consent')?.value ?? '')).toContain(
    '"categories":["required"]',
  )
})

test('An address that does not exist is told as such, with ways to go on', async ({ page, problems }) => {
  problems.allow('404')
  await page.goto('/de/gibt-es-nicht')
  await expect(page.getByRole('heading', { level: 1, name: 'Fehler 404' })).toBeVisible()
  await expect(page.getByText('Die gesuchte Seite wurde nicht gefunden.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page).toHaveURL(/\/de$/)
})

test.describe('An open panel', () => {
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`gives the accessibility checker nothing at ${width} px (${colorScheme})`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto('/de/programm-und-karten')
        await hydrate(page)
        if (width > 1023) {
          const visit = page.getByRole('navigation', { name: 'Hauptmenü' }).locator('summary').nth(2)
          await visit.click()
          expect(await findAccessibilityFaults(page), 'submenu').toEqual([])
          await page.keyboard.press('Escape')
          await header(page).getByRole('button', { name: 'Suche' }).click()
          expect(await findAccessibilityFaults(page), 'search box').toEqual([])
          await page.keyboard.press('Escape')
        } else {
          await header(page).getByRole('button', { name: 'Suche' }).click()
          expect(await findAccessibilityFaults(page), 'search').toEqual([])
          await page.keyboard.press('Escape')
        }
        await burger(page).click()
        await header(page).locator('details[name="menu-primary"] > summary').first().click()
        expect(await findAccessibilityFaults(page), 'menu').toEqual([])
        await page.keyboard.press('Escape')
        await scrollTo(page, 500)
        await page.getByRole('button', { name: 'Weitere Termine' }).click()
        await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
        expect(await findAccessibilityFaults(page), 'dates').toEqual([])
      })
    }
  }
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('submenus, the full-screen menu and the search work, and the page has its styles and typefaces', async ({
    page,
  }) => {
    await page.goto('/de/stories')
    const visit = page.getByRole('navigation', { name: 'Hauptmenü' }).locator('details').nth(2)
    await visit.locator('summary').click()
    await visit.getByRole('link', { name: 'Anfahrt' }).click()
    await expect(page).toHaveURL(/\/de\/besuch\//)
    await burger(page).click()
    await expect(header(page).getByRole('link', { name: 'Schulen und Familien' })).toBeVisible()
    await burger(page).click()
    await header(page).getByRole('button', { name: 'Suche' }).click()
    await expect(page).toHaveURL(/\/de\/search\?q=/)
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  })
})

test.describe('A page magnified four times', () => {
  test('shows its content and not only its header, and needs no sideways scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    for (const path of ['/de', '/de/programm-und-karten', '/de/besuch', '/en/subscriptions']) {
      await page.goto(path)
      await hydrate(page)
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(320)
      await scrollTo(page, 600)
      await scrollTo(page, 560)
      await expect(header(page), path).not.toBeInViewport()
    }
  })
})

test('The first page carries its styles and fetches no style file before it is painted', async ({
  request,
}) => {
  for (const path of ['/de', '/de/programm-und-karten', '/en/visit', '/de/gibt-es-nicht']) {
    const html = await (await request.get(path)).text()
    const blocking = html
      .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
      .match(/<link rel="stylesheet"(?![^>]*(disabled|media="print"))[^>]*>/g)
    expect(blocking, path).toBeNull()
    expect(html, path).toContain('@layer reset, base, component;')
    expect(html, path).toMatch(/<style[^>]*data-href="[^"]*\/assets\/frame-/)
  }
})
