import { beforeEach, describe, expect, it } from 'vitest'
import { createShopApp } from './app.ts'
import { categoriesOf, type ShopEvent, type ShopSubscription } from './catalogue.ts'
import { Sessions } from './sessions.ts'
import { Stock, type Change } from './stock.ts'

const site = 'https://www.example.org'
const now = Date.parse('2026-03-01T12:00:00Z')

let visitor: Visitor
let reported: Change[] = []

beforeEach(() => {
  reported = []
  visitor = createVisitor()
})

describe('the ticket page', () => {
  it('offers the categories between the lowest and the highest price', async () => {
    const page = await visitor.read('/de/buyingflow/tickets/a-1')
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('Winterreise')
    expect(page).toContain('Dienstag, 10. März 2026 um 19:30')
    for (const price of ['60 €', '47 €', '33 €', '20 €']) expect(page).toContain(price)
  })

  it('is in English under /en and in German without a language', async () => {
    expect(await visitor.read('/en/buyingflow/tickets/a-1')).toContain('Add to cart')
    expect(await visitor.read('/buyingflow/tickets/a-1')).toContain('In den Warenkorb')
  })

  it('links to the same page in the other language', async () => {
    expect(await visitor.read('/de/login?returnUrl=%2Fde')).toContain('href="/en/login?returnUrl=%2Fde"')
    expect(await visitor.read('/buyingflow/tickets/a-1')).toContain('href="/en/buyingflow/tickets/a-1"')
  })

  it('sells nothing that is sold out, cancelled, past or not yet on sale', async () => {
    const token = await visitor.tokenFrom('/de/buyingflow/tickets/a-1')
    for (const [id, reason] of [
      ['sold-out', 'ausverkauft'],
      ['cancelled', 'keine Karten'],
      ['past', 'keine Karten'],
      ['later', 'Der Vorverkauf beginnt am Sonntag, 5. April 2026 um 10:00.'],
    ] as const) {
      expect(await visitor.read(`/de/buyingflow/tickets/${id}`)).toContain(reason)
      const answer = await visitor.post(`/de/buyingflow/tickets/${id}`, {
        formToken: token,
        category: '1',
        number: '1',
      })
      expect(answer.status).toBe(409)
    }
    expect((await visitor.session()).order.items).toEqual([])
  })

  it.each([
    ['no category', { number: '1' }],
    ['an unknown category', { category: '9', number: '1' }],
    ['no number', { category: '1' }],
    ['none', { category: '1', number: '0' }],
    ['too many', { category: '1', number: '9' }],
    ['a negative number', { category: '1', number: '-1' }],
    ['no number at all', { category: '1', number: 'x' }],
  ])('shows the form again for %s', async (_, choice) => {
    const formToken = await visitor.tokenFrom('/de/buyingflow/tickets/a-1')
    const answer = await visitor.post('/de/buyingflow/tickets/a-1', { formToken, ...choice })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('role="alert"')
  })
})

describe('the advance sale', () => {
  const path = '/de/buyingflow/tickets/in-advance'
  const choose = async () => {
    const formToken = await visitor.tokenFrom('/de/buyingflow/tickets/a-1') // there is no form when nothing is sold
    return visitor.post(path, { formToken, category: '1', number: '1' })
  }

  it('is for members and subscribers who are logged in', async () => {
    expect(await visitor.read(path)).toContain('Mitglieder und Abonnent:innen kaufen schon jetzt')
    await visitor.logIn('Clara', '/de')
    expect(await visitor.read(path)).not.toContain('In den Warenkorb')
  })

  it.each(['member', 'subscriber'])('sells to a %s', async (group) => {
    const isOpenTo = group === 'member'
    await visitor.logIn('Clara', '/de', group)
    expect((await choose()).status).toBe(isOpenTo ? 303 : 409)
    expect((await visitor.session()).order.items).toHaveLength(isOpenTo ? 1 : 0)
  })

  it('ignores unknown groups, and forgets the group at log-out', async () => {
    await visitor.logIn('Clara', '/de', 'director')
    expect((await choose()).status).toBe(409)
    await visitor.post('/de/logout', { formToken: await visitor.tokenFrom('/de/logout') })
    await visitor.logIn('Clara', '/de', 'member')
    await visitor.post('/de/logout', { formToken: await visitor.tokenFrom('/de/logout') })
    expect(await visitor.read(path)).not.toContain('In den Warenkorb')
  })

  it('leads a visitor from the website to the tickets after the log-in', async () => {
    const tickets = `http://localhost${path}`
    const answer = await visitor.logIn('Clara', tickets)
    expect(answer.headers.get('location')).toBe(tickets)
  })
})

describe('the cart', () => {
  it('adds tickets and subscriptions, sums them up and removes them', async () => {
    await visitor.choose('/de/buyingflow/tickets/a-1', '1', '2')
    await visitor.choose('/de/buyingflow/subscription/s-1', '4', '1')
    const cart = await visitor.read('/de/buyingflow/order/')
    expect(cart).toContain('Warenkorb (3)')
    expect(cart).toContain('220 €')

    const formToken = await visitor.tokenFrom('/de/buyingflow/order/')
    await visitor.post('/de/buyingflow/order/remove', { formToken, key: 'tickets/a-1/1' })
    expect(await visitor.read('/de/buyingflow/order')).toContain('Warenkorb (1)')
  })

  it('holds at most eight tickets of one kind', async () => {
    await visitor.choose('/de/buyingflow/tickets/a-1', '1', '6')
    await visitor.choose('/de/buyingflow/tickets/a-1', '1', '6')
    expect((await visitor.session()).order.items).toHaveLength(8)
  })

  it('can be ordered only after log-in, and is empty then', async () => {
    await visitor.choose('/en/buyingflow/tickets/a-1', '1', '1')
    const formToken = await visitor.tokenFrom('/en/buyingflow/order/')
    const asked = await visitor.post('/en/buyingflow/order/', { formToken })
    expect(asked.headers.get('location')).toBe('/en/login?returnUrl=%2Fen%2Fbuyingflow%2Forder%2F')

    await visitor.logIn('Clara', '/en/buyingflow/order/')
    const ordered = await visitor.post('/en/buyingflow/order/', {
      formToken: await visitor.tokenFrom('/en/buyingflow/order/'),
    })
    expect(await ordered.text()).toContain('We have received your order')
    expect((await visitor.session()).order.items).toEqual([])
  })
})

describe('logging in', () => {
  it('leads back to the website and stores the name', async () => {
    const answer = await visitor.logIn('Clara <b>', `${site}/de/konzert`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${site}/de/konzert`)
    expect(await visitor.session()).toEqual({ user: { name: 'Clara <b>' }, order: { items: [] } })
    expect(await visitor.read('/de')).toContain('Angemeldet als Clara &lt;b&gt;')
  })

  it('keeps the cart and changes the session id', async () => {
    await visitor.choose('/de/buyingflow/tickets/a-1', '1', '1')
    const before = visitor.cookie()
    await visitor.logIn('Clara', '/de')
    expect(visitor.cookie()).not.toBe(before)
    expect((await visitor.session()).order.items).toHaveLength(1)
  })

  it('leads back at once if the visitor is logged in already', async () => {
    await visitor.logIn('Clara', '/de')
    const answer = await visitor.get(`/de/login?returnUrl=${encodeURIComponent(`${site}/de`)}`)
    expect(answer.headers.get('location')).toBe(`${site}/de`)
  })

  it('refuses any other return address', async () => {
    for (const path of ['/de/login', '/en/logout']) {
      expect((await visitor.get(`${path}?returnUrl=${encodeURIComponent('//evil.example')}`)).status).toBe(
        400,
      )
    }
    const formToken = await visitor.tokenFrom('/de/login')
    const answer = await visitor.post('/de/login', {
      formToken,
      name: 'Clara',
      returnUrl: 'https://evil.example',
    })
    expect(answer.status).toBe(400)
    expect((await visitor.session()).user).toBeNull()
  })

  it.each(['', '   ', 'a'.repeat(81)])('shows the form again for a name like "%s"', async (name) => {
    const answer = await visitor.logIn(name, '/de')
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Bitte geben Sie einen Namen')
  })

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const answer = await visitor.get('/de/login')
    expect(answer.headers.get('set-cookie')).toMatch(
      /^shopsession=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('ends by logging out, which takes a form and not just a link', async () => {
    await visitor.logIn('Clara', '/de')
    expect(await visitor.read('/de/logout')).toContain('Möchten Sie sich abmelden?')
    const formToken = await visitor.tokenFrom('/de/logout')
    const answer = await visitor.post('/de/logout', { formToken, returnUrl: `${site}/en` })
    expect(answer.headers.get('location')).toBe(`${site}/en`)
    expect((await visitor.session()).user).toBeNull()
  })
})

describe('a form', () => {
  it.each([
    '/de/login',
    '/de/logout',
    '/de/buyingflow/tickets/a-1',
    '/de/buyingflow/order/',
    '/buyingflow/order/remove',
  ])('sent to %s without its token is refused', async (path) => {
    await visitor.get('/de/login')
    expect((await visitor.post(path, { name: 'Clara', category: '1', number: '1' })).status).toBe(403)
    expect((await visitor.post(path, { formToken: 'x'.repeat(32) })).status).toBe(403)
  })

  it('is refused without a session, and when it cannot be read or is too large', async () => {
    expect((await createVisitor().post('/de/login', { formToken: '' })).status).toBe(403)
    const broken = {
      method: 'POST',
      body: '--x\r\nbroken',
      headers: { 'content-type': 'multipart/form-data' },
    }
    expect((await visitor.send('/de/login', broken)).status).toBe(400)
    expect((await visitor.post('/de/login', { name: 'a'.repeat(20_000) })).status).toBe(413)
  })
})

describe('the page for the hidden frame', () => {
  it('may be framed by the website only, while all other pages may not be framed', async () => {
    const frame = await visitor.get('/de/itix')
    expect(frame.headers.get('content-security-policy')).toContain(`frame-ancestors ${site}`)
    expect(frame.headers.has('x-frame-options')).toBe(false)
    const login = await visitor.get('/de/login')
    expect(login.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(login.headers.get('x-frame-options')).toBe('DENY')
  })

  it('sends the session to no other origin', async () => {
    const answer = await visitor.send('/itix/session', { headers: { 'sec-fetch-site': 'same-site' } })
    expect(answer.status).toBe(403)
  })
})

describe('the feed', () => {
  it('lists all events in pages', async () => {
    const first = await (await visitor.get('/feed/events.json')).json()
    expect(first).toMatchObject({
      count: 67,
      next: 'http://localhost/feed/events.json?page=2',
      previous: null,
    })
    expect(first.results).toHaveLength(50)
    expect(first.results[0]).toEqual({
      id: 'a-1',
      title: { de: 'Winterreise', en: 'Winter Journey' },
      hall: { de: 'Großer Saal', en: 'Great Hall' },
      date_start: '2026-03-10T18:30:00.000Z',
      status: 'on_sale',
      places_left: null,
      ticket_sale_from: null,
      price_min: 20,
      price_max: 60,
      currency: 'EUR',
      ticket_url: 'http://localhost/buyingflow/tickets/a-1',
      url: {
        de: 'http://localhost/de/buyingflow/tickets/a-1',
        en: 'http://localhost/en/buyingflow/tickets/a-1',
      },
    })
    const second = await (await visitor.get('/feed/events.json?page=2')).json()
    expect(second).toMatchObject({ next: null, previous: 'http://localhost/feed/events.json?page=1' })
    expect(second.results).toHaveLength(17)
  })

  it.each([
    ['0', 400],
    ['-1', 400],
    ['1.5', 400],
    ['x', 400],
    ['', 400],
    ['99999999999', 400],
    ['3', 404],
    ['999999', 404],
  ])('answers page %s with %i', async (page, status) => {
    expect((await visitor.get(`/feed/events.json?page=${page}`)).status).toBe(status)
  })
})

describe('an address that does not exist', () => {
  it.each([
    '/fr/login',
    '/de/buyingflow/tickets/unknown',
    '/de/buyingflow/tickets/%ff%fe',
    '/de/buyingflow/tickets/%00',
    '/de/buyingflow/tickets/..%2f..%2fetc',
    '/de/buyingflow/tickets/__proto__',
    '/de/buyingflow/subscription/unknown',
    '/de/buyingflow/tickets/',
    '/%c0%ae%c0%ae/',
    '/de/nowhere',
    '//evil.example/de',
  ])('is answered with 404: %s', async (path) => {
    const answer = await visitor.get(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Nicht gefunden')
  })
})

describe('an order', () => {
  const order = async (id: string, number: number) => {
    await visitor.choose(`/de/buyingflow/tickets/${id}`, '1', String(number))
    await visitor.logIn('Clara', '/de')
    return visitor.post('/de/buyingflow/order/', {
      formToken: await visitor.tokenFrom('/de/buyingflow/order/'),
    })
  }
  const feedOf = async (id: string) => {
    const { results } = (await (await visitor.get('/feed/events.json')).json()) as {
      results: { id: string; status: string; places_left: number | null }[]
    }
    return results.find((one) => one.id === id)
  }

  it('is reported to the website when few tickets are left, and when none are', async () => {
    await order('seven-left', 3)
    expect(reported).toEqual([{ id: 'seven-left', status: 'few_tickets', placesLeft: 4 }])
    expect(await feedOf('seven-left')).toMatchObject({ status: 'few_tickets', places_left: 4 })
    await order('seven-left', 4)
    expect(reported.slice(1)).toEqual([{ id: 'seven-left', status: 'sold_out', placesLeft: 0 }])
    expect(await feedOf('seven-left')).toMatchObject({ status: 'sold_out', places_left: 0 })
    expect(await visitor.read('/de/buyingflow/tickets/seven-left')).toContain('ausverkauft')
  })

  it('is refused as a whole when there are fewer tickets, and none are taken', async () => {
    expect((await order('seven-left', 8)).status).toBe(409)
    expect(reported).toEqual([])
    expect((await visitor.session()).order.items).toHaveLength(8)
    expect(await feedOf('seven-left')).toMatchObject({ status: 'on_sale', places_left: 7 })
  })

  it('is not reported while there are many tickets', async () => {
    await order('a-1', 8)
    expect(reported).toEqual([])
  })
})

describe('a subscription with a choice', () => {
  it('sells exactly the concerts that were chosen on the website', async () => {
    expect(await visitor.read('/de/buyingflow/subscription/s-2?events=3,1')).toContain('Abend 1, Dienstag')
    await visitor.choose('/de/buyingflow/subscription/s-2?events=3,1', '1', '2')
    const cart = await visitor.read('/de/buyingflow/order/')
    expect(cart).toContain('Preisgruppe I')
    expect(cart).toContain('Abend 1')
    expect(cart).toContain('Abend 3')
    expect(cart).toContain('180 €')
  })

  it.each([
    ['without concerts', ''],
    ['with too few', '?events=1'],
    ['with two at the same time', '?events=1,2'],
    ['with one that is sold out', '?events=1,4'],
    ['with one of another subscription', '?events=1,9'],
    ['with a broken address', '?events=one,two'],
  ])('is refused %s, also when the form is sent', async (_, query) => {
    const path = `/en/buyingflow/subscription/s-2${query}`
    expect(await visitor.read(path)).toContain('put it together again')
    const formToken = await visitor.tokenFrom('/en/login')
    const answer = await visitor.post(path, { formToken, category: '1', number: '1' })
    expect(answer.status).toBe(409)
  })
})

it('answers the health check', async () => {
  expect(await (await visitor.get('/health')).json()).toEqual({ status: 'ok' })
})

type Visitor = ReturnType<typeof createVisitor>

/** A visitor with the cookies of a browser, in a shop of their own. */
function createVisitor() {
  const app = createShopApp({
    timeZone: () => 'Europe/Berlin',
    catalogue: {
      events: () => Promise.resolve(events),
      subscription: (id) => Promise.resolve(subscriptions.find((one) => one.id === id) ?? null),
    },
    sessions: new Sessions(() => now),
    stock: new Stock(),
    report: (changes) => void reported.push(...changes),
    siteOrigins: [site],
    now: () => now,
  })
  let cookie = ''

  const send = async (
    path: string,
    init: { method?: string; body?: BodyInit; headers?: Record<string, string> } = {},
  ) => {
    const answer = await app.request(path, { ...init, headers: { ...init.headers, cookie } })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  }
  const get = (path: string) => send(path)
  const read = async (path: string) => (await (await get(path)).text()).replaceAll('\u00a0', ' ')
  const post = (path: string, fields: Record<string, string>) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields) })
  const tokenFrom = async (path: string) =>
    /name="formToken" value="([^"]+)"/.exec(await read(path))?.[1] ?? ''
  const choose = async (path: string, category: string, number: string) =>
    post(path, { formToken: await tokenFrom(path), category, number })
  const logIn = async (name: string, returnUrl: string, group = '') =>
    post('/de/login', { formToken: await tokenFrom('/de/login'), name, returnUrl, group })
  const session = async () => (await get('/itix/session')).json()
  return { send, get, read, post, tokenFrom, choose, logIn, session, cookie: () => cookie }
}

const event: ShopEvent = {
  id: 'a-1',
  title: { de: 'Winterreise', en: 'Winter Journey' },
  hall: { de: 'Großer Saal', en: 'Great Hall' },
  start: '2026-03-10T18:30:00.000Z',
  status: 'on_sale',
  saleFrom: null,
  priceMin: 20,
  priceMax: 60,
  currency: 'EUR',
}
const events: ShopEvent[] = [
  event,
  { ...event, id: 'sold-out', status: 'sold_out' },
  { ...event, id: 'seven-left', placesLeft: 7 },
  { ...event, id: 'cancelled', status: 'cancelled' },
  { ...event, id: 'past', start: '2026-02-10T18:30:00.000Z' },
  { ...event, id: 'later', saleFrom: '2026-04-05T08:00:00.000Z', start: '2026-05-10T18:30:00.000Z' },
  {
    ...event,
    id: 'in-advance',
    saleFrom: '2026-04-05T08:00:00.000Z',
    start: '2026-05-10T18:30:00.000Z',
    advanceSale: [
      { group: 'member', from: '2026-02-20T08:00:00.000Z' },
      { group: 'subscriber', from: '2026-03-20T08:00:00.000Z' },
    ],
  },
  ...Array.from({ length: 60 }, (_, index) => ({ ...event, id: `more-${index}` })),
]
const concertOf = (id: number, day: string) => ({
  id,
  start: Date.parse(`${day}T18:30:00Z`),
  end: Date.parse(`${day}T20:30:00Z`),
  day,
  room: 1,
  isClosed: id === 4,
  title: { de: `Abend ${id}`, en: `Evening ${id}` },
  time: `${day}T18:30:00Z`,
})
const subscriptions: ShopSubscription[] = [
  {
    id: 's-1',
    title: { de: 'Symphonisch', en: 'Symphonic' },
    categories: categoriesOf({ priceMin: 100, priceMax: 400, currency: 'EUR' }),
    choice: null,
  },
  {
    id: 's-2',
    title: { de: 'Zwei nach Wahl', en: 'Two of your choice' },
    categories: [{ id: '1', price: 90, currency: 'EUR', name: { de: 'Preisgruppe I', en: 'Price group I' } }],
    choice: {
      rules: { choose: 2, is_one_per_evening: false, groups: [] },
      concerts: [
        concertOf(1, '2026-03-10'),
        concertOf(2, '2026-03-10'),
        concertOf(3, '2026-03-12'),
        concertOf(4, '2026-03-13'),
      ],
    },
  },
]
