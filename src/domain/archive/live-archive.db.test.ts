import { AsyncLocalStorage } from 'node:async_hooks'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import type { ChangeKind } from '#db/schema/index.ts'
import { recordChange } from '../changes/index.server.ts'
import {
  buildEvent,
  createEvents,
  createRepertoire,
  createWorks,
  systemScope,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import type { ArchiveQuestion } from './search-segment.ts'
import { findArchive, findArchiveIfBuilt, keepArchiveReady } from './find-archive.server.ts'
import { LiveArchive } from './live-archive.server.ts'

const onRead = () => {}
const all: ArchiveQuestion = { from: -Infinity, to: Infinity, now: 0, seesAll: false, text: null, wanted: {} }

describe('an index that follows the database', () => {
  let database: Database
  /** Two instances, as in two processes on one database. */
  let archives: LiveArchive[]
  let composerId: number
  let workId: number
  let ids: number[]

  beforeAll(async () => {
    database = await openFreshDatabase()
    const scope = systemScope(database.db)
    ;({ composerId, workId } = await createRepertoire(scope))
    ids = await createEvents(scope, [
      evening('Eins', workId),
      evening('Zwei', workId),
      evening('Drei', workId),
    ])
    archives = [new LiveArchive(database.db), new LiveArchive(database.db)]
  })
  afterAll(() => database.close())

  /** Changes rows the way commands do: with an entry in the change log, in the same transaction. */
  const change = (kind: ChangeKind, subjects: number[] | null, statement: SQL) =>
    database.db.transaction(async (tx) => {
      await tx.execute(statement)
      await recordChange({ db: tx }, kind, subjects)
    })

  /** The answer of every instance; all must agree. */
  const ask = async (question: Partial<ArchiveQuestion> = {}) => {
    const answers = await Promise.all(
      archives.map(async (archive) =>
        (await archive.current())
          .ask({ ...all, ...question })
          .listIds({ offset: 0, limit: 500, newestFirst: false }),
      ),
    )
    expect(answers[1]).toEqual(answers[0])
    return answers[0]
  }
  const mentioning = (word: string) => ask({ text: { words: [word], listed: [] } })

  test('is built in advance, and reports its size', async () => {
    const measured = await new Promise((resolve, reject) => {
      const changes = { subscribe: () => () => {} }
      keepArchiveReady(database, { changes, delayMs: 0, onReady: resolve, onRead, onError: reject })
    })
    expect(measured).toMatchObject({ events: 3, segments: 1 })
  })

  test('says that it is being prepared while the database takes its time, and answers then', async () => {
    const released = Promise.withResolvers<void>()
    const { db } = database
    const slow: typeof db = new Proxy(db, {
      get: (target, key, receiver) =>
        key === 'execute'
          ? async (statement: SQL) => {
              await released.promise
              return target.execute(statement)
            }
          : Reflect.get(target, key, receiver),
    })
    const built = new Promise((resolve, reject) => {
      const changes = { subscribe: () => () => {} }
      const onReady = resolve
      keepArchiveReady({ db: slow, reads: slow }, { changes, delayMs: 0, onReady, onRead, onError: reject })
    })
    const scope = { ...visitorScope(slow), db: slow }
    expect(await findArchiveIfBuilt(scope)).toBeNull()
    await expect(findArchive(scope)).rejects.toMatchObject({ code: 'being_prepared', retryAfter: 1 })
    released.resolve()
    expect(await built).toMatchObject({ events: 3 })
    expect((await findArchive(scope)).measure()).toMatchObject({ events: 3 })
  })

  test('includes added, changed, hidden, restored and deleted events at the next query', async () => {
    expect(await ask()).toEqual(ids)
    const [added = 0] = await createEvents(systemScope(database.db), [evening('Vier', workId)])
    expect(await ask()).toEqual([...ids, added])
    await change('event', [added], sql`UPDATE events SET is_online = false WHERE id = ${added}`)
    expect(await ask()).toEqual(ids)
    await change('event', [added], sql`UPDATE events SET is_online = true WHERE id = ${added}`)
    expect(await ask()).toEqual([...ids, added])
    await change('event', [added], sql`UPDATE events SET vanished_at = now() WHERE id = ${added}`)
    expect(await ask()).toEqual(ids)
    await change('event', [added], sql`UPDATE events SET vanished_at = NULL WHERE id = ${added}`)
    await change(
      'event',
      [added],
      sql`UPDATE events SET date_start = '1920-01-01T18:00Z' WHERE id = ${added}`,
    )
    expect(await ask()).toEqual([added, ...ids])
    await change('event', [added], sql`DELETE FROM events WHERE id = ${added}`)
    expect(await ask()).toEqual(ids)
  })

  test('updates title, programme and cast', async () => {
    const [first = 0] = ids
    await change(
      'event',
      [first],
      sql`UPDATE search_documents SET title = 'Götterfunken' WHERE kind = 'event' AND subject_id = ${first}`,
    )
    expect(await mentioning('gotterfunken')).toEqual([first])
    await change('event', [first], sql`DELETE FROM performances WHERE event_id = ${first}`)
    expect(await ask({ wanted: { work: [workId] } })).toEqual(ids.slice(1))
    await change(
      'event',
      [first],
      sql`
      INSERT INTO performances (event_id, position, kind, work_id) VALUES (${first}, 0, 'work', ${workId})`,
    )
    expect(await ask({ wanted: { work: [workId] } })).toEqual(ids)
    await change(
      'event',
      [first],
      sql`
      INSERT INTO cast_members (event_id, position, artist_id) VALUES (${first}, 0, ${composerId})`,
    )
    expect(await ask({ wanted: { performer: [composerId] } })).toEqual([first])
  })

  test('updates names, and events whose works have another composer', async () => {
    const nameOfComposer = async () =>
      (await archives[0]?.current())?.names.find('composer', composerId)?.name.de
    expect(await nameOfComposer()).toBe('Antonín Dvořák')
    await change('artist', [composerId], sql`UPDATE artists SET name = 'A. Dvořák' WHERE id = ${composerId}`)
    expect(await nameOfComposer()).toBe('A. Dvořák')
    expect(await ask({ wanted: { composer: [composerId] } })).toEqual(ids)
    await change('event', ids, sql`UPDATE works SET composer_id = NULL WHERE id = ${workId}`)
    expect(await ask({ wanted: { composer: [composerId] } })).toEqual([])
    await change('event', ids, sql`UPDATE works SET composer_id = ${composerId} WHERE id = ${workId}`)
    expect(await ask({ wanted: { composer: [composerId] } })).toEqual(ids)
  })

  test('ignores changes that were rolled back', async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`UPDATE events SET is_online = false`)
        await recordChange({ db: tx }, 'event', ids)
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await ask()).toEqual(ids)
  })

  test('answers many readers while many changes are written', async () => {
    const scope = systemScope(database.db)
    const [otherWork = 0] = await createWorks(scope, [{ title: { de: 'Neu', en: 'New' } }])
    const written = createEvents(
      scope,
      Array.from({ length: 400 }, (_, index) => evening(`Import ${index}`, otherWork)),
    )
    const counts = await Promise.all(Array.from({ length: 30 }, () => ask({ wanted: { work: [otherWork] } })))
    expect(new Set(counts.map((found) => found?.length))).not.toContain(undefined)
    await written
    expect((await ask({ wanted: { work: [otherWork] } }))?.length).toBe(400)
    await change('event', null, sql`DELETE FROM events WHERE id NOT IN ${ids}`)
    expect(await ask()).toEqual(ids)
  })

  test('is rebuilt when everything was replaced', async () => {
    await change('everything', null, sql`TRUNCATE events CASCADE`)
    expect(await ask()).toEqual([])
  })

  test('includes the changes of a slow transaction that quicker ones have overtaken', async () => {
    const scope = systemScope(database.db)
    const [slow = 0, quick = 0] = await createEvents(scope, [
      evening('Langsam', workId),
      evening('Schnell', workId),
    ])
    expect(await ask()).toEqual([slow, quick])
    await database.withSession(async (client) => {
      await client.query('BEGIN')
      await client.query('UPDATE events SET is_online = false WHERE id = $1', [slow])
      await client.query("INSERT INTO changes (kind, subject_id) VALUES ('event', $1)", [slow])
      await otherwise(() =>
        change('event', [quick], sql`UPDATE events SET is_online = false WHERE id = ${quick}`),
      )
      expect(await otherwise(() => ask())).toEqual([slow])
      await client.query('COMMIT')
    })
    expect(await ask()).toEqual([])
  })
})

/** Runs outside of any session, as another visitor's request does. */
const runOutside = AsyncLocalStorage.snapshot()

function otherwise<T>(work: () => PromiseLike<T>): Promise<T> {
  return runOutside(async () => await work())
}

function evening(name: string, workId: number) {
  return buildEvent({
    title: { de: name, en: name },
    dateStart: new Date('1950-01-01T18:00:00Z'),
    programme: [{ kind: 'work', workId }],
  })
}
