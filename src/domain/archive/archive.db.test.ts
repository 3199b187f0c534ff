import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  type EventColumns,
  buildEvent,
  createArtists,
  createEvents,
  createHouse,
  createRepertoire,
  createWorks,
  staffScope,
  systemScope,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import type { ArchiveFilters } from '#contracts/archive.ts'
import type { EventFilters } from '#contracts/events.ts'
import { listEvents } from '../events/index.server.ts'
import { saveSettings } from '../house/index.server.ts'
import type { Scope } from '../scope.ts'
import { countByYear, listFacetValues, listMentioned, searchArchive } from './index.server.ts'

const database = useTestDatabase()
const at = (iso: string) => new Date(iso)
const titles = (page: { entries: { name: { de: string } }[] }) => page.entries.map(({ name }) => name.de)

describe('the archive search', () => {
  test('finds the same events as the list of events, with any filters and any spelling', async () => {
    const scope = systemScope(database.db)
    const { roomId, genreId, seasonId, composerId, workId, ensembleId } = await createLedger(scope)
    const visitor = visitorScope(database.db)
    const filterSets: ArchiveFilters[] = [
      {},
      { composer: [composerId] },
      { work: [workId], performer: [ensembleId] },
      { room: [roomId], genre: [genreId] },
      { room: [roomId, 4711] },
      { composer: [987_654] },
      { query: 'dvorak' },
      { query: 'Dvořák  orchester' },
      { query: 'HAENDEL' },
      { query: 'Händel wasser' },
      { query: 'symphony symphonie' },
      { query: '100 %' },
      { query: '_' },
      { query: '½' },
      { query: 'fünf½' },
      { query: '½ stunde' },
      { query: '´' },
      { date: '1924-01-01', date_to: '1924-12-31' },
      { date: '1880-01-01', ordering: 'date_start' },
      { date_to: '2999-01-01', ordering: 'date_start' },
    ]
    for (const viewer of [visitor, scope])
      for (const filters of filterSets) {
        const { season: _, ...asked } = filters
        const listed = await listEvents(
          viewer,
          {
            ...asked,
            date: filters.date ?? '1913-10-19',
            date_to: earlierOf(filters.date_to, '2026-11-20'),
            ordering: filters.ordering ?? '-date_start',
          },
          { pageSize: 50 },
        )
        const found = await searchArchive(viewer, filters, { pageSize: 50 })
        expect(
          [found.count, found.entries.map(({ id }) => id)],
          `${viewer.viewer.kind} ${JSON.stringify(filters)}`,
        ).toEqual([listed.count, listed.events.map(({ id }) => id)])
      }
    expect(titles(await searchArchive(visitor, { season: [seasonId] }))).toEqual(['Fünf½ Stücke'])
  })

  test('lists past and coming events with a text as the list of events does', async () => {
    const scope = systemScope(database.db)
    const { composerId, roomId } = await createLedger(scope)
    const asked = [
      { query: 'dvorak' },
      { query: 'Heute' },
      { query: '½ stücke' },
      { query: 'e', composer: [composerId] },
      { query: 'welt', room: [roomId], ordering: '-date_start' as const },
      { query: 'nowhere' },
    ]
    for (const viewer of [visitorScope(database.db), scope]) {
      await searchArchive(viewer, {}) // builds the index
      for (const filters of asked) {
        const filtered = { ...filters, date: '1880-01-01', date_to: '2999-12-31' }
        for (const paging of [{ pageSize: 2 }, { page: 2, pageSize: 2 }, { page: 9, pageSize: 2 }])
          expect(await listMentioned(viewer, filtered, paging), JSON.stringify(filters)).toEqual(
            await listEvents(viewer, filtered, paging),
          )
      }
    }
  })

  test('leaves lists to the database that it cannot know', async () => {
    const scope = visitorScope(database.db)
    const list = (filters: EventFilters) =>
      listMentioned(scope, { query: 'a', date: '1880-01-01', ...filters })
    expect(await list({})).toBeNull()
    await searchArchive(scope, {}) // builds the index
    expect(await list({})).not.toBeNull()
    expect(await list({ query: undefined })).toBeNull()
    expect(await list({ date: '2999-01-01' })).toBeNull()
    expect(await list({ series: [1] })).toBeNull()
    expect(await list({ price_max: 0 })).toBeNull()
    expect(await list({ only_bookable: true })).toBeNull()
  })

  test('counts the values of each facet without its own filter', async () => {
    const scope = systemScope(database.db)
    await saveSettings(scope, { opened_on: '1913-10-19' })
    const { composerId, workId, ensembleId, roomId } = await createLedger(scope)
    const visitor = visitorScope(database.db)
    const page = await searchArchive(visitor, { composer: [composerId] })
    expect(page.count).toBe(2)
    expect(page.facets.composer).toMatchObject({
      count: 2,
      results: [
        { id: composerId, count: 2, name: { de: 'Antonín Dvořák' } },
        { name: { de: 'Georg Friedrich Händel', en: 'George Frideric Handel' }, count: 1 },
      ],
    })
    expect(page.facets.work.results).toMatchObject([
      {
        id: workId,
        count: 2,
        name: { de: 'Symphonie Nr. 9 e-Moll, op. 95' },
        detail: { de: 'Antonín Dvořák' },
      },
    ])
    expect(page.facets.performer.results).toMatchObject([{ id: ensembleId, count: 1 }])
    expect(page.facets.room.results).toMatchObject([{ id: roomId, count: 1 }])
    expect(page.chosen).toEqual([
      { facet: 'composer', id: composerId, name: { de: 'Antonín Dvořák', en: 'Antonín Dvořák' } },
    ])
    expect(page.chart).toMatchObject({
      from: '1913-10-19',
      seasons: [{ name: { de: '2026/27' }, count: 0, total: 1 }],
      decades: [
        { decade: 1910, count: 1, total: 1 },
        { decade: 1920, count: 1, total: 1 },
        { decade: 1930, count: 0, total: 1 },
        { decade: 2020, count: 0, total: 1 },
      ],
    })
  })

  test('looks up names in any spelling, and works by their composer, too', async () => {
    await createLedger(systemScope(database.db))
    const scope = visitorScope(database.db)
    const names = async (facet: 'composer' | 'work' | 'performer', text: string) =>
      (await listFacetValues(scope, {}, { facet, text })).results.map(
        ({ name, count }) => `${name.de} ${count}`,
      )
    expect(await names('composer', 'haendel')).toEqual(['Georg Friedrich Händel 1'])
    expect(await names('composer', 'dvor')).toEqual(['Antonín Dvořák 2'])
    expect(await names('work', 'dvorak nr. 9')).toEqual(['Symphonie Nr. 9 e-Moll, op. 95 2'])
    expect(await names('performer', '')).toEqual(['Morgenstern-Orchester 1'])
    expect(await names('performer', 'nobody')).toEqual([])
  })

  test("reports events before the house's opening, unless a day is requested", async () => {
    await createLedger(systemScope(database.db))
    const scope = visitorScope(database.db)
    const page = await searchArchive(scope, {})
    expect(page.older).toEqual({ count: 1, day: '1888-03-05' })
    expect(titles(page)).not.toContain('Vor dem Haus')
    const from = await searchArchive(scope, { date: '1888-03-05', ordering: 'date_start' })
    expect([from.older, titles(from)[0]]).toEqual([null, 'Vor dem Haus'])
    expect((await searchArchive(scope, { query: 'Wassermusik' })).older).toBeNull()
  })

  test('reports which filter excludes all events', async () => {
    const { composerId } = await createLedger(systemScope(database.db))
    const found = await searchArchive(visitorScope(database.db), {
      composer: [composerId],
      query: 'Themse',
      date: '1920-01-01',
    })
    expect([found.count, found.loosened]).toEqual([
      0,
      [
        { key: 'query', count: 1 },
        { key: 'composer', count: 1 },
      ],
    ])
  })

  test('includes offline events for staff, and for visitors the events that are online at the time', async () => {
    await createEvents(systemScope(database.db), [
      past('Verborgen', '1950-01-01', { isOnline: false }),
      past('Sichtbar', '1950-01-02'),
    ])
    await database.db.execute(sql`
      UPDATE events SET online_from = '2026-11-21T12:00:00Z', online_to = '2026-11-22T12:00:00Z'
      WHERE title ->> 'de' = 'Sichtbar'`)
    const count = async (scope: Scope) => (await searchArchive(scope, {})).count
    expect(await count(visitorScope(database.db))).toBe(1)
    expect(await count(visitorScope(database.db, at('2026-11-21T11:59:59Z')))).toBe(0)
    expect(await count(visitorScope(database.db, at('2026-11-22T12:00:00Z')))).toBe(0)
    expect(await count(staffScope(database.db, 'author'))).toBe(2)
  })

  test('lists programme and cast in the same order as the list of events', async () => {
    const scope = systemScope(database.db)
    const { composerId, handelId } = await createLedger(scope)
    const familyNames = new Map([
      [composerId, { de: 'Dvořák', en: 'Dvořák' }],
      [handelId, { de: 'Händel', en: 'Handel' }],
    ])
    await createEvents(scope, [past('Abgesagt', '1960-01-01', { status: 'cancelled', isTimeKnown: false })])
    const filters = { date: '1880-01-01', ordering: 'date_start' as const }
    const { entries } = await searchArchive(visitorScope(database.db), filters)
    const listed = await listEvents(visitorScope(database.db), { ...filters, date_to: '2026-11-20' })
    expect(entries).toEqual(
      listed.events.map((event) => ({
        id: event.id,
        slug: event.slug,
        name: event.name,
        date_start: event.date_start,
        is_time_known: event.is_time_known,
        uncertain_date: event.uncertain_date,
        off: event.status === 'cancelled' ? 'cancelled' : null,
        room: event.room?.name ?? null,
        cast: event.cast.map(({ artist, role }) => ({
          name: artist.name,
          role: artist.kind === 'person' ? role : null,
        })),
        works: event.programme.flatMap(({ work }) =>
          work
            ? [
                {
                  composer: familyNames.get(work.composer?.id ?? 0) ?? null,
                  title: work.title,
                  title_language: work.title_language,
                },
              ]
            : [],
        ),
      })),
    )
    expect(entries.map((entry) => entry.off)).toContain('cancelled')
  })

  test('returns no page after the last one', async () => {
    await createEvents(
      systemScope(database.db),
      Array.from({ length: 5 }, (_, index) => past(`Abend ${index}`, `1950-01-0${index + 1}`)),
    )
    const scope = visitorScope(database.db)
    const page = async (number: number) => {
      const { entries, hasMore, count } = await searchArchive(scope, {}, { page: number, pageSize: 2 })
      return [entries.length, hasMore, count]
    }
    expect([await page(1), await page(3), await page(4), await page(999_999_999)]).toEqual([
      [2, true, 5],
      [1, false, 5],
      [0, false, 5],
      [0, false, 5],
    ])
  })

  test('counts the performed events by year', async () => {
    const scope = systemScope(database.db)
    const { composerId } = await createRepertoire(scope)
    const [workId = 0] = await createWorks(scope, [{ composerId, title: { de: 'Rusalka', en: 'Rusalka' } }])
    const programme = [{ kind: 'work' as const, workId }]
    await createEvents(scope, [
      past('Silvester', '1950-12-31', { programme, dateStart: at('1950-12-31T23:30:00Z') }),
      past('Neujahr', '1951-01-01', { programme }),
      past('Ausgefallen', '1952-01-01', { programme, status: 'cancelled' }),
    ])
    const visitor = visitorScope(database.db)
    expect(await countByYear(visitor, { work: workId })).toEqual([{ year: 1951, count: 2 }])
    expect(await countByYear(visitor, { composer: composerId })).toEqual([{ year: 1951, count: 2 }])
    expect(await countByYear(visitor, { performer: composerId })).toEqual([])
  })
})

/** A few events that differ in every respect. */
async function createLedger(scope: Scope) {
  const house = await createHouse(scope)
  const repertoire = await createRepertoire(scope)
  const [handelId = 0] = await createArtists(scope, [
    {
      kind: 'person',
      name: 'Georg Friedrich Händel',
      nameEnglish: 'George Frideric Handel',
      sortName: 'Händel, Georg Friedrich',
    },
  ])
  const [water = 0] = await createWorks(scope, [
    { composerId: handelId, title: { de: 'Wassermusik', en: 'Water Music' } },
  ])
  const symphony = { kind: 'work' as const, workId: repertoire.workId }
  const cast = [{ artistId: repertoire.ensembleId }]
  await createEvents(scope, [
    past('Vor dem Haus', '1888-03-05', { programme: [symphony] }),
    past('Eröffnung', '1913-10-19', { programme: [symphony], cast }),
    past('Aus der Neuen Welt', '1924-02-03', {
      programme: [symphony],
      roomId: house.roomId,
      genreIds: [house.genreId],
    }),
    past('Auf der Themse', '1930-05-06', { programme: [{ kind: 'work', workId: water }] }),
    past('100 % Musik', '1940-05-06', { isOnline: false }),
    past('Fünf½ Stücke', '2026-10-01', { seasonId: house.seasonId }),
    buildEvent({ title: { de: 'Heute', en: 'Today' }, dateStart: at('2026-11-21T08:00:00Z') }),
  ])
  return { ...house, ...repertoire, handelId }
}

function past(name: string, day: string, changes: Partial<EventColumns> = {}): EventColumns {
  return buildEvent({ title: { de: name, en: name }, dateStart: at(`${day}T18:00:00Z`), ...changes })
}

function earlierOf(day: string | undefined, limit: string): string {
  return day !== undefined && day < limit ? day : limit
}
