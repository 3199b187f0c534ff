// Covers: src/site src/choice
/** Five people, in their own words, on a phone, in either language: each finds what they came for. */
import type { Locator, Page } from '@playwright/test'
import { expect, shopOrigin, test } from '../support/browser.ts'
import { sample } from '../support/sweep.ts'
import { burger } from '../support/browser-frame.ts'
import { logIn } from '../support/browser-sale.ts'
import { hydrate } from '../support/browser-hydration.ts'

const words = {
  de: {
    programme: 'Programm und Karten',
    filters: 'Filter',
    when: 'Datum & Suche',
    price: 'Preis',
    friday: 'Freitag',
    chamber: 'Kammermusik',
    families: 'Kinder & Familie',
    bookable: 'nur buchbare',
    apply: 'Anwenden',
    start: 'Beginn',
    length: 'Dauer',
    prices: 'Preise',
    plan: /^Saalplan: /,
    wheelchair: 'Rollstuhlplätze buchen',
    buy: 'Karten kaufen',
    age: /Empfohlen ab \d+ Jahr/,
    search: 'Suche',
    send: 'Suchen',
    dress: 'Kleiderordnung',
    dressAnswer: /trag|anziehen|Kleid/i,
    way: 'Wie komme ich zum Konzerthaus?',
    wayAnswer: /U-Bahn|S-Bahn|Bus/,
    subscriptions: 'Abonnements',
    ownChoice: 'Ihre Auswahl',
    complete: 'Vorschlag ergänzen',
    isComplete: 'Ihre Auswahl ist vollständig.',
    order: 'Auswahl bestellen',
    saved: 'gespart',
    archive: 'Archiv seit 1913',
    archiveField: 'Werk, Komponist:in, Name',
    toWork: 'Direkt zum Werk',
    conductor: /Dirigent/,
  },
  en: {
    programme: 'Programme and tickets',
    filters: 'Filters',
    when: 'Date & search',
    price: 'Price',
    friday: 'Friday',
    chamber: 'Chamber music',
    families: 'Children & families',
    bookable: 'bookable only',
    apply: 'Apply',
    start: 'Begins',
    length: 'Length',
    prices: 'Prices',
    plan: /^Seating plan: /,
    wheelchair: 'Book wheelchair places',
    buy: 'Buy tickets',
    age: /Recommended from age \d+/,
    search: 'Search',
    send: 'Search',
    dress: 'dress code',
    dressAnswer: /wear|dress/i,
    way: 'how do I get there',
    wayAnswer: /Underground|U-Bahn|bus/i,
    subscriptions: 'Subscriptions',
    ownChoice: 'Your choice',
    complete: 'Complete it for me',
    isComplete: 'Your choice is complete.',
    order: 'Order this choice',
    saved: 'saved',
    archive: 'Archive since 1913',
    archiveField: 'Work, composer, name',
    toWork: 'Straight to the work',
    conductor: /conductor/i,
  },
}

test.use({ viewport: { width: 360, height: 740 } })

for (const language of sample(['de', 'en'] as const, 1)) {
  const own = words[language]
  const main = (page: Page) => page.getByRole('main')

  test.describe(`On a phone, in ${language},`, () => {
    test('somebody of seventy finds chamber music on a Friday: when it ends, where one sits, and whom to call', async ({
      page,
    }) => {
      await openFromMenu(page, language, own.programme)
      await filter(page, async (sheet) => {
        await openGroup(sheet, own.when)
        await sheet.getByRole('checkbox', { name: own.friday }).check()
        await openGroup(sheet, 'Genre')
        await sheet.getByRole('checkbox', { name: own.chamber }).check()
      })
      await showBookable(page, own.bookable)
      const concerts = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
      await expect(concerts.first()).toContainText(own.friday)
      await concerts.first().getByRole('heading', { level: 3 }).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(term(page, own.start)).toContainText(language === 'de' ? /\d\.\d\d Uhr/ : /\d\.\d\d pm/)
      await expect(term(page, own.length)).toContainText(/\d/)
      const prices = page.getByRole('region', { name: own.prices })
      await prices.getByText(own.plan).click()
      await expect(prices.getByRole('table').last().getByRole('rowheader').first()).toBeVisible()
      await expect(page.getByText(own.wheelchair)).toBeVisible()
      await expect(main(page).getByRole('link', { name: /^\+49/ }).first()).toHaveAttribute(
        'href',
        /^tel:\+49/,
      )
      expect(await isWider(page)).toBe(false)
    })

    test('a parent finds something for a child at up to 15 euros, from which age and how long, and gets to the shop', async ({
      page,
    }) => {
      await openFromMenu(page, language, own.programme)
      await filter(page, async (sheet) => {
        await openGroup(sheet, 'Genre')
        await sheet.getByRole('checkbox', { name: own.families }).check()
        await openGroup(sheet, own.price)
        await sheet.getByRole('textbox').or(sheet.getByRole('spinbutton')).last().fill('15')
      })
      await showBookable(page, own.bookable)
      const concert = main(page).getByRole('heading', { level: 3 }).first().getByRole('link')
      const title = await concert.innerText()
      await concert.click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(main(page).getByText(own.age)).toBeVisible()
      await expect(term(page, own.length)).toContainText(/\d/)
      await main(page).getByRole('link', { name: own.buy }).first().click()
      await logIn(page, 'Clara Wieck')
      await expect(page).toHaveURL(new RegExp(`^${shopOrigin()}/${language}/buyingflow/tickets/`))
      await expect(main(page)).toContainText(title)
    })

    test('a tourist asks what to wear and how to get there, and finds the pages that answer', async ({
      page,
    }) => {
      for (const [question, answer] of [
        [own.dress, own.dressAnswer],
        [own.way, own.wayAnswer],
      ] as const) {
        await page.goto(`/${language}`)
        await hydrate(page)
        await page.getByRole('banner').getByRole('button', { name: own.search }).click()
        const field = page
          .getByRole('banner')
          .getByRole('combobox', { name: own.search })
          .filter({ visible: true })
        await field.fill(question)
        await field.press('Enter')
        await expect(main(page).getByRole('status').first()).toContainText(/\d/)
        const found = main(page).getByRole('region').last().getByRole('heading', { level: 3 }).first()
        await found.getByRole('link').click()
        await expect(main(page)).toContainText(answer)
      }
    })

    test('a researcher asks under whom Mahler’s Fifth was played, and comes to the first evening', async ({
      page,
    }) => {
      await openFromMenu(page, language, own.archive)
      await main(page).getByLabel(own.archiveField).fill('Mahler 5')
      await main(page).getByRole('search').first().getByRole('button', { name: own.send }).click()
      await main(page).getByRole('paragraph').filter({ hasText: own.toWork }).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: /5/ })).toBeVisible()
      const evenings = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 4 }) })
      await expect(evenings.last()).toContainText(own.conductor)
      await evenings.last().getByRole('heading', { level: 4 }).getByRole('link').click()
      await expect(page.getByRole('region', { name: /^(Besetzung|Performers)$/ })).toContainText(
        own.conductor,
      )
    })

    test('a subscriber chooses concerts by keyboard alone, sees what that saves, and orders exactly these', async ({
      page,
    }) => {
      await openChoice(page, language)
      const first = main(page).getByRole('checkbox', { disabled: false }).first()
      await first.focus()
      await hydrate(page)
      await page.keyboard.press('Space')
      const choice = page.getByRole('region', { name: own.ownChoice })
      await expect(choice.getByRole('status')).toContainText(/1 (von|of) 5/)
      await tabTo(page, choice.getByRole('button', { name: own.complete }))
      await page.keyboard.press('Enter')
      await expect(choice.getByRole('status')).toContainText(own.isComplete)
      await expect(choice.getByRole('table')).toContainText(own.saved)
      const titles = await choice.getByRole('listitem').locator('b').allTextContents()
      expect(titles).toHaveLength(5)
      await tabTo(page, choice.getByRole('link', { name: own.order }))
      await page.keyboard.press('Enter')
      await logIn(page, 'Clara Wieck')
      await expect(page).toHaveURL(new RegExp(`^${shopOrigin()}/${language}/buyingflow/subscription/fuenf`))
      for (const title of titles) await expect(main(page)).toContainText(title)
    })

    test.describe('without scripts,', () => {
      test.use({ javaScriptEnabled: false })

      test('a subscriber chooses concerts and orders exactly these', async ({ page }) => {
        await openChoice(page, language)
        await main(page).getByRole('checkbox', { disabled: false }).first().check()
        const choice = page.getByRole('region', { name: own.ownChoice })
        await choice.getByRole('button', { name: own.complete }).click()
        await expect(choice).toContainText(own.isComplete)
        const titles = await choice.getByRole('listitem').locator('b').allTextContents()
        expect(titles).toHaveLength(5)
        await choice.getByRole('link', { name: own.order }).click()
        for (const title of titles) await expect(main(page)).toContainText(title)
      })
    })
  })
}

/** Opens a page from the menu of a phone, beginning at the home page. */
async function openFromMenu(page: Page, language: 'de' | 'en', name: string): Promise<void> {
  await page.goto(`/${language}`)
  await hydrate(page)
  await burger(page).click()
  const menu = page.getByRole('banner')
  const link = menu.getByRole('link', { name, exact: true }).filter({ visible: true })
  if ((await link.count()) === 0)
    await menu.locator('summary').filter({ hasText: words[language].programme, visible: true }).click()
  await link.first().click()
  await page.waitForURL((address) => address.pathname !== `/${language}`)
}

/** Opens the page of the subscription whose five concerts are chosen, by its printed address. */
async function openChoice(page: Page, language: 'de' | 'en'): Promise<void> {
  await page.goto(`/${language}/fuenf`)
  await expect(page.getByRole('region', { name: words[language].ownChoice })).toContainText(/0 (von|of) 5/)
}

async function filter(page: Page, choose: (sheet: Locator) => Promise<void>): Promise<void> {
  await hydrate(page)
  await page.getByRole('button', { name: /^Filter/ }).click()
  const sheet = page.locator('#filter-sheet')
  await choose(sheet)
  await sheet.getByRole('button', { name: /^(Anwenden|Apply)$/ }).click()
  await expect(sheet).toBeHidden()
}

/** Leaves out what cannot be bought; the list of before can be clicked until its own link to remove that is there. */
async function showBookable(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(
    page.getByRole('link', { name: new RegExp(`^(Filter|Remove the filter) ${name}`) }),
  ).toBeVisible()
}

async function openGroup(sheet: Locator, name: string): Promise<void> {
  await sheet.locator('summary').filter({ hasText: name }).click()
}

/** The definition of a term of the event's facts. */
function term(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 400; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The element is not reached by Tab')
}

async function isWider(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
}
