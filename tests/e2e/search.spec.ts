// Covers: src/site/pages/search src/domain/search
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { expectAnnounced, recordAnnouncements } from '../support/browser-announcements.ts'
import { header } from '../support/browser-frame.ts'
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { sample } from '../support/sweep.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page) => main(page).getByRole('combobox')
const list = (page: Page) => page.getByRole('listbox')
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name })
const active = (page: Page) => list(page).getByRole('option', { selected: true })
const count = (page: Page) => main(page).locator('output').first()

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
}

async function openBox(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Suche' }).click()
}

test.describe('The suggestions', () => {
  test('are navigated by keyboard alone, and keep the typed text', async ({ page }) => {
    await open(page, '/de/stories')
    const box = header(page).getByRole('search')
    const button = box.getByRole('button', { name: 'Suche' })
    const typed = box.getByRole('combobox', { name: 'Suchbegriff' })
    await button.press('Enter')
    await expect(typed).toBeFocused()
    await typed.pressSequentially('dvor')
    await expect(option(page, 'Alle Treffer für »dvor«')).toBeVisible()
    await expect(typed).toHaveAttribute('aria-expanded', 'true')
    await expect(active(page)).toHaveCount(0)
    await expect(list(page).getByRole('group', { name: 'Komponist:innen' })).toContainText('Antonín Dvořák')
    await page.keyboard.press('ArrowUp')
    await expect(active(page)).toHaveText('Alle Treffer für »dvor«')
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    const id = (await active(page).getAttribute('id')) ?? ''
    await expect(typed).toHaveAttribute('aria-activedescendant', id)
    await expect(typed).toHaveValue('dvor')
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(typed).toBeFocused()
    await expect(typed).toHaveValue('dvor')
    await page.keyboard.press('Escape')
    await expect(typed).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('ignore Enter while a character is being composed, and lead to the results of a composer', async ({
    page,
  }) => {
    await open(page, '/de/search')
    await test.step('They ignore Enter while a character is being composed', async () => {
      await field(page).fill('bach')
      await expect(list(page)).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
      await expect(active(page)).toHaveCount(1)
      await expect(page).toHaveURL(/\/de\/search$/)
    })
    await field(page).fill('')
    await test.step('They lead to the results of a composer, with the name in the field', async () => {
      await field(page).pressSequentially('antonin dvor')
      await list(page)
        .getByRole('group', { name: 'Komponist:innen' })
        .getByRole('option', { name: 'Antonín Dvořák' })
        .click()
      await expect(page).toHaveURL(/\/de\/search\?q=Anton%C3%ADn\+Dvo/)
      await expect(field(page)).toHaveValue('Antonín Dvořák')
      await expect(list(page)).toBeHidden()
      await expect(
        main(page).getByText('Direkt zu').getByRole('link', { name: 'Antonín Dvořák' }),
      ).toBeVisible()
    })
  })

  test('announce their number, close when the field is left, and link directly to a concert', async ({
    page,
    request,
  }) => {
    await open(page, '/en/search')
    await test.step('They announce their number, and close when the field is cleared or left', async () => {
      await field(page).fill('bach')
      await expect(list(page)).toBeVisible()
      await expect(main(page).getByText(/^\d+ suggestions?$/)).toBeAttached()
      await main(page).getByRole('button', { name: 'Clear' }).click()
      await expect(list(page)).toBeHidden()
      await expect(field(page)).toHaveValue('')
      await expect(field(page)).toBeFocused()
      await field(page).fill('bach')
      await expect(list(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(list(page)).toBeHidden()
      await expect(field(page)).toHaveValue('bach')
    })
    await test.step('They link directly to a concert, and name its day', async () => {
      const { results } = (await (await request.get('/api/events?page_size=1')).json()) as {
        results: { name: { en: string } }[]
      }
      const [event] = results
      await field(page).fill(event?.name.en ?? '')
      const concerts = list(page).getByRole('group', { name: 'Concerts' })
      await expect(concerts.getByRole('option').first()).toContainText(/\w{3}, \d\d\/\d\d\/\d{4}/)
      await concerts.getByRole('option').first().click()
      await expect(page).toHaveURL(/\/en\/program-and-tickets\/[^/]+\/\d+$/)
    })
  })

  test('are not shown when the call fails, and the search still works', async ({ page, problems }) => {
    problems.allow('search-autocomplete', 'status 500', 'Suggestions: status')
    await page.route('**/api/search-autocomplete*', (route) => route.fulfill({ status: 500 }))
    await open(page, '/de/search')
    const answered = page.waitForResponse('**/api/search-autocomplete*')
    await field(page).fill('bach')
    await answered
    await expect(list(page)).toBeHidden()
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/de\/search\?q=bach$/)
  })

  for (const colorScheme of sample(['dark', 'light'] as const, 1))
    test(`pass the accessibility check (${colorScheme})`, { tag: '@long' }, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(page, '/de')
      await openBox(page)
      await page.keyboard.type('beeth')
      await expect(option(page, /^Ludwig van Beethoven/).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      expect(await findErrorsOfState(page), 'header').toEqual([])
      await open(page, '/en/search?q=beethoven')
      await field(page).fill('beethov')
      await expect(list(page)).toBeVisible()
      await page.keyboard.press('ArrowDown')
      expect(await findErrorsOfState(page), 'page').toEqual([])
    })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('the menu shows suggestions within the width of the screen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/de/stories')
    await openBox(page)
    await page.keyboard.type('beeth')
    const composer = option(page, /^Ludwig van Beethoven/).first()
    await expect(composer).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect((await composer.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    const typed = header(page).getByRole('combobox', { name: 'Suche' })
    await expect(typed).toHaveValue('beeth')
    await page.keyboard.press('ArrowDown')
    await expect(composer).toBeVisible()
    await composer.tap()
    await expect(page).toHaveURL(/\/de\/search\?q=Ludwig\+van\+Beethoven$/)
    await expect(page.locator('body')).not.toHaveClass(/no-scroll/)
  })

  test('the facets are collapsed, and narrow the results once opened', async ({ page }) => {
    await open(page, '/de/search?q=bach')
    const works = main(page).getByRole('link', { name: /^Werke \d/ })
    await expect(works).toBeHidden()
    await main(page).getByText('Eingrenzen', { exact: true }).click()
    await works.click()
    await expect(page).toHaveURL(/kind=work/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test.describe('The results', () => {
  test('are narrowed in place by facets, which are removed by a chip', async ({ page }) => {
    await recordAnnouncements(page)
    await open(page, '/en/search?q=bach')
    const all = await count(page).textContent()
    await page.evaluate(() => (document.body.dataset['marked'] = ''))
    await main(page)
      .getByRole('link', { name: /^Works \d/ })
      .click()
    await expect(page).toHaveURL(/\?q=bach&kind=work$/)
    await expect(count(page)).not.toHaveText(all ?? '')
    await expectAnnounced(page, (await count(page).textContent()) ?? '')
    const works = main(page).getByRole('link', { name: /^Works \d/ })
    await expect(works).toHaveAttribute('aria-current', 'true')
    await expect(works).toBeFocused()
    await main(page).getByRole('link', { name: 'Remove the filter Works' }).click()
    await expect(count(page)).toHaveText(all ?? '')
    await expect(page.locator('body')).toHaveAttribute('data-marked')
  })

  test('keep the active facets in the form, the groups and the pages', async ({ page }) => {
    await open(page, '/de/search?q=bach&kind=event')
    await main(page)
      .getByRole('link', { name: /^Alle [\d.]+ Treffer$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/de\/search\/events_\w+\?q=bach&kind=event$/)
    await main(page).getByRole('link', { name: 'Weitere Treffer' }).click()
    await expect(page).toHaveURL(/\/de\/search\/events_\w+\/2\?q=bach&kind=event$/)
    await field(page).fill('mozart')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/de\/search\?q=mozart&kind=event$/)
  })

  test('say how the query was interpreted, and can be shown for the literal query', async ({ page }) => {
    await open(page, '/de/search?q=konzert+im+m%C3%A4rz+1926')
    const chip = main(page).getByRole('link', { name: /^im märz 1926: März 1926/ })
    await chip.click()
    await expect(page).toHaveURL(/literally=date/)
    await expect(chip).toHaveCount(0)
    await main(page).getByRole('link', { name: 'Wieder als Datum verstehen' }).click()
    await expect(chip).toBeVisible()
  })

  test('offer other searches when nothing was found', async ({ page }) => {
    await open(page, '/de/search?q=Orgel+Xylophonduell')
    await expect(count(page)).toHaveText('0 Treffer')
    await expect(main(page).getByRole('link', { name: 'Im Archiv suchen' })).toHaveAttribute(
      'href',
      '/de/archiv-suche?query=Orgel+Xylophonduell',
    )
    expect(await findErrorsOfState(page)).toEqual([])
    await main(page)
      .getByRole('link', { name: /^»Orgel« [\d.]+ Treffer$/ })
      .click()
    await expect(page).toHaveURL(/\/de\/search\?q=Orgel$/)
    await expect(main(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
  })

  test('show an error at the field for a query that is too long, and keep it', async ({ page, problems }) => {
    problems.allow('400')
    const long = 'Bach '.repeat(50).trim()
    const response = await page.goto(`/en/search?q=${encodeURIComponent(long)}`)
    expect(response?.status()).toBe(400)
    await hydrate(page)
    await expect(field(page)).toHaveValue(long)
    await expect(field(page)).toHaveAccessibleDescription(/at most/)
    expect(await findErrorsOfState(page)).toEqual([])
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor searches, narrows the results, pages through them, and finds links when there are none', async ({
    page,
  }) => {
    await page.goto('/en/search')
    await main(page).getByRole('textbox', { name: 'Search for' }).fill('bach')
    await main(page).getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/en\/search\?q=bach$/)
    await main(page)
      .getByRole('link', { name: /^Events \d/ })
      .click()
    await expect(page).toHaveURL(/\?q=bach&kind=event$/)
    await main(page).getByText('Earlier years').click()
    await expect(
      main(page)
        .getByRole('link', { name: /^19\d\d \d/ })
        .first(),
    ).toBeVisible()
    await main(page)
      .getByRole('link', { name: /^All [\d,]+ results$/ })
      .first()
      .click()
    await main(page).getByRole('link', { name: 'More results' }).click()
    await expect(page).toHaveURL(/\/en\/search\/events_\w+\/2\?q=bach&kind=event$/)
    await main(page).getByRole('link', { name: 'Results from the whole house' }).click()
    await expect(page).toHaveURL(/\/en\/search\?q=bach&kind=event$/)
    await expect(main(page).getByRole('button', { name: 'Clear' })).toBeHidden()
  })
})
