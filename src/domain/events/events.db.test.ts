import { describe, expect, test } from 'vitest'
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
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  countEarlierPerformances,
  findEvent,
  findEventByExternalId,
  findNeighbours,
  listEventDays,
  listEvents,
} from './index.server.ts'

const database = useTestDatabase()
const titles = (page: { events: { name: { de: string } }[] }) => page.events.map((event) => event.name.de)
const at = (iso: string) => new Date(iso)

describe('the list of events', () => {
  test('begins today, is ordered by start, and leaves past events to the archive', async () => {
    const scope = systemScope(database.db)
    await createEvents(scope, [
      buildEvent({ title: { de: 'Später', en: 'Later' }, dateStart: at('2026-12-24T18:00:00Z') }),
      buildEvent({ title: { de: 'Heute früh', en: 'This morning' }, dateStart: at('2026-11-21T09:00:00Z') }),
      buildEvent({ title: { de: 'Gestern', en: 'Yesterday' }, dateStart: at('2026-11-20T18:00:00Z') }),
    ])
    expect(titles(await listEvents(visitorScope(database.db), {}))).toEqual(['Heute früh', 'Später'])
    expect(
      titles(await listEvents(visitorScope(database.db), { date: '1913-10-19', ordering: '-date_start' })),
    ).toEqual(['Später', 'Heute früh', 'Gestern'])
  })

  test('counts all events, and reports whether there are more', async () => {
    const scope = systemScope(database.db)
    await createEvents(
      scope,
      Array.from({ length: 12 }, (_, index) =>
        buildEvent({ dateStart: new Date(testNow.getTime() + (index + 1) * 86_400_000) }),
      ),
    )
    const first = await listEvents(scope, {})
    expect([first.count, first.events.length, first.hasMore]).toEqual([12, 10, true])
    const second = await listEvents(scope, {}, { page: 2 })
    expect([second.events.length, second.hasMore]).toEqual([2, false])
    const beyond = await listEvents(scope, {}, { page: 999_999_999 })
    expect([beyond.count, beyond.events.length, beyond.hasMore]).toEqual([12, 0, false])
  })

  test('uses the day in the hall, not the day in London', async () => {
    const scope = systemScope(database.db)
    await createTestEvent(scope, {
      title: { de: 'Nacht', en: 'Night' },
      dateStart: at('2026-11-21T23:30:00Z'),
    })
    expect((await listEvents(scope, { date: '2026-11-22', date_to: '2026-11-22' })).count).toBe(1)
    expect((await listEvents(scope, { date: '2026-11-21', date_to: '2026-11-21' })).count).toBe(0)
    expect(await listEventDays(scope, { date: '2026-11-01' })).toEqual(['2026-11-22'])
  })

  test('is narrowed to weekdays by the hall’s time', async () => {
    const scope = systemScope(database.db)
    // A Sunday in the hall, a Saturday in Greenwich.
    await createTestEvent(scope, { dateStart: at('2026-11-21T23:30:00Z') })
    const count = async (weekday: number[]) =>
      (await listEvents(scope, { date: '2026-11-01', weekday })).count
    expect(await count([7])).toBe(1)
    expect(await count([6])).toBe(0)
    expect(await count([1, 7])).toBe(1)
    expect(await count([])).toBe(1)
  })

  test('combines all filters', async () => {
    const scope = systemScope(database.db)
    const house = await createHouse(scope)
    const { composerId, workId, ensembleId } = await createRepertoire(scope)
    await createTestEvent(scope, {
      roomId: house.roomId,
      seriesId: house.seriesId,
      genreIds: [house.genreId],
      customerTags: [{ tagId: house.tagId, presaleDate: testNow }],
      priceMin: 1250,
      priceMax: 9400,
      ticketUrlExternal: 'https://shop.example/1',
      access: { induction_loop: true, wheelchair_places: 8 },
      programme: [{ kind: 'work', workId }],
      cast: [{ artistId: ensembleId, role: { de: 'Orchester', en: 'Orchestra' } }],
    })
    await createTestEvent(scope, { title: { de: 'Anderes', en: 'Other' } })
    const all = {
      room: [house.roomId],
      series: [house.seriesId],
      genre: [house.genreId],
      customer_tag: [house.tagId],
      composer: [composerId],
      performer: [ensembleId],
      work: [workId],
      access: ['induction_loop' as const, 'wheelchair' as const],
      price_max: 12.5,
      only_bookable: true,
      query: 'Dvorak orch',
    }
    expect((await listEvents(scope, all)).count).toBe(1)
    for (const [key, value] of Object.entries({
      room: [999_999],
      genre: [999_999],
      series: [999_999],
      customer_tag: [999_999],
      composer: [999_999],
      performer: [999_999],
      work: [999_999],
      access: ['sign_language'],
      price_max: 12.49,
      query: 'Brahms',
    }))
      expect((await listEvents(scope, { ...all, [key]: value })).count, key).toBe(0)
  })

  test('finds names in any spelling', async () => {
    const scope = systemScope(database.db)
    const { workId } = await createRepertoire(scope)
    await createTestEvent(scope, {
      programme: [{ kind: 'work', workId }],
      title: { de: 'Händel und Strauß', en: 'X' },
    })
    for (const query of ['Dvořák', 'dvorak', 'Handel', 'Haendel', 'Händel', 'strauss', 'op. 95', '100%'])
      expect((await listEvents(scope, { query })).count, query).toBe(query === '100%' ? 0 : 1)
  })

  test('hides events that are offline or not yet online from visitors only', async () => {
    const scope = systemScope(database.db)
    await createTestEvent(scope, { isOnline: false })
    expect((await listEvents(visitorScope(database.db), {})).count).toBe(0)
    expect((await listEvents(scope, {})).count).toBe(1)
  })

  test('treats as bookable only what can be bought now', async () => {
    const scope = systemScope(database.db)
    const sold = { ticketUrlExternal: 'https://shop.example/1' }
    await createEvents(scope, [
      buildEvent({ title: { de: 'ja', en: 'yes' }, ...sold }),
      buildEvent({ title: { de: 'Restkarten', en: 'few' }, ...sold, status: 'few_tickets' }),
      buildEvent({ ...sold, status: 'sold_out' }),
      buildEvent({ ...sold, status: 'cancelled' }),
      buildEvent({ ...sold, ticketSaleFrom: at('2026-11-22T09:00:00Z') }),
      buildEvent({}),
    ])
    expect(titles(await listEvents(scope, { only_bookable: true }))).toEqual(['ja', 'Restkarten'])
  })
})

describe('an event', () => {
  test('has its programme and cast in order, with soloists at their item', async () => {
    const scope = systemScope(database.db)
    const { workId, ensembleId, composerId } = await createRepertoire(scope)
    const id = await createTestEvent(scope, {
      programme: [
        {
          kind: 'work',
          workId,
          minutes: 42,
          cast: [{ artistId: composerId, role: { de: 'Leitung', en: 'Conductor' } }],
        },
        { kind: 'interval' },
        { kind: 'encore', workId },
      ],
      cast: [{ artistId: ensembleId, replaces: 'Ein anderes Orchester' }],
    })
    const event = await findEvent(scope, id)
    expect(event?.programme.map((item) => item.kind)).toEqual(['work', 'interval', 'encore'])
    expect(event?.programme[0]?.work?.composer?.name.de).toBe('Antonín Dvořák')
    expect(event?.programme[0]?.cast[0]?.artist.id).toBe(composerId)
    expect(event?.cast).toHaveLength(1)
    expect(event?.cast[0]?.replaces).toBe('Ein anderes Orchester')
  })

  test('is found by the shop’s id, also with a colon', async () => {
    const scope = systemScope(database.db)
    const id = await createTestEvent(scope, { externalId: '100-7' })
    expect((await findEventByExternalId(scope, '100:7'))?.id).toBe(id)
    expect(await findEventByExternalId(scope, '100-8')).toBeNull()
  })

  test('is past after its start, but a cancellation is permanent', async () => {
    const scope = systemScope(database.db)
    const past = await createTestEvent(scope, { dateStart: at('2020-01-01T18:00:00Z'), status: 'sold_out' })
    const cancelled = await createTestEvent(scope, {
      dateStart: at('2020-01-02T18:00:00Z'),
      status: 'cancelled',
    })
    expect((await findEvent(scope, past))?.status).toBe('past')
    // Exactly at its start, because cached answers are rendered again at that moment.
    const starting = { ...scope, now: at('2020-01-01T18:00:00Z') }
    expect((await findEvent(starting, past))?.status).toBe('past')
    expect((await findEvent(scope, cancelled))?.status).toBe('cancelled')
  })

  test('lasts for its known duration, or else an hour and a half', async () => {
    const scope = systemScope(database.db)
    const known = await createTestEvent(scope, { durationMinutes: 115 })
    const unknown = await createTestEvent(scope, {})
    expect((await findEvent(scope, known))?.date_end).toBe('2026-11-27T20:25:00.000Z')
    expect((await findEvent(scope, unknown))?.date_end).toBe('2026-11-27T20:00:00.000Z')
  })

  test('has the concerts before and after it', async () => {
    const scope = systemScope(database.db)
    const ids: number[] = []
    for (const day of ['25', '26', '27'])
      ids.push(await createTestEvent(scope, { dateStart: at(`2026-11-${day}T18:00:00Z`) }))
    const event = await findEvent(scope, ids[1] ?? 0)
    expect(event).not.toBeNull()
    if (!event) return
    const { previous, next } = await findNeighbours(scope, event)
    expect([previous?.id, next?.id]).toEqual([ids[0], ids[2]])
  })

  test('has the number of earlier performances of its works here, without cancelled ones', async () => {
    const scope = systemScope(database.db)
    const { workId } = await createRepertoire(scope)
    const programme = [{ kind: 'work' as const, workId }]
    await createTestEvent(scope, { dateStart: at('1950-03-04T18:00:00Z'), programme })
    await createTestEvent(scope, { dateStart: at('2009-03-04T18:00:00Z'), programme })
    await createTestEvent(scope, { dateStart: at('2015-03-04T18:00:00Z'), programme, status: 'cancelled' })
    const soon = new Date(testNow.getTime() + 3_600_000)
    await createTestEvent(scope, { dateStart: soon, programme })
    const count = async (from: string | null, before: Date) =>
      (await countEarlierPerformances(scope, { workIds: [workId], from, before })).get(workId)
    expect(await count(null, testNow)).toEqual({ count: 2, last: '2009-03-04' })
    expect(await count('1987-09-13', testNow)).toEqual({ count: 1, last: '2009-03-04' })
    // A coming evening counts for those after it.
    expect(await count(null, soon)).toMatchObject({ count: 2 })
    expect(await count(null, new Date(soon.getTime() + 1))).toMatchObject({ count: 3 })
  })

  test('is refused without a title', async () => {
    const scope = systemScope(database.db)
    await expect(createTestEvent(scope, { title: { de: ' ', en: '' } })).rejects.toMatchObject({
      code: 'invalid',
      fields: { title: 'required' },
    })
  })

  test('cannot be created by visitors or by authors of drafts', async () => {
    await expect(createTestEvent(visitorScope(database.db))).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})
