import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { load } from '#blocks/event-list/load.server.ts'
import type { EventStatus } from '#contracts/events.ts'
import type { StoredEventStatus } from '#db/schema/events.ts'
import { events } from '#db/schema/index.ts'
import { countEarlierPerformances } from '#domain/events/index.server.ts'
import { saveSettings } from '#domain/house/index.server.ts'
import { requestReminder } from '#domain/reminders/index.server.ts'
import { openApi } from '../../../tests/support/api.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  createHouse,
  createRepertoire,
  createTestEvent,
  systemScope,
  testNow,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { openPages } from '../../../tests/support/pages.ts'
import { isComplete } from '../../../tests/support/sweep.ts'

const database = useTestDatabase()
const visitors = () => visitorScope(database.db)
const api = openApi(visitors)
const pages = openPages(visitors)

type State = {
  name: string
  stored: StoredEventStatus | null
  /** Whether the event was moved to its date, or postponed and still has the old one. */
  date: 'kept' | 'moved' | 'open'
  /** The status as calls and pages present it, before and after the date. */
  coming: EventStatus
  past: EventStatus
  /** The text that a visitor reads before the date. */
  label: string | null
  isSold: boolean
  takesPlace: boolean
  eventStatus: string
  /** Null where nothing is offered. */
  availability: string | null
}

/** One row for each status that an event can have, and its consequences everywhere. */
const states: State[] = [
  {
    name: 'a plain concert',
    stored: null,
    date: 'kept',
    coming: 'future',
    past: 'past',
    label: null,
    isSold: true,
    takesPlace: true,
    eventStatus: 'EventScheduled',
    availability: 'InStock',
  },
  {
    name: 'one with few tickets left',
    stored: 'few_tickets',
    date: 'kept',
    coming: 'few_tickets',
    past: 'past',
    label: 'Restkarten',
    isSold: true,
    takesPlace: true,
    eventStatus: 'EventScheduled',
    availability: 'LimitedAvailability',
  },
  {
    name: 'a sold-out one',
    stored: 'sold_out',
    date: 'kept',
    coming: 'sold_out',
    past: 'past',
    label: 'Ausverkauft',
    isSold: false,
    takesPlace: true,
    eventStatus: 'EventScheduled',
    availability: 'SoldOut',
  },
  {
    name: 'a free one',
    stored: 'no_sale',
    date: 'kept',
    coming: 'no_sale',
    past: 'past',
    label: 'Eintritt frei',
    isSold: false,
    takesPlace: true,
    eventStatus: 'EventScheduled',
    availability: null,
  },
  {
    name: 'a cancelled one',
    stored: 'cancelled',
    date: 'kept',
    coming: 'cancelled',
    past: 'cancelled',
    label: 'Abgesagt',
    isSold: false,
    takesPlace: false,
    eventStatus: 'EventCancelled',
    availability: 'Discontinued',
  },
  {
    name: 'a rescheduled one',
    stored: 'postponed',
    date: 'moved',
    coming: 'postponed',
    past: 'past',
    label: 'Verschoben',
    isSold: true,
    takesPlace: true,
    eventStatus: 'EventRescheduled',
    availability: 'InStock',
  },
  {
    name: 'a rescheduled one with few tickets left',
    stored: 'few_tickets',
    date: 'moved',
    coming: 'few_tickets',
    past: 'past',
    label: 'Restkarten',
    isSold: true,
    takesPlace: true,
    eventStatus: 'EventRescheduled',
    availability: 'LimitedAvailability',
  },
  {
    name: 'a postponed one without a new date',
    stored: 'postponed',
    date: 'open',
    coming: 'postponed',
    past: 'postponed',
    label: 'Verschoben',
    isSold: false,
    takesPlace: false,
    eventStatus: 'EventPostponed',
    availability: 'Discontinued',
  },
]

const day = 24 * 60 * 60_000
const before = new Date(testNow.getTime() - day)
const ahead = new Date(testNow.getTime() + day)

/** What is offered of an upcoming event that is sold, by the start of its sale and the dates of the groups. */
const sales: { sale: Date | null; presale: Date[]; offer: 'tickets' | 'advance' | null }[] = [
  { sale: null, presale: [], offer: 'tickets' },
  { sale: null, presale: [ahead], offer: 'tickets' },
  { sale: before, presale: [], offer: 'tickets' },
  { sale: before, presale: [before], offer: 'tickets' },
  { sale: ahead, presale: [], offer: null },
  { sale: ahead, presale: [before], offer: 'advance' },
  { sale: ahead, presale: [ahead], offer: null },
]

const start = { coming: new Date('2026-12-04T19:00:00Z'), past: new Date('2026-10-04T19:00:00Z') }
const moved = new Date('2026-09-01T18:00:00Z')

const allCases = states.flatMap((state) =>
  (['coming', 'past'] as const).flatMap((time) => sales.map((sale) => ({ ...state, ...sale, time }))),
)
// Every third case of a sample is of another sale than the one before.
const cases = allCases.filter((_, index) => isComplete || index % 4 === 0)
type Case = (typeof cases)[number]

/** The expectations that follow from a row of each table. */
function expectationsOf({ time, isSold, takesPlace, offer, sale, ...state }: Case) {
  const isComing = time === 'coming'
  return {
    status: state[time],
    offer: isComing && isSold ? offer : null,
    hasPrice: isComing && isSold,
    isBookable: isComing && isSold && offer === 'tickets',
    canBeBookmarked: isComing && takesPlace,
    canBeReminded: isComing && isSold && sale === ahead,
    canWait: isComing && state.coming === 'sold_out',
    countsAsPlayed: !isComing && takesPlace,
    label: isComing ? state.label : state[time] === 'past' ? 'Vergangen' : state.label,
    movedFrom: isComing && state.date === 'moved',
    hasNoNewDate: state.coming === 'postponed' && state.date === 'open',
    availability: state.availability && state[time] === 'past' ? 'Discontinued' : state.availability,
  }
}

async function create(given: Case, workId: number, tagId: number): Promise<number> {
  const dateStart = start[given.time]
  return createTestEvent(systemScope(database.db), {
    status: given.stored,
    dateStart,
    previousDate: given.date === 'moved' ? moved : given.date === 'open' ? dateStart : null,
    priceMin: 2000,
    priceMax: 4000,
    ticketSaleFrom: given.sale,
    ticketUrlExternal: given.stored === 'no_sale' ? null : 'https://shop.example/buyingflow/tickets/1-2',
    customerTags: given.presale.map((presaleDate) => ({ tagId, presaleDate })),
    programme: [{ kind: 'work', workId }],
  })
}

const described = z.object({
  eventStatus: z.string(),
  offers: z.object({ availability: z.string() }).optional(),
  previousStartDate: z.string().optional(),
})

describe('Every status, start of sale and group has the same consequences', () => {
  test.each(cases)('for $name, $time, with its sale from $sale and groups from $presale', async (given) => {
    const { tagId } = await createHouse(systemScope(database.db))
    const { workId } = await createRepertoire(systemScope(database.db))
    await saveSettings(systemScope(database.db), { opened_on: '1913-10-19', archive_since: '1913-10-19' })
    const id = await create(given, workId, tagId)
    const expected = expectationsOf(given)

    const called: unknown = await (await api.request(`/api/events/${id}`)).json()
    expect(called, 'the call').toMatchObject({
      status: expected.status,
      previous_date: given.date === 'moved' ? moved.toISOString() : null,
    })

    const page = await (await pages.request(`/de/programm-und-karten/ein-abend/${id}`)).text()
    const facts = page.slice(page.indexOf('<dl'), page.indexOf('</article>'))
    expect(facts.includes('data-tickets'), 'a link to tickets on the page').toBe(expected.offer !== null)
    expect(facts.includes('data-sale="advance"'), 'a link to the advance sale').toBe(
      expected.offer === 'advance',
    )
    expect(facts.includes('data-sale="bookmark"'), 'a bookmark link').toBe(expected.canBeBookmarked)
    expect(facts.includes('data-sale="reminder"'), 'an offer to be reminded').toBe(expected.canBeReminded)
    expect(facts.includes('data-sale="waiting"'), 'an offer to wait').toBe(expected.canWait)
    expect(page.includes('Zum ersten Mal in diesem Haus'), 'a note on the work').toBe(
      expected.canBeBookmarked,
    )
    expect(facts.includes('20–40 €'), 'the price').toBe(expected.hasPrice)
    if (expected.label) expect(facts, 'the label').toContain(`>${expected.label}<`)
    expect(facts.includes('Verlegt vom 1. September 2026'), 'the old date').toBe(expected.movedFrom)
    expect(facts.includes('Ein neuer Termin steht noch nicht fest.')).toBe(expected.hasNoNewDate)

    const [, json = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
    const data = described.parse(JSON.parse(json))
    expect(data.eventStatus).toBe(`https://schema.org/${given.eventStatus}`)
    expect(data.offers?.availability ?? null).toBe(
      expected.availability && `https://schema.org/${expected.availability}`,
    )
    expect(data.previousStartDate ?? null).toBe(given.date === 'moved' ? '2026-09-01T20:00:00+02:00' : null)

    const list = z.object({ results: z.array(z.object({ id: z.number() })) })
    const listed = async (query: string) =>
      list.parse(await (await api.request(`/api/events?date=2026-10-01&${query}`)).json()).results
    expect((await listed('')).map((event) => event.id)).toEqual([id])
    const bookable = expected.isBookable ? [id] : []
    expect((await listed('only_bookable=true')).map((event) => event.id)).toEqual(bookable)
    const programme = await (await pages.request('/de/programm-und-karten?only_bookable=1')).text()
    expect(programme.includes(`/ein-abend/${id}"`), 'in the programme').toBe(expected.isBookable)
    const block = await load(
      visitors(),
      {
        id: 'list',
        fields: {
          only_bookable: true,
          include_past: false,
          past_as_last: false,
          extra_class: 'standard',
          anchor: '',
        },
        children: [{ type: 'event-item', fields: { event: `event:${id}` } }],
      },
      'de',
    )
    expect(block.events.map((event) => event.id)).toEqual(bookable)

    const file = await (await api.request(`/de/calendar/event-${id}.ics`)).text()
    const entry = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
    expect(entry?.getFirstPropertyValue('status')).toBe(given.takesPlace ? 'CONFIRMED' : 'CANCELLED')
    expect(file.includes('Verlegt vom'), 'the old date in the calendar').toBe(given.date === 'moved')

    for (const [kind, isOffered] of [
      ['sale', expected.canBeReminded],
      ['returned_tickets', expected.canWait],
    ] as const) {
      const reminder = requestReminder(
        visitors(),
        { eventId: id, kind, email: 'a@example.org', language: 'de', seconds: 10, trap: '' },
        { publicOrigin: 'https://house.example', clientAddress: '' },
      )
      if (isOffered) await reminder
      else await expect(reminder).rejects.toThrow()
    }

    const played = await countEarlierPerformances(visitors(), {
      workIds: [workId],
      from: null,
      before: testNow,
    })
    expect(played.get(workId)?.count ?? 0).toBe(expected.countsAsPlayed ? 1 : 0)
  })
})

test('A time that is not known follows for a coming event, and was not recorded for a past one', async () => {
  for (const [time, text] of [
    ['coming', 'Die Uhrzeit folgt'],
    ['past', 'Uhrzeit nicht überliefert'],
  ] as const) {
    const id = await createTestEvent(systemScope(database.db), { dateStart: start[time], isTimeKnown: false })
    const page = await (await pages.request(`/de/programm-und-karten/ein-abend/${id}`)).text()
    const [, begin] = /<dt>Beginn<\/dt><dd>([^<]*)/.exec(page) ?? []
    expect(begin).toBe(text)
  }
})

describe('What a page says of a first time', () => {
  const show = async (archiveSince: string | null) => {
    const scope = systemScope(database.db)
    await saveSettings(scope, { opened_on: '1913-10-19', archive_since: archiveSince })
    const { workId } = await createRepertoire(scope)
    const programme = [{ kind: 'work' as const, workId }]
    const [first, second] = [
      await createTestEvent(scope, { dateStart: start.coming, programme }),
      await createTestEvent(scope, { dateStart: new Date(start.coming.getTime() + 3_600_000), programme }),
    ]
    const textOf = async (path: string) => {
      const page = await (await pages.request(path)).text()
      return page.replaceAll(/<[^>]*>/g, '')
    }
    return {
      events: [
        await textOf(`/de/programm-und-karten/ein-abend/${first}`),
        await textOf(`/de/programm-und-karten/ein-abend/${second}`),
      ].map((text) => /Zum [^.]+?\.? Mal[^.]*in diesem Haus(?:, zuvor)?/.exec(text)?.[0] ?? null),
      work: await textOf(`/de/werke/symphonie-nr-9-e-moll/${workId}`),
    }
  }

  test('is what the archive knows of the whole time of the house', async () => {
    const { events: notes, work } = await show('1913-10-19')
    expect(notes).toEqual(['Zum ersten Mal in diesem Haus', 'Zum 2. Mal in diesem Haus, zuvor'])
    expect(work).toContain('In diesem Haus bisher nicht gespielt, zum ersten Mal am 4. Dezember 2026')
  })

  test('names the year from which the archive is complete', async () => {
    const { events: notes, work } = await show('1987-09-13')
    expect(notes).toEqual([
      'Zum ersten Mal seit mindestens 1987 in diesem Haus',
      'Zum 2. Mal seit 1987 in diesem Haus, zuvor',
    ])
    expect(work).toContain('Im Archiv bisher nicht verzeichnet, auf dem Programm am 4. Dezember 2026')
  })

  test('is nothing before the house has said since when its archive is complete', async () => {
    const { events: notes, work } = await show(null)
    expect(notes).toEqual([null, null])
    expect(work).not.toMatch(/zum ersten Mal|bisher nicht gespielt/)
  })
})

test('The link to the previous or next event says when that one does not take place', async () => {
  const scope = systemScope(database.db)
  const at = (hours: number) => new Date(start.coming.getTime() + hours * 60 * 60_000)
  await createTestEvent(scope, { dateStart: at(0), status: 'cancelled' })
  const id = await createTestEvent(scope, { dateStart: at(1) })
  await createTestEvent(scope, { dateStart: at(2), status: 'sold_out' })
  const page = await (await pages.request(`/de/programm-und-karten/ein-abend/${id}`)).text()
  const [, previous = '', next = ''] = page
    .slice(page.indexOf('aria-label="Weitere Konzerte"'))
    .split(/rel="(?:prev|next)"/)
  expect(previous).toContain('>Abgesagt<')
  expect(next).toContain('Nächstes Konzert')
  expect(next).not.toContain('Ausverkauft')
})

test('An event that the ticket shop does not list any more asks visitors to enquire', async () => {
  const scope = systemScope(database.db)
  const ask = 'Dieser Termin steht nicht mehr im Programm.'
  const id = await createTestEvent(scope)
  const read = async () => (await pages.request(`/de/programm-und-karten/ein-abend/${id}`)).text()
  expect(await read()).not.toContain(ask)
  await scope.db.update(events).set({ vanishedAt: testNow }).where(eq(events.id, id))
  expect(await read()).toContain(ask)
})
