import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { asc, eq, isNull, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import {
  artists,
  auditLog,
  events,
  genres,
  releaseItems,
  releases,
  rooms,
  searchEntries,
  seasons,
  series,
  venues,
  works,
} from '#db/schema/index.ts'
import {
  addRecord,
  changeRecord,
  deleteRecord,
  loadManyValues,
  restoreRecord,
  storeOfKind,
} from '#domain/records/index.server.ts'
import { saveSettings } from '#domain/house/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { createAuthor } from '../../../../tests/support/drafts.ts'
import { createHouse } from '../../../../tests/support/factories.ts'
import { openTestMedia } from '../../../../tests/support/media-services.ts'
import { askLocally, feedEntryOf, openTestFeed, type TestFeed } from '../../../../tests/support/shop-feed.ts'
import { staffImports } from '../../../../tests/support/staff-imports.ts'
import { beginFeedImport, importShop, undoImported } from '../index.server.ts'

const database = useTestDatabase()
const eventStore = storeOfKind(recordStores, 'event')
const openStaff = () => createAuthor(database.db, 'editor', 'editor')
const countAll = async () => ({
  events: await database.db.$count(events),
  artists: await database.db.$count(artists),
  works: await database.db.$count(works),
  places: (await database.db.$count(rooms)) + (await database.db.$count(venues)),
  others:
    (await database.db.$count(series)) +
    (await database.db.$count(genres)) +
    (await database.db.$count(seasons)),
  found: await database.db.$count(searchEntries),
})
const valuesOf = async (id: number) =>
  (await loadManyValues(await openSystem(), eventStore, [id])).get(id) ?? {}
const openSystem = async () => ({ db: database.db, now: new Date(), viewer: { kind: 'system' as const } })

describe('Several imports of the same concerts', () => {
  test('are taken back in any order, each as soon as no other one that stays has changed the same', async () => {
    const scope = await openStaff()
    const { run, undo } = staffImports(scope)
    const file = (text: string) =>
      [
        'Nummer;Datum;Titel;Kurztext',
        ...[1, 2, 3].map((number) => `K${number};${17 + number}.3.2027;Abend;${text}`),
      ].join('\n')
    const [first, second, third] = [await run(file('eins')), await run(file('zwei')), await run(file('drei'))]
    // What the third one has made of it stays.
    expect((await undo(second)).report).toMatchObject({ undone: 0, left: 3 })
    expect((await undo(third)).report).toMatchObject({ undone: 3, left: 0 })
    const teasers = await database.db.select({ teaser: events.teaser }).from(events)
    expect(teasers).toEqual(Array.from({ length: 3 }, () => ({ teaser: { de: 'zwei', en: '' } })))
    // The second one has left the concerts changed, so that only what nobody has changed since goes.
    expect((await undo(first)).report).toMatchObject({ undone: 0, left: 3 })
    // What was left is taken back as soon as nothing is in its way.
    expect(await undo(second)).toMatchObject({ report: { undone: 3, left: 0 }, canUndo: false })
    expect(await undo(first)).toMatchObject({ report: { undone: 3, left: 0 } })
    expect(await database.db.$count(events)).toBe(0)
  })

  test('leave nothing once all of them are taken back, the latest first', async () => {
    const scope = await openStaff()
    const { run, undo } = staffImports(scope)
    const before = await database.db.$count(events)
    const first = await run('Nummer;Datum;Titel\nK1;18.3.2027;Abend\nK2;19.3.2027;Abend')
    const second = await run('Nummer;Datum;Titel;Kurztext\nK1;18.3.2027;Abend;Neu')
    expect((await undo(second)).report).toMatchObject({ undone: 1, left: 0 })
    expect((await undo(first)).report).toMatchObject({ undone: 2, left: 0 })
    expect(await database.db.$count(events)).toBe(before)
  })
})

describe('An archive in JSON Lines that is taken back', () => {
  const readArchive = () => readFile(path.join(import.meta.dirname, '../archive/test-archive.jsonl'), 'utf8')

  test('leaves nothing of what it has added, also in the search, and can be restored from the trash', async () => {
    const scope = await openStaff()
    const { begin, check, start, undo } = staffImports(scope)
    const before = await countAll()
    const done = await start(await check(await begin(await readArchive(), 'archiv.jsonl')))
    expect(await database.db.$count(events)).toBe(done.added)
    const [person] = await database.db.select().from(artists).orderBy(asc(artists.id)).limit(1)
    expect(await undo(done)).toMatchObject({ state: 'undone', report: { left: 0, leftRecords: [] } })
    expect(await countAll()).toEqual(before)
    await restoreRecord(scope, storeOfKind(recordStores, 'artist'), person?.id ?? 0)
    expect(await database.db.$count(artists)).toBe(before.artists + 1)
  })

  test('restores what it has changed, its programme and cast included', async () => {
    const scope = await openStaff()
    const { begin, check, start, undo } = staffImports(scope)
    const text = await readArchive()
    await start(await check(await begin(text, 'archiv.jsonl')))
    const [event] = await database.db.select().from(events).orderBy(asc(events.id)).limit(1)
    const id = event?.id ?? 0
    const before = await valuesOf(id)
    const [first = '', ...rest] = text.split('\n')
    const line: { works: unknown[]; conductors: string[] } = JSON.parse(first)
    line.works = line.works.slice(1)
    line.conductors = ['Neumann, Nora']
    const changed = await start(
      await check(await begin([JSON.stringify(line), ...rest].join('\n'), 'neu.jsonl')),
    )
    expect(changed).toMatchObject({ added: 0, changed: 1, canUndo: true })
    expect(await valuesOf(id)).not.toEqual(before)
    expect(await undo(changed)).toMatchObject({ report: { undone: 2, left: 0 } })
    expect(withoutNumbers(await valuesOf(id))).toEqual(withoutNumbers(before))
    expect(await database.db.$count(artists, eq(artists.name, 'Nora Neumann'))).toBe(0)
  })

  test('names what somebody has changed since, and what that still uses', async () => {
    const scope = await openStaff()
    const { begin, check, start, undo } = staffImports(scope)
    const [line = ''] = (await readArchive()).split('\n')
    const done = await start(await check(await begin(line, 'archiv.jsonl')))
    const [event] = await database.db.select().from(events)
    await changeRecord(scope, eventStore, event?.id ?? 0, { changes: { responsible: 'Anna' } })
    const { report } = await undo(done)
    expect(report?.leftRecords[0]).toMatchObject({ kind: 'event', id: event?.id, reason: 'changed' })
    expect(report?.leftRecords).toContainEqual(
      expect.objectContaining({ kind: 'room', title: 'Apollo Rooms', reason: 'used' }),
    )
    expect(await database.db.$count(events)).toBe(1)
  })

  test('goes on after an interruption, and counts each record once', async () => {
    const scope = await openStaff()
    const { begin, check, start, work } = staffImports(scope)
    const before = await countAll()
    const done = await start(await check(await begin(await readArchive(), 'archiv.jsonl')))
    const entries = await database.db.$count(auditLog, sql`details ->> 'import' = ${String(done.id)}`)
    await undoImported(scope, done.id)
    const halted = await work(done.id, { batches: 1 })
    expect(halted).toMatchObject({ state: 'undoing', position: 100 })
    expect(await work(done.id)).toMatchObject({ state: 'undone', report: { undone: entries, left: 0 } })
    expect(await countAll()).toEqual(before)
  })
})

describe('A reading of the shop’s feed that is taken back', () => {
  let feed: TestFeed | undefined
  afterEach(() => feed?.close())
  const soon = new Date('2027-02-10T18:30:00Z')
  const openFeed = async (scope: Awaited<ReturnType<typeof openStaff>>, ...entries: object[]) => {
    feed = await openTestFeed(entries)
    const { address } = feed
    const read = (run?: number) => importShop(scope, { address, stores: recordStores, ask: askLocally, run })
    const { work } = staffImports(scope, read)
    return {
      readBySchedule: () => read(),
      readNow: async () => work(await beginFeedImport(scope)),
      undo: async (id: number) => {
        await undoImported(scope, id)
        return work(id)
      },
    }
  }

  test('leaves nothing of a new season either: its concerts, its release and what waits in that', async () => {
    const scope = await openStaff()
    await createHouse(scope)
    await saveSettings(await openSystem(), { hides_new_seasons: true })
    const entry = feedEntryOf({ id: '1-1', dateStart: new Date('2031-02-10T18:30:00Z') })
    const { readNow, undo } = await openFeed(scope, entry)
    const before = await countAll()
    const done = await readNow()
    expect(await database.db.$count(releaseItems)).toBe(1)
    expect(await undo(done.id)).toMatchObject({ state: 'undone', report: { left: 0 } })
    expect(await countAll()).toEqual(before)
    expect(await database.db.$count(releaseItems)).toBe(0)
    expect(await database.db.$count(releases)).toBe(0)
  })

  test('restores what the shop has changed, and what has vanished, and removes what it has added', async () => {
    const scope = await openStaff()
    await createHouse(scope)
    const [one, other, fresh] = ['1-1', '2-1', '3-1'].map((id) => feedEntryOf({ id, dateStart: soon }))
    if (!one || !other || !fresh) throw new TypeError('Entries are missing.')
    const { readBySchedule, readNow, undo } = await openFeed(scope, one, other)
    await readBySchedule()
    const rows = await database.db.select().from(events).orderBy(asc(events.externalId))
    const before = await Promise.all(rows.map(({ id }) => valuesOf(id)))
    if (feed) feed.entries = [feedEntryOf({ id: '1-1', dateStart: soon, status: 'cancelled' }), fresh]
    const done = await readNow()
    expect(done).toMatchObject({ added: 1, changed: 1, report: { vanished: 1 }, canUndo: true })
    expect(await database.db.$count(events, isNull(events.vanishedAt))).toBe(2)
    expect(await undo(done.id)).toMatchObject({ state: 'undone', report: { undone: 3, left: 0 } })
    expect(await Promise.all(rows.map(({ id }) => valuesOf(id)))).toEqual(before)
    expect(await database.db.$count(events, isNull(events.vanishedAt))).toBe(2)
    expect(await database.db.$count(events)).toBe(2)
  })

  test('leaves what the next reading has changed, and a season that it has only named', async () => {
    const scope = await openStaff()
    await createHouse(scope)
    const { readBySchedule, readNow, undo } = await openFeed(
      scope,
      feedEntryOf({ id: '1-1', dateStart: soon }),
    )
    const named = await database.db.$count(seasons)
    const done = await readNow()
    if (feed) feed.entries = [feedEntryOf({ id: '1-1', dateStart: soon, status: 'sold_out' })]
    await readBySchedule()
    const { report } = await undo(done.id)
    expect(report?.leftRecords).toEqual([
      { kind: 'event', id: expect.any(Number), title: 'Ein Abend', reason: 'changed' },
    ])
    expect(await database.db.$count(seasons)).toBe(named)
  })

  test('is not possible for the schedule', async () => {
    const scope = await openStaff()
    const { readBySchedule } = await openFeed(scope, feedEntryOf({ id: '1-1', dateStart: soon }))
    await readBySchedule()
    await expect(undoImported(scope, 1)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('A planning file that is taken back', () => {
  test('restores the programme of a concert, and is as before where staff have deleted what it had added', async () => {
    const scope = await openStaff()
    await createHouse(scope)
    const { run, undo } = staffImports(scope)
    const first = 'Nr;Datum;Uhrzeit;Titel;Programm\nK1;18.3.2027;19:30;A;Pause'
    await run(first)
    const [event] = await database.db.select().from(events)
    const before = await valuesOf(event?.id ?? 0)
    const done = await run(`${first.replace('Pause', 'Clara Schumann: Trio')}\nK2;19.3.2027;19:30;B;`, {
      adds: ['artist', 'work'],
    })
    expect(done.report).toMatchObject({ added: 1, changed: 1 })
    const [added] = await database.db
      .select()
      .from(events)
      .where(eq(sql`title ->> 'de'`, 'B'))
    const files = openTestMedia().store
    await deleteRecord(scope, recordStores, eventStore, added?.id ?? 0, { language: 'de', files })
    expect(await undo(done)).toMatchObject({ report: { undone: 4, left: 0 } })
    expect(withoutNumbers(await valuesOf(event?.id ?? 0))).toEqual(withoutNumbers(before))
  })

  test('names the record whose old values are refused today', async () => {
    const scope = await openStaff()
    const { roomId } = await createHouse(scope)
    const id = await addRecord(scope, eventStore, {
      title: { de: 'A', en: '' },
      date_start: '2027-03-18T18:30:00.000Z',
      room: roomId,
    })
    const { run, undo } = staffImports(scope)
    const done = await run(`ID;Datum;Uhrzeit;Titel;Saal\n${id};18.3.2027;19:30;A;Foyer`, {
      adds: ['room'],
    })
    expect(done.report).toMatchObject({ changed: 1 })
    const room = storeOfKind(recordStores, 'room')
    await deleteRecord(scope, recordStores, room, roomId, { language: 'de', files: openTestMedia().store })
    const { report } = await undo(done)
    expect(report?.leftRecords).toEqual([
      { kind: 'event', id, title: 'A', reason: 'refused' },
      { kind: 'room', id: expect.any(Number), title: 'Foyer', reason: 'used' },
    ])
  })
})

/** Values without the numbers of their parts, which are new ones. */
function withoutNumbers(values: unknown): unknown {
  return JSON.parse(JSON.stringify(values, (key, value: unknown) => (key === 'id' ? undefined : value)))
}
