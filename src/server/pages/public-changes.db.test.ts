import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { events, rooms as roomTable } from '#db/schema/index.ts'
import { addRecord, readHistory, readRecord, type RecordStore } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { announce as announceChange, takeBack } from '#domain/evenings/index.server.ts'
import { changesOf, type Announcement } from '#records/event/announcement.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { Values } from '#records/field.ts'
import { hallStamp } from '#i18n/hall-time.ts'
import { openApi } from '../../../tests/support/api.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import {
  createArtists,
  createHouse,
  createTestEvent,
  systemScope,
  testNow,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { openPages } from '../../../tests/support/pages.ts'

const database = useTestDatabase()
const visitors = () => visitorScope(database.db)
const api = openApi(visitors)
const pages = openPages(visitors)
const { event: store } = recordStores
if (!store) throw new TypeError('There is no kind event')
const kind: RecordStore = store
const note = { de: 'Wegen Krankheit.', en: 'Because of illness.' }
const start = '2026-12-04T19:00:00.000Z'
const later = '2027-01-20T18:30:00.000Z'

let editor: Scope
let id = 0
let [clara, vera, rooms] = [0, 0, { great: 0, small: 0 }]

beforeEach(async () => {
  editor = await createAuthor(database.db, 'Editor', 'editor')
  const scope = systemScope(database.db)
  const person = (name: string) => ({ kind: 'person' as const, name, sortName: name })
  ;[clara = 0, vera = 0] = await createArtists(scope, [person('Clara Anders'), person('Vera Neuhaus')])
  const { roomId } = await createHouse(scope)
  rooms = { great: roomId, small: await addRoom() }
  id = await createTestEvent(scope, {
    title: { de: 'Mondnacht', en: 'Moonlit night' },
    dateStart: new Date(start),
    roomId,
    priceMin: 1000,
    priceMax: 4000,
    ticketUrlExternal: 'https://shop.example/buyingflow/tickets/1',
    cast: [{ artistId: clara, role: { de: 'Klavier', en: 'piano' } }],
  })
})

describe('What is announced of a concert', () => {
  test('a substitute is in page, list, search, calendar, structured data and call with the one replaced', async () => {
    await announce({ kind: 'cast', from: clara, to: vera })
    const seen = await everything()
    expect(seen.page).toContain('Vera Neuhaus')
    expect(seen.page).toContain('springt ein für Clara Anders')
    expect(seen.page).toContain('Wegen Krankheit.')
    expect(seen.call).toMatchObject({
      cast: [{ artist: { name: { de: 'Vera Neuhaus' } }, replaces: 'Clara Anders' }],
      changes: [{ kind: 'cast', note }],
    })
    expect(seen.list.cast).toMatchObject([{ artist: { id: vera }, replaced: { id: clara } }])
    expect(seen.found).toEqual({ clara: true, vera: true })
    expect(seen.calendar).toMatchObject({ sequence: 1, status: 'CONFIRMED' })
    expect(seen.calendar.description).toContain('Vera Neuhaus, Klavier (für Clara Anders)')
    expect(seen.structured).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      performer: [{ name: 'Vera Neuhaus' }],
    })
  })

  test('another hall is in all of them', async () => {
    await announce({ kind: 'room', room: rooms.small })
    const seen = await everything()
    expect(seen.page).toContain('Werkraum')
    expect(seen.list.room).toMatchObject({ id: rooms.small })
    expect(seen.calendar).toMatchObject({ sequence: 1, location: expect.stringContaining('Werkraum') })
    expect(seen.structured).toMatchObject({ location: { name: expect.stringContaining('Werkraum') } })
  })

  test('a new date is in all of them, with the original one', async () => {
    await announce({ kind: 'date', start: later, movesSale: true })
    const seen = await everything()
    expect(seen.call).toMatchObject({ date_start: later, previous_date: start, status: 'postponed' })
    expect(seen.calendar).toMatchObject({ sequence: 1, status: 'CONFIRMED', start: later })
    expect(seen.structured).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: hallStamp(later),
      previousStartDate: hallStamp(start),
    })
  })

  test('a postponement without a new date is in all of them', async () => {
    await announce({ kind: 'postponed' })
    const seen = await everything()
    expect(seen.call).toMatchObject({ status: 'postponed', previous_date: null })
    expect(seen.calendar).toMatchObject({ sequence: 1, status: 'CANCELLED' })
    expect(seen.structured).toMatchObject({ eventStatus: 'https://schema.org/EventPostponed' })
  })

  test('a cancellation is in all of them', async () => {
    await announce({ kind: 'cancelled' })
    const seen = await everything()
    expect(seen.page).toContain('Abgesagt')
    expect(seen.list.status).toBe('cancelled')
    expect(seen.calendar).toMatchObject({ sequence: 1, status: 'CANCELLED' })
    expect(seen.structured).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
  })

  const all: [string, () => Announcement][] = [
    ['a substitute', () => ({ kind: 'cast', from: clara, to: vera })],
    ['another hall', () => ({ kind: 'room', room: rooms.small })],
    ['a new date', () => ({ kind: 'date', start: later, movesSale: true })],
    ['a postponement', () => ({ kind: 'postponed' })],
    ['a cancellation', () => ({ kind: 'cancelled' })],
  ]
  test.each(all)(
    '%s is one entry of the history, and nowhere any more once it is taken back',
    async (_, what) => {
      const before = await everything()
      await announce(what())
      expect(await historyLength()).toBe(2) // with that it was added
      await takeBackLast()
      const after = await everything()
      expect(after.calendar.sequence).toBe(2)
      const withoutRevision = ({ calendar, ...rest }: typeof before) => ({
        ...rest,
        calendar: { ...calendar, sequence: 0 },
      })
      expect(withoutRevision(after)).toEqual(withoutRevision(before))
      expect(await historyLength()).toBe(3)
    },
  )

  test('takes over what only the ticket shop may write, and gives it back with the undo', async () => {
    await database.db.update(events).set({ source: 'shop', externalId: '4711-1' }).where(eq(events.id, id))
    await announce({ kind: 'cancelled' })
    expect(await values()).toMatchObject({ status: 'cancelled', edited_fields: ['status'] })
    await takeBackLast()
    expect(await values()).toMatchObject({ status: null, edited_fields: [] })
  })
})

async function values(): Promise<Values> {
  return readRecord(editor, recordStores, kind, id, 'de')
}

async function announce(what: Announcement): Promise<void> {
  const asked = { key: randomUUID(), id, language: 'de' as const }
  const announced = { ...asked, what, at: testNow.toISOString(), note }
  expect(await announceChange(editor, recordStores, announced)).toMatchObject({ changed: [id] })
}

async function historyLength(): Promise<number> {
  return (await readHistory(editor, kind, id)).length
}

async function takeBackLast(): Promise<void> {
  const change = changesOf(await values()).at(-1)
  if (!change) throw new Error('There is nothing to take back.')
  const asked = { key: randomUUID(), id, language: 'de' as const }
  const takenBack = await takeBack(editor, recordStores, { ...asked, change, correction: null })
  expect(takenBack).toMatchObject({ changed: [id] })
}

async function addRoom(): Promise<number> {
  const { room } = recordStores
  if (!room) throw new TypeError('There is no kind room')
  const [great] = await database.db.select().from(roomTable)
  return addRecord(editor, room, { name: { de: 'Werkraum', en: 'Workshop' }, venue: great?.venueId })
}

/** What visitors get of the concert. */
async function everything() {
  const call = await json(`/api/events/${id}/`)
  const list = await json(`/api/events/?date=2026-11-01`)
  const page = await (await pages.request(`/de/programm-und-karten/ein-abend/${id}`)).text()
  const calendar = await (await api.request(`/de/calendar/event-${id}.ics`)).text()
  const feed = await (await api.request('/de/calendar/events.ics')).text()
  const isFound = async (name: string) =>
    JSON.stringify(await json(`/de/api/search/?query=${name}`)).includes('Mondnacht')
  expect(entryIn(feed)).toEqual(entryIn(calendar))
  const [, structured = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  return {
    call,
    list: list.results[0],
    page: page.replace(/nonce="[^"]*"/g, ''),
    calendar: entryIn(calendar),
    structured: JSON.parse(structured),
    found: { clara: await isFound('Anders'), vera: await isFound('Neuhaus') },
  }
}

async function json(path: string) {
  return (await api.request(path)).json()
}

function entryIn(text: string) {
  const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  if (!component) throw new Error('The calendar has no entry.')
  const event = new ICAL.Event(component)
  return {
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    location: event.location,
    description: event.description,
    start: event.startDate.toJSDate().toISOString(),
  }
}
