import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { events } from '#db/schema/index.ts'
import { findEvent } from '#domain/events/index.server.ts'
import {
  addRecord,
  changeRecord,
  listRecords,
  readRecord,
  type RecordStore,
} from '#domain/records/index.server.ts'
import { searchAll } from '#domain/search/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { hallDay } from '#i18n/dates.ts'
import { isRecord } from '#json/is-record.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import {
  createRepertoire,
  createTestEvent,
  systemScope,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { insertMedia, testMediaKey } from '../../../tests/support/media.ts'

const database = useTestDatabase()
const editor = () => createAuthor(database.db, 'Editor', 'editor')
const { event: store } = recordStores
if (!store) throw new TypeError('There is no kind event')
const kind: RecordStore = store

const read = (scope: Scope, id: number) => readRecord(scope, recordStores, kind, id, 'de')
const change = (scope: Scope, id: number, changes: Record<string, unknown>) =>
  changeRecord(scope, kind, id, { changes })

const evening = {
  title: { de: 'Abend', en: '' },
  date_start: '2027-03-18T18:30:00.000Z',
}

describe('The record of an event', () => {
  test('is a draft until it is published, and search finds it only then', async () => {
    const scope = await editor()
    const id = await addRecord(scope, kind, { ...evening, title: { de: 'Mondnacht', en: '' } })
    const found = async () =>
      (await searchAll(visitorScope(database.db), { query: 'Mondnacht' }, 'de')).events_future.count
    expect(await findEvent(visitorScope(database.db), id)).toBeNull()
    expect(await found()).toBe(0)
    await change(scope, id, { is_online: true })
    expect(await findEvent(visitorScope(database.db), id)).toMatchObject({ id })
    expect(await found()).toBe(1)
  })

  test('is never public as an option, and says so at the box', async () => {
    const scope = await editor()
    const id = await addRecord(scope, kind, { ...evening, is_option: true })
    const refusal = { code: 'invalid', fields: { is_option: 'option_public' } }
    await expect(change(scope, id, { is_online: true })).rejects.toMatchObject(refusal)
    await change(scope, id, { is_option: false, is_online: true })
    await expect(change(scope, id, { is_option: true })).rejects.toMatchObject(refusal)
  })

  test('is listed with what comes next first, and behind it what is past, the latest first', async () => {
    const scope = await editor()
    const days = ['1921-03-01', '2030-05-01', '2026-01-10', '2026-12-24']
    for (const day of [...days, hallDay(scope.now)])
      await addRecord(scope, kind, { ...evening, date_start: `${day}T11:00:00.000Z` })
    const { items } = await listRecords(scope, recordStores, kind, {}, 'de')
    expect(items.map((one) => String(one['date_start']).slice(0, 10))).toEqual([
      hallDay(scope.now),
      '2026-12-24',
      '2030-05-01',
      '2026-01-10',
      '1921-03-01',
    ])
  })

  test('keeps the numbers of its items, and the performers of single ones, when the order changes', async () => {
    const { workId, ensembleId } = await createRepertoire(systemScope(database.db))
    const scope = await editor()
    const item = { kind: 'work', work: workId, cast: [{ artist: ensembleId, role: null }] }
    const id = await addRecord(scope, kind, {
      ...evening,
      programme: [item, { kind: 'interval', minutes: 20, cast: [] }],
    })
    const programmeOf = async () => {
      const { programme } = await read(scope, id)
      return Array.isArray(programme) ? programme.filter(isRecord) : []
    }
    const [first, second] = await programmeOf()
    await change(scope, id, { programme: [second, first] })
    expect(await programmeOf()).toMatchObject([
      { id: second?.['id'], kind: 'interval' },
      { id: first?.['id'], kind: 'work', cast: [{ artist: ensembleId }] },
    ])
    // The work takes 42 minutes.
    expect(await findEvent(systemScope(database.db), id)).toMatchObject({ duration_minutes: 62 })
  })

  test('keeps its own length, and has none while the minutes of a work are unknown', async () => {
    const { workId } = await createRepertoire(systemScope(database.db))
    const scope = await editor()
    const id = await addRecord(scope, kind, {
      ...evening,
      duration_minutes: 90,
      programme: [{ kind: 'work', work: workId, cast: [] }],
    })
    expect(await findEvent(systemScope(database.db), id)).toMatchObject({ duration_minutes: 90 })
    await change(scope, id, {
      duration_minutes: null,
      programme: [{ kind: 'interval', minutes: null, cast: [] }],
    })
    expect(await findEvent(systemScope(database.db), id)).toMatchObject({ duration_minutes: null })
  })

  test('has locked fields of the shop until somebody takes them over, and gives them back', async () => {
    const id = await createTestEvent(systemScope(database.db), { source: 'shop', externalId: '4711-1' })
    const scope = await editor()
    await expect(change(scope, id, { status: 'sold_out' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { status: 'imported' },
    })
    await change(scope, id, { title: { de: 'Eigener Titel', en: '' } })
    await change(scope, id, { status: 'sold_out', edited_fields: ['status'] })
    const [row] = await database.db.select().from(events).where(eq(events.id, id))
    expect(row).toMatchObject({ status: 'sold_out', editedFields: ['status'] })
    await change(scope, id, { edited_fields: [] })
    await expect(change(scope, id, { status: null })).rejects.toMatchObject({ code: 'invalid' })
  })

  test('takes over what staff change of the archive', async () => {
    const id = await createTestEvent(systemScope(database.db), { source: 'archive', externalId: 'nyp-1' })
    const scope = await editor()
    await change(scope, id, { title: { de: 'Berichtigt', en: '' } })
    expect(await read(scope, id)).toMatchObject({ edited_fields: ['title'] })
    // A date that is not known to the day moves the beginning, too, which the next import must not write.
    await change(scope, id, { uncertain_date: '1921' })
    expect(await read(scope, id)).toMatchObject({
      edited_fields: ['title', 'date_start', 'is_time_known', 'uncertain_date'],
    })
  })

  test('is moved with a higher sequence for calendars, not for a change of its text', async () => {
    const scope = await editor()
    const id = await addRecord(scope, kind, evening)
    const sequence = async () =>
      (await database.db.select().from(events).where(eq(events.id, id)))[0]?.sequence
    await change(scope, id, { teaser: { de: 'Neu', en: '' } })
    expect(await sequence()).toBe(0)
    await change(scope, id, { date_start: '2027-03-19T18:30:00.000Z' })
    await change(scope, id, { status: 'cancelled' })
    expect(await sequence()).toBe(2)
  })

  test('has further pictures in order, of which the press gets those that it may use, once each', async () => {
    const scope = await editor()
    const [portrait, hall] = [
      await insertMedia(database.db, 'portrait', { isPress: true, credit: 'Ada Licht' }),
      await insertMedia(database.db, 'hall'),
    ]
    const pictures = [{ image: hall }, { image: portrait }]
    const id = await addRecord(scope, kind, { ...evening, is_online: true, image: portrait, pictures })
    const shown = await findEvent(visitorScope(database.db), id)
    expect(shown?.pictures.map(({ src }) => src)).toEqual([
      expect.stringContaining(testMediaKey('hall')),
      expect.stringContaining(testMediaKey('portrait')),
    ])
    expect(shown?.press_pictures).toEqual([
      { url: expect.stringContaining(testMediaKey('portrait')), alt: null, credit: 'Ada Licht' },
    ])
    await change(scope, id, { pictures: [{ image: portrait }] })
    expect((await findEvent(visitorScope(database.db), id))?.pictures).toHaveLength(1)
  })

  test('is listed in the order of its number where somebody asks for that of a list of parts', async () => {
    const scope = await editor()
    const ids = [await addRecord(scope, kind, evening), await addRecord(scope, kind, evening)]
    const { items } = await listRecords(scope, recordStores, kind, { ordering: '-pictures' }, 'de')
    expect(items.map(({ id }) => id)).toEqual(ids)
  })

  test.each([
    [{ date_end: '2027-03-18T17:00:00.000Z' }, 'date_end'],
    [{ doors_open: '2027-03-18T19:00:00.000Z' }, 'doors_open'],
    [{ status: 'postponed' }, 'previous_date'],
    [{ price_min: 2000, price_max: 1000 }, 'price_max'],
    [{ programme: [{ kind: 'work', work: null, cast: [] }] }, 'programme.0.work'],
  ])('refuses %o, and names the field %s', async (wrong, field) => {
    await expect(addRecord(await editor(), kind, { ...evening, ...wrong })).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    })
  })
})
