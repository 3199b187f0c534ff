// Covers: src/site/pages/archive src/domain/archive
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { hydrate } from '../support/browser-hydration.ts'

const main = (page: Page) => page.getByRole('main')
const panel = (page: Page, name: string) =>
  main(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) })

/** How many concerts the page says that it has found. */
async function readCount(page: Page): Promise<number> {
  const text = await main(page)
    .locator('output')
    .filter({ hasText: /gefunden|found/ })
    .last()
    .textContent()
  return Number((text ?? '').replace(/\D/g, ''))
}

/** The number of results that a link of the page names. */
async function readPromise(link: ReturnType<Page['locator']>): Promise<number> {
  const text = await link.locator('[aria-hidden]').last().textContent()
  return Number((text ?? '').replace(/\D/g, ''))
}

test.describe('The archive search', () => {
  test('narrows to a composer, then to a decade and a season of it, and back', async ({ page }) => {
    await page.goto('/de/archiv-suche')
    await hydrate(page)
    const all = await readCount(page)

    await panel(page, 'Komponist:in').locator('summary').click()
    const composer = panel(page, 'Komponist:in')
      .getByRole('link', { name: /Beethoven/ })
      .first()
    const ofComposer = await readPromise(composer)
    await composer.click()
    await expect(page).toHaveURL(/\?composer=\d+$/)
    await expect.poll(() => readCount(page)).toBe(ofComposer)
    expect(ofComposer).toBeLessThan(all)

    const decade = main(page).getByRole('link', { name: /^1950er/ })
    const ofDecade = await readPromise(decade)
    await decade.click()
    await expect(page).toHaveURL(/date=1950-01-01&date_to=1959-12-31/)
    await expect.poll(() => readCount(page)).toBe(ofDecade)

    const season = main(page)
      .getByRole('list', { name: 'Saison' })
      .getByRole('link', { name: /^1954\/55/ })
    const ofSeason = await readPromise(season)
    await season.click()
    await expect(page).toHaveURL(/\?composer=\d+&season=\d+$/)
    await expect.poll(() => readCount(page)).toBe(ofSeason)
    await expect(
      main(page)
        .getByRole('heading', { level: 2, name: /^195[45]$/ })
        .first(),
    ).toBeVisible()

    await main(page).getByRole('link', { name: '1954/55 nicht mehr verlangen' }).click()
    await expect.poll(() => readCount(page)).toBe(ofComposer)
    await page.goBack()
    await expect.poll(() => readCount(page)).toBe(ofSeason)
    await page.goForward()
    await expect.poll(() => readCount(page)).toBe(ofComposer)
  })

  test('narrows by a click on a column of the chart', async ({ page }) => {
    await page.goto('/en/archive-search')
    await hydrate(page)
    const column = main(page).locator('a[title^="Season 1960/61"]')
    const title = (await column.getAttribute('title')) ?? ''
    await column.click({ position: { x: 3, y: 60 } })
    await expect(page).toHaveURL(/\?season=\d+$/)
    const [promised = ''] = /(?<=: )[\d,]+/.exec(title) ?? []
    await expect.poll(() => readCount(page)).toBe(Number(promised.replace(',', '')))
  })

  test('suggests names while the visitor types, and narrows to the chosen one', async ({ page }) => {
    await page.goto('/de/archiv-suche')
    await hydrate(page)
    const works = panel(page, 'Werk')
    await works.locator('summary').click()
    await works.getByLabel('Name suchen').pressSequentially('dvorak nr. 9')
    await expect(works.getByRole('status')).toContainText('gefunden')
    const work = works.getByRole('link', { name: /Symphonie Nr. 9.*Dvořák/ }).first()
    await expect(work).toBeVisible()
    const promised = await readPromise(work)
    await work.click()
    await expect(page).toHaveURL(/\?work=\d+$/)
    await expect.poll(() => readCount(page)).toBe(promised)
    await expect(
      main(page).getByRole('link', { name: /Symphonie Nr. 9.* nicht mehr verlangen/ }),
    ).toBeVisible()
  })

  test('can be used with the keyboard alone', async ({ page }) => {
    await page.goto('/de/archiv-suche')
    await hydrate(page)
    const summary = panel(page, 'Mitwirkende').locator('summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(panel(page, 'Mitwirkende').getByLabel('Name suchen')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel(page, 'Mitwirkende').getByLabel('Name suchen')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(summary).toBeFocused()
    await expect(panel(page, 'Mitwirkende').getByLabel('Name suchen')).toBeHidden()
    await main(page)
      .getByRole('link', { name: /^1920er/ })
      .focus()
    await page.keyboard.press('Tab')
    await expect(main(page).getByRole('link', { name: /^1930er/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/date=1930-01-01/)
  })

  test('does the same without scripts, and keeps its whole state in the address', async ({
    browser,
    baseURL,
    problems,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    problems.watch(context)
    const page = await context.newPage()
    await page.goto('/de/archiv-suche?query=symphonie')
    await page.getByText('Komponist:in', { exact: true }).click()
    await panel(page, 'Komponist:in').getByLabel('Name suchen').fill('dvorak')
    await panel(page, 'Komponist:in').getByRole('button', { name: 'Finden' }).click()
    await expect(page).toHaveURL(/query=symphonie&facet=composer&find=dvorak/)
    const composer = panel(page, 'Komponist:in').getByRole('link', { name: /Antonín Dvořák/ })
    const promised = await readPromise(composer)
    await composer.click()
    await expect(page).toHaveURL(/\?query=symphonie&composer=\d+$/)
    expect(await readCount(page)).toBe(promised)

    await page.getByLabel('Jahr', { exact: true }).fill('1961')
    await page.getByRole('button', { name: 'Zum Jahr' }).click()
    await expect(page).toHaveURL(/query=symphonie&composer=\d+&date=1961-01-01&date_to=1961-12-31/)
    const found = await readCount(page)
    await page.getByLabel('Reihenfolge').selectOption({ label: 'Älteste zuerst' })
    await main(page).getByRole('button', { name: 'Suchen' }).click()
    await expect(page).toHaveURL(/composer=\d+.*ordering=date_start/)
    expect(await readCount(page)).toBe(found)
    await context.close()
  })

  test('leads to the one work that the text names', async ({ page }) => {
    await page.goto('/de/archiv-suche?query=Mahlers+Fünfte')
    await expect(main(page)).toContainText('Direkt zum Werk Symphonie Nr. 5 cis-Moll Gustav Mahler')
    await page.goto('/en/archive-search?query=Mahler+5')
    await main(page)
      .getByRole('link', { name: 'Symphony No. 5 in C-sharp minor', exact: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /Symphony No. 5/ })).toBeVisible()
    await page.goto('/en/archive-search?query=Mahler')
    await expect(main(page)).not.toContainText('Straight to the work')
  })

  test('says which filter to remove when nothing matches', async ({ page }) => {
    await page.goto('/de/archiv-suche?query=Beethoven&composer=999999')
    await expect(page.getByRole('heading', { name: 'In unseren Büchern steht dazu nichts.' })).toBeVisible()
    await main(page)
      .getByRole('link', { name: /^ohne Komponist:in 999999/ })
      .click()
    await expect(page).toHaveURL(/\?query=Beethoven$/)
    await expect.poll(() => readCount(page)).toBeGreaterThan(0)
  })

  test(
    'passes the accessibility check with a panel open and a decade chosen',
    { tag: '@long' },
    async ({ page }) => {
      for (const path of [
        '/de/archiv-suche?facet=work&find=beethoven&date=1950-01-01&date_to=1959-12-31',
        '/en/archive-search?composer=999999&query=Beethoven',
      ]) {
        await page.goto(path)
        await hydrate(page)
        expect(await findErrorsOfState(page), path).toEqual([])
      }
    },
  )
})
