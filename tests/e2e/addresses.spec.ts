// Covers: src/routing src/domain/redirects src/site/pages/not-found
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
  test('of a page in two languages refer to each other with their languages', async ({
    request,
    baseURL,
  }) => {
    const at = (path: string) => `${baseURL}${path.split('?')[0]}`
    for (const [de, en] of pages)
      for (const [path, language, locale] of [
        [de, 'de', 'de_DE'],
        [en, 'en', 'en_US'],
      ] as const) {
        const response = await request.get(path)
        expect(response.status(), path).toBe(200)
        const html = await response.text()
        expect(html, path).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
        for (const tag of [
          `<link rel="canonical" href="${at(path)}"`,
          `<link rel="alternate" hrefLang="de" href="${at(de)}"`,
          `<link rel="alternate" hrefLang="en" href="${at(en)}"`,
          `<link rel="alternate" hrefLang="x-default" href="${at(de)}"`,
          `<meta property="og:locale" content="${locale}"`,
        ])
          expect(html, path).toContain(tag)
      }
  })

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
    ['/fr', 404, 'This page could not be found'],
    ['/fr/programme', 404, 'Die gesuchte Seite wurde nicht gefunden.'],
    ['/de/programm-und-karten?page=99999', 404, 'Die gesuchte Seite wurde nicht gefunden.'],
  ] as const
  test('that do not exist are answered with the right status and message', async ({ request }) => {
    for (const [path, status, text] of missing) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(status)
      expect(await response.text(), path).toContain(text)
    }
  })

  test('that do not exist still offer a link to the home page', async ({ page, problems }) => {
    problems.allow(/status 404/, /Failed to load resource/)
    for (const [path, text, home, language] of [
      ['/en/404', 'The page you are looking for was not found.', 'Back to home', 'en'],
      ['/de/gibt/es/nicht', 'Die gesuchte Seite wurde nicht gefunden.', 'Zur Startseite', 'de'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: /404/ })).toBeVisible()
      await expect(page.getByText(text)).toBeVisible()
      await page.getByRole('link', { name: home }).click()
      await expect(page).toHaveURL(new RegExp(`/${language}$`))
    }
  })

  test('redirect permanently, with their query, and never to another host', async ({ request, baseURL }) => {
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

  test('with the shop’s id of a concert redirect to the event, also with a colon', async ({ request }) => {
    const { results } = (await (await request.get('/api/events?page_size=1')).json()) as {
      results: { id: number; external_id: string }[]
    }
    const [event] = results
    const answer = await request.get(`/en/konzert/evisid/${event?.external_id.replace('-', ':')}`)
    expect(answer.status()).toBe(200)
    expect(answer.url()).toMatch(new RegExp(`/en/program-and-tickets/[^/]+/${event?.id}$`))
  })

  test('with a wrong slug redirect to the right one', async ({ request }) => {
    const { results } = (await (await request.get('/api/events?page_size=1')).json()) as {
      results: { id: number; slug: { de: string } }[]
    }
    const [event] = results
    const answer = await request.get(`/de/programm-und-karten/NO-SLUG/${event?.id}`)
    expect(answer.status()).toBe(200)
    expect(answer.url()).toMatch(new RegExp(`/${event?.slug.de}/${event?.id}$`))
  })

  for (const [path, parameter] of [
    ['/de/programm-und-karten?date=morgen', 'Datum'],
    ['/de/programm-und-karten?access=wings&genre=1', 'Zugang'],
    ['/de/abonnements?group=x', 'Gruppe'],
    ['/en/archive-search?date=2026-02-30', 'date'],
  ] as const)
    test(`with an invalid part show the list without it, and say so: ${path}`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      expect(response?.headers()['cache-control']).toContain('no-store')
      await expect(page.getByText(/^(Die Adresse enthielt|Something in the address)/)).toContainText(
        parameter,
      )
      const parts = new URL(path, page.url()).searchParams
      const [invalid = ''] = parts.keys()
      // No link of the page leads there again.
      await expect(page.locator(`main a[href*="${invalid}=${parts.get(invalid)}"]`)).toHaveCount(0)
    })

  test('that are not valid text are refused with a clear message', async ({ request, baseURL }) => {
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
