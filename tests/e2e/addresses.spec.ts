import { expect, test } from '../support/browser.ts'

/** One address of each kind of page, in both languages. */
const pages = [
  ['/de', '/en'],
  ['/de/abonnements', '/en/subscriptions'],
  ['/de/programm-und-karten', '/en/program-and-tickets'],
  ['/de/archiv-suche', '/en/archive-search'],
  ['/de/stories', '/en/stories'],
  ['/de/forms', '/en/forms'],
  ['/de/search?q=Bach', '/en/search?q=Bach'],
  ['/de/barrierefreiheit', '/en/accessibility'],
  ['/de/unterstuetzen', '/en/support'],
  ['/de/newsletter', '/en/newsletter'],
  ['/de/besuch', '/en/visit'],
] as const

test.describe('Addresses', () => {
  for (const [de, en] of pages) {
    test(`${de} and ${en} are one page in two languages, and say so`, async ({ page, baseURL }) => {
      for (const [path, language] of [
        [de, 'de'],
        [en, 'en'],
      ] as const) {
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        const own = path.split('?')[0] ?? path
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + own)
        const alternate = (code: string) => page.locator(`link[rel=alternate][hreflang=${code}]`)
        await expect(alternate('de')).toHaveAttribute('href', baseURL + (de.split('?')[0] ?? ''))
        await expect(alternate('en')).toHaveAttribute('href', baseURL + (en.split('?')[0] ?? ''))
        await expect(alternate('x-default')).toHaveAttribute('href', baseURL + (de.split('?')[0] ?? ''))
        await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute(
          'content',
          language === 'de' ? 'de_DE' : 'en_US',
        )
      }
    })
  }

  const missing = [
    ['/de/stories?preview=nothing', 404, 'Dieser Vorschau-Link gilt nicht mehr.'],
    ['/de/404', 404, 'Die gesuchte Seite wurde nicht gefunden.'],
    ['/en/404', 404, 'The page you are looking for was not found.'],
    ['/de/gibt/es/nicht', 404, 'Die gesuchte Seite wurde nicht gefunden.'],
    ['/de/programm-und-karten/x/999999', 404, 'Diese Veranstaltung wurde nicht gefunden.'],
    ['/de/programm-und-karten/x/abc', 404, 'Die gesuchte Seite wurde nicht gefunden.'],
    ['/de/konzert/evisid/1-2', 404, 'Diese Veranstaltung wurde nicht gefunden.'],
    ['/en/subscriptions/nothing', 404, 'The page you are looking for was not found.'],
    ['/en/subscriptions/nothing/999999', 404, 'The page you are looking for was not found.'],
    ['/de/stories/x/999999', 404, 'Die gesuchte Seite wurde nicht gefunden.'],
    ['/de/stories/tags/x/999999', 404, 'Die gesuchte Seite wurde nicht gefunden.'],
    ['/en/forms/nothing', 404, 'The page you are looking for was not found.'],
    ['/de/search/nothing', 404, 'Die gesuchte Seite wurde nicht gefunden.'],
    ['/fr', 404, 'Die gesuchte Seite wurde nicht gefunden.'],
    ['/fr/programme', 404, 'Die gesuchte Seite wurde nicht gefunden.'],
    ['/de/programm-und-karten?page=99999', 404, 'Die gesuchte Seite wurde nicht gefunden.'],
    ['/de/programm-und-karten?date=2026-02-30', 400, 'Die Adresse enthält eine ungültige Angabe: Datum.'],
    ['/en/archive-search?page=-1', 400, 'Something in the address is not valid: page.'],
  ] as const
  for (const [path, status, text] of missing) {
    test(`${path} answers ${status} in the right words`, async ({ page, problems }) => {
      problems.allow(/status (400|404)/, /Failed to load resource/)
      const response = await page.goto(path)
      expect(response?.status()).toBe(status)
      await expect(page.getByText(text)).toBeVisible()
      await page.getByRole('link', { name: /Zur Startseite|Back to home/ }).click()
      await expect(page).toHaveURL(/\/(de|en)$/)
    })
  }

  test('lead elsewhere for good, with their query, and never to another host', async ({
    request,
    baseURL,
  }) => {
    const at = async (path: string) => {
      const response = await request.get(baseURL + path, { maxRedirects: 0 })
      return [response.status(), response.headers().location]
    }
    expect(await at('/de/programm-und-karten/?date=2026-12-01&genre=1')).toEqual([
      301,
      '/de/programm-und-karten?date=2026-12-01&genre=1',
    ])
    expect(await at('/de///')).toEqual([301, '/de'])
    for (const path of ['//evil.example/', '//evil.example//', '/%5Cevil.example/', '/\\evil.example/'])
      expect((await at(path))[1] ?? '/', path).toMatch(/^\/(?![/\\])/)
    expect(await at('/de/stories?version=3&page=1')).toEqual([301, '/de/stories?page=1'])
  })

  test('of a concert by the shop’s id lead to the event, with a colon too', async ({ page, request }) => {
    const { results } = (await (await request.get('/api/events?page_size=1')).json()) as {
      results: { id: number; external_id: string }[]
    }
    const [event] = results
    await page.goto(`/en/konzert/evisid/${event?.external_id.replace('-', ':')}`)
    await expect(page).toHaveURL(new RegExp(`/en/program-and-tickets/[^/]+/${event?.id}$`))
  })

  test('with a wrong slug lead to the right one', async ({ page, request }) => {
    const { results } = (await (await request.get('/api/events?page_size=1')).json()) as {
      results: { id: number; slug: { de: string } }[]
    }
    const [event] = results
    await page.goto(`/de/programm-und-karten/NO-SLUG/${event?.id}`)
    await expect(page).toHaveURL(new RegExp(`/${event?.slug.de}/${event?.id}$`))
  })

  test('that are no text are refused with a clear word', async ({ request, baseURL }) => {
    for (const path of [
      '/de/%ff',
      '/de/search?q=%00',
      '/api/events?query=%C0%80',
      `/de/${'x'.repeat(5000)}`,
    ]) {
      const response = await request.get(baseURL + path)
      expect(response.status(), path.slice(0, 40)).toBe(400)
      expect(await response.text()).not.toMatch(/node_modules|at .*:\d+:\d+/)
    }
  })
})
