// Covers: src/site/sale shop
import { expect, shopOrigin, test } from '../support/browser.ts'
import {
  deskOf,
  logIn,
  chooseTickets,
  listEvents,
  isSold,
  addressOf,
  hallDay,
  weekday,
} from '../support/browser-sale.ts'

test.describe('Buying', () => {
  test('a new visitor finds chamber music under 40 € on a Friday, and buys a ticket', async ({
    page,
    request,
  }) => {
    const genres: { id: number; name: { de: string } }[] = await (await request.get('/api/genres/')).json()
    const genre = genres.find(({ name }) => name.de === 'Kammermusik')?.id ?? 0
    const events = await listEvents(request, `genre=${genre}&price_max=40&only_bookable=1`)
    const onSale = events.filter((event) => isSold(event))
    const event = onSale.find(({ date_start }) => weekday(date_start) === 'Friday') ?? onSale[0]
    if (!event) throw new Error('The demo season sells no chamber music under 40 €.')
    const day = hallDay(event.date_start)

    const desk = deskOf(page)
    await page.goto(`/de/programm-und-karten?date=${day}&date_to=${day}&genre=${genre}&price_max=40`)
    await desk
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: event.name.de, exact: true }) })
    await row.getByRole('link', { name: 'Karten', exact: true }).click()

    await expect(page).toHaveURL(/\/de\/login\?returnUrl=/)
    await logIn(page, 'Clara Wieck')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.name.de)
    await chooseTickets(page, 2)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb')

    await page.goto('/de/impressum')
    const service = page.getByRole('navigation', { name: 'Service' })
    await expect(service.getByRole('link', { name: 'Warenkorb 2 Karten' })).toBeVisible()
    await expect(service.getByRole('link', { name: 'Ticketshop, angemeldet als Clara Wieck' })).toBeVisible()
    await expect(service.getByRole('link', { name: 'Anmelden' })).toHaveCount(0)

    // A visitor who is logged in goes directly to the tickets.
    await page.goto(`/en/program-and-tickets/${event.slug.en}/${event.id}`)
    await expect(page.getByRole('link', { name: 'Ticket shop, logged in as Clara Wieck' })).toBeVisible()
    await page.getByRole('link', { name: 'Buy tickets' }).click()
    await expect(page).toHaveURL(new RegExp(`^${shopOrigin()}/en/buyingflow/tickets/`))
  })

  test('a subscription is ordered in the language of the page, through the shop’s log-in', async ({
    page,
  }) => {
    const desk = deskOf(page)
    await page.goto('/en/subscriptions')
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await desk
    await page.getByRole('main').getByRole('link', { name: 'Order' }).click()
    await expect(page).toHaveURL(/\/en\/login\?returnUrl=/)
    await logIn(page, 'Clara Wieck')
    await expect(page).toHaveURL(new RegExp(`^${shopOrigin()}/en/buyingflow/subscription/`))
  })

  test('changes made in the shop are shown when the visitor comes back', async ({
    page,
    context,
    request,
  }) => {
    const desk = deskOf(page)
    await page.goto('/de/barrierefreiheit')
    await desk
    const cart = page.getByRole('navigation', { name: 'Service' }).getByRole('link', { name: /^Warenkorb/ })
    await expect(cart).toHaveAccessibleName('Warenkorb')

    const [event] = (await listEvents(request, 'only_bookable=1')).filter((found) => isSold(found))
    const shop = await context.newPage()
    await shop.goto(event?.ticket_url_external ?? '')
    await chooseTickets(shop, 1)
    await expect(async () => {
      await page.evaluate("dispatchEvent(new Event('focus'))")
      await expect(cart).toHaveAccessibleName('Warenkorb 1 Karte', { timeout: 1000 })
    }).toPass()
  })

  test('without scripts the links lead to the shop', async ({ browser, request, problems }) => {
    const [event] = (await listEvents(request, 'only_bookable=1')).filter((found) => isSold(found))
    const context = await browser.newContext({ javaScriptEnabled: false })
    problems.watch(context)
    const page = await context.newPage()
    await page.goto(addressOf(event))
    await page.getByRole('link', { name: 'Karten kaufen' }).click()
    await expect(page).toHaveURL(new RegExp(`^${shopOrigin()}/de/buyingflow/tickets/`))
    await context.close()
  })
})
