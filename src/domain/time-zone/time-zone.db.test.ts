import { eq, getTableColumns, is, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, PgTable, PgTimestamp } from 'drizzle-orm/pg-core'
import { afterEach, describe, expect, test } from 'vitest'
import * as schema from '#db/schema/index.ts'
import { loadTimeZone, readTimeZone } from '#domain/house/index.server.ts'
import { deleteRecord, restoreRecord, storeOfKind } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { hallDay, startOfHallDay } from '#i18n/dates.ts'
import { hallInput, hallInstant } from '#i18n/hall-time.ts'
import { defaultZone, setHallZone } from '#i18n/hall-zone.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import {
  createArticle,
  createHouse,
  createTestEvent,
  staffScope,
  systemScope,
  testNow,
} from '../../../tests/support/factories.ts'
import { memoryFiles } from '../../../tests/support/memory-files.ts'
import { applyTimeZone, askForTimeZone, planTimeZone, setTimeZone } from './index.server.ts'
import { typedTimes } from './typed-times.ts'

const { events, articles, auditLog, changes, releaseItems, releases, searchDocuments } = schema
const database = useTestDatabase()
const scope = (now = testNow) => systemScope(database.db, now)
let accounts = 0
const administrator = () => createAuthor(database.db, `Test ${++accounts}`, 'administrator')

afterEach(() => setHallZone(defaultZone))

/** As the job does it, with what the processes of the site do when they hear of it. */
async function change(zone: string, now = testNow) {
  await askForTimeZone({ ...(await administrator()), now }, zone)
  expect(await applyTimeZone(scope(now))).toBe(true)
  setHallZone(await readTimeZone(database))
}

const berlin = (local: string) => hallInstant(local) ?? new Date(Number.NaN)
const readEvent = async (id: number) => {
  const [row] = await database.db.select().from(events).where(eq(events.id, id))
  if (!row) throw new Error(`There is no event ${id}.`)
  return row
}
const shown = (instant: Date | null) => hallInput(instant?.toISOString() ?? null)

/** All typed times of the database. */
async function readTimes() {
  const all: Record<string, unknown> = {}
  for (const { table, columns, key } of typedTimes) {
    const names = [...key, ...Object.keys(columns)].map((name) => sql.identifier(name))
    const { rows } = await database.db.execute(
      sql`SELECT ${sql.join(names, sql`, `)} FROM ${sql.identifier(table)} ORDER BY 1, 2`,
    )
    all[table] = rows
  }
  all['items'] = await database.db.select().from(releaseItems)
  return all
}

describe('A change of the time zone', () => {
  test('keeps the times that people typed, of what is coming and of the archive', async () => {
    const { tagId } = await createHouse(scope())
    const coming = await createTestEvent(scope(), {
      dateStart: berlin('2026-12-05T19:30'),
      dateEnd: berlin('2026-12-05T21:30'),
      doorsOpen: berlin('2026-12-05T19:00'),
      ticketSaleFrom: berlin('2026-12-01T10:00'),
      onlineFrom: berlin('2026-11-25T09:00'),
      customerTags: [{ tagId, presaleDate: berlin('2026-11-30T10:00') }],
    })
    const past = await createTestEvent(scope(), { dateStart: berlin('1921-05-04T20:00') })
    const onlyDay = await createTestEvent(scope(), {
      dateStart: startOfHallDay('1940-08-01'),
      isTimeKnown: false,
    })
    await change('America/New_York')
    const row = await readEvent(coming)
    expect(
      [row.dateStart, row.dateEnd, row.doorsOpen, row.ticketSaleFrom, row.onlineFrom].map(shown),
    ).toEqual([
      '2026-12-05T19:30',
      '2026-12-05T21:30',
      '2026-12-05T19:00',
      '2026-12-01T10:00',
      '2026-11-25T09:00',
    ])
    expect(row.dateStart.toISOString()).toBe('2026-12-06T00:30:00.000Z')
    expect(row).toMatchObject({ dateLocal: '2026-12-05', sequence: 1, updatedAt: testNow })
    const [presale] = await database.db.select().from(schema.eventCustomerTags)
    expect(shown(presale?.presaleDate ?? null)).toBe('2026-11-30T10:00')
    expect(shown((await readEvent(past)).dateStart)).toBe('1921-05-04T20:00')
    const day = await readEvent(onlyDay)
    expect([day.dateLocal, hallDay(day.dateStart)]).toEqual(['1940-08-01', '1940-08-01'])
  })

  test('keeps the instants of the ticket shop, except for the fields that the house has taken over', async () => {
    const start = berlin('2026-12-05T00:30')
    const columns = { dateStart: start, doorsOpen: berlin('2026-12-05T00:00'), source: 'shop' }
    const ofShop = await createTestEvent(scope(), { ...columns, ticketSaleFrom: start, onlineFrom: start })
    const taken = await createTestEvent(scope(), { ...columns, editedFields: ['date_start'] })
    expect(await planTimeZone(await administrator(), 'europe/london')).toEqual({
      name: 'Europe/London',
      counts: { coming: 1, past: 0, plans: 0, others: 0, kept: 1 },
    })
    await change('Europe/London')
    const row = await readEvent(ofShop)
    expect(row).toMatchObject({ ...columns, ticketSaleFrom: start, dateLocal: '2026-12-04' })
    expect(shown(row.onlineFrom)).toBe('2026-12-05T00:30')
    const other = await readEvent(taken)
    expect([other.dateStart, other.doorsOpen].map(shown)).toEqual(['2026-12-05T00:30', '2026-12-05T00:00'])
  })

  test('leaves public and on sale what is, though the hour comes once more', async () => {
    const minuteAgo = new Date(testNow.getTime() - 60_000)
    const event = await createTestEvent(scope(), { onlineFrom: minuteAgo, ticketSaleFrom: minuteAgo })
    const articleId = await createStory(minuteAgo)
    await change('America/New_York')
    const row = await readEvent(event)
    expect([row.onlineFrom, row.ticketSaleFrom]).toEqual([minuteAgo, minuteAgo])
    const [article] = await database.db.select().from(articles).where(eq(articles.id, articleId))
    expect(article?.publishedAt).toEqual(minuteAgo)
  })

  test('moves planned releases and what waits in them', async () => {
    const event = await createTestEvent(scope(), { dateStart: berlin('2026-12-05T19:30') })
    const publishAt = berlin('2026-12-01T08:00')
    const [release] = await database.db
      .insert(releases)
      .values({ name: 'Saison', publishAt, toldFor: publishAt, state: 'planned' })
      .returning()
    const dates = {
      date_start: '2026-12-05T18:30:00.000Z',
      title: { de: '2026-12-05T18:30:00.000Z', en: '' },
    }
    await database.db.insert(releaseItems).values({
      releaseId: release?.id ?? 0,
      what: 'record',
      kind: 'event',
      subjectId: event,
      changes: { ...dates, customer_tags: [{ tag: 1, presale_date: '2026-12-02T09:00:00.000Z' }] },
      seen: dates,
    })
    await change('Asia/Tokyo')
    const [moved] = await database.db.select().from(releases)
    expect([moved?.publishAt, moved?.toldFor].map((at) => shown(at ?? null))).toEqual([
      '2026-12-01T08:00',
      '2026-12-01T08:00',
    ])
    const [item] = await database.db.select().from(releaseItems)
    const inTokyo = { ...dates, date_start: '2026-12-05T10:30:00.000Z' }
    expect(item?.seen).toEqual(inTokyo)
    expect(item?.changes).toEqual({
      ...inTokyo,
      customer_tags: [{ tag: 1, presale_date: '2026-12-02T01:00:00.000Z' }],
    })
  })

  test('moves the values in the log, so that a deleted event comes back at its time', async () => {
    const id = await createTestEvent(scope(), { dateStart: berlin('2026-12-05T19:30') })
    const editor = await createAuthor(database.db, 'Editor')
    await deleteRecord(editor, recordStores, storeOfKind(recordStores, 'event'), id, {
      language: 'de',
      files: memoryFiles(),
    })
    await change('America/New_York')
    await restoreRecord(editor, storeOfKind(recordStores, 'event'), id)
    expect(shown((await readEvent(id)).dateStart)).toBe('2026-12-05T19:30')
  })

  test('is in the audit log, and every process and the search hear of it', async () => {
    const event = await createTestEvent(scope(), { dateStart: berlin('2026-12-05T19:30') })
    await database.db.delete(changes)
    await change('Europe/London')
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.subjectKind, 'time_zone'))
    expect(entry).toMatchObject({
      action: 'change',
      subjectId: 'Europe/London',
      actorName: `Test ${accounts}`,
      details: { before: 'Europe/Berlin', after: 'Europe/London' },
    })
    const made = await database.db.select({ kind: changes.kind, id: changes.subjectId }).from(changes)
    expect(made).toEqual([
      { kind: 'event', id: event },
      { kind: 'everything', id: null },
    ])
    const documents = await database.db
      .select()
      .from(searchDocuments)
      .where(eq(searchDocuments.kind, 'event'))
    expect(documents.map(({ date, format }) => [date, format])).toEqual(
      documents.map(() => [new Date('2026-12-05T19:30:00Z'), 0]),
    )
  })

  test('is refused for a zone that does not exist, while another one waits, and to editors', async () => {
    for (const zone of ['Europe/Nowhere', '+01:00', 'posix/Europe/Berlin', ''])
      await expect(askForTimeZone(await administrator(), zone)).rejects.toMatchObject({
        code: 'invalid',
        fields: { zone: 'time_zone' },
      })
    await askForTimeZone(await administrator(), 'Europe/London')
    await expect(askForTimeZone(await administrator(), 'Asia/Tokyo')).rejects.toMatchObject({
      code: 'conflict',
    })
    const editor: Scope = staffScope(database.db, 'editor')
    await expect(askForTimeZone(editor, 'Europe/London')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(planTimeZone(editor, 'Europe/London')).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('A change that is taken back', () => {
  test('leaves the same rows, also where two times had become one or had stayed', async () => {
    const { tagId } = await createHouse(scope())
    for (const start of [
      '2026-10-25T00:30:00Z', // both are half past two in Berlin
      '2026-10-25T01:30:00Z',
      '2026-03-29T01:30:00Z',
      '1890-01-01T19:06:32Z',
      '2026-11-21T12:30:00.123Z',
    ])
      await createTestEvent(scope(), {
        dateStart: new Date(start),
        ticketSaleFrom: new Date(testNow.getTime() - 60_000),
        customerTags: [{ tagId, presaleDate: new Date(start) }],
      })
    await createTestEvent(scope(), { source: 'shop' })
    await createStory(testNow)
    const before = await readTimes()
    await change('America/New_York')
    expect(await readTimes()).not.toEqual(before)
    await change('Europe/Berlin', new Date(testNow.getTime() + 3_600_000))
    expect(await readTimes()).toEqual(before)
    expect(await loadTimeZone(database)).toEqual({ name: 'Europe/Berlin', previous: null, wanted: null })
  })

  test('keeps what was typed since the change', async () => {
    const id = await createTestEvent(scope(), { dateStart: berlin('2026-12-05T19:30') })
    await change('America/New_York')
    await database.db.update(events).set({ dateStart: berlin('2026-12-06T18:00') })
    const added = await createTestEvent(scope(), { dateStart: berlin('2026-12-07T20:00') })
    await change('Europe/Berlin')
    expect(shown((await readEvent(id)).dateStart)).toBe('2026-12-06T18:00')
    expect(shown((await readEvent(added)).dateStart)).toBe('2026-12-07T20:00')
  })

  test('is not offered to a house that has no times yet', async () => {
    await setTimeZone(scope(), 'Europe/Zurich')
    expect(await loadTimeZone(database)).toEqual({ name: 'Europe/Zurich', previous: null, wanted: null })
  })

  test('is one step: a further one keeps the times as any change does', async () => {
    await createTestEvent(scope(), {})
    await setTimeZone(scope(), 'Europe/London')
    await setTimeZone(scope(), 'Asia/Tokyo')
    expect(await loadTimeZone(database)).toMatchObject({ name: 'Asia/Tokyo', previous: 'Europe/London' })
    await setTimeZone(scope(), 'Europe/London')
    expect(await loadTimeZone(database)).toMatchObject({ previous: null })
    expect(await database.db.$count(schema.timeZoneMoves)).toBe(0)
    expect(await applyTimeZone(scope())).toBe(false)
  })
})

describe('The day of an event', () => {
  test('is that of the zone, whoever writes it', async () => {
    await setTimeZone(scope(), 'Asia/Tokyo')
    setHallZone('Asia/Tokyo')
    const id = await createTestEvent(scope(), { dateStart: new Date('2026-12-05T16:00:00Z') })
    expect((await readEvent(id)).dateLocal).toBe('2026-12-06')
    await database.db.update(events).set({ dateStart: new Date('2026-12-05T14:00:00Z') })
    expect((await readEvent(id)).dateLocal).toBe('2026-12-05')
  })

  test('is right where only the day is known, though PostgreSQL may have other zone data before 1970', async () => {
    for (const zone of [
      'Europe/Amsterdam',
      'Europe/Oslo',
      'America/Toronto',
      'Africa/Cairo',
      'Asia/Beirut',
    ]) {
      setHallZone(defaultZone)
      await setTimeZone(scope(), zone)
      setHallZone(zone)
      for (const day of [
        '1850-01-01',
        '1919-03-31',
        '1930-07-01',
        '1945-05-01',
        '1960-10-09',
        '2026-04-24',
      ]) {
        const id = await createTestEvent(scope(), { dateStart: startOfHallDay(day), isTimeKnown: false })
        expect([(await readEvent(id)).dateLocal, zone]).toEqual([day, zone])
      }
    }
  })
})

/** Ends of sessions, links and limits, what comes of other times, and what a name in the past tense does not give away. */
const happened = [
  'account_tokens.expires_at',
  'api_tokens.expires_at',
  'archive_dump.next_at',
  'audit_log.at',
  'change_notices.send_at',
  'changes.made_at',
  'form_files.expires_at',
  'known_browsers.expires_at',
  'login_throttles.blocked_until',
  'media_uploads.finishing_until',
  'outdated_dependants.since',
  'planning_systems.failing_since',
  'planning_systems.next_at',
  'preview_links.expires_at',
  'record_sources.at',
  'request_counts.ends_at',
  'search_documents.date',
  'search_entries.date',
  'search_entries.says_from',
  'search_entries.says_to',
  'search_entries.visible_from',
  'search_entries.visible_to',
  'shop_feed.failed_since',
  'shop_feed.late_at',
  'user_sessions.expires_at',
  'webhook_secrets.ends_at',
  'webhooks.failing_since',
]

test('Every column with an instant is typed, or known as a point in time that happened or is computed', () => {
  const typed = new Set(
    typedTimes.flatMap(({ table, columns }) => Object.keys(columns).map((column) => `${table}.${column}`)),
  )
  const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [one] : []))
  const others = tables
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter((column) => is(column, PgTimestamp))
        .map((column) => `${getTableConfig(table).name}.${toSnakeCase(column.name)}`),
    )
    .filter((column) => !typed.has(column))
    .filter(
      (column) =>
        !/\.\w*(ed|sent|seen|read|found|done|up|back|used|login|failure|hit|attempt)_at$/.test(column),
    )
  expect(others.toSorted()).toEqual(happened)
})

async function createStory(publishedAt: Date): Promise<number> {
  return createArticle(scope(), {
    title: { de: 'Geschichte', en: 'Story' },
    slug: { de: 'geschichte', en: 'story' },
    publishedAt,
    tagIds: [],
    eventIds: [],
  })
}
