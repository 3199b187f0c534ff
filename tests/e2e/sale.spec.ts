import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { findAccessibilityFaults } from '../support/browser-accessibility.ts'
import { expect, shopOrigin, test } from '../support/browser.ts'

type Event = {
  id: number
  name: { de: string; en: string }
  slug: { de: string; en: string }
  date_start: string
  status: string
  ticket_sale_from: string | null
  ticket_url_external: string | null
  customer_tags: { category: string; presale_date: string }[]
}

test.describe('Buying', () => {
  test('a stranger finds chamber music under 40 € on a Friday, and buys it', async ({ page, request }) => {
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

    await page.goto('/de')
    const service = page.getByRole('navigation', { name: 'Service' })
    await expect(service.getByRole('link', { name: 'Warenkorb 2 Karten' })).toBeVisible()
    await expect(service.getByRole('link', { name: 'Ticketshop, angemeldet als Clara Wieck' })).toBeVisible()
    await expect(service.getByRole('link', { name: 'Anmelden' })).toHaveCount(0)

    // Logged in, the way is direct.
    await page.goto(`/en/program-and-tickets/${event.slug.en}/${event.id}`)
    await expect(page.getByRole('link', { name: 'Ticket shop, logged in as Clara Wieck' })).toBeVisible()
    await page.getByRole('link', { name: 'Buy tickets' }).click()
    await expect(page).toHaveURL(new RegExp(`^${shopOrigin()}/en/buyingflow/tickets/`))
  })

  test('what happens at the shop meanwhile shows when one comes back', async ({ page, context, request }) => {
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

test.describe('The exclusive advance sale', () => {
  test('names who may buy from when, and sells to members only', async ({ page, request }) => {
    const event = await findAdvanceSale(request)
    await page.goto(addressOf(event))
    const drawer = await openDrawer(page, 'Exklusiver Vorverkauf')
    for (const { presale_date } of event.customer_tags)
      await expect(drawer.getByText(`seit ${shortDay(presale_date)}`).first()).toBeVisible()
    await expect(drawer.getByText(`ab ${shortDay(event.ticket_sale_from ?? '')}`)).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Mitglied werden' })).toBeVisible()
    expect(await findAccessibilityFaults(page)).toEqual([])

    // Nobody's account: the shop says no.
    await drawer.getByRole('link', { name: 'Anmelden und Karten kaufen' }).click()
    await logIn(page, 'Robert')
    await expect(page.getByRole('main')).toContainText('Mitglieder und Abonnent:innen kaufen schon jetzt')
    await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toHaveCount(0)

    // A member's.
    await page.getByRole('link', { name: 'Abmelden' }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await page.goto(addressOf(event))
    await (
      await openDrawer(page, 'Exklusiver Vorverkauf')
    )
      .getByRole('link', { name: 'Anmelden und Karten kaufen' })
      .click()
    await logIn(page, 'Clara', 'Mitglied')
    await chooseTickets(page, 1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb')

    // Who is logged in goes straight to the tickets.
    await page.goto(addressOf(event))
    await expect(page.getByRole('link', { name: 'angemeldet als Clara' })).toBeVisible()
    const again = await openDrawer(page, 'Exklusiver Vorverkauf')
    await expect(again.getByText('angemeldet als Clara')).toBeVisible()
    await expect(again.getByRole('link', { name: 'Karten kaufen' })).toHaveAttribute(
      'href',
      new RegExp(`^${shopOrigin()}/de/buyingflow/tickets/`),
    )
  })

  test('can be used by keyboard alone, and gives the focus back', async ({ page, request }) => {
    const event = await findAdvanceSale(request)
    const desk = deskOf(page)
    await page.goto(addressOf(event, 'en'))
    await desk
    const opener = page.getByRole('link', { name: 'Exclusive advance sale' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Exclusive advance sale' })
    await expect(drawer.getByRole('link', { name: 'Log in and buy tickets' })).toBeVisible()
    await expect(page.locator('body')).toHaveClass(/no-scroll/)
    expect(await findAccessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.locator('body')).not.toHaveClass(/no-scroll/)
    await expect(opener).toBeFocused()
  })

  test('stands on the page, too, for who has no scripts', async ({ browser, request, problems }) => {
    const event = await findAdvanceSale(request)
    const context = await browser.newContext({ javaScriptEnabled: false })
    problems.watch(context)
    const page = await context.newPage()
    await page.goto(addressOf(event))
    await page.getByRole('link', { name: 'Exklusiver Vorverkauf' }).click()
    await expect(page).toHaveURL(/#advance-sale$/)
    const section = page.getByRole('region', { name: 'Vorverkauf' })
    await expect(section.getByText(`ab ${shortDay(event.ticket_sale_from ?? '')}`)).toBeVisible()
    await expect(section.getByRole('link', { name: 'Anmelden und Karten kaufen' })).toBeVisible()
    await context.close()
  })
})

test.describe('A reminder', () => {
  test('goes from the drawer by the mail to a stored reminder, and away again', async ({
    page,
    request,
    problems,
  }) => {
    const event = await findAdvanceSale(request)
    const email = `clara-${Date.now()}@example.org`
    const desk = deskOf(page)
    await page.goto(`/de/programm-und-karten?date=${hallDay(event.date_start)}`)
    await desk
    await page
      .getByRole('link', { name: `Merken ${event.name.de}` })
      .first()
      .click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toHaveAccessibleName('Merken')
    await expect(drawer.getByRole('link', { name: 'Im Kalender speichern' })).toHaveAttribute(
      'href',
      /^\/de\/calendar\/event-\d+\.ics$/,
    )
    expect(await findAccessibilityFaults(page)).toEqual([])

    await drawer.getByRole('link', { name: 'An den Vorverkauf erinnern' }).click()
    const field = drawer.getByLabel('E-Mail-Adresse')
    await expect(field).toBeFocused()
    await drawer.getByRole('button', { name: 'Zurück' }).click()
    await expect(drawer.getByRole('link', { name: 'An den Vorverkauf erinnern' })).toBeFocused()
    await page.keyboard.press('Enter')

    await field.fill('clara')
    await drawer.getByRole('button', { name: 'Erinnern' }).click()
    await expect(field).toHaveAccessibleDescription(/Ungültige E-Mail-Adresse!/)
    await expect(field).toBeFocused()
    expect(await findAccessibilityFaults(page)).toEqual([])
    problems.allow('status 429', 'status of 429')
    await field.fill(email)
    await expect(async () => {
      await drawer.getByRole('button', { name: 'Erinnern' }).click() // too fast at first
      await expect(drawer.getByText('Fast fertig')).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(await findAccessibilityFaults(page)).toEqual([])

    const folder = process.env['SITE_DATA_DIR']
    test.skip(folder === undefined, 'The mails of this site are not within reach.')
    const mail = await findMail(folder ?? '', email)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const [confirm = '', remove = ''] = ['confirm', 'remove'].map(
      (step) => new RegExp(`https?://[^\\s"<>]+/${step}/[\\w-]+`).exec(mail)?.[0] ?? '',
    )

    // A program that looks through mails opens all links: nothing happens by that.
    await request.get(confirm)
    await request.get(remove)
    await page.goto(confirm)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erinnerung bestätigen')
    expect(await findAccessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Ja, bitte erinnern' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wir erinnern Sie')
    await page.goto(confirm)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wir erinnern Sie')

    await page.goto(remove)
    await page.getByRole('button', { name: 'Erinnerung löschen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelöscht')
    problems.allow('status 410', 'status of 410')
    expect((await page.goto(confirm))?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr')
    await expect(page.getByRole('link', { name: 'Zum Konzert' })).toBeVisible()
  })

  test('is taken and removed without scripts, and by the button of a mail program', async ({
    browser,
    request,
    problems,
  }) => {
    const event = await findAdvanceSale(request)
    const email = `robert-${Date.now()}@example.org`
    const context = await browser.newContext({ javaScriptEnabled: false })
    problems.watch(context)
    const page = await context.newPage()
    await page.goto(addressOf(event, 'en'))
    await page.getByRole('link', { name: 'Save' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save')
    const field = page.getByLabel('E-mail address')
    problems.allow('status 400', 'status of 400', 'status 429', 'status of 429')
    await field.fill('robert')
    await page.getByRole('button', { name: 'Remind me' }).click()
    await expect(field).toHaveAccessibleDescription(/Invalid e-mail address!/)
    await expect(field).toHaveValue('robert')
    await expect(async () => {
      await field.fill(email)
      // oxlint-disable-next-line playwright/no-wait-for-timeout -- the page of each answer is a new form
      await page.waitForTimeout(2100)
      await page.getByRole('button', { name: 'Remind me' }).click()
      await expect(page.getByText('Almost done')).toBeVisible({ timeout: 1000 })
    }).toPass()

    const folder = process.env['SITE_DATA_DIR']
    test.skip(folder === undefined, 'The mails of this site are not within reach.')
    const mail = await findMail(folder ?? '', email)
    const remove = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(mail)?.[1] ?? ''
    const answer = await request.post(remove, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(answer.status()).toBe(200)
    expect((await request.get(remove.replace('/remove/', '/confirm/'))).status()).toBe(410)
    await context.close()
  })
})

test.describe('The shop', () => {
  test('is no hindrance when it is down', async ({ page, problems }) => {
    problems.allow('net::ERR', "does not match the recipient window's origin")
    const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/itix'))
    await page.route('**/itix', (route) => route.abort('connectionrefused'))
    await page.goto('/de')
    await asked
    const service = page.getByRole('navigation', { name: 'Service' })
    await expect(service.getByRole('link', { name: 'Warenkorb', exact: true })).toBeVisible()
    await expect(service.getByRole('link', { name: 'Anmelden', exact: true })).toHaveAttribute(
      'href',
      `${shopOrigin()}/de/login?returnUrl=${encodeURIComponent(new URL('/de', page.url()).href)}`,
    )
  })

  test('is believed nothing that is no session', async ({ page, problems }) => {
    problems.allow("does not match the recipient window's origin")
    await answerAsShop(
      page,
      `for (const wrong of [null, 7, 'x', [], {}, { user: 'Clara' }, { user: {} }, { user: { name: 5 } }, { order: { items: [1] } }])
         source.postMessage(wrong, origin)
       for (let i = 0; i < 2000; i++) source.postMessage({ user: { name: ['x'] }, order: { items: 'x'.repeat(9) } }, origin)
       source.postMessage({ user: null, order: { items: [1, 2, 3] } }, origin)`,
    )
    await page.goto('/de')
    // The first that is one counts, and none after it.
    await expect(page.getByRole('link', { name: 'Warenkorb 3 Karten' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Anmelden', exact: true }).first()).toBeVisible()
  })

  test('shows a name as text, however long and whatever is in it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await answerAsShop(
      page,
      `source.postMessage({ user: { name: '<img src=x onerror="document.title=1">\\u202e' + 'Donaudampfschifffahrt'.repeat(5000) }, order: { items: Array(5000).fill(0) } }, origin)`,
    )
    await page.goto('/de')
    const account = page
      .getByRole('navigation', { name: 'Service' })
      .getByRole('link', { name: /angemeldet als <img/ })
    await expect(account).toBeVisible()
    expect((await account.boundingBox())?.width ?? 999).toBeLessThan(140)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })

  test('is not taken for anybody else who sends messages', async ({ page }) => {
    let isAsked = false
    await page.route('**/itix', (route) => {
      isAsked = true
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>silent</title>' })
    })
    await page.goto('/de')
    await expect.poll(() => isAsked).toBe(true)
    await page.evaluate(`(() => {
      const session = { user: { name: 'Eve' }, order: { items: [1] } }
      postMessage(session, '*')
      dispatchEvent(new MessageEvent('message', { data: session, origin: ${JSON.stringify(shopOrigin())} }))
      dispatchEvent(new MessageEvent('message', { data: session, origin: ${JSON.stringify(shopOrigin())}, source: window }))
    })()`)
    await expect(page.getByText('Eve')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Warenkorb', exact: true }).first()).toBeVisible()
  })

  test('cannot lead the page away', async ({ page, problems }) => {
    problems.allow('Unsafe attempt to initiate navigation', 'sandboxed', 'allow-top-navigation')
    await page.route('**/itix', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><script>try { top.location.href = 'https://stranger.invalid/' } catch {} open('https://stranger.invalid/')</script>`,
      }),
    )
    const asked = page.waitForResponse('**/itix')
    await page.goto('/de')
    await asked
    await expect(page.getByRole('link', { name: 'Warenkorb', exact: true }).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/de')
    expect(page.context().pages()).toHaveLength(1)
  })
})

/** Resolves once the site asks the shop: from then on its scripts answer the links of the sale. */
function deskOf(page: Page): Promise<unknown> {
  return page.waitForRequest((request) => request.url().endsWith('/itix'))
}

async function openDrawer(page: Page, name: string): Promise<Locator> {
  const drawer = page.getByRole('dialog', { name })
  await expect(async () => {
    // Before the scripts are there the link leads to the place on the page.
    if (!(await drawer.isVisible())) await page.getByRole('link', { name }).first().click()
    await expect(drawer).toBeVisible({ timeout: 1000 })
  }).toPass()
  return drawer
}

/** Stands in for the shop's hidden page: the code runs when it is asked, and knows `source` and `origin`. */
async function answerAsShop(page: Page, code: string): Promise<void> {
  const body = `<!doctype html><script>addEventListener('message', ({ source, origin }) => { ${code} })</script>`
  await page.route('**/itix', (route) => route.fulfill({ contentType: 'text/html', body }))
}

async function logIn(page: Page, name: string, group?: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  if (group !== undefined) await page.getByLabel('Kundengruppe').selectOption(group)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

async function chooseTickets(page: Page, number: number): Promise<void> {
  await page.getByRole('radio').first().check()
  await page.getByLabel('Anzahl').selectOption(String(number))
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
}

async function listEvents(request: APIRequestContext, query: string): Promise<Event[]> {
  const answer: { results: Event[] } = await (await request.get(`/api/events/?page_size=100&${query}`)).json()
  return answer.results
}

/** Whether everybody can buy it today, also while the test runs. */
function isSold({ status, date_start, ticket_sale_from, ticket_url_external }: Event): boolean {
  const soon = new Date(Date.now() + 60 * 60_000).toISOString()
  const isOnSale = ticket_sale_from === null || ticket_sale_from < new Date().toISOString()
  return status === 'future' && date_start > soon && isOnSale && ticket_url_external !== null
}

async function findAdvanceSale(request: APIRequestContext): Promise<Event> {
  const from = new Date(Date.now() + 100 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const now = new Date().toISOString()
  const later = new Date(Date.now() + 60 * 60_000).toISOString()
  const found = (await listEvents(request, `date=${from}`)).find(
    ({ status, ticket_sale_from, customer_tags }) =>
      status === 'future' &&
      (ticket_sale_from ?? '') > later &&
      customer_tags.some(({ category }) => category === 'Mitglieder') &&
      customer_tags.every(({ presale_date }) => presale_date < now),
  )
  if (!found) throw new Error('The demo season has no event in advance sale.')
  return found
}

function addressOf(event: Event | undefined, language: 'de' | 'en' = 'de'): string {
  const list = language === 'de' ? 'programm-und-karten' : 'program-and-tickets'
  return `/${language}/${list}/${event?.slug[language]}/${event?.id}`
}

function hallDay(instant: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date(instant))
}

function shortDay(instant: string): string {
  return hallDay(instant).split('-').toReversed().join('.')
}

function weekday(instant: string): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Europe/Berlin' }).format(
    new Date(instant),
  )
}

/** The mail to an address, as soon as it lies in the folder, with its lines put together again. */
async function findMail(folder: string, email: string): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const directory = path.join(folder, 'mail')
      for (const name of await readdir(directory).catch(() => [])) {
        const text = name.endsWith('.eml') ? await readFile(path.join(directory, name), 'utf8') : ''
        if (text.includes(`To: ${email}`)) found = text
      }
      return found
    })
    .not.toBe('')
  return found.replaceAll('=\r\n', '').replaceAll('=3D', '=')
}
