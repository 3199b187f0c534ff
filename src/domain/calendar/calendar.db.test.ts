import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { events } from '#db/schema/index.ts'
import { saveSettings } from '#domain/house/index.server.ts'
import { openApi, testOrigin } from '../../../tests/support/api.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  createHouse,
  createRepertoire,
  createTestEvent,
  staffScope,
  systemScope,
  testNow,
  updateTestEvents,
  visitorScope,
} from '../../../tests/support/factories.ts'

const database = useTestDatabase()
const scope = () => systemScope(database.db)
let now = testNow
const api = openApi(() => visitorScope(database.db, now))

const feed = '/de/calendar/events.ics'
const get = (path: string, headers: Record<string, string> = {}) => api.request(path, { headers })
const read = async (path: string) => (await get(path)).text()
const update = (id: number, columns: Partial<typeof events.$inferInsert>) =>
  database.db.update(events).set(columns).where(eq(events.id, id))

/** The entries of a calendar as parsed by Thunderbird's engine. */
function entriesOf(text: string) {
  ICAL.TimezoneService.reset()
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const valueOf = (name: string) =>
      component
        .getFirstProperty(name)
        ?.toICALString()
        .slice(name.length + 1) ?? null
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      location: event.location,
      sequence: event.sequence,
      status: valueOf('status'),
      url: valueOf('url'),
      isWholeDay: event.startDate.isDate,
      start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
      end: event.endDate.isDate ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
      stamp: valueOf('dtstamp'),
    }
  })
}

describe("An event's calendar file", () => {
  test('contains the time, the place, the programme and the cast', async () => {
    const { roomId } = await createHouse(scope())
    const { workId, ensembleId } = await createRepertoire(scope())
    const id = await createTestEvent(scope(), {
      roomId,
      title: { de: 'Dvořák; Neunte, ganz', en: 'Dvořák Nine' },
      durationMinutes: 45,
      programme: [{ kind: 'work', workId }, { kind: 'interval' }],
      cast: [{ artistId: ensembleId }],
    })
    const response = await get(`/de/calendar/event-${id}.ics`)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('filename="ein-abend.ics"')
    const text = await response.text()
    expect(entriesOf(text)).toEqual([
      {
        uid: expect.stringMatching(`^event-${id}@`),
        summary: 'Dvořák; Neunte, ganz',
        description: [
          'Programm\nAntonín Dvořák: Symphonie Nr. 9 e-Moll op. 95\n– Pause –',
          'Besetzung\nMorgenstern-Orchester',
          `${testOrigin}/de/programm-und-karten/ein-abend/${id}`,
        ].join('\n\n'),
        location: 'Haus | Uferstraße 12 | Großer Saal',
        sequence: 0,
        status: 'CONFIRMED',
        url: `${testOrigin}/de/programm-und-karten/ein-abend/${id}`,
        isWholeDay: false,
        start: '2026-11-27T18:30:00.000Z',
        end: '2026-11-27T19:15:00.000Z',
        stamp: expect.any(String),
      },
    ])
    expect(text).toContain('LOCATION:Haus | Uferstraße 12 | Großer Saal\r\n')
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  })

  test('lasts an hour and a half if its duration is unknown', async () => {
    const id = await createTestEvent(scope())
    expect(entriesOf(await read(`/en/calendar/event-${id}.ics`))).toMatchObject([
      { summary: 'An evening', end: '2026-11-27T20:00:00.000Z' },
    ])
  })

  test("is an all-day entry if only the day is known, also in the house's first year", async () => {
    const id = await createTestEvent(scope(), {
      dateStart: new Date('1913-10-18T23:00:00Z'),
      isTimeKnown: false,
    })
    const text = await read(`/de/calendar/event-${id}.ics`)
    expect(text).not.toContain('TZID')
    expect(entriesOf(text)).toMatchObject([{ isWholeDay: true, start: '1913-10-19', end: '1913-10-20' }])
  })

  test('marks a cancellation in status and title, and a postponement with or without its new date', async () => {
    const old = new Date('2026-11-27T18:30:00Z')
    const cancelled = await createTestEvent(scope(), { status: 'cancelled' })
    const undecided = await createTestEvent(scope(), { status: 'postponed', previousDate: old })
    const moved = await createTestEvent(scope(), {
      status: 'postponed',
      previousDate: old,
      dateStart: new Date('2027-01-09T18:30:00Z'),
    })
    expect(entriesOf(await read(`/de/calendar/event-${cancelled}.ics`))).toMatchObject([
      { status: 'CANCELLED', summary: 'Abgesagt: Ein Abend' },
    ])
    expect(entriesOf(await read(`/en/calendar/event-${undecided}.ics`))).toMatchObject([
      { status: 'CANCELLED', summary: 'Postponed: An evening' },
    ])
    expect(entriesOf(await read(`/de/calendar/event-${moved}.ics`))).toMatchObject([
      {
        status: 'CONFIRMED',
        summary: 'Ein Abend',
        start: '2027-01-09T18:30:00.000Z',
        description: expect.stringContaining('Verlegt vom 27.11.2026'),
      },
    ])
  })

  test('is tentative when the event has vanished from the shop, and missing when it is offline', async () => {
    const id = await createTestEvent(scope())
    await update(id, { vanishedAt: testNow })
    expect(entriesOf(await read(`/de/calendar/event-${id}.ics`))).toMatchObject([{ status: 'TENTATIVE' }])
    await update(id, { isOnline: false })
    expect((await get(`/de/calendar/event-${id}.ics`)).status).toBe(404)
    expect((await get('/de/calendar/event-999999.ics')).status).toBe(404)
    expect((await get(`/fr/calendar/event-${id}.ics`)).status).toBe(404)
  })

  test("keeps the event's UID when host or mail address change", async () => {
    const administrator = systemScope(database.db)
    await saveSettings(administrator, { email: 'karten@morgenstern.example' })
    const id = await createTestEvent(scope())
    const uid = `event-${id}@morgenstern.example`
    expect(entriesOf(await read(`/de/calendar/event-${id}.ics`))).toMatchObject([{ uid }])
    await saveSettings(administrator, { email: 'karten@other.example' })
    expect(entriesOf(await read(`/en/calendar/event-${id}.ics`))).toMatchObject([{ uid }])
  })
})

describe('The programme as a calendar', () => {
  test('covers the time from thirty days ago to the last announced event', async () => {
    const days = ['2026-10-21T18:00:00Z', '2026-10-22T18:00:00Z', '2028-06-30T18:00:00Z']
    for (const dateStart of days) await createTestEvent(scope(), { dateStart: new Date(dateStart) })
    expect(entriesOf(await read(feed)).map(({ start }) => start)).toEqual([
      '2026-10-22T18:00:00.000Z',
      '2028-06-30T18:00:00.000Z',
    ])
    expect(entriesOf(await read(`${feed}?date=1913-10-19`))).toHaveLength(2)
    expect(entriesOf(await read(`${feed}?date=2026-12-01`))).toHaveLength(1)
    expect(entriesOf(await read(`${feed}?date_to=2026-12-01`))).toHaveLength(1)
  })

  test('accepts the filters of the programme, which are part of its name', async () => {
    const { genreId } = await createHouse(scope())
    await createTestEvent(scope(), { genreIds: [genreId], title: { de: 'Symphonie', en: 'Symphony' } })
    await createTestEvent(scope(), { title: { de: 'Lied', en: 'Song' } })
    const text = await read(`${feed}?genre=${genreId}&page=3&view=month`)
    expect(entriesOf(text)).toMatchObject([{ summary: 'Symphonie' }])
    expect(text).toContain('\r\nNAME:Konzerthaus: Orchester\r\nX-WR-CALNAME:Konzerthaus: Orchester\r\n')
    expect(await read('/en/calendar/events.ics')).toContain('\r\nNAME:Concert Hall: Programme\r\n')
    expect(text).toContain(`SOURCE;VALUE=URI:${testOrigin}${feed}?genre=${genreId}\r\n`)
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT3H\r\nX-PUBLISHED-TTL:PT3H\r\n')
    const wrong = await get(`${feed}?date=2026-02-30`)
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toHaveProperty('date')
  })

  test('keeps cancelled events with an incremented sequence, and drops vanished and offline ones', async () => {
    const { roomId } = await createHouse(scope())
    const ids = [
      await createTestEvent(scope()),
      await createTestEvent(scope()),
      await createTestEvent(scope()),
    ]
    const [cancelled = 0, gone = 0, offline = 0] = ids
    expect(entriesOf(await read(feed))).toHaveLength(3)
    await updateTestEvents(scope(), [
      { id: cancelled, columns: { status: 'cancelled', roomId } },
      { id: gone, columns: { vanishedAt: testNow } },
    ])
    await update(offline, { isOnline: false })
    expect(entriesOf(await read(feed))).toMatchObject([{ status: 'CANCELLED', sequence: 1 }])
  })

  test('is the same for staff as for visitors', async () => {
    await createTestEvent(scope(), { isOnline: false })
    const staff = openApi(() => staffScope(database.db, 'administrator'))
    expect(entriesOf(await (await staff.request(feed)).text())).toEqual([])
  })

  test('is the same text until something changes, and states when that was', async () => {
    const id = await createTestEvent(scope())
    const first = await get(feed)
    now = new Date(testNow.getTime() + 60_000)
    const second = await get(feed)
    expect(await second.text()).toBe(await first.text())
    expect(second.headers.get('last-modified')).toBe(first.headers.get('last-modified'))
    await updateTestEvents(systemScope(database.db, now), [{ id, columns: { status: 'cancelled' } }])
    const changed = await get(feed)
    expect(await changed.text()).toContain('CANCELLED')
    expect(changed.headers.get('last-modified')).toBe(now.toUTCString())
  })

  test('converts times correctly around clock changes and at New Year', async () => {
    const instants = [
      '2026-12-31T22:59:00.000Z',
      '2026-12-31T23:00:00.000Z',
      '2027-03-28T00:30:00.000Z',
      '2027-03-28T01:30:00.000Z',
      '2027-10-31T00:30:00.000Z',
      '2027-10-31T01:30:00.000Z',
    ]
    for (const start of instants)
      await createTestEvent(scope(), { dateStart: new Date(start), durationMinutes: 120 })
    const entries = entriesOf(await read(feed))
    expect(entries.map(({ start }) => start)).toEqual(instants)
    for (const { start, end } of entries) expect(Date.parse(end) - Date.parse(start)).toBe(120 * 60_000)
  })
})

test('Calendar files are in the published contract', async () => {
  const contract: unknown = await (await get('/api/openapi.json')).json()
  expect(contract).toMatchObject({
    paths: { '/{lang}/calendar/event-{id}.ics': {}, '/{lang}/calendar/events.ics': {} },
  })
})
