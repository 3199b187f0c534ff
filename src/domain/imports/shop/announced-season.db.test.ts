import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { events, releaseItems, releases, seasons } from '#db/schema/index.ts'
import { saveSettings } from '#domain/house/index.server.ts'
import { collectRecordChange } from '#domain/publishing/index.server.ts'
import { addRecord, changeRecord, storeOfKind } from '#domain/records/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { createHouse, systemScope, testNow } from '../../../../tests/support/factories.ts'
import { publishDue } from '../../../../tests/support/releases.ts'
import { askLocally, feedEntryOf, openTestFeed, type TestFeed } from '../../../../tests/support/shop-feed.ts'
import { importShop } from '../index.server.ts'

const database = useTestDatabase()
const kinds = {
  season: storeOfKind(recordStores, 'season'),
  release: storeOfKind(recordStores, 'release'),
  event: storeOfKind(recordStores, 'event'),
}
const minute = new Date(testNow.getTime() + 60_000)
const scope = () => systemScope(database.db)
let feed: TestFeed
let season = 0
let release = 0

beforeEach(async () => {
  feed = await openTestFeed()
  await createHouse(scope())
  release = await addRecord(scope(), kinds.release, { name: 'Saison', state: 'collecting' })
  season = await addRecord(scope(), kinds.season, { name: '2031/32', announced_with: release })
})
afterEach(() => feed.close())

describe('Concerts of a season that is announced with a release', () => {
  test('arrive hidden, follow the shop, and become public with it; later ones are public at once', async () => {
    await arrive('1-1')
    expect(await shown()).toEqual([])
    expect(await waitingIn(release)).toEqual(['1-1'])
    await read({ id: '1-1', dateStart: new Date('2031-11-20T18:30:00Z') })
    const [moved] = await database.db.select().from(events).where(eq(events.externalId, '1-1'))
    expect(moved).toMatchObject({ dateStart: new Date('2031-11-20T18:30:00Z'), isOnline: false })
    expect(await waitingIn(release)).toEqual(['1-1'])
    await set({ state: 'planned', publish_at: minute.toISOString() })
    await publishDue(database, minute)
    expect(await shown()).toEqual(['1-1'])
    await arrive('2-1')
    expect(await shown()).toEqual(['1-1', '2-1'])
  })

  test('are the only ones that do: those of another season are public', async () => {
    await read({ id: '3-1', dateStart: new Date('2030-10-10T18:30:00Z') })
    expect(await shown()).toEqual(['3-1'])
    expect(await waitingIn(release)).toEqual([])
  })

  test('stay hidden in a cancelled release, and wait on when it is taken up again', async () => {
    await set({ state: 'cancelled' })
    await arrive('1-1')
    expect(await shown()).toEqual([])
    await set({ state: 'planned', publish_at: minute.toISOString() })
    await publishDue(database, minute)
    expect(await shown()).toEqual(['1-1'])
  })

  test('follow their season into another release, without what else waits for them', async () => {
    await arrive('1-1')
    await arrive('2-1')
    const [first] = await database.db.select().from(events).where(eq(events.externalId, '1-1'))
    await collectRecordChange(scope(), kinds.event, {
      destination: { releaseId: release },
      id: first?.id ?? 0,
      changes: { title: { de: 'Gala', en: 'Gala' } },
      language: 'de',
    })
    await set({ state: 'cancelled' })
    const other = await addRecord(scope(), kinds.release, { name: 'Später', state: 'collecting' })
    await changeRecord(scope(), kinds.season, season, { changes: { announced_with: other } })
    expect(await waitingIn(other)).toEqual(['1-1', '2-1'])
    const left = await database.db.select().from(releaseItems).where(eq(releaseItems.releaseId, release))
    expect(left.map(({ changes }) => Object.keys(changes))).toEqual([['title']])
    await changeRecord(scope(), kinds.season, season, { changes: { announced_with: null } })
    expect(await waitingIn(other)).toEqual(['1-1', '2-1'])
  })
})

describe('A season that the feed adds', () => {
  test('is public at once, unless the house wants new ones hidden: then it gets a release of its own', async () => {
    await read({ id: '4-1', dateStart: new Date('2033-10-10T18:30:00Z') })
    expect(await shown()).toEqual(['4-1'])
    await saveSettings(scope(), { hides_new_seasons: true })
    await read(
      { id: '4-1', dateStart: new Date('2033-10-10T18:30:00Z') },
      { id: '5-1', dateStart: new Date('2034-10-10T18:30:00Z') },
      { id: '6-1', dateStart: new Date('2033-10-11T18:30:00Z') },
    )
    expect(await shown()).toEqual(['4-1', '6-1'])
    const [made] = await database.db
      .select({ id: releases.id, name: releases.name, state: releases.state })
      .from(seasons)
      .innerJoin(releases, eq(releases.id, seasons.announcedWithId))
      .where(eq(seasons.name, '2034/35'))
    expect(made).toMatchObject({ name: 'Saison 2034/35', state: 'collecting' })
    expect(await waitingIn(made?.id ?? 0)).toEqual(['5-1'])
  })
})

/** The feed as the shop has it now. */
async function read(...entries: Parameters<typeof feedEntryOf>[0][]): Promise<void> {
  feed.entries = entries.map(feedEntryOf)
  await importShop(scope(), { address: feed.address, stores: recordStores, ask: askLocally })
}

/** A concert of the season is added to what the feed has. */
async function arrive(id: string): Promise<void> {
  feed.entries = [...feed.entries, feedEntryOf({ id, dateStart: new Date('2031-10-10T18:30:00Z') })]
  await importShop(scope(), { address: feed.address, stores: recordStores, ask: askLocally })
}

async function set(changes: Record<string, unknown>): Promise<void> {
  await changeRecord(scope(), kinds.release, release, { changes })
}

async function shown(): Promise<(string | null)[]> {
  const rows = await database.db
    .select({ externalId: events.externalId })
    .from(events)
    .where(eq(events.isOnline, true))
    .orderBy(events.externalId)
  return rows.map(({ externalId }) => externalId)
}

/** The concerts that become public with a release. */
async function waitingIn(id: number): Promise<(string | null)[]> {
  const rows = await database.db
    .select({ externalId: events.externalId, changes: releaseItems.changes })
    .from(releaseItems)
    .innerJoin(events, eq(events.id, releaseItems.subjectId))
    .where(eq(releaseItems.releaseId, id))
    .orderBy(events.externalId)
  return rows.flatMap(({ externalId, changes }) => (changes['is_online'] === true ? [externalId] : []))
}
