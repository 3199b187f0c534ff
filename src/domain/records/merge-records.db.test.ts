import { and, eq, gte } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { artists, auditLog, castMembers, changes, releaseItems, releases, works } from '#db/schema/index.ts'
import { findEvent } from '#domain/events/index.server.ts'
import {
  changeRecord,
  clearDeletedRecords,
  listMerged,
  mergeRecords,
  readHistory,
  separateRecord,
  type RecordStore,
} from '#domain/records/index.server.ts'
import { searchAll } from '#domain/search/index.server.ts'
import {
  callDifferent,
  findArtist,
  findDuplicates,
  findWork,
  listArtistsToMatch,
} from '#domain/works/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { updateDependants, listOutdatedDependants } from './dependants.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import {
  createArtists,
  createTestEvent,
  createWorks,
  systemScope,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { insertMedia, library } from '../../../tests/support/media.ts'
import { memoryFiles } from '../../../tests/support/memory-files.ts'

const database = useTestDatabase()
const storeOf = (kind: string): RecordStore => {
  const store = recordStores[kind]
  if (!store) throw new TypeError(kind)
  return store
}
const artist = storeOf('artist')

/** Two records of one pianist, each with a concert. */
async function createTwins() {
  const system = systemScope(database.db)
  const [kept = 0, gone = 0] = await createArtists(system, [
    { kind: 'person', name: 'Anna Dvořák', sortName: 'Dvořák, Anna' },
    {
      kind: 'person',
      name: 'Anja Dworzack',
      nameEnglish: 'Anya Dvorzhak',
      sortName: 'Dworzack, Anja',
      bornYear: 1970,
      externalId: 'shop:77',
    },
  ])
  const [keptEvent, goneEvent] = [
    await createTestEvent(system, { cast: [{ artistId: kept }] }),
    await createTestEvent(system, { cast: [{ artistId: gone }] }),
  ]
  return { scope: await createAuthor(database.db, 'Editor', 'editor'), kept, gone, keptEvent, goneEvent }
}

const settle = async (scope: Scope) => {
  for (const key of await listOutdatedDependants(scope)) await updateDependants(scope, recordStores, key)
}
const performersOf = async (id: number) => {
  const event = await findEvent(visitorScope(database.db), id)
  return event?.cast.map((member) => member.artist.id)
}
const found = async (query: string) =>
  (await searchAll(visitorScope(database.db), { query }, 'de')).events_future.count

describe('What waits for a merged record in releases', () => {
  const addItem = async (releaseId: number, subjectId: number, changed: Record<string, unknown>) => {
    await database.db
      .insert(releaseItems)
      .values({ releaseId, what: 'record', kind: 'artist', subjectId, changes: changed })
  }
  const readItems = () =>
    database.db
      .select({
        release: releaseItems.releaseId,
        subject: releaseItems.subjectId,
        changes: releaseItems.changes,
      })
      .from(releaseItems)
      .orderBy(releaseItems.releaseId, releaseItems.subjectId)
  const addRelease = async (state: 'collecting' | 'published') => {
    const [row] = await database.db.insert(releases).values({ name: state, state }).returning()
    return row?.id ?? 0
  }

  test('waits for the one that is kept, until they are separated', async () => {
    const { scope, kept, gone } = await createTwins()
    const open = await addRelease('collecting')
    const shared = await addRelease('collecting')
    const past = await addRelease('published')
    await addItem(open, gone, { born_year: 1971 })
    await addItem(shared, gone, { born_year: 1972, gender: 'female' })
    await addItem(shared, kept, { born_year: 1973 })
    await addItem(past, gone, { born_year: 1974 })
    const alone = (subject: number) => ({ release: open, subject, changes: { born_year: 1971 } })
    const joined = { release: shared, subject: kept, changes: { born_year: 1973, gender: 'female' } }
    const published = { release: past, subject: gone, changes: { born_year: 1974 } }
    await mergeRecords(scope, recordStores, artist, { from: gone, into: kept })
    expect(await readItems()).toEqual([alone(kept), joined, published])
    await separateRecord(scope, recordStores, artist, gone)
    expect(await readItems()).toEqual([alone(gone), joined, published])
  })
})

describe('A merge', () => {
  test('moves the concerts, keeps all names, fills what is empty, and leads old addresses on', async () => {
    const { scope, kept, gone, goneEvent } = await createTwins()
    await mergeRecords(scope, recordStores, artist, { from: gone, into: kept })
    await settle(scope)
    expect(await performersOf(goneEvent)).toEqual([kept])
    const [row] = await database.db.select().from(artists).where(eq(artists.id, kept))
    expect(row).toMatchObject({
      name: 'Anna Dvořák',
      otherNames: ['Anja Dworzack', 'Anya Dvorzhak'],
      bornYear: 1970,
    })
    expect(await found('Dworzack')).toBe(2)
    expect(await findArtist(visitorScope(database.db), gone)).toMatchObject({ id: kept })
    const match = (await listArtistsToMatch(scope)).find(({ id }) => id === kept)
    expect(match).toMatchObject({
      externalIds: ['shop:77'],
      names: expect.arrayContaining(['anja dworzack']),
    })
    const noted = await database.db
      .select()
      .from(changes)
      .where(
        and(eq(changes.kind, 'event'), eq(changes.subjectId, goneEvent), gte(changes.madeAt, new Date(0))),
      )
    expect(noted.length).toBeGreaterThan(0)
    expect((await readHistory(scope, artist, gone))[0]).toMatchObject({ action: 'merge' })
    expect((await readHistory(scope, artist, kept))[0]).toMatchObject({
      action: 'change',
      after: { born_year: 1970 },
    })
  })

  test('is not needed to correct a name: the former one stays a spelling that search finds', async () => {
    const { scope, gone } = await createTwins()
    await changeRecord(scope, artist, gone, { changes: { name: 'Anja Dvořáková' } })
    await settle(scope)
    expect(await found('Dvorakova')).toBe(1)
    expect(await found('Dworzack')).toBe(1)
  })

  test('can be undone: concerts, names and values are where they were', async () => {
    const { scope, kept, gone, keptEvent, goneEvent } = await createTwins()
    const rows = () => database.db.select().from(artists).orderBy(artists.id)
    const before = await rows()
    await mergeRecords(scope, recordStores, artist, { from: gone, into: kept })
    await settle(scope)
    await separateRecord(scope, recordStores, artist, gone)
    await settle(scope)
    const withoutTimes = (all: typeof before) => all.map(({ updatedAt: _updatedAt, ...row }) => row)
    expect(withoutTimes(await rows())).toEqual(withoutTimes(before))
    expect([await performersOf(keptEvent), await performersOf(goneEvent)]).toEqual([[kept], [gone]])
    expect(await found('Dworzack')).toBe(1)
    expect(await findArtist(visitorScope(database.db), gone)).toMatchObject({ id: gone })
  })

  test('gives its portrait to the kept record if that has none, and back when it is undone', async () => {
    const { scope, kept, gone } = await createTwins()
    const [own, other] = [await insertMedia(database.db, 'eins'), await insertMedia(database.db, 'zwei')]
    const portraits = async () =>
      new Map((await database.db.select().from(artists)).map(({ id, portraitId }) => [id, portraitId]))
    await changeRecord(scope, artist, gone, { changes: { portrait: other } })
    await mergeRecords(scope, recordStores, artist, { from: gone, into: kept })
    expect(await portraits()).toEqual(new Map([[kept, other]]))
    await separateRecord(scope, recordStores, artist, gone)
    const apart = new Map([
      [kept, null],
      [gone, other],
    ])
    expect(await portraits()).toEqual(apart)
    await changeRecord(scope, artist, kept, { changes: { portrait: own } })
    await mergeRecords(scope, recordStores, artist, { from: gone, into: kept })
    expect(await portraits()).toEqual(new Map([[kept, own]]))
    // Nobody uses the other portrait any more, so that it can be deleted.
    expect(await library.remove(scope, memoryFiles(), other)).toBeNull()
    await separateRecord(scope, recordStores, artist, gone)
    expect(await portraits()).toEqual(apart.set(kept, own).set(gone, null))
    expect((await readHistory(scope, artist, gone))[0]).toMatchObject({
      action: 'separate',
      after: { portrait: null },
    })
  })

  test('leaves with the kept record what was changed after it', async () => {
    const { scope, kept, gone, goneEvent } = await createTwins()
    await mergeRecords(scope, recordStores, artist, { from: gone, into: kept })
    await database.db.update(artists).set({ born: '1971', bornYear: 1971 }).where(eq(artists.id, kept))
    const later = await createTestEvent(systemScope(database.db), { cast: [{ artistId: kept }] })
    await separateRecord(scope, recordStores, artist, gone)
    const [row] = await database.db.select().from(artists).where(eq(artists.id, kept))
    expect(row).toMatchObject({ bornYear: 1971, otherNames: [] })
    expect([await performersOf(later), await performersOf(goneEvent)]).toEqual([[kept], [gone]])
  })

  test('of a merged record leads through both, and is undone in the opposite order only', async () => {
    const { scope, kept, gone } = await createTwins()
    const [third = 0] = await createArtists(systemScope(database.db), [
      { kind: 'person', name: 'A. Dvořák', sortName: 'Dvořák, A.' },
    ])
    await mergeRecords(scope, recordStores, artist, { from: gone, into: kept })
    await mergeRecords(scope, recordStores, artist, { from: kept, into: third })
    expect(await findArtist(visitorScope(database.db), gone)).toMatchObject({ id: third })
    await expect(separateRecord(scope, recordStores, artist, gone)).rejects.toMatchObject({
      code: 'conflict',
    })
    await separateRecord(scope, recordStores, artist, kept)
    await separateRecord(scope, recordStores, artist, gone)
    expect(await findArtist(visitorScope(database.db), gone)).toMatchObject({ id: gone })
  })

  test('of a composer moves the works, and of a work the performances', async () => {
    const { scope, kept, gone } = await createTwins()
    const system = systemScope(database.db)
    const [one = 0, other = 0] = await createWorks(system, [
      { composerId: kept, title: { de: 'Sonate in e-Moll', en: 'Sonata in E minor' } },
      { composerId: gone, title: { de: 'Sonate e-Moll', en: 'Sonata E minor' } },
    ])
    await createTestEvent(system, { programme: [{ kind: 'work', workId: other }] })
    await mergeRecords(scope, recordStores, artist, { from: gone, into: kept })
    expect((await database.db.select().from(works)).map(({ composerId }) => composerId)).toEqual([kept, kept])
    await mergeRecords(scope, recordStores, storeOf('work'), { from: other, into: one })
    expect(await findWork(visitorScope(database.db), other)).toMatchObject({ id: one })
    await separateRecord(scope, recordStores, storeOf('work'), other)
    expect(await findWork(visitorScope(database.db), other)).toMatchObject({ id: other })
  })

  test('is refused with itself, of what is gone, and to those without the right', async () => {
    const { scope, kept, gone } = await createTwins()
    const merge = (by: Scope, from: number, into: number) =>
      mergeRecords(by, recordStores, artist, { from, into })
    await expect(merge(scope, kept, kept)).rejects.toMatchObject({ code: 'invalid' })
    await expect(merge(scope, 987_654, kept)).rejects.toMatchObject({ code: 'not_found' })
    await expect(merge(visitorScope(database.db), gone, kept)).rejects.toThrow()
    const author = await createAuthor(database.db, 'Author', 'author')
    await expect(merge(author, gone, kept)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(separateRecord(scope, recordStores, artist, gone)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('can no longer be undone after 90 days, when the log has forgotten the record', async () => {
    const { scope, kept, gone } = await createTwins()
    await mergeRecords(scope, recordStores, artist, { from: gone, into: kept })
    const later = { ...scope, now: new Date(scope.now.getTime() + 91 * 86_400_000) }
    await clearDeletedRecords(later)
    expect(await listMerged(later, artist, kept)).toMatchObject([{ id: gone, canBeSeparated: false }])
    await expect(separateRecord(later, recordStores, artist, gone)).rejects.toMatchObject({
      code: 'not_found',
    })
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.action, 'merge'))
    expect(entries.map(({ details }) => details)).toEqual([{ title: 'Anja Dworzack' }])
    expect(await findArtist(visitorScope(database.db), gone)).toMatchObject({ id: kept })
    expect(await database.db.$count(castMembers, eq(castMembers.artistId, gone))).toBe(0)
  })
})

describe('Likely duplicates', () => {
  test('are names that are alike, without different years; those called different are left out', async () => {
    const scope = await createAuthor(database.db, 'Editor', 'editor')
    const person = (name: string, bornYear: number | null = null) => ({
      kind: 'person' as const,
      name,
      sortName: name,
      bornYear,
    })
    const [one = 0, other = 0] = await createArtists(systemScope(database.db), [
      person('Pjotr Tschaikowski', 1840),
      person('Piotr Tschaikowski'),
      person('Johann Strauß', 1804),
      person('Johann Strauß', 1825),
      person('Clara Schumann'),
    ])
    expect(await findDuplicates(scope, 'artist')).toMatchObject([{ ids: [one, other] }])
    await callDifferent(scope, 'artist', [other, one], true)
    expect(await findDuplicates(scope, 'artist')).toEqual([])
    await callDifferent(scope, 'artist', [one, other], false)
    expect(await findDuplicates(scope, 'artist')).toHaveLength(1)
  })

  test('are works of one composer with one catalogue number, not two symphonies', async () => {
    const scope = await createAuthor(database.db, 'Editor', 'editor')
    const system = systemScope(database.db)
    const [composerId = 0] = await createArtists(system, [
      { kind: 'person', name: 'Gustav Mahler', sortName: 'Mahler, Gustav' },
    ])
    const work = (title: string, catalogueNumber: string | null = null) => ({
      composerId,
      catalogueNumber,
      title: { de: title, en: title },
    })
    const [one = 0, other = 0] = await createWorks(system, [
      work('Lieder eines fahrenden Gesellen'),
      work('Lieder eines fahrenden Gesellen (Auswahl)'),
      work('Sinfonie Nr. 4'),
      work('Sinfonie Nr. 5'),
    ])
    expect(await findDuplicates(scope, 'work')).toMatchObject([{ ids: [one, other] }])
  })
})
