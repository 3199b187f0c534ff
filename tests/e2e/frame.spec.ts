// Covers: src/site/layout src/design/consent src/design/theme
import { expect, shopOrigin, test } from '../support/browser.ts'
import { combine, sample } from '../support/sweep.ts'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { burger, header, scrollTo } from '../support/browser-frame.ts'
import { hydrate } from '../support/browser-hydration.ts'

test.describe('The colour scheme', () => {
  test('is the visitor’s choice, and is applied on the next page before it is painted', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/de/stories')
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

for (const path of sample(['/de/stories', '/en/stories'], 1))
  test(
    `The header has enough space for its content at every width on ${path}`,
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(path)
      for (const width of [360, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const bounds = await header(page).boundingBox()
        const shown = await header(page).locator('a:visible, button:visible, summary:visible').all()
        expect(shown.length).toBeGreaterThan(2)
        for (const control of shown) {
          const box = await control.boundingBox()
          const label = `${await control.textContent()} at ${width}`
          expect(box?.y, `top of ${label}`).toBeGreaterThanOrEqual(bounds?.y ?? 0)
          expect((box?.y ?? 0) + (box?.height ?? 0), `bottom of ${label}`).toBeLessThanOrEqual(
            (bounds?.y ?? 0) + (bounds?.height ?? 0),
          )
        }
      }
    },
  )

test.describe('With text twice as large', () => {
  for (const [path, width] of combine(['/de/stories', '/en/stories'], [1024, 1280, 1440]))
    test(
      `the main menu of ${path} fits beside the tools at ${width} px`,
      { tag: '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await page.addStyleTag({ content: 'html { font-size: 200% }' })
        const [menu, tools] = await Promise.all([
          page.getByRole('navigation', { name: /Hauptmenü|Main menu/ }).boundingBox(),
          page.locator('details[name="site-menu"] > summary').boundingBox(),
        ])
        expect((tools?.x ?? 0) + (tools?.width ?? 0)).toBeLessThanOrEqual(width)
        expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(tools?.x ?? 0)
      },
    )
})

test.describe('The consent banner', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const [path, title, accept, refuse] of sample(
    [
      ['/de/besuch', 'Cookie-Einstellungen', 'Alles erlauben', 'Nur Notwendiges'],
      ['/en/visit', 'Cookie settings', 'Allow everything', 'Necessary only'],
    ] as const,
    1,
  ))
    test(`appears at the first visit of ${path}, and refusing is as easy as accepting`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).origin))
      await page.goto(path)
      const question = page.getByRole('region', { name: title })
      await expect(question).toBeVisible()
      await expect(question).not.toHaveAttribute('aria-modal')
      const sizes = []
      for (const name of [accept, refuse]) {
        const button = question.getByRole('button', { name })
        const box = await button.boundingBox()
        const look = await button.evaluate((element) => {
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element)
          return { backgroundColor, color, fontSize, fontWeight }
        })
        sizes.push({ ...look, size: [box?.width, box?.height].map((pixels) => Math.round(pixels ?? 0)) })
      }
      expect(sizes[0]).toEqual(sizes[1])
      expect(await findErrorsOfState(page)).toEqual([])
      await question.getByRole('button', { name: refuse }).click()
      await expect(question).toBeHidden()
      await page.reload()
      await hydrate(page)
      await expect(question).toHaveCount(0)
      expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin, shopOrigin()]))
    })

  test('is one stop after the skip link for the keyboard, and closes by Escape until the next page', async ({
    page,
  }) => {
    await page.goto('/de/besuch')
    const question = page.getByRole('region', { name: 'Cookie-Einstellungen' })
    await expect(question).toBeVisible()
    // The library moves the focus a moment after the banner has appeared: the animation ends later.
    await question.evaluate((banner) => Promise.all(banner.getAnimations().map(({ finished }) => finished)))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
    const controls = await question.locator('button, a').all()
    expect(controls).toHaveLength(5)
    for (const control of controls) {
      await page.keyboard.press('Tab')
      await expect(control).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(header(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'cookie_consent' }),
    )
    await page.reload()
    await expect(question).toBeVisible()
  })

  test('leaves a phone two thirds of its screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    for (const path of ['/de/besuch', '/en/visit']) {
      await page.goto(path)
      const question = page.getByRole('region', { name: /Cookie/ })
      await expect(question).toBeVisible()
      expect((await question.boundingBox())?.height).toBeLessThan(780 / 3)
    }
  })

  test('does not cover the imprint and the privacy page, and appears after them to visitors who have refused', async ({
    page,
  }) => {
    await page.goto('/de/impressum')
    await hydrate(page)
    const question = page.getByRole('region', { name: 'Cookie-Einstellungen' })
    await expect(question).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Unterstützen' }).click()
    await question.getByRole('button', { name: 'Nur Notwendiges' }).click()
    await page.goto('/de/datenschutz')
    await hydrate(page)
    // An address that somebody types has no referrer.
    await page.goto('/de/stories')
    await question.getByRole('button', { name: 'Nur Notwendiges' }).click()
    await page.goto('/de/besuch')
    await hydrate(page)
    await expect(question).toHaveCount(0)
  })

  test('offers every category and service one by one', async ({ page }) => {
    await page.goto('/de/besuch')
    await page.getByRole('button', { name: 'Einzeln auswählen' }).click()
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
    for (const category of ['Notwendig', 'Optimierung', 'Marketing', 'Externe Medien'])
      await expect(settings.getByRole('button', { name: category, exact: true })).toBeVisible()
    await settings.getByRole('button', { name: 'Optimierung', exact: true }).click()
    await settings.locator('label').filter({ hasText: 'Besuchsstatistik' }).click()
    await settings.getByRole('button', { name: 'Auswahl speichern' }).click()
    const cookies = await page.context().cookies()
    const choice = decodeURIComponent(cookies.find(({ name }) => name === 'cookie_consent')?.value ?? '')
    expect(choice).toContain('"optimisation":["analytics"]')
    expect(choice).toContain('"marketing":[]')
  })

  test('names the services of the house, and loads their scripts only with consent', async ({ page }) => {
    const counter = {
      key: 'zaehler',
      category: 'optimisation',
      name: 'Zähler & Co.',
      text: 'Zählt <b>Besuche</b>.',
      script: '/script-of-the-test.js',
    }
    const asked: string[] = []
    await page.route(`**${counter.script}`, async (route) => {
      asked.push(new URL(route.request().url()).pathname)
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    // The page as it is for a house with this service: the settings of the site belong to all tests.
    await page.addInitScript(
      (services) => {
        new MutationObserver((_, observer) => {
          // There is none yet while the head is parsed.
          const body: HTMLElement | null = document.querySelector('body')
          if (!body) return
          body.dataset['tracking'] = services
          observer.disconnect()
        }).observe(document, { childList: true, subtree: true })
      },
      JSON.stringify([counter]),
    )
    await page.goto('/de/besuch')
    await page.getByRole('button', { name: 'Einzeln auswählen' }).click()
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
    await settings.getByRole('button', { name: 'Optimierung', exact: true }).click()
    await expect(settings.getByText('Zähler & Co.: Zählt <b>Besuche</b>.')).toBeVisible()
    await expect(settings.getByText('Besuchsstatistik')).toHaveCount(0)
    await settings.locator('label').filter({ hasText: 'Zähler & Co.' }).click()
    expect(asked).toEqual([])
    await settings.getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect.poll(() => asked).toEqual([counter.script])
  })
})

test.describe('An open panel', () => {
  for (const [width, colorScheme] of combine([360, 1280], ['light', 'dark'] as const))
    test(
      `passes the accessibility check at ${width} px (${colorScheme})`,
      { tag: '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto('/de/programm-und-karten')
        await hydrate(page)
        if (width > 1023) {
          const visit = page.getByRole('navigation', { name: 'Hauptmenü' }).locator('summary').nth(2)
          await visit.click()
          expect(await findErrorsOfState(page), 'submenu').toEqual([])
          await page.keyboard.press('Escape')
          await header(page).getByRole('button', { name: 'Suche' }).click()
          expect(await findErrorsOfState(page), 'search box').toEqual([])
          await page.keyboard.press('Escape')
        } else {
          await header(page).getByRole('button', { name: 'Suche' }).click()
          expect(await findErrorsOfState(page), 'search').toEqual([])
          await page.keyboard.press('Escape')
        }
        await burger(page).click()
        await header(page).locator('details[name="menu-primary"] > summary').first().click()
        expect(await findErrorsOfState(page), 'menu').toEqual([])
        await page.keyboard.press('Escape')
        await scrollTo(page, 500)
        await page.getByRole('button', { name: 'Weitere Termine' }).click()
        await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
        expect(await findErrorsOfState(page), 'dates').toEqual([])
      },
    )
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
    await expect(page.getByRole('main').getByRole('textbox')).toBeVisible()
  })

  for (const { path, button, results } of [
    { path: '/de/besuch/anfahrt', button: 'Suchen', results: /^\/de\/search\?q=Mahler\+5$/ },
    {
      path: '/de/archiv-suche',
      button: 'Im Archiv suchen',
      results: /^\/de\/search\/events_past\?q=Mahler\+5$/,
    },
    {
      path: '/en/stories',
      button: 'Search the stories',
      results: /^\/en\/search\?q=Mahler\+5&kind=article$/,
    },
    { path: '/de/gibt-es-nicht', button: 'Suchen', results: /^\/de\/search\?q=Mahler\+5$/ },
  ])
    test(`the search at the end of ${path} leads to results`, async ({ page, problems }) => {
      problems.allow('gibt-es-nicht')
      await page.goto(path)
      const end = page.getByRole('search', { name: /am Ende der Seite|at the end of the page/ })
      await end
        .getByRole('textbox', { name: /Nicht gefunden, was Sie suchen|find what you are/ })
        .fill('Mahler 5')
      await end.getByRole('button', { name: button, exact: true }).click()
      await expect(page).toHaveURL((url) => results.test(url.pathname + url.search))
      await expect(end).toHaveCount(0)
    })

  test('landing pages end without a search', async ({ page }) => {
    for (const path of ['/de', '/en/visit']) {
      await page.goto(path)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(
        page.getByRole('search', { name: /am Ende der Seite|at the end of the page/ }),
      ).toHaveCount(0)
    }
  })
})

test.describe('A page magnified four times', () => {
  test('shows its content and not only its header, and needs no sideways scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    for (const path of sample(['/de/programm-und-karten', '/de/besuch', '/de', '/en/subscriptions'], 2)) {
      await page.goto(path)
      await hydrate(page)
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(320)
      await scrollTo(page, 600)
      await scrollTo(page, 560)
      await expect(header(page), path).not.toBeInViewport()
    }
  })
})
