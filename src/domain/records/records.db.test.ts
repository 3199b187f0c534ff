import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  auditLog,
  castMembers,
  genres,
  outdatedDependants,
  rooms,
  searchDocuments,
} from '#db/schema/index.ts'
import { publishPageContent, createPage } from '#domain/content/index.server.ts'
import { findEvent } from '#domain/events/index.server.ts'
import { searchAll } from '#domain/search/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { Values } from '#records/field.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import {
  buildEvent,
  createEvents,
  createHouse,
  createRepertoire,
  createTestEvent,
  systemScope,
  testNow,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { openTestMedia } from '../../../tests/support/media-services.ts'
import { insertMedia, testMediaKey } from '../../../tests/support/media.ts'
import {
  addRecord,
  addRecords,
  changeRecord,
  clearDeletedRecords,
  deleteRecord,
  findTitlesLike,
  listAuditLog,
  listOutdatedDependants,
  listRecords,
  readHistory,
  readRecord,
  restoreRecord,
  updateDependants,
} from './index.server.ts'

const database = useTestDatabase()
const staff = (role: 'editor' | 'administrator' = 'editor') => createAuthor(database.db, role, role)
const storeOf = (kind: string) => {
  const store = recordStores[kind]
  if (!store) throw new TypeError(kind)
  return store
}
const read = (scope: Scope, kind: string, id: number) =>
  readRecord(scope, recordStores, storeOf(kind), id, 'de')
const remove = (scope: Scope, kind: string, id: number) =>
  deleteRecord(scope, recordStores, storeOf(kind), id, { language: 'de', files: openTestMedia().store })
const change = (scope: Scope, kind: string, id: number, changes: Values, seen?: Values) =>
  changeRecord(scope, storeOf(kind), id, { changes, seen })

describe('Records that a program adds', () => {
  const add = (kind: string, drafts: Values[], given?: Parameters<typeof addRecords>[3]) =>
    addRecords(systemScope(database.db), storeOf(kind), drafts, given)

  test('are in order, with keys of their own, and the log has their titles', async () => {
    const names = ['Orgel', 'Orgel', 'Klavier'].map((name) => ({
      name: { de: name, en: '' },
      ground: 'plum',
    }))
    const ids = await add('genre', [...names, { ...names[0], key: 'orgelzyklus' }])
    const rows = await database.db.select().from(genres).orderBy(genres.position)
    expect(rows.map(({ id, key }) => [id, key])).toEqual([
      [ids[0], 'orgel'],
      [ids[1], 'orgel-2'],
      [ids[2], 'klavier'],
      [ids[3], 'orgelzyklus'],
    ])
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.subjectKind, 'genre'))
    expect(entries.map(({ action, details }) => [action, details])).toEqual(
      ['Orgel', 'Orgel', 'Klavier', 'Orgel'].map((title) => ['create', { title }]),
    )
  })

  test('have the parts of parts that are theirs, and are found only when their search documents are written', async () => {
    const { workId, ensembleId } = await createRepertoire(systemScope(database.db))
    const cast = [{ artist: ensembleId, replaces_name: 'Ada Licht' }]
    const draft = (title: string) => ({
      title: { de: title, en: '' },
      date_start: testNow.toISOString(),
      programme: [{ kind: 'work', work: workId, cast }, { kind: 'interval' }],
    })
    const ids = await add('event', [draft('Eins'), draft('Zwei')], { search: 'later' })
    const stored = await database.db.select().from(castMembers).orderBy(castMembers.eventId)
    expect(stored.map(({ eventId, replaces }) => [eventId, replaces])).toEqual(
      ids.map((id) => [id, 'Ada Licht']),
    )
    expect(await read(await staff(), 'event', ids[1] ?? 0)).toMatchObject({
      slug: { de: 'zwei', en: 'zwei' },
      programme: [{ kind: 'work', cast: [{ artist: ensembleId }] }, { kind: 'interval' }],
    })
    expect(await database.db.$count(searchDocuments, eq(searchDocuments.kind, 'event'))).toBe(0)
  })

  test('that break a rule are refused, all of them, unless somebody is told', async () => {
    const drafts = ['2027-03-18T17:30:00.000Z', '2027-03-18T20:30:00.000Z'].map((doors_open) => ({
      title: { de: 'Abend', en: '' },
      date_start: '2027-03-18T18:30:00.000Z',
      doors_open,
    }))
    await expect(add('event', drafts)).rejects.toMatchObject({ fields: { doors_open: 'after_start' } })
    const told: unknown[] = []
    const ids = await add('event', drafts, { tellBroken: (...one) => told.push(one) })
    expect([ids.length, told]).toEqual([2, [[1, { doors_open: 'after_start' }]]])
  })
})

describe('a change', () => {
  test('is refused with the stored value if somebody else has changed the same text', async () => {
    const editor = await staff()
    const { roomId } = await createHouse(systemScope(database.db))
    const seen = { name: { de: 'Großer Saal', en: 'Great Hall' } }
    expect(
      await change(editor, 'room', roomId, { name: { de: 'Saal A', en: 'Great Hall' } }, seen),
    ).toBeNull()
    expect(
      await change(editor, 'room', roomId, { name: { de: 'Großer Saal', en: 'Hall A' } }, seen),
    ).toBeNull()
    expect(await change(editor, 'room', roomId, { name: { de: 'Saal B', en: 'Great Hall' } }, seen)).toEqual({
      conflicts: { name: { de: 'Saal A', en: 'Hall A' } },
    })
    expect(await read(editor, 'room', roomId)).toMatchObject({ name: { de: 'Saal A', en: 'Hall A' } })
    const history = await readHistory(editor, storeOf('room'), roomId)
    expect(history.map(({ before, after }) => [before['name'], after['name']]).slice(0, 2)).toEqual([
      [
        { de: 'Saal A', en: 'Great Hall' },
        { de: 'Saal A', en: 'Hall A' },
      ],
      [
        { de: 'Großer Saal', en: 'Great Hall' },
        { de: 'Saal A', en: 'Great Hall' },
      ],
    ])
  })

  test('of a value that another record has is an error of its field, also for two at the same time', async () => {
    const editor = await staff()
    const add = (old: string) =>
      addRecord(editor, storeOf('redirect'), { old_path: old, new_path: '/de/neu' })
    await add('/de/alt')
    await expect(add('/de/alt')).rejects.toMatchObject({ fields: { old_path: 'taken' } })
    const both = await Promise.allSettled([add('/de/zugleich'), add('/de/zugleich')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('that refers to a record that does not exist is an error of its field', async () => {
    const editor = await staff()
    const draft = { name: { de: 'Saal', en: '' }, venue: 999_999 }
    await expect(addRecord(editor, storeOf('room'), draft)).rejects.toMatchObject({
      fields: { venue: 'unknown' },
    })
  })

  test('whose list names a record that does not exist is an error of the list', async () => {
    const editor = await staff()
    const draft = { title: { de: 'Neu', en: '' }, published_at: testNow.toISOString(), events: [987_654] }
    await expect(addRecord(editor, storeOf('article'), draft)).rejects.toMatchObject({
      code: 'invalid',
      fields: { events: 'unknown' },
    })
  })

  test('may give a record the name that another had before', async () => {
    const editor = await staff()
    const { seriesId } = await createHouse(systemScope(database.db))
    await change(editor, 'series', seriesId, { name: { de: 'Umbenannt', en: '' } })
    const first = await addRecord(editor, storeOf('series'), { name: { de: 'Symphonic', en: '' } })
    const second = await addRecord(editor, storeOf('series'), { name: { de: 'Symphonic', en: '' } })
    expect(second).toBeGreaterThan(first)
  })
})

describe('a deletion', () => {
  test('answers with the events that use the record, and leaves it', async () => {
    const editor = await staff()
    const { roomId, genreId } = await createHouse(systemScope(database.db))
    await createEvents(systemScope(database.db), [buildEvent({ roomId, genreIds: [genreId] })])
    expect(await remove(editor, 'room', roomId)).toEqual({
      uses: [
        {
          kind: 'event',
          count: 1,
          first: [
            { id: expect.any(Number), title: 'Ein Abend', detail: expect.stringMatching(/27\.11\.2026/) },
          ],
        },
      ],
    })
    expect(await remove(editor, 'genre', genreId)).toMatchObject({ uses: [{ kind: 'event', count: 1 }] })
    expect(await read(editor, 'genre', genreId)).toMatchObject({ id: genreId })
  })

  test('answers with the pages whose event lists name the record', async () => {
    const editor = await staff()
    const { genreId } = await createHouse(systemScope(database.db))
    const page = await createPage(systemScope(database.db), {
      texts: { de: { title: 'Jazz', slug: 'jazz' } },
    })
    await publishPageContent(systemScope(database.db), page, 'de', {
      version: 1,
      containers: [
        {
          id: 'box',
          layout: '100',
          columns: [
            [
              {
                id: 'list',
                type: 'event-list',
                version: 1,
                fields: { source: { genre: genreId, limit: 6 } },
              },
            ],
          ],
        },
      ],
    })
    expect(await remove(editor, 'genre', genreId)).toEqual({
      uses: [{ kind: 'page', count: 1, first: [{ id: page, title: 'Jazz', detail: '' }] }],
    })
  })

  test('can be undone: the record returns under its number, until 90 days have passed', async () => {
    const editor = await staff()
    const id = await addRecord(editor, storeOf('artist'), {
      kind: 'person',
      name: 'Clara Probe',
      sort_name: 'Probe, Clara',
    })
    const documents = () => database.db.$count(searchDocuments, eq(searchDocuments.kind, 'person'))
    expect(await documents()).toBe(2)
    expect(await remove(editor, 'artist', id)).toBeNull()
    expect(await documents()).toBe(0)
    await restoreRecord(editor, storeOf('artist'), id)
    expect(await documents()).toBe(2)
    expect(await read(editor, 'artist', id)).toMatchObject({ id, name: 'Clara Probe' })
    await expect(restoreRecord(editor, storeOf('artist'), id)).rejects.toMatchObject({ code: 'conflict' })
    await remove(editor, 'artist', id)
    const later = new Date(testNow.getTime() + 91 * 86_400_000)
    await clearDeletedRecords(systemScope(database.db, later))
    await expect(restoreRecord(editor, storeOf('artist'), id)).rejects.toMatchObject({ code: 'not_found' })
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'delete'))
    expect(entry?.details).toEqual({ title: 'Clara Probe' })
  })
})

describe('what names a record', () => {
  test('is found by its new name after the job, also when nobody has heard the notification', async () => {
    const editor = await staff()
    const { composerId, workId } = await createRepertoire(systemScope(database.db))
    await createEvents(systemScope(database.db), [buildEvent({ programme: [{ kind: 'work', workId }] })])
    const hits = async (query: string) =>
      (await searchAll(visitorScope(database.db), { query }, 'de')).events_future.count
    await change(editor, 'artist', composerId, { name: 'Anton Umbenannt' })
    expect(await read(editor, 'artist', composerId)).toMatchObject({ name: 'Anton Umbenannt' })
    expect(await listOutdatedDependants(systemScope(database.db))).toEqual([`artist:${composerId}`])
    await updateDependants(systemScope(database.db), recordStores, `artist:${composerId}`)
    expect(await hits('Umbenannt')).toBeGreaterThan(0)
    expect(await database.db.$count(outdatedDependants)).toBe(0)
  })
})

describe('a list', () => {
  test('finds halls by a word of the house that they belong to', async () => {
    const editor = await staff()
    await createHouse(systemScope(database.db))
    const found = await listRecords(editor, recordStores, storeOf('work'), { query: 'dvorak neunte' }, 'de')
    expect(found.count).toBe(0)
    await createRepertoire(systemScope(database.db))
    const works = await listRecords(editor, recordStores, storeOf('work'), { query: 'dvorak symph' }, 'de')
    expect(works.items.map(({ catalogue_number: number }) => number)).toEqual(['op. 95'])
    expect(Object.values(works.titles)).toEqual(['Antonín Dvořák'])
    // As programmes write it.
    for (const query of ['dvorak: symph', 'Dvořák, Antonín: symph'])
      expect(await listRecords(editor, recordStores, storeOf('work'), { query }, 'de'), query).toMatchObject({
        count: 1,
      })
  })

  test('of all kinds is searched at once', async () => {
    const editor = await staff()
    await createRepertoire(systemScope(database.db))
    const found = await findTitlesLike(editor, recordStores, 'dvorak', 'de')
    expect(found.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['artist', '1841, 1904'],
      ['work', 'Antonín Dvořák, op. 95'],
    ])
  })
})

test('What staff write about a hall is shown with its events', async () => {
  const editor = await staff()
  const { roomId } = await createHouse(systemScope(database.db))
  const eventId = await createTestEvent(systemScope(database.db), { roomId })
  const access = { de: 'Aufzug im Foyer links', en: 'Lift in the foyer' }
  await change(editor, 'room', roomId, { access, plan: await insertMedia(database.db, 'plan') })
  const event = await findEvent(visitorScope(database.db), eventId)
  expect(event).toMatchObject({
    hall_access: access,
    hall_plan: expect.stringContaining(testMediaKey('plan')),
  })
})

test('Editors read in the log what concerns their records, administrators everything', async () => {
  const [editor, administrator] = [await staff(), await staff('administrator')]
  const id = await addRecord(editor, storeOf('season'), { name: '2031/32' })
  await addRecord(administrator, storeOf('mail_text'), {
    mail: 'entry_receipt',
    subject: { de: 'Danke', en: '' },
    body: { de: 'Danke', en: '' },
  })
  const kindsFor = async (scope: Scope) =>
    new Set((await listAuditLog(scope, recordStores, {})).items.map(({ kind }) => kind))
  expect((await kindsFor(editor)).has('mail_text')).toBe(false)
  expect((await kindsFor(administrator)).has('mail_text')).toBe(true)
  const own = await listAuditLog(editor, recordStores, { kind: 'season', action: 'create' })
  expect(own.items[0]).toMatchObject({ subject: String(id), title: '2031/32', by: 'editor' })
  await expect(listAuditLog(visitorScope(database.db), recordStores, {})).rejects.toMatchObject({
    code: 'not_signed_in',
  })
})

test('A hall that somebody uses at the moment of its deletion stays', async () => {
  const editor = await staff()
  const { roomId } = await createHouse(systemScope(database.db))
  const [removed] = await Promise.all([
    remove(editor, 'room', roomId),
    createEvents(systemScope(database.db), [buildEvent({ roomId })]).catch(() => null),
  ])
  const stays = await database.db.$count(rooms, eq(rooms.id, roomId))
  expect(stays).toBe(removed === null ? 0 : 1)
})
