// Covers: src/site
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'

test.describe('A visitor', () => {
  test('opens the root, is redirected to the German home page, finds the programme, an event in it, who plays what, and the same in the other language', async ({
    page,
  }) => {
    await test.step('A visitor opens the root and is redirected to the German home page', async () => {
      await page.goto('/')
      await expect(page).toHaveURL(/\/de$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
    await test.step('A visitor finds the programme, an event in it, and reads who plays what', async () => {
      await page
        .getByRole('navigation', { name: 'Hauptmenü' })
        .getByRole('link', { name: 'Programm und Karten' })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Programm und Karten' })).toBeVisible()
      await page.getByRole('link', { name: 'Mahler: Fünfte' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Mahler: Fünfte' })).toBeVisible()
      const programme = page.getByRole('region', { name: 'Programm' })
      await expect(programme.getByText('Symphonie Nr. 5 cis-Moll')).toBeVisible()
      await expect(programme.getByText('Gustav Mahler (1860–1911)')).toBeVisible()
      const cast = page.getByRole('region', { name: 'Besetzung' })
      await expect(cast.getByText('Tamás Várkonyi')).toBeVisible()
      await expect(cast.getByText('springt ein für Noémie Laurent')).toBeVisible()
    })
    await test.step('A visitor switches the language and stays on the same event under its own address', async () => {
      const id = page.url().split('/').at(-1) ?? ''
      await page.getByRole('link', { name: 'English' }).first().click()
      await expect(page).toHaveURL(new RegExp(`/en/program-and-tickets/[^/]+/${id}$`))
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('region', { name: 'Performers' })).toBeVisible()
      await page.getByRole('link', { name: 'Deutsch' }).first().click()
      await expect(page).toHaveURL(new RegExp(`/de/programm-und-karten/[^/]+/${id}$`))
    })
  })

  test('copies the address of an event where the system has no menu for sharing, and says so', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
    })
    await page.goto('/de/programm-und-karten?query=Mahler')
    await page.getByRole('link', { name: 'Mahler: Fünfte' }).first().click()
    await hydrate(page)
    await page.getByRole('link', { name: /^Teilen: / }).click()
    const copy = page.getByRole('button', { name: 'Link kopieren' })
    await expect(copy).toBeFocused()
    await expect(page.getByRole('link', { name: 'Per E-Mail' })).toHaveAttribute('href', /^mailto:/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Der Link ist kopiert.' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname)
  })

  test('passes an event on by e-mail, or by the menu of a system that has one', async ({ page }) => {
    const share = page.getByRole('link', { name: /^Teilen: Mahler: Fünfte/ })
    await page.goto('/de/programm-und-karten?query=Mahler')
    const address = await page
      .getByRole('link', { name: 'Mahler: Fünfte' })
      .first()
      .evaluate((link) => (link instanceof HTMLAnchorElement ? link.href : ''))
    await page.goto(address)
    const mail = new URL((await share.getAttribute('href')) ?? '')
    expect(mail.protocol).toBe('mailto:')
    expect(mail.searchParams.get('subject')).toMatch(/^Mahler: Fünfte, \d+\. \S+ \d{4}$/)
    expect(mail.searchParams.get('body')).toBe(address)

    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data)
        return Promise.resolve()
      }
    })
    await page.reload()
    await hydrate(page)
    await share.click()
    const shared = { title: await page.title(), url: address }
    await expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify(shared))
  })

  test('narrows the programme, sees the count, and removes a filter again', async ({ page }) => {
    await page.goto('/en/program-and-tickets')
    await hydrate(page) // before that the browser sends the empty fields, too
    const count = page.getByRole('main').getByRole('status')
    await expect(count).toContainText(/\d+ events from/)
    const all = await count.textContent()
    const filters = page.getByRole('search', { name: 'Narrow the programme' })
    await filters.locator('summary').filter({ hasText: 'Hall' }).click()
    await filters.getByLabel('Fanny Hensel Hall').check()
    await filters.getByLabel('Workshop').check()
    await filters.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/room=\d+&room=\d+$/)
    await page.getByRole('link', { name: 'Remove the filter Workshop' }).click()
    await expect(page).toHaveURL(/\?room=\d+$/)
    await expect(page.getByRole('link', { name: 'Remove the filter Workshop' })).toHaveCount(0) // the list is there
    await filters.getByRole('link', { name: 'bookable only' }).click()
    await expect(page).toHaveURL(/room=\d+.*only_bookable=1/)
    await expect(count).not.toHaveText(all ?? '')
    await page.getByRole('link', { name: 'Remove the filter bookable only' }).click()
    await expect(page).not.toHaveURL(/only_bookable/)
    await expect(page).toHaveURL(/room=\d+/)
    await page.goBack()
    await expect(page).toHaveURL(/only_bookable=1/)
  })

  test('finds a concert of long ago in the archive', async ({ page }) => {
    await page.goto('/de/archiv-suche')
    await page.getByLabel('Werk, Komponist:in, Name').fill('beethoven')
    await page.getByLabel('Bis', { exact: true }).fill('1925-12-31')
    await page.getByLabel('Reihenfolge').selectOption({ label: 'Älteste zuerst' })
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click()
    // The address changes before the results do, and the old results can be clicked until then.
    await expect(page.getByRole('link', { name: '»beethoven« nicht mehr verlangen' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toContainText(/[1-9][\d.]* Konzerte gefunden/)
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /19(1|2)\d/ })
        .first(),
    ).toBeVisible()
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await expect(page.getByText('Vergangen').first()).toBeVisible()
  })

  test('reads a story and finds others by its tag', async ({ page }) => {
    await page.goto('/en/stories')
    await page.getByRole('heading', { level: 2 }).first().getByRole('link').click()
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('list', { name: 'Tags' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: /Stories on/ })).toBeVisible()
  })

  test('chooses a subscription, and is redirected from its short address to its page', async ({
    page,
    request,
  }) => {
    await page.goto('/de/abonnements')
    await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Die Konzerte' })).toBeVisible()
    const id = page.url().split('/').at(-1)
    const detail = (await (await request.get(`/api/subscriptions/${id}`)).json()) as {
      ticket_url_external: string
    }
    const shortCode = detail.ticket_url_external.split('/').at(-1) ?? ''
    await page.goto(`/en/${shortCode}`)
    await expect(page).toHaveURL(new RegExp(`/en/subscriptions/[^/]+/${id}$`))
  })

  test('searches and finds events, the archive and pages', async ({ page }) => {
    await page.goto('/de/stories')
    await hydrate(page)
    const search = page.getByRole('banner').getByRole('search')
    await search.getByRole('button', { name: 'Suche' }).click()
    await search.getByRole('combobox').fill('dvorak')
    await search.getByRole('button', { name: 'Suche' }).click()
    await expect(page.getByRole('heading', { name: 'Kommende Veranstaltungen' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Archiv \d/ })).toBeVisible()
    await page
      .getByRole('link', { name: /Alle [\d.]+ Treffer/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/de\/search\/events_future\?q=dvorak/)
  })

  test('reaches every link of the menu without a script', async ({ browser, baseURL, problems }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    problems.watch(context)
    const page = await context.newPage()
    await page.goto('/de')
    await page.getByRole('banner').locator('details[name="site-menu"] > summary').click()
    await page.getByRole('banner').getByRole('link', { name: 'Barrierefreiheit' }).last().click()
    await expect(page).toHaveURL(/\/de\/barrierefreiheit$/)
    await page.goto('/de/programm-und-karten')
    await page.getByText('Datum & Suche').click()
    await page.getByLabel('Suchwort').fill('Schubert')
    await page.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/query=Schubert/)
    await context.close()
  })
})

test.describe('With the keyboard', () => {
  test('a visitor skips to the content, opens and leaves the menu, and starts at the beginning of the next page', async ({
    page,
  }) => {
    await page.goto('/de/besuch')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
    await expect(skip).toBeFocused()
    expect((await skip.boundingBox())?.width).toBeGreaterThan(40)
    await hydrate(page)
    const menu = page.getByRole('banner').locator('details[name="site-menu"]')
    const burger = menu.locator('> summary')
    await burger.press('Enter')
    await expect(menu).toHaveAttribute('open')
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(burger).toBeFocused()
    await burger.press('Enter')
    await menu.getByRole('link', { name: 'Stories' }).first().press('Enter')
    await expect(page).toHaveURL(/\/de\/stories$/)
    await expect(menu).not.toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
  })
})
