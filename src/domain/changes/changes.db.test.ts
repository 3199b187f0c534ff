import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { buildEvent, createEvents, systemScope } from '../../../tests/support/factories.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { replaceNavigation } from '../navigation/index.server.ts'
import { createPage } from '#domain/content/index.server.ts'
import {
  findNextMoment,
  followChanges,
  clearChanges,
  recordChange,
  type Change,
  type ChangeFeed,
} from './index.server.ts'

describe('The log of changes', () => {
  let database: Database
  let feeds: ChangeFeed[]
  /** The changes that each of two processes was notified of. */
  let heard: Change[][]
  beforeAll(async () => {
    database = await openFreshDatabase()
    heard = [[], []]
    feeds = await Promise.all(heard.map(() => followChanges(database, { onError: () => {} })))
    for (const [index, feed] of feeds.entries())
      feed.subscribe((changes) => void heard[index]?.push(...changes))
  })
  afterAll(async () => {
    await Promise.all(feeds.map((feed) => feed.close()))
    await database.close()
  })

  const untilHeard = async (...wanted: Partial<Change>[]) => {
    await vi.waitFor(() => {
      for (const changes of heard)
        for (const change of wanted) expect(changes).toContainEqual(expect.objectContaining(change))
    }, 30_000)
    for (const changes of heard) changes.length = 0
  }

  test('notifies every process of the changes that commands make', async () => {
    const scope = systemScope(database.db)
    const [id = 0] = await createEvents(scope, [buildEvent()])
    await untilHeard({ kind: 'event', id })
    const page = await createPage(scope, { texts: { de: { slug: 'haus', title: 'Haus' } } })
    await untilHeard({ kind: 'page', id: page }, { kind: 'sitemap', id: null })
    await replaceNavigation(scope, 'main', [{ label: { de: 'Haus', en: 'House' }, target: { pageId: page } }])
    await untilHeard({ kind: 'menu', id: null })
  })

  test('contains no changes that were rolled back', async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await recordChange({ db: tx }, 'event', [77])
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await recordChange(database, 'form', [1])
    await untilHeard({ kind: 'form', id: 1 })
    expect(heard.flat()).not.toContainEqual(expect.objectContaining({ id: 77 }))
  })

  test('is known to the listeners of a process once it has caught up, without a notification', async () => {
    const [feed] = feeds
    await recordChange(database, 'form', [2])
    await feed?.catchUp()
    expect(heard[0]).toContainEqual({ kind: 'form', id: 2, language: null })
    await untilHeard({ kind: 'form', id: 2 })
  })

  test('is read again after lost connections, including the changes made meanwhile', async () => {
    await database.db.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    await vi.waitFor(() => recordChange(database, 'article', [5]), 30_000)
    await untilHeard({ kind: 'article', id: 5 })
  })

  test('reports a slow transaction that quicker ones have overtaken', async () => {
    const began = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const slow = database.withSession(async (client) => {
      await client.query('BEGIN')
      await client.query("INSERT INTO changes (kind, subject_id) VALUES ('event', 1001)")
      await client.query("SELECT pg_notify('changes', '')")
      began.resolve()
      await mayEnd.promise
      await client.query('COMMIT')
    })
    await began.promise
    await recordChange(database, 'event', [1002])
    await untilHeard({ kind: 'event', id: 1002 })
    mayEnd.resolve()
    await slow
    await untilHeard({ kind: 'event', id: 1001 })
  })

  test('is cleared of entries older than a day', async () => {
    const later = new Date(Date.now() + 25 * 3_600_000)
    await clearChanges({ db: database.db, now: later })
    const { rows } = await database.db.execute(sql`SELECT * FROM changes`)
    expect(rows).toEqual([])
  })
})

describe('The next moment that matters', () => {
  let database: Database
  beforeAll(async () => {
    database = await openFreshDatabase()
  })
  afterAll(() => database.close())

  test('is midnight in the hall, or earlier when something begins or ends', async () => {
    const now = new Date('2026-07-01T10:00:00Z')
    expect(await findNextMoment({ db: database.db, now })).toEqual(new Date('2026-07-01T22:00:00Z'))
    const scope = systemScope(database.db)
    await createEvents(scope, [
      buildEvent({ dateStart: new Date('2026-07-01T18:00:00Z') }),
      buildEvent({
        dateStart: new Date('2026-09-01T18:00:00Z'),
        ticketSaleFrom: new Date('2026-07-01T12:00:00Z'),
      }),
    ])
    expect(await findNextMoment({ db: database.db, now })).toEqual(new Date('2026-07-01T12:00:00Z'))
    const noon = new Date('2026-07-01T12:00:00Z')
    expect(await findNextMoment({ db: database.db, now: noon })).toEqual(new Date('2026-07-01T18:00:00Z'))
  })
})
