import { startSite, type Site } from '../support/site.ts'
import { expect, test } from '../support/browser.ts'

test.describe.configure({ mode: 'serial' })

test.describe('A site without content', () => {
  let site: Site
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    site = await startSite({ env: { DEMO: '0' } })
  })
  test.afterAll(async () => {
    expect(await site.stop()).toBe(0)
  })

  test('says on its console how to create the first administrator', () => {
    expect(site.output()).toContain('npm run admin:create')
  })

  test('has no style guide unless it is configured', async ({ request }) => {
    expect((await request.get(`${site.origin}/styleguide`)).status()).toBe(404)
  })

  test('has its fixed pages in both languages, and its lists say that they are empty', async ({ page }) => {
    const expected: [string, RegExp][] = [
      ['/de', /Das Haus ist offen, das Programm folgt/],
      ['/en', /The doors are open, the programme will follow/],
      ['/de/programm-und-karten', /Noch ist nichts angekündigt/],
      ['/en/archive-search', /Our books hold nothing on this/],
      ['/de/stories', /Hier steht noch nichts/],
      ['/en/subscriptions', /No subscriptions are on offer/],
      ['/de/search?q=Bach', /Dazu finden wir nichts/],
      ['/en/forms', /There are no forms here/],
      ['/de/barrierefreiheit', /Barrierefreiheit/],
      ['/en/accessibility', /Accessibility/],
      ['/de/besuch', /Besuch/],
      ['/en/visit', /Your visit/],
      ['/de/impressum', /Impressum/],
      ['/en/privacy', /Privacy/],
      ['/de/newsletter', /Newsletter/],
      ['/en/support', /Support us/],
    ]
    for (const [path, text] of expected) {
      const response = await page.goto(site.origin + path)
      expect(response?.status(), path).toBe(200)
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    }
  })

  test('answers its calls with empty lists', async ({ request }) => {
    const events: unknown = await (await request.get(`${site.origin}/api/events/`)).json()
    expect(events).toEqual({ count: 0, next: null, previous: null, results: [] })
    expect(await (await request.get(`${site.origin}/api/genres`)).json()).toEqual([])
    expect(await (await request.get(`${site.origin}/en/pageeditor-api/nav`)).json()).toEqual({
      menu: [],
      footer: [],
    })
  })
})
