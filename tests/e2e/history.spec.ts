// Covers: src/site/pages/history src/domain/archive
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'

test.describe('The history of a person and of a work', () => {
  test('is reached from an evening’s programme, says how often, when last and when next, and leads to a year', async ({
    page,
  }) => {
    await page.goto('/de/programm-und-karten?query=Mahler')
    await page.getByRole('link', { name: 'Mahler: Fünfte' }).first().click()
    await page.getByRole('region', { name: 'Programm' }).getByRole('link', { name: 'Gustav Mahler' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gustav Mahler' })).toBeVisible()
    await expect(
      page.getByText(/^In \d+ Konzerten dieses Hauses gespielt seit 19\d\d, zuletzt am .+, wieder am .+\.$/),
    ).toBeVisible()
    await hydrate(page)

    await page.getByText('Jahre und Zahlen').click()
    const year = page
      .getByRole('list')
      .getByRole('link', { name: /^19\d\d: \d+ Konzerte?$/ })
      .first()
    const [chosen = '', count = ''] = /(\d+): (\d+)/.exec((await year.textContent()) ?? '')?.slice(1) ?? []
    await year.click()
    await expect(page).toHaveURL(new RegExp(`year=${chosen}`))
    const concerts = page.getByRole('region', { name: `Konzerte im Jahr ${chosen}` })
    await expect(concerts.getByRole('status')).toHaveText(new RegExp(`^${count} Konzerte?$`))
    await expect(concerts.getByRole('listitem')).toHaveCount(Number(count))

    await page.getByRole('region', { name: 'Am häufigsten gespielt' }).getByRole('link').first().click()
    await expect(page.getByText(/mal in diesem Haus gespielt (seit|im Jahr) \d{4}/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Gustav Mahler' }).first()).toBeVisible()
  })

  test('of a performer is a page, too, in both languages and without scripts', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/de/programm-und-karten?query=Mahler')
    await page.getByRole('link', { name: 'Mahler: Fünfte' }).first().click()
    await page.getByRole('region', { name: 'Besetzung' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/de\/personen\//)
    await expect(page.getByRole('heading', { name: 'Kommende Konzerte' })).toBeVisible()
    await page.getByRole('link', { name: 'English' }).first().click()
    await expect(page).toHaveURL(/\/en\/people\//)
    await expect(page.getByRole('heading', { name: 'Coming concerts' })).toBeVisible()
    await context.close()
  })

  test('does not exist for unknown people, and redirects from another name', async ({ request }) => {
    for (const path of ['/de/personen/niemand/99999999', '/de/werke/nichts/99999999', '/de/werke/nichts/x'])
      expect((await request.get(path)).status(), path).toBe(404)
    const moved = await request.get('/de/personen/jemand-anderes/1', { maxRedirects: 0 })
    expect([301, 404]).toContain(moved.status())
  })
})
