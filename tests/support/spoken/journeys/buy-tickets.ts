import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Language, Localized } from '#i18n/languages.ts'
import { callOfficeAs } from '../../browser-office.ts'
import { isSold, listEvents } from '../../browser-sale.ts'
import { expect } from '../../browser.ts'
import { hydrate } from '../../browser-hydration.ts'
import { enter, goTo, type Listener } from '../listener.ts'
import type { Replacement } from '../normalise.ts'

type Concert = { title: Localized; tickets: string; replacements: Replacement[] }

/** Records refuse addresses of this computer, so that the browser is redirected from here to the demo's shop. */
const ticketAddress = 'https://tickets.example/clara'

/**
 * Creates a concert whose page is the same every day, and whose tickets are those of a concert of the demo, because the
 * shop sells no others.
 */
export async function createConcertOnSale(page: Page): Promise<Concert> {
  const sold = await findSold(page)
  const mark = randomUUID().slice(0, 8)
  // A word that the search confuses with no other.
  const word = `K${randomUUID().replaceAll(/[\d-]/g, '')}${randomUUID().replaceAll(/[\d-]/g, '')}`.slice(
    0,
    10,
  )
  const title = { de: word, en: word }
  const soloist = await callOfficeAs<{ id: number }>(page, 'POST', 'works/artist', {
    kind: 'person',
    name: `Clara Anders ${mark}`,
    sort_name: `Anders ${mark}, Clara`,
  })
  await callOfficeAs(page, 'POST', 'events/event', {
    title,
    teaser: { de: 'Lieder ohne Worte.', en: 'Songs without words.' },
    date_start: '2031-03-20T18:30:00.000Z',
    cast: [{ artist: soloist.id, role: { de: 'Klavier', en: 'piano' }, note: null, replaces: null }],
    ticket_url_external: ticketAddress,
    is_online: true,
  })
  return {
    title,
    tickets: sold.ticket_url_external ?? '',
    replacements: [
      [sold.name.de, 'KONZERT'],
      [sold.name.en, 'CONCERT'],
      [word, 'KLANGPROBE'],
      [word.toLowerCase(), 'klangprobe'],
      [` ${mark}`, ''],
    ],
  }
}

/** A concert of the demo with as many categories as the transcripts name, whatever day it is. */
async function findSold({ request }: Page) {
  for (const event of await listEvents(request, 'only_bookable=1')) {
    if (!isSold(event)) continue
    const { price_categories: categories } = await (await request.get(`/api/events/${event.id}`)).json()
    if (categories.length === 4) return event
  }
  throw new Error('The demo season sells no concert with four categories.')
}

const words = {
  de: {
    search: 'Suche',
    field: 'Suchbegriff',
    tickets: 'Karten kaufen',
    name: 'Name',
    logIn: 'Anmelden',
    logInToOrder: 'Anmelden und bestellen',
    number: 'Anzahl',
    add: 'In den Warenkorb',
    order: 'Bestellen',
    steps: [
      'Auf der Seite für den Besuch nach dem Konzert suchen',
      'Die Seite des Konzerts',
      'Im Ticketshop Karten wählen',
      'Anmelden',
      'Bestellen',
    ],
  },
  en: {
    search: 'Search',
    field: 'Search term',
    tickets: 'Buy tickets',
    name: 'Name',
    logIn: 'Log in',
    logInToOrder: 'Log in and order',
    number: 'Number',
    add: 'Add to cart',
    order: 'Place order',
    steps: [
      'Search for the concert on the page for visits',
      'The page of the concert',
      'Choose tickets in the ticket shop',
      'Log in',
      'Order',
    ],
  },
} as const

/** A visitor searches for a concert by its title, follows the suggestion to its page, and buys two tickets for it. */
export async function buyTickets(listener: Listener, language: Language, concert: Concert): Promise<void> {
  const { page } = listener
  const say = words[language]
  const [search, concertPage, choose, logIn, order] = say.steps
  const title = page.getByRole('heading', { level: 1 })

  await page.route(ticketAddress, (route) =>
    route.fulfill({
      status: 302,
      headers: { location: concert.tickets.replace(/(\/de)?\/buyingflow/, `/${language}/buyingflow`) },
    }),
  )
  listener.begin(search)
  await page.goto(language === 'de' ? '/de/besuch' : '/en/visit')
  await hydrate(page)
  await listener.arrive()
  const box = page.getByRole('banner').getByRole('search')
  await enter(listener, box.getByRole('button', { name: say.search }), () =>
    expect(box.getByRole('combobox')).toBeFocused(),
  )
  const option = page.getByRole('option', { name: concert.title[language] }).first()
  await listener.type(concert.title[language], async () => {
    await expect(option).toBeVisible()
    await expect(box.locator('[aria-live]')).not.toBeEmpty()
  })
  await listener.press('ArrowDown')
  for (let step = 0; step < 5 && (await option.getAttribute('aria-selected')) !== 'true'; step++)
    await listener.press('ArrowDown')
  await listener.press('Enter', () => expect(title).toHaveText(concert.title[language]))

  listener.begin(concertPage)
  await hydrate(page)
  await listener.arrive()
  await listener.press('Tab')
  await listener.press('Enter')
  const category = page.getByRole('radio')
  await enter(listener, page.getByRole('main').getByRole('link', { name: say.tickets }).first(), () =>
    expect(category.first()).toBeVisible(),
  )

  listener.begin(choose)
  await listener.arrive()
  await goTo(listener, category.first())
  await listener.press('Space', () => expect(category.first()).toBeChecked())
  await goTo(listener, page.getByLabel(say.number))
  await listener.type('2', () => expect(page.getByLabel(say.number)).toHaveValue('2'))
  const toLogIn = page.getByRole('link', { name: say.logInToOrder })
  await enter(listener, page.getByRole('button', { name: say.add }), () => expect(toLogIn).toBeVisible())
  await listener.arrive()
  await enter(listener, toLogIn, () => expect(page.getByLabel(say.name)).toBeVisible())

  listener.begin(logIn)
  await listener.arrive()
  await goTo(listener, page.getByLabel(say.name))
  await listener.type('Clara Wieck')
  const button = page.getByRole('button', { name: say.order, exact: true })
  await enter(listener, page.getByRole('button', { name: say.logIn }), () => expect(button).toBeVisible())

  listener.begin(order)
  await listener.arrive()
  await enter(listener, button, () => expect(button).toHaveCount(0))
  await listener.arrive()
}
