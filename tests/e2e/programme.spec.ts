// Covers: src/site/pages/programme src/site/browser
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { sample } from '../support/sweep.ts'

const programme = '/de/programm-und-karten'
const more = (page: Page) => page.getByRole('link', { name: 'Weitere Veranstaltungen' })
const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Veranstaltung/ })
const announcement = (page: Page) => page.locator('#announcement')
const panel = (page: Page, name: string) =>
  page
    .getByRole('search', { name: 'Programm eingrenzen' })
    .locator('details')
    .filter({
      has: page.locator('summary').filter({ hasText: name }),
    })

async function openPanel(page: Page, name: string) {
  await panel(page, name).locator('summary').click()
  return panel(page, name)
}

const hallToday = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())

/** Opens the programme, and loads more until so many rows are there. */
async function loadRows(page: Page, wanted: number) {
  await page.goto(programme)
  await hydrate(page)
  for (let there = 10; there < wanted; there += 10) {
    await more(page).click()
    await expect(rows(page)).toHaveCount(there + 10)
  }
}

test.describe('Filters of the programme', () => {
  test('can be combined, announce the new count, are part of the address, and are removed one by one', async ({
    page,
  }) => {
    await page.goto(programme)
    await hydrate(page)
    await test.step('The new count is announced', async () => {
      await expect(announcement(page)).toBeEmpty()
      const place = await announcement(page).elementHandle()
      const genres = await openPanel(page, 'Genre')
      await genres.getByRole('checkbox').first().check()
      await genres.getByRole('button', { name: 'Anwenden' }).click()
      await expect(announcement(page)).toHaveText(/^\d+ Veranstaltung/)
      expect(await announcement(page).textContent()).toBe(await count(page).textContent())
      // The live region must stay the same element, or screen readers announce nothing.
      expect(await place?.evaluate((element) => element.isConnected && element.tagName)).toBe('OUTPUT')
      await page.getByRole('link', { name: 'Alle Filter zurücksetzen' }).click()
      await expect(page).toHaveURL(new RegExp(`${programme}$`))
      await expect(page.getByRole('list', { name: 'Filter', exact: true })).toHaveCount(0)
    })
    const people = await openPanel(page, 'Personen')
    await people.getByRole('searchbox', { name: 'Komponist:in' }).fill('beet')
    await people.getByRole('checkbox', { name: 'Beethoven, Ludwig van' }).click()
    await people.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/\?composer=\d+$/)
    const chips = page.getByRole('list', { name: 'Filter', exact: true })
    await expect(chips.getByRole('link', { name: 'Filter Ludwig van Beethoven entfernen' })).toBeVisible()
    await expect(panel(page, 'Personen').locator('summary')).toBeFocused()

    const again = await openPanel(page, 'Personen')
    // The whole name, since Enter chooses the first match and other tests make composers with similar names.
    await again.getByRole('searchbox', { name: 'Komponist:in' }).fill('gustav mahler')
    await page.keyboard.press('Enter')
    await expect(again.getByRole('checkbox', { name: 'Mahler, Gustav' })).toBeChecked()
    await again.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/composer=\d+&composer=\d+$/)
    // The address changes before the list.
    await expect(chips.getByRole('link', { name: 'Filter Gustav Mahler entfernen' })).toBeVisible()

    const date = await openPanel(page, 'Datum & Suche')
    await date.getByLabel('Reihenfolge').selectOption({ label: 'Späteste zuerst' })
    await date.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/composer=\d+&composer=\d+&ordering=-date_start$/)
    await expect(panel(page, 'Datum & Suche').locator('summary')).toBeFocused()
    await chips.getByRole('link', { name: 'Filter Ludwig van Beethoven entfernen' }).click()
    await expect(page).toHaveURL(/\?ordering=-date_start&composer=\d+$/)

    await page.goBack()
    await expect(chips.getByRole('link', { name: 'Filter Ludwig van Beethoven entfernen' })).toBeVisible()
    await page.goForward()
    await expect(chips.getByRole('link')).toHaveText([/Gustav Mahler/, /Alle Filter/])
    await chips.getByRole('link', { name: 'Alle Filter zurücksetzen' }).click()
    await expect(page).toHaveURL(new RegExp(`${programme}$`))
  })

  test('have one control each, which keeps the other filters', async ({ page }) => {
    const set =
      'date=2026-12-01&genre=1&room=1&series=1&customer_tag=1&price_max=80&access=wheelchair&only_bookable=1'
    await page.goto(`${programme}?names=1&${set}&composer=1&performer=2&query=a`)
    const form = page.getByRole('search', { name: 'Programm eingrenzen' }).locator('form')
    const sent = await form.evaluate((element: HTMLFormElement) => {
      const data = new FormData(element)
      return Object.fromEntries(
        [...new Set(data.keys())].map((name) => [
          name,
          data
            .getAll(name)
            .filter((value) => typeof value === 'string')
            .join(),
        ]),
      )
    })
    expect(sent).toMatchObject({
      date: '2026-12-01',
      genre: '1',
      room: '1',
      series: '1',
      customer_tag: '1',
      price_max: '80',
      access: 'wheelchair',
      only_bookable: '1',
      query: 'a',
      composer: '1',
      performer: '2',
    })
    // What is chosen, and room for one more.
    for (const name of ['composer', 'performer'])
      await expect(form.locator(`select[name=${name}]`)).toHaveValue('')
  })

  test('stay where they are, and keep what was filled in, when their script arrives', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/day-range/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(programme)
    const date = await openPanel(page, 'Datum & Suche')
    await date.getByLabel('Suchwort').fill('Mahler')
    await date.getByLabel('Reihenfolge').selectOption({ label: 'Späteste zuerst' })
    const apply = date.getByRole('button', { name: 'Anwenden' })
    const before = await apply.boundingBox()
    held.resolve()
    await expect(date.getByRole('application')).toBeVisible()
    // A click that began before the calendar arrived would otherwise hit something else, or nothing.
    expect(await apply.boundingBox()).toEqual(before)
    await expect(date.getByLabel('Suchwort')).toHaveValue('Mahler')
    await apply.click()
    await expect(page).toHaveURL(/\?query=Mahler&ordering=-date_start$/)
  })

  test('load the names of people when their panel is opened, and offer a link when that fails', async ({
    page,
    problems,
  }) => {
    problems.allow('Failed to load resource', /event-people/)
    await page.goto(programme)
    await hydrate(page)
    const people = await openPanel(page, 'Personen')
    await people.getByRole('searchbox', { name: 'Mitwirkende' }).fill('a')
    await expect(people.getByText(/Namen passen. Bitte weiter tippen.$/)).toBeVisible()
    await expect(people.getByRole('checkbox')).toHaveCount(6)
    await page.route('**/api/event-people/', (route) => route.abort())
    await page.reload()
    await hydrate(page)
    const again = await openPanel(page, 'Personen')
    await again.getByRole('link', { name: 'Namen zur Auswahl zeigen' }).click()
    await expect(page).toHaveURL(/\?names=1$/)
    await expect(again).toHaveAttribute('open')
    // The address changes before the list.
    await again.getByRole('combobox', { name: 'Mitwirkende' }).selectOption({ index: 1 })
    await again.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/\?performer=\d+$/)
    await expect(again).not.toHaveAttribute('open')
  })

  test('say which of them to remove when nothing matches', async ({ page }) => {
    await page.goto(`${programme}?query=Mahler&price_max=1`)
    await expect(page.getByRole('heading', { name: 'Dazu finden wir nichts.' })).toBeVisible()
    const way = page.getByRole('link', { name: /^ohne ≤ 1 € [1-9]\d* Veranstaltung/ })
    const promised = /(\d+ Veranstaltung(en)?)/.exec((await way.textContent()) ?? '')?.[1] ?? ''
    await hydrate(page)
    await way.click()
    await expect(page).toHaveURL(/\?query=Mahler$/)
    await expect(count(page)).toContainText(promised)
    await expect(page.getByRole('heading', { name: 'Dazu finden wir nichts.' })).toBeHidden()
  })

  test('disable days that are past or have no events, and select days by quick picks and by two days of a calendar', async ({
    page,
  }) => {
    await page.goto(programme)
    await hydrate(page)
    const date = await openPanel(page, 'Datum & Suche')
    const grid = date.getByRole('application', { name: /Zeitraum wählen/ })
    const next = grid
      .getByRole('button', { name: 'Weiter' })
      .or(grid.getByRole('button', { name: 'Nächster' }))
      .first()
    await test.step('They disable days that are past or have no events', async () => {
      const back = grid.getByRole('button', { name: /Zurück|Vorheriger/ }).first()
      await back.click()
      await back.click()
      await expect(date.getByText('In diesem Monat ist nichts (mehr) angekündigt.')).toBeVisible()
      await expect(grid.locator('[role="button"]:not([aria-disabled="true"])')).toHaveCount(0)
      await expect(back).toBeDisabled()
    })
    await test.step('They select days by quick picks, and a period by two days of a calendar', async () => {
      await expect(grid).toBeVisible()
      // Two months forward again, and one more.
      for (let month = 0; month < 3; month++) await next.click()
      const days = grid.locator('[role="button"]:not([aria-disabled="true"])')
      await expect(days.nth(5)).toBeVisible()
      await days.nth(2).click()
      await days.nth(5).click()
      await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d&date_to=\d{4}-\d\d-\d\d$/)
      const { date: from = '', date_to: to = '' } = Object.fromEntries(new URL(page.url()).searchParams)
      expect(from < to).toBe(true)
      await expect(date).not.toHaveAttribute('open')

      const again = await openPanel(page, 'Datum & Suche')
      await again.getByRole('link', { name: 'Nächste 7 Tage' }).click()
      await expect(page).toHaveURL(new RegExp(`date=${hallToday()}&date_to=`))
      await expect(panel(page, 'Datum & Suche')).not.toHaveAttribute('open')
    })
    await test.step('A pick of one day means that day', async () => {
      const again = await openPanel(page, 'Datum & Suche')
      await again.getByRole('link', { name: 'Diesen Freitag' }).click()
      await expect(page).toHaveURL(/date=(\d{4}-\d\d-\d\d)&date_to=\1/)
      await expect(count(page)).toHaveText(/Veranstaltung(en)? am \d\d\.\d\d\.\d{4}$/)
    })
  })

  test('offer only the chosen day after a list from that day on', async ({ page }) => {
    await page.goto(`${programme}?date=2030-01-01`)
    await hydrate(page)
    await page.getByRole('link', { name: 'nur dieser Tag', exact: true }).click()
    await expect(page).toHaveURL(/\?date=2030-01-01&date_to=2030-01-01$/)
    await expect(count(page)).toHaveText('0 Veranstaltungen am 01.01.2030')
    await page.getByRole('link', { name: 'Filter nur dieser Tag entfernen' }).click()
    await expect(page).toHaveURL(/\?date=2030-01-01$/)
  })

  test('select weekdays, by the hall’s time', async ({ page }) => {
    await page.goto(programme)
    await hydrate(page)
    const date = await openPanel(page, 'Datum & Suche')
    await date.getByRole('checkbox', { name: 'Samstag' }).check()
    await date.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/\?weekday=6$/)
    await expect(page.getByRole('link', { name: 'Filter am Samstag entfernen' })).toBeVisible()
    const days = await page
      .getByRole('main')
      .locator('[data-item] p')
      .filter({ hasText: /^(Mon|Diens|Donners|Frei|Sams|Sonn)tag|^Mittwoch/ })
      .allTextContents()
    expect(days.length).toBeGreaterThan(3)
    for (const day of days) expect(day).toMatch(/^Samstag/)
  })

  for (const [path, open, apply, close] of [
    [programme, 'Filter', 'Anwenden', 'Filter schließen'],
    ['/en/program-and-tickets', 'Filters', 'Apply', 'Close the filters'],
  ] as const)
    test(`are in one sheet with one button on a phone (${path})`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(`${path}?genre=1,2&access=wheelchair`)
      await hydrate(page)
      const opener = page.getByRole('button', { name: `${open} (3` })
      await opener.click()
      const sheet = page.locator('#filter-sheet')
      await expect(sheet.locator('summary')).toHaveCount(8)
      for (const summary of await sheet.locator('summary').all()) await expect(summary).toBeInViewport()
      expect(await findErrorsOfState(page)).toEqual([])
      await page.getByRole('button', { name: close }).click()
      await expect(sheet).toBeHidden()
      await opener.click()
      await sheet.locator('summary').first().click()
      await sheet.getByRole('checkbox', { name: /^(Freitag|Friday)$/ }).check()
      await sheet.locator('summary').nth(2).click()
      await sheet.locator('details').nth(2).getByRole('checkbox').first().check()
      await expect(sheet.getByRole('button', { name: apply })).toHaveCount(1)
      await sheet.getByRole('button', { name: apply }).click()
      await expect(page).toHaveURL(/weekday=5/)
      await expect(page).toHaveURL(/room=\d/)
      await expect(sheet).toBeHidden()
    })
})

test.describe('More of the programme', () => {
  test('is added to the list without shifting it, with the focus on the first new event', async ({
    page,
  }) => {
    await page.goto(programme)
    await hydrate(page)
    await more(page).scrollIntoViewIfNeeded()
    await expect(page.getByText(/^1–10 von|^10 von/)).toBeVisible()
    const before = await more(page).boundingBox()
    const scrolled = await page.evaluate(() => scrollY)
    await more(page).click()
    await expect(rows(page)).toHaveCount(20)
    await expect(page).toHaveURL(/\?page=2&from=1$/)
    await expect(rows(page).nth(10)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    expect(before).not.toBeNull()
    await page.goBack()
    expect(page.url()).not.toContain('programm-und-karten')
  })

  test('is shown again after a visit to an event: by the browser, by a link, and after a reload, but not by the main menu', async ({
    page,
  }) => {
    await loadRows(page, 30)
    const row = rows(page).nth(23)
    const name = (await row.textContent()) ?? ''
    await row.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }))
    const top = (await row.boundingBox())?.y ?? 0
    const isBack = async () => {
      await expect(rows(page)).toHaveCount(30)
      await expect(rows(page).nth(23)).toHaveText(name)
      await expect
        .poll(async () => Math.abs(((await rows(page).nth(23).boundingBox())?.y ?? 9999) - top))
        .toBeLessThan(3)
    }
    const visit = async () => {
      // By keyboard, because a click during the view transition is retried elsewhere on the screen.
      await row.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    await visit()
    await page.goBack()
    await isBack()

    await visit()
    await page.getByRole('main').getByRole('link', { name: 'Programm und Karten' }).first().click()
    await isBack()

    await page.reload()
    await isBack()
    await hydrate(page)
    await visit()
    await page.reload()
    await hydrate(page)
    await page.goBack()
    await isBack()

    // After a visit to another concert and a reload.
    await hydrate(page)
    await visit()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Nächstes Konzert/ })
      .press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0)
    await page.reload()
    await hydrate(page)
    await page.getByRole('main').getByRole('link', { name: 'Programm und Karten' }).first().click()
    await isBack()

    await test.step('The main menu leads to the top of the first page', async () => {
      await hydrate(page)
      await visit()
      await page.getByRole('banner').getByRole('link', { name: 'Programm und Karten' }).first().click()
      await expect(page).toHaveURL(new RegExp(`${programme}$`))
      await expect(rows(page)).toHaveCount(10)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    })
  })

  test('that cannot be loaded leaves the list unchanged, says so, and can be loaded again', async ({
    page,
    problems,
  }) => {
    problems.allow('ERR_INTERNET_DISCONNECTED', 'Failed to fetch', 'ERR_FAILED')
    await page.goto(programme)
    await hydrate(page)
    await page.route(/programm-und-karten\?page/, (route) => route.abort())
    await more(page).click()
    await expect(page.getByRole('alert')).toContainText('Das Programm lässt sich gerade nicht laden.')
    await expect(rows(page)).toHaveCount(10)
    await expect(more(page)).not.toHaveAttribute('aria-disabled')
    await page.unroute(/programm-und-karten\?page/)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(rows(page)).toHaveCount(20)
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

test.describe('The programme as a calendar', () => {
  const grid = (page: Page) => page.getByRole('main').getByRole('table')
  const month = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

  test('is a table of weeks with links to the events that match the active filters', async ({ page }) => {
    await page.goto(programme)
    await hydrate(page)
    await page.getByRole('link', { name: 'Kalenderansicht' }).click()
    await expect(page).toHaveURL(/\?view=month$/)
    await expect(grid(page).getByRole('columnheader')).toHaveCount(7)
    const shown = (await month(page).textContent()) ?? ''
    await page.getByRole('link', { name: /^Nächster Monat/ }).click()
    await expect(page).toHaveURL(/view=month&month=\d{4}-\d\d$/)
    await expect(month(page)).not.toHaveText(shown)
    const all = await grid(page).getByRole('link').count()
    expect(all).toBeGreaterThan(10)
    await expect(count(page)).toContainText(`${all} Veranstaltungen im`)
    await expect(page.getByRole('link', { name: /^Nächster Monat/ })).toBeFocused()

    const genres = await openPanel(page, 'Genre')
    await genres.getByRole('checkbox').first().check()
    await genres.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/view=month.*month=\d{4}-\d\d.*genre=\d+|genre=\d+.*view=month/)
    await expect.poll(() => grid(page).getByRole('link').count()).toBeLessThan(all)
    await page.getByRole('link', { name: 'Listenansicht' }).click()
    await expect(page).toHaveURL(/\?genre=\d+$/)
  })

  test('is navigated by keyboard', async ({ page }) => {
    await page.goto(`${programme}?view=month`)
    await hydrate(page)
    const shown = (await month(page).textContent()) ?? ''
    await page.getByRole('link', { name: /^Nächster Monat/ }).press('Enter')
    await expect(month(page)).not.toHaveText(shown)
    await page.keyboard.press('Tab')
    const first = grid(page).getByRole('link').first()
    await expect(first).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(grid(page).getByRole('link').nth(1)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/programm-und-karten\/[^/]+\/\d+$/)
    await page.goBack()
    await expect(grid(page)).toBeVisible()
  })

  test('is a list of the days with events on narrow screens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(`${programme}?view=month&month=${hallToday().slice(0, 7)}`)
    await hydrate(page)
    await expect(grid(page).getByRole('link').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expect(grid(page).locator('td[data-blank]').first()).toBeHidden()
    expect(await findErrorsOfState(page)).toEqual([])
  })

  test('offers another month if one has no events', async ({ page }) => {
    await page.goto(`${programme}?view=month&month=1913-09`)
    const on = page.getByRole('link', { name: 'Weiter im Oktober 1913' })
    await expect(on).toBeVisible()
    await on.click()
    await expect(grid(page).getByRole('link').first()).toBeVisible()
  })
})

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the programme is filtered, paged through, and shown as a calendar', async ({ page }) => {
    await page.goto(programme)
    await panel(page, 'Personen').locator('summary').click()
    await panel(page, 'Personen').getByRole('link', { name: 'Namen zur Auswahl zeigen' }).click()
    await panel(page, 'Personen').getByLabel('Mitwirkende').selectOption({ index: 1 })
    await panel(page, 'Personen').getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/performer=\d+/)
    await expect(page.getByRole('list', { name: 'Filter', exact: true })).toBeVisible()

    await page.goto(programme)
    await more(page).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(rows(page)).toHaveCount(10)
    await page.getByRole('link', { name: 'Frühere Seite' }).click()
    await expect(page).toHaveURL(new RegExp(`${programme}$`))

    await page.getByRole('link', { name: 'Kalenderansicht' }).click()
    const table = page.getByRole('main').getByRole('table')
    await expect(table).toBeVisible()
    await page.getByRole('link', { name: /^Nächster Monat/ }).click()
    await table.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/programm-und-karten\/[^/]+\/\d+$/)
  })
})

for (const timezoneId of sample(['America/Los_Angeles', 'Asia/Tokyo'], 1))
  test.describe(`With a browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('days, times and picks are those of the hall, and list and calendar pass the accessibility check', async ({
      page,
    }) => {
      await page.goto(`${programme}?genre=1`)
      const texts = await page.getByRole('main').getByRole('listitem').allTextContents()
      await hydrate(page)
      expect(await page.getByRole('main').getByRole('listitem').allTextContents()).toEqual(texts)
      const date = await openPanel(page, 'Datum & Suche')
      await expect(date.getByRole('link', { name: 'Heute' })).toHaveAttribute(
        'href',
        new RegExp(`date=${hallToday()}`),
      )
      await test.step('The list with an open panel passes the accessibility check', async () => {
        await expect(date.getByRole('application')).toBeVisible()
        expect(await findErrorsOfState(page)).toEqual([])
      })
      await page.goto(`${programme}?view=month`)
      await hydrate(page)
      await expect(page.locator('td[aria-current=date] time')).toHaveAttribute('datetime', hallToday())
      await test.step('The calendar passes the accessibility check', async () =>
        expect(await findErrorsOfState(page)).toEqual([]))
    })
  })

for (const width of sample([360, 1280], 1))
  test(`A focused link is not covered by the heading of its month at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(programme)
    await hydrate(page)
    await rows(page).last().focus()
    const isCovered = () =>
      page.evaluate(() => {
        const { activeElement } = document
        const { left, top } = activeElement?.getBoundingClientRect() ?? new DOMRect()
        const there = document.elementFromPoint(left + 8, top + 4)
        return !activeElement?.contains(there)
      })
    for (const focused of (await rows(page).all()).toReversed()) {
      while (!(await focused.evaluate((link) => link === document.activeElement))) {
        await page.keyboard.press('Shift+Tab')
        expect(await isCovered()).toBe(false)
      }
    }
  })
