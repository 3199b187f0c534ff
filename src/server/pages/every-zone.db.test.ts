import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { asc, eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { events, outgoingMails, presaleReminders, releases } from '#db/schema/index.ts'
import { readHouseKey, writeDump } from '#domain/dumps/index.server.ts'
import { importArchive } from '#domain/imports/index.server.ts'
import { sendDueReminders } from '#domain/reminders/index.server.ts'
import { setTimeZone } from '#domain/time-zone/index.server.ts'
import { readTime } from '#fields/controls/read-time.ts'
import { addDays } from '#i18n/dates.ts'
import { defaultZone, setHallZone } from '#i18n/hall-zone.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { openApi, testOrigin } from '../../../tests/support/api.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { systemScope, visitorScope } from '../../../tests/support/factories.ts'
import { memoryFiles } from '../../../tests/support/memory-files.ts'
import { openPages } from '../../../tests/support/pages.ts'
import { publishDue } from '../../../tests/support/releases.ts'

const database = useTestDatabase()
const now = new Date('2026-01-01T12:00:00Z')
const scope = () => systemScope(database.db, now)
const visitors = () => visitorScope(database.db, now)
const api = openApi(visitors)
const pages = openPages(visitors)
const minute = 60_000
const day = 1440 * minute

afterEach(() => setHallZone(defaultZone))

test.each([
  'Europe/London',
  'Europe/Zurich',
  'Asia/Kolkata',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Pacific/Auckland',
  'America/New_York',
  'America/St_Johns',
  'Asia/Tokyo',
  'Africa/Lagos',
  'Asia/Beirut',
  'Africa/Cairo',
])('In %s everything names the same instant and the same local time', async (zone) => {
  const shown = shownIn(zone)
  await setTimeZone(scope(), zone)
  setHallZone(zone)
  const locals = localTimes(zone)
  await importEvents(locals)
  const rows = await database.db.select().from(events).orderBy(asc(events.dateStart), asc(events.id))
  const stored = rows.map(({ id, dateStart }) => ({ id, start: dateStart, local: shown(dateStart) }))
  expect(stored.length).toBe(locals.size)

  // The import: an event is at the time of its file, unless the clocks skip it.
  for (const { externalId, dateStart } of rows) {
    const wanted = locals.get(externalId?.split('-')[1] ?? '') ?? ''
    if (instantsOf(wanted, shown).length > 0) expect(shown(dateStart)).toBe(wanted)
    else
      expect(Math.abs(Date.parse(`${shown(dateStart)}Z`) - Date.parse(`${wanted}Z`))).toBeLessThanOrEqual(day)
  }
  expect(rows.map(({ dateLocal }) => dateLocal)).toEqual(stored.map(({ local }) => local.slice(0, 10)))

  // Lists, also of one day.
  const list = await listOf('date=2026-01-01&page_size=100')
  expect(list.map(({ date_start: start }) => start)).toEqual(stored.map(({ start }) => start.toISOString()))
  for (const one of new Set(stored.map(({ local }) => local.slice(0, 10)))) {
    const ofDay = await listOf(`date=${one}&date_to=${one}&page_size=100`)
    expect(
      ofDay.map(({ id }) => id),
      one,
    ).toEqual(stored.filter(({ local }) => local.startsWith(one)).map(({ id }) => id))
  }

  // Calendars and dumps.
  const calendar = new ICAL.Component(ICAL.parse(await textOf('/de/calendar/events.ics')))
  expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe(zone)
  const entries = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  expect(entries.map(({ startDate }) => startDate.toJSDate())).toEqual(stored.map(({ start }) => start))
  const dump = await dumpFiles()
  const { '@graph': graph } = z
    .object({ '@graph': z.array(z.object({ startDate: z.string().optional() })) })
    .parse(JSON.parse(dump.linked))
  const things = graph.flatMap(({ startDate }) => startDate ?? [])
  expect(things.map((stamp) => new Date(stamp))).toEqual(stored.map(({ start }) => start))
  expect(things.map((stamp) => stamp.slice(0, 16))).toEqual(stored.map(({ local }) => local))
  for (const { start, local } of stored) {
    expect(dump.archive).toContain(`"start":"${start.toISOString()}"`)
    expect(dump.events).toContain(local.slice(0, 10))
    expect(dump.events).toContain(local.slice(11).replace(':', '.'))
  }

  // Page and structured data, typed times, a reminder and a release: of the first after each change.
  for (const { id, start, local } of stored.filter((_, index) => index % 7 === 4)) {
    const page = await textOf(await addressOf(id))
    expect(page).toContain(`"startDate":"${local}:00`)
    const [, stamp = ''] = /"startDate":"([^"]+)"/.exec(page) ?? []
    expect(new Date(stamp)).toEqual(start)
    expect(page).toContain(`data-zone="${zone}`)
    expect(page).toContain(`${local.slice(11).replace(':', '.')} Uhr`)

    const typed = local.replace(/^(\d+)-(\d+)-(\d+)T/, '$3.$2.$1 ')
    const read = readTime('instant', typed, { before: '', today: '2026-01-01' })
    const meant = 'value' in read ? [read.value] : 'instants' in read ? read.instants : []
    expect(meant, typed).toContain(start.toISOString())

    expect(await mailOfReminder(id, start)).toContain(
      `${Number(local.slice(8, 10))}. ${monthOf(local)} ${local.slice(0, 4)}, ${local.slice(11).replace(':', '.')} Uhr`,
    )
    expect(await releasedAt(start)).toEqual(['planned', 'published'])
  }

  // Another zone and back: the same rows.
  await setTimeZone(scope(), 'Asia/Kathmandu')
  const elsewhere = await database.db.select().from(events).orderBy(asc(events.id))
  expect(elsewhere.map(({ dateStart }) => shownIn('Asia/Kathmandu')(dateStart)).toSorted()).toEqual(
    stored.map(({ local }) => local).toSorted(),
  )
  await setTimeZone(scope(), zone)
  const again = await database.db.select().from(events).orderBy(asc(events.dateStart), asc(events.id))
  expect(again.map(({ id, dateStart, dateLocal }) => [id, dateStart, dateLocal])).toEqual(
    rows.map(({ id, dateStart, dateLocal }) => [id, dateStart, dateLocal]),
  )
})

function shownIn(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (instant) => format.format(instant).replace(' ', 'T')
}

/** The instants at which the clocks show a local time, found by trying quarters of hours. */
function instantsOf(local: string, shown: (instant: Date) => string): Date[] {
  const guess = Date.parse(`${local}Z`)
  return Array.from({ length: 4 * 30 }, (_, index) => new Date(guess + (index - 60) * 15 * minute)).filter(
    (instant) => shown(instant) === local,
  )
}

/** Local times around each change of the clocks in two years, by the numbers of their events; without changes, around two days. */
function localTimes(zone: string): Map<string, string> {
  const shown = shownIn(zone)
  const offset = (at: number) => Date.parse(`${shown(new Date(at))}Z`) - at
  const changes: number[] = []
  for (let at = Date.UTC(2026, 0, 5); at < Date.UTC(2028, 0); at += 30 * minute)
    if (offset(at) !== offset(at - 30 * minute)) changes.push(at)
  if (changes.length === 0) changes.push(Date.UTC(2026, 2, 29, 1), Date.UTC(2027, 9, 31, 1))
  const locals = changes.flatMap((change) =>
    [-90, -60, -30, 0, 30, 60, 90].map((minutes) =>
      // As the clocks went before the change, so that there are times that they skip, too.
      new Date(change + minutes * minute + offset(change - 30 * minute)).toISOString().slice(0, 16),
    ),
  )
  return new Map(locals.map((local, index) => [String(index + 1), local]))
}

async function importEvents(locals: ReadonlyMap<string, string>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'concert-hall-zone-'))
  const file = path.join(folder, 'archive.jsonl')
  const lines = [...locals].map(([number, date]) =>
    JSON.stringify({
      source_id: `nyp:${number}`,
      date,
      time: date.slice(11),
      venue: 'Halle',
      location: 'Ort',
      event_type: 'Concert',
      season: '2025-26',
      orchestra: 'Orchester',
      conductors: [],
      soloists: [],
      works: [{ composer: 'Berg, Alban', title: `Stück ${number}`, work_id: number }],
    }),
  )
  await writeFile(file, lines.join('\n'))
  await importArchive(scope(), { file, reportDir: folder, stores: recordStores })
  await rm(folder, { recursive: true })
}

const listed = z.object({ results: z.array(z.object({ id: z.number(), date_start: z.string() })) })
async function listOf(query: string) {
  return listed.parse(JSON.parse(await textOf(`/api/events/?${query}`))).results
}

async function textOf(address: string): Promise<string> {
  const isPage = address.startsWith('/de/programm') || address.startsWith('/de/archiv')
  return (await (isPage ? pages : api).request(address)).text()
}

async function addressOf(id: number): Promise<string> {
  const [row] = await database.db.select({ slug: events.slug }).from(events).where(eq(events.id, id))
  return `/de/programm-und-karten/${row?.slug.de}/${id}`
}

async function dumpFiles() {
  const store = memoryFiles()
  const { contents } = await writeDump(scope(), {
    store,
    key: await readHouseKey(database),
    publicOrigin: testOrigin,
  })
  const read = (start: string) => {
    const [, id = ''] = Object.entries(contents).find(([name]) => name.startsWith(start)) ?? []
    return gunzipSync(store.contents.get(id) ?? new Uint8Array()).toString()
  }
  return { archive: read('archive'), linked: read('linked'), events: read('events') }
}

async function mailOfReminder(eventId: number, saleFrom: Date): Promise<string> {
  const at = new Date(saleFrom.getTime() - day)
  await database.db.update(events).set({ ticketSaleFrom: at }).where(eq(events.id, eventId))
  await database.db.insert(presaleReminders).values({
    eventId,
    email: 'anna@example.org',
    language: 'de',
    requestedAt: now,
    confirmedAt: now,
  })
  const given = { publicOrigin: testOrigin }
  expect(await sendDueReminders(systemScope(database.db, new Date(at.getTime() - 1)), given)).toBe(0)
  expect(await sendDueReminders(systemScope(database.db, at), given)).toBe(1)
  const [mail] = await database.db.delete(outgoingMails).returning()
  return JSON.stringify(mail)
}

async function releasedAt(publishAt: Date): Promise<string[]> {
  await database.db.insert(releases).values({ name: 'Probe', publishAt, state: 'planned' })
  const states: string[] = []
  for (const until of [new Date(publishAt.getTime() - minute), publishAt]) {
    await publishDue(database, until)
    const [row] = await database.db.select({ state: releases.state }).from(releases)
    states.push(row?.state ?? '')
  }
  await database.db.delete(releases)
  return states
}

function monthOf(local: string): string {
  return new Intl.DateTimeFormat('de', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${addDays(local.slice(0, 10), 0)}T12:00:00Z`),
  )
}
