import { createServer, type RequestListener, type Server } from 'node:http'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  events,
  importRuns,
  presaleReminders,
  searchEntries,
  waitingLists,
} from '#db/schema/index.ts'
import { listEvents } from '#domain/events/index.server.ts'
import { tellWaiting } from '#domain/reminders/index.server.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import {
  createHouse,
  createTestEvent,
  systemScope,
  testNow,
  visitorScope,
} from '../../../../tests/support/factories.ts'
import { insertMedia } from '../../../../tests/support/media.ts'
import { askLocally } from '../../../../tests/support/shop-feed.ts'
import { askSource } from '#server/imports/ask-source.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { describeRejection, importShop, type ShopImport } from '../index.server.ts'

const database = useTestDatabase()
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** A shop with a feed of one page, which the function returns on each request. */
async function openShop(feed: (origin: string) => unknown): Promise<string> {
  const origin = await serve((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(feed(origin)))
  })
  return `${origin}/feed/events.json`
}

const entry = (changes: Record<string, unknown> = {}) => ({
  id: '4711-1',
  title: { de: 'Winterreise', en: 'Winter Journey' },
  hall: { de: 'Großer Saal', en: 'Great Hall' },
  date_start: '2027-02-10T18:30:00.000Z',
  status: 'on_sale',
  ticket_sale_from: null,
  price_min: 20,
  price_max: 59.9,
  currency: 'EUR',
  ...changes,
})
const pageOf = (...results: unknown[]) => ({ count: results.length, next: null, previous: null, results })

async function importFeed(feed: unknown, given: Partial<ShopImport> & { now?: Date } = {}) {
  const address = await openShop((origin) => (typeof feed === 'function' ? feed(origin) : feed))
  return importShop(systemScope(database.db, given.now), {
    address,
    stores: recordStores,
    ask: askLocally,
    ...given,
  })
}

async function find(externalId = '4711-1') {
  const [row] = await database.db.select().from(events).where(eq(events.externalId, externalId))
  return row
}

describe("The shop's feed", () => {
  test('moves an event before its doors, as the shop sells it, and says so', async () => {
    const scope = systemScope(database.db)
    const id = await createTestEvent(scope, {
      externalId: '4711-1',
      source: 'shop',
      dateStart: new Date('2027-02-10T18:30:00Z'),
      doorsOpen: new Date('2027-02-10T17:30:00Z'),
    })
    expect(await importFeed(pageOf(entry({ date_start: '2027-02-10T16:30:00.000Z' })))).toMatchObject({
      updated: 1,
      rejected: 1,
      findings: 1,
      firstRejected: [
        { reason: 'breaks_rule', column: 'doors_open', value: '4711-1', values: { rule: 'after_start' } },
        { reason: 'unknown_hall' },
      ],
    })
    const [event] = await database.db.select().from(events).where(eq(events.id, id))
    expect(event?.dateStart).toEqual(new Date('2027-02-10T16:30:00Z'))
  })

  test('adds new events, with hall, season and prices in cents', async () => {
    const { roomId, seasonId } = await createHouse(systemScope(database.db))
    const outcome = await importFeed((origin: string) =>
      pageOf(entry({ ticket_url: `${origin}/tickets/4711-1` })),
    )
    expect(outcome).toMatchObject({ added: 1, updated: 0, rejected: 0, vanished: 0 })
    expect(await find()).toMatchObject({
      title: { de: 'Winterreise', en: 'Winter Journey' },
      slug: { de: 'winterreise', en: 'winter-journey' },
      priceMin: 2000,
      priceMax: 5990,
      status: null,
      source: 'shop',
      roomId,
      seasonId,
      ticketUrlExternal: expect.stringMatching(/\/tickets\/4711-1$/),
    })
  })

  test('names halls that nobody has entered, with the number of their concerts', async () => {
    await createHouse(systemScope(database.db))
    const hall = { de: 'Foyer', en: 'Foyer' }
    const outcome = await importFeed(pageOf(entry(), entry({ id: '1-1', hall }), entry({ id: '2-1', hall })))
    expect(outcome).toMatchObject({ added: 3, rejected: 1 })
    expect(outcome.firstRejected.map(describeRejection)).toEqual([
      'The hall "Foyer" is not known here: 2 concerts are without it.',
    ])
  })

  test('changes no event if it has not changed', async () => {
    await importFeed(pageOf(entry()))
    const before = await find()
    const outcome = await importFeed(pageOf(entry()), { now: new Date('2026-11-22T12:00:00Z') })
    expect(outcome).toMatchObject({ added: 0, updated: 0, unchanged: 1 })
    expect(await find()).toEqual(before)
    expect(await database.db.select().from(auditLog).where(eq(auditLog.subjectKind, 'import'))).toHaveLength(
      1,
    )
  })

  test('notifies calendars of cancelled, moved and vanished events, but not of ticket sales', async () => {
    const sequenceAfter = async (...results: unknown[]) => {
      await importFeed(pageOf(...results))
      return (await find())?.sequence
    }
    expect(await sequenceAfter(entry())).toBe(0)
    expect(await sequenceAfter(entry({ status: 'few_tickets', price_max: 80 }))).toBe(0)
    expect(await sequenceAfter(entry({ status: 'cancelled' }))).toBe(1)
    expect(await sequenceAfter(entry())).toBe(2)
    expect(await sequenceAfter(entry({ date_start: '2027-02-11T18:30:00.000Z' }))).toBe(3)
    expect(await sequenceAfter(entry({ id: '4712-1' }))).toBe(4) // the event has vanished
  })

  test('changes the columns of the shop, and not what editors have added or taken over', async () => {
    const imageId = await insertMedia(database.db, 'schubert')
    const id = await createTestEvent(systemScope(database.db), {
      externalId: '4711-1',
      title: { de: 'Schubert-Abend', en: 'Schubert evening' },
      teaser: { de: 'Text', en: 'Text' },
      imageId,
      priceMin: 1000,
      ticketSaleFrom: new Date('2026-12-01T09:00:00Z'),
    })
    await database.db
      .update(events)
      .set({ editedFields: ['ticket_sale_from'] })
      .where(eq(events.id, id))
    expect(await importFeed(pageOf(entry({ status: 'sold_out' })))).toMatchObject({ added: 0, updated: 1 })
    expect(await find()).toMatchObject({
      id,
      title: { de: 'Schubert-Abend' },
      teaser: { de: 'Text' },
      imageId,
      ticketSaleFrom: new Date('2026-12-01T09:00:00Z'),
      status: 'sold_out',
      priceMin: 2000,
      dateStart: new Date('2027-02-10T18:30:00Z'),
      sequence: 1,
    })
  })

  test('keeps the original date of a postponed concert', async () => {
    await importFeed(pageOf(entry()))
    await importFeed(pageOf(entry({ status: 'postponed', date_start: '2027-03-10T18:30:00.000Z' })))
    const previousDate = new Date('2027-02-10T18:30:00Z')
    expect(await find()).toMatchObject({ status: 'postponed', previousDate })
    const again = await importFeed(
      pageOf(entry({ status: 'postponed', date_start: '2027-03-10T18:30:00.000Z' })),
    )
    expect(again).toMatchObject({ updated: 0 })
    expect(await find()).toMatchObject({ previousDate })
  })

  test('hides events that have vanished from it, and restores them when they return', async () => {
    const other = entry({ id: '4712-1' })
    const past = entry({ id: '4713-1', date_start: '2026-11-01T18:30:00.000Z' })
    const withAddress = (origin: string) =>
      pageOf(entry({ ticket_url: `${origin}/tickets/4711-1` }), other, past)
    await importFeed(withAddress)
    expect(await importFeed(pageOf(other))).toMatchObject({ vanished: 1, updated: 0 })
    expect(await find()).toMatchObject({ vanishedAt: testNow, ticketUrlExternal: null, isOnline: true })
    expect(await find('4713-1')).toMatchObject({ vanishedAt: null })
    const { events: listed } = await listEvents(visitorScope(database.db), {})
    expect(listed.map((event) => event.external_id)).toEqual(['4712-1'])
    const [document] = await database.db
      .select()
      .from(searchEntries)
      .where(eq(searchEntries.subjectId, (await find())?.id ?? 0))
    expect(document?.isOnline).toBe(false)
    expect(await importFeed(pageOf(other))).toMatchObject({ vanished: 0, updated: 0 })

    expect(await importFeed(withAddress)).toMatchObject({ updated: 1, vanished: 0 })
    expect(await find()).toMatchObject({ vanishedAt: null, ticketUrlExternal: expect.any(String) })
  })

  test('removes nothing if it is incomplete, or lacks most events', async () => {
    await createHouse(systemScope(database.db))
    const many = Array.from({ length: 24 }, (_, index) => entry({ id: `${index}-1` }))
    await importFeed(pageOf(...many))
    const few = many.slice(0, 3)
    expect(await importFeed({ ...pageOf(...few), count: 4 })).toMatchObject({ vanished: 0, rejected: 0 })
    expect(await importFeed(pageOf(...few, { title: 'unreadable' }))).toMatchObject({
      vanished: 0,
      rejected: 1,
    })
    const outcome = await importFeed(pageOf(...few))
    expect(outcome).toMatchObject({ vanished: 0, rejected: 1 })
    expect(outcome.firstRejected).toEqual([{ line: 0, reason: 'feed_lacks', values: { count: 21 } }])
    expect(await importFeed(pageOf(...many.slice(0, 20)))).toMatchObject({ vanished: 4 })
  })

  test('has invalid entries reported, and the others imported', async () => {
    await createHouse(systemScope(database.db))
    const elsewhere = 'https://evil.example/tickets'
    const outcome = await importFeed(
      pageOf(
        entry({ id: 'no id' }),
        entry({ id: '1-1', price_min: -1 }),
        entry({ id: '2-1', url: { de: elsewhere, en: elsewhere } }),
        entry({ id: '3-1', title: { de: 'a\0', en: 'b' } }),
        entry({ id: '4-1', ticket_url: 'javascript:alert(1)' }),
        entry({ id: '5-1', price_min: 30, price_max: 20 }),
        null,
        entry({ id: '6:1' }),
        entry({ id: '6-1' }),
      ),
    )
    expect(outcome).toMatchObject({ added: 1, rejected: 8 })
    expect(outcome.firstRejected.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 9])
    expect(await find('6-1')).toBeDefined()
    const [run] = await database.db.select().from(importRuns)
    expect(run).toMatchObject({ kind: 'shop', added: 1, rejected: outcome.firstRejected })
  })

  test('tells the waiting list of as many places as it names', async () => {
    const soldOut = entry({ status: 'sold_out' })
    await importFeed(pageOf(soldOut))
    const eventId = (await find())?.id ?? 0
    await database.db.insert(waitingLists).values({ eventId })
    const names = ['clara', 'robert', 'fanny']
    for (const name of names)
      await database.db.insert(presaleReminders).values({
        eventId,
        kind: 'returned_tickets',
        email: `${name}@example.org`,
        language: 'de',
        confirmedAt: testNow,
      })
    const tellAfter = async (...results: unknown[]) => {
      await importFeed(pageOf(...results))
      return tellWaiting(systemScope(database.db), { publicOrigin: 'https://hall.example' })
    }
    expect(await tellAfter(entry({ status: 'few_tickets', places_left: 1 }))).toBe(1)
    expect(await tellAfter(entry({ status: 'few_tickets', places_left: 1 }))).toBe(0)
    // Sold and returned between two readings of the list: nobody looked at it in between.
    await importFeed(pageOf(soldOut))
    expect(await tellAfter(entry({ status: 'few_tickets', places_left: 1 }))).toBe(1)
    expect(await importFeed(pageOf(entry({ places_left: -1 })))).toMatchObject({ rejected: 1 })
    expect(await tellAfter(soldOut, entry({ id: '1-1' }))).toBe(0)
    await importFeed(pageOf(entry({ places_left: 9 })), { isDryRun: true })
    expect(await tellAfter(soldOut)).toBe(0)
    expect(await tellAfter(entry())).toBe(1)
  })

  test('is not written in a dry run, which reports what it would do', async () => {
    expect(await importFeed(pageOf(entry()), { isDryRun: true })).toMatchObject({ added: 1 })
    const [row] = await database.db.select({ count: sql<number>`count(*)::int` }).from(events)
    expect(row?.count).toBe(0)
  })
})

describe('A shop that is slow, down or hostile', () => {
  const limits = { pageMilliseconds: 300, milliseconds: 1500, bytes: 10_000, pages: 5 }
  const importFrom = (address: string) =>
    importShop(systemScope(database.db), { address, stores: recordStores, ask: askLocally, limits })

  test.each<[string, RequestListener, RegExp]>([
    ['is down for good', (_, response) => void response.writeHead(503).end(), /status 503/],
    [
      'leads elsewhere',
      (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      /redirect/,
    ],
    ['answers no JSON', (_, response) => void response.end('<html>'), /no page of/],
    ['answers another thing', (_, response) => void response.end('{"results":{}}'), /no page of/],
    ['answers too much', (_, response) => void response.end('x'.repeat(20_000)), /too large/],
    ['never answers', () => undefined, /took too long/],
    ['answers drop by drop', (_, response) => void response.write('{'), /took too long/],
    [
      'ends in the middle',
      (_, response) =>
        void response.writeHead(200, { 'content-length': 100 }).write('{', () => response.destroy()),
      /cannot be reached/,
    ],
    [
      'has no last page',
      ({ url }, response) => void response.end(JSON.stringify({ count: 1, next: `${url}1`, results: [] })),
      /does not end: 5 pages/,
    ],
    [
      'goes on elsewhere',
      (_, response) =>
        void response.end(JSON.stringify({ count: 1, next: 'http://127.0.0.1:1/', results: [] })),
      /another origin/,
    ],
  ])('that %s is reported as such, and does no harm', async (_, listener, message) => {
    await createTestEvent(systemScope(database.db), { externalId: '4711-1', source: 'shop' })
    const before = await find()
    await expect(importFrom(`${await serve(listener)}/feed`)).rejects.toThrow(message)
    expect(await find()).toEqual(before)
    const [run] = await database.db.select().from(importRuns)
    expect(run?.rejected.map(describeRejection)).toEqual([expect.stringMatching(message)])
  })

  test('that is in a private network is not asked', async () => {
    const asked: string[] = []
    const address = await serve(({ url = '' }, response) => {
      asked.push(url)
      response.end(JSON.stringify(pageOf()))
    })
    const ask = askSource({ resolve: async () => Promise.resolve(['127.0.0.1']) }, 'ShopFeed')
    const importAt = (host: string) =>
      importShop(systemScope(database.db), {
        address: address.replace('127.0.0.1', host),
        stores: recordStores,
        ask,
      })
    await expect(importAt('127.0.0.1')).rejects.toThrow(/127\.0\.0\.1:\d+\) is in a private network/)
    // The name of a host may lead elsewhere since it was saved.
    await expect(importAt('shop.example')).rejects.toThrow(/shop\.example:\d+\) is in a private network/)
    expect(asked).toEqual([])
    const [run] = await database.db.select().from(importRuns)
    expect(run?.rejected).toMatchObject([{ reason: 'feed_private' }])
  })

  test('that leads to its second page in a private network is not followed', async () => {
    const addresses = [['127.0.0.1'], ['10.0.0.1']]
    const address = await serve((_, response) => {
      response.end(JSON.stringify({ count: 2, next: '/second', results: [entry()] }))
    })
    const ask = askSource(
      {
        isAllowed: (found) => found === '127.0.0.1',
        resolve: async () => Promise.resolve(addresses.shift() ?? []),
      },
      'ShopFeed',
    )
    const reading = importShop(systemScope(database.db), {
      address: address.replace('127.0.0.1', 'shop.example'),
      stores: recordStores,
      ask,
    })
    await expect(reading).rejects.toThrow('is in a private network')
  })

  test('that does not exist is reported as such', async () => {
    await expect(importFrom('http://127.0.0.1:1/feed')).rejects.toThrow('cannot be reached')
  })
})
