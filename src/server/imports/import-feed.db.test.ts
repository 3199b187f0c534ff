import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import { forgetFeed } from '#domain/shop-feed/index.server.ts'
import { createApp } from '#server/app.ts'
import { openCachedSite, type CachedSite } from '../../../tests/support/cached-site.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { buildServices } from '../../../tests/support/services.ts'
import {
  feedEntryOf,
  openTestFeed,
  readTestFeed,
  type FeedMood,
  type TestFeed,
} from '../../../tests/support/shop-feed.ts'
import { forgetChanges } from '../page-cache/forget-changes.ts'
import { paramsOf } from '../page-cache/params-of.ts'
import { findFeedNotes } from '../readiness/find-feed-notes.ts'

const origin = 'https://hall.example'
const minute = 60_000
const everyMinutes = 15
const programme = '/de/programm-und-karten'
const line = /Kartenlage: [^<]*/

let database: Database
let changes: ChangeFeed
let site: CachedSite
let feed: TestFeed

beforeAll(async () => {
  database = await openFreshDatabase()
})
beforeEach(async () => {
  changes = await followChanges(database, { onError: () => {} })
  site = await openCachedSite({ application: (request) => app.fetch(request), paramsOf, maxBytes: 5_000_000 })
  const app = createApp({
    database,
    changes,
    ...buildServices({ publicOrigin: origin, clock: () => new Date(site.now()) }),
  })
  changes.subscribe((made) => forgetChanges(site.cache, made))
  const evening = new Date(site.now() + 30 * 86_400_000)
  feed = await openTestFeed([feedEntryOf({ id: '7-1', dateStart: evening, status: 'few_tickets' })])
})
afterEach(async () => {
  await feed.close()
  await changes.close()
  await site.close()
  await database.query('TRUNCATE shop_feed, import_runs, events, changes CASCADE')
})
afterAll(() => database.close())

/** Reads the feed; resolves to whether that has succeeded, when the site knows about it. */
async function read(mood: FeedMood, signal?: AbortSignal): Promise<boolean> {
  feed.mood = mood
  const now = new Date(site.now())
  const isRead = await readTestFeed(database, feed, { everyMinutes, now, ...(signal && { signal }) })
  await changes.catchUp()
  return isRead
}

const textOf = async (path: string) => (await site.ask(path)).text
const lineOf = async (path: string) => line.exec(await textOf(path))?.[0] ?? null
const notes = () => findFeedNotes({ db: database.db, now: new Date(site.now()) })
async function eventAddress(): Promise<string> {
  return /href="(\/de\/programm-und-karten\/[^"]+\/\d+)"/.exec(await textOf(programme))?.[1] ?? ''
}

describe('While the feed of the shop is read as it should be', () => {
  test.each(['normal', 'slow'] as const)('no page says anything about it (%s)', async (mood) => {
    expect(await read(mood)).toBe(true)
    const event = await eventAddress()
    for (const path of [programme, event, '/de']) {
      expect(await textOf(path), path).toContain('Restkarten')
      expect(await lineOf(path), path).toBeNull()
    }
    expect(await notes()).toEqual([])
  })

  test('no page leaves the cache because of it', async () => {
    await read('normal')
    await textOf(programme)
    const rendered = site.rendered.length
    for (let count = 0; count < 5; count++) {
      site.wait(everyMinutes * 0.5 * minute)
      await read('normal')
      await textOf(programme)
    }
    expect(site.rendered).toHaveLength(rendered)
  })
})

describe('When the feed can no longer be read', () => {
  test.each(['failing', 'dead'] as const)('cached pages say from when their state is (%s)', async (mood) => {
    await read('normal')
    const event = await eventAddress()
    const paths = [programme, `${programme}?view=month&month=2026-12`, event, '/de']
    for (const path of paths) expect(await lineOf(path), path).toBeNull()
    site.wait(10 * minute)
    expect(await read(mood)).toBe(false)
    const german =
      'Kartenlage: Stand 21. November 2026, 20.30 Uhr. Neueres meldet der Ticketshop zurzeit nicht.'
    for (const path of paths) expect(await lineOf(path), path).toBe(german)
    expect(await textOf(event)).toContain('Restkarten')
    expect(await textOf('/en/program-and-tickets')).toContain(
      'Tickets: as of 21 November 2026, 8.30 pm. The ticket shop has reported nothing newer since.',
    )
    expect(await notes()).toEqual(['shop_feed_failing'])

    // It goes on to fail: the line stays as it is, and so do the pages.
    const rendered = site.rendered.length
    site.wait(10 * minute)
    await read(mood)
    expect(await lineOf(programme)).toBe(german)
    expect(site.rendered).toHaveLength(rendered)

    expect(await read('normal')).toBe(true)
    for (const path of paths) expect(await lineOf(path), path).toBeNull()
    expect(await notes()).toEqual([])
  })

  test('a page without states of the sale says nothing, and stays in the cache', async () => {
    await read('normal')
    await textOf('/de/stories')
    const rendered = site.rendered.length
    await read('failing')
    expect(await lineOf('/de/stories')).toBeNull()
    expect(site.rendered).toHaveLength(rendered)
  })

  test('a feed that was never read is not given a time', async () => {
    await read('normal')
    await forgetFeed(database)
    await read('failing')
    expect(await lineOf(programme)).toBe(
      'Kartenlage: Der Ticketshop meldet zurzeit nicht, was noch zu haben ist.',
    )
  })

  test('a reading that is broken off when the program ends is no failure', async () => {
    await read('normal')
    expect(await read('normal', AbortSignal.abort())).toBe(false)
    expect(await lineOf(programme)).toBeNull()
    expect(await notes()).toEqual([])
  })

  test('a site that reads no feed any more says nothing', async () => {
    await read('normal')
    await read('failing')
    expect(await lineOf(programme)).not.toBeNull()
    await forgetFeed(database)
    await changes.catchUp()
    expect(await lineOf(programme)).toBeNull()
  })
})

test('When nobody reads the feed for several intervals, cached pages say so without being told', async () => {
  await read('normal')
  expect(await lineOf(programme)).toBeNull()
  site.wait((3 * everyMinutes + 5) * minute - 1000)
  expect(await lineOf(programme)).toBeNull()
  expect(await notes()).toEqual([])
  site.wait(1000)
  // The first visitor may still get the answer that has just expired (stale-while-revalidate).
  await vi.waitFor(async () => expect(await lineOf(programme)).toContain('20.30 Uhr'))
  expect(await notes()).toEqual(['shop_feed_late'])
  await read('normal')
  expect(await lineOf(programme)).toBeNull()
})
