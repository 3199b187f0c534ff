import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase, type Database } from '#db/client/index.server.ts'
import { recordChange } from '#domain/changes/index.server.ts'
import { changeRecord, deleteRecords } from '#domain/records/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { openApi } from '../../tests/support/api.ts'
import { memoryFiles } from '../../tests/support/memory-files.ts'
import { migrationsFolder, startDatabaseServer } from '../../tests/support/database-global-setup.ts'
import {
  createRepertoire,
  createTestEvent,
  systemScope,
  updateTestEvents,
  visitorScope,
} from '../../tests/support/factories.ts'

// On a server of its own: what is told ends where a transaction is open, also one of another test in another database.
let server: { url: string; close: () => Promise<void> }
let database: Database
beforeAll(async () => {
  server = await startDatabaseServer()
  database = await openDatabase({ url: server.url, migrationsFolder })
})
afterAll(async () => {
  await database.close()
  await server.close()
})

const answer = z.object({
  changes: z.array(z.object({ kind: z.string(), id: z.number().nullable(), what: z.string() })),
  next: z.string(),
  has_more: z.boolean(),
})

const ask = (since: string | null, { now = new Date(), headers = {} } = {}) =>
  openApi(() => visitorScope(database.db, now)).request(
    `/api/changes${since === null ? '' : `?since=${since}`}`,
    { headers },
  )
const read = async (since: string | null) => answer.parse(await (await ask(since)).json())

/** Only a failure lasts that long. */
const patience = { timeout: 20_000 }

test('Changes since a position are told once, and nothing of what was never public', async () => {
  const scope = systemScope(database.db)
  const { next: start } = await read(null)
  const { workId, composerId, ensembleId } = await createRepertoire(scope)
  const id = await createTestEvent(scope, { programme: [{ kind: 'work', workId }] })
  const hidden = await createTestEvent(scope, { isOnline: false })
  await expect.poll(async () => (await read(start)).changes.length, patience).toBeGreaterThanOrEqual(3)
  const first = await read(start)
  expect(first.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'event', id, what: 'changed' }),
      expect.objectContaining({ kind: 'person', id: composerId, what: 'changed' }),
      expect.objectContaining({ kind: 'work', id: workId, what: 'changed' }),
    ]),
  )
  expect(first.changes.some(({ kind, id: one }) => kind === 'event' && one === hidden)).toBe(false)
  expect(first.changes.some(({ kind, id: one }) => kind === 'person' && one === ensembleId)).toBe(false)
  expect(await read(first.next)).toEqual({ changes: [], next: first.next, has_more: false })
  await recordChange(scope, 'work')
  await expect
    .poll(async () => (await read(first.next)).changes, patience)
    .toEqual([{ kind: 'work', id: null, what: 'changed' }])
})

/** Events of which the log knows that they were public and have been deleted. */
async function deletedEvents(from: number, to: number) {
  await database.db.execute(sql`
    INSERT INTO audit_log (at, actor_name, action, subject_kind, subject_id, details)
    SELECT now(), 'system', 'delete', 'event', id::text, '{"row": {"isOnline": true}}'
    FROM generate_series(${from}::int, ${to}::int) AS id`)
}

describe('What visitors can no longer see is gone', () => {
  const store = () => recordStores['event']
  async function change(id: number, changes: Record<string, unknown>, now = new Date()) {
    const found = store()
    if (!found) throw new Error('There is no such kind.')
    await changeRecord(systemScope(database.db, now), found, id, { changes, doesWin: true })
  }
  const toldOf = async (start: string | null, id: number) => [
    ...new Set(
      (await read(start)).changes.flatMap((one) => (one.kind === 'event' && one.id === id ? one.what : [])),
    ),
  ]

  test('after it was taken back, deleted, or lost by the shop', async () => {
    const scope = systemScope(database.db, new Date())
    const taken = await createTestEvent(scope)
    const deleted = await createTestEvent(scope)
    const lost = await createTestEvent(scope)
    const { next: start } = await read(null)
    await change(taken, { is_online: false })
    await change(taken, { internal_note: 'nur intern' })
    await updateTestEvents(scope, [{ id: lost, columns: { vanishedAt: scope.now } }])
    const found = store()
    if (!found) throw new Error('There is no such kind.')
    await deleteRecords(scope, recordStores, found, [deleted], {
      language: 'de',
      files: memoryFiles(),
    })
    await expect.poll(() => toldOf(start, deleted), patience).toEqual(['gone'])
    expect(await toldOf(start, taken)).toEqual(['gone'])
    expect(await toldOf(start, lost)).toEqual(['gone'])
  })

  test('but neither what was only planned, nor what was deleted as a draft', async () => {
    const scope = systemScope(database.db, new Date())
    const later = new Date(Date.now() + 86_400_000)
    const { next: start } = await read(null)
    const planned = await createTestEvent(scope, { isOnline: false })
    await change(planned, { online_from: later.toISOString() })
    await change(planned, { is_online: true })
    await change(planned, { internal_note: 'noch nicht' })
    await change(planned, { is_online: false })
    const draft = await createTestEvent(scope, { isOnline: false })
    const found = store()
    if (!found) throw new Error('There is no such kind.')
    await deleteRecords(scope, recordStores, found, [draft], { language: 'de', files: memoryFiles() })
    const shown = await createTestEvent(scope)
    await expect.poll(() => toldOf(start, shown), patience).toEqual(['changed'])
    expect(await toldOf(start, planned)).toEqual([])
    expect(await toldOf(start, draft)).toEqual([])
  })

  test('nor does a position say that there was something else', async () => {
    const scope = systemScope(database.db, new Date())
    const { next: start } = await read(null)
    const hidden = await createTestEvent(scope, { isOnline: false })
    const shown = await createTestEvent(scope)
    await expect.poll(() => toldOf(start, shown), patience).toEqual(['changed'])
    await createTestEvent(scope, { isOnline: false })
    const { next, has_more: hasMore } = await read(start)
    expect(hasMore).toBe(false)
    expect(Buffer.from(next, 'base64url').toString()).toContain(`|event|${shown}|`)
    expect(await read(next)).toEqual({ changes: [], next, has_more: false })
    expect(Buffer.from(next, 'base64url').toString()).not.toContain(`|event|${hidden}|`)
  })
})

test('A transaction that ends after later ones is not missed: nothing later is told before it', async () => {
  await deletedEvents(9001, 9002)
  const { next: start } = await read(null)
  const changesOf = async (since: string) => (await read(since)).changes.map(({ id }) => id)
  const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = database.withSession(async (client) => {
    await client.query('BEGIN')
    await client.query(`INSERT INTO changes (kind, subject_id) VALUES ('event', 9001)`)
    begun.resolve()
    await ending.promise
    await client.query('COMMIT')
  })
  await begun.promise
  await recordChange(systemScope(database.db), 'event', [9002])
  expect(await changesOf(start)).toEqual([])
  ending.resolve()
  await slow
  await expect.poll(() => changesOf(start), patience).toEqual([9001, 9002])
})

test('More than a page of changes is told page by page, each once', async () => {
  await deletedEvents(10_001, 12_300)
  const { next: start } = await read(null)
  const ids = Array.from({ length: 2300 }, (_, index) => 10_001 + index)
  await recordChange(systemScope(database.db), 'event', ids)
  const readAll = async () => {
    const all = [await read(start)]
    while (all.at(-1)?.has_more) all.push(await read(all.at(-1)?.next ?? ''))
    return all
  }
  await expect
    .poll(async () => (await readAll()).flatMap(({ changes }) => changes).length, patience)
    .toBe(ids.length)
  const pages = await readAll()
  expect(pages.map(({ changes }) => changes.length)).toEqual([1000, 1000, 300])
  expect(pages.flatMap(({ changes }) => changes.map(({ id }) => id))).toEqual(ids)
})

test('Nothing new is answered 304; a position of yesterday, of another database or of nowhere 410', async () => {
  const { next } = await read(null)
  const known = await ask(next)
  const headers = { 'If-None-Match': known.headers.get('etag') ?? '' }
  expect((await ask(next, { headers })).status).toBe(304)
  expect((await ask(next, { now: new Date(Date.now() + 25 * 3_600_000) })).status).toBe(410)
  expect((await ask('x')).status).toBe(410)
  const ahead = Buffer.from(`99999999999||0|${new Date().toISOString()}`).toString('base64url')
  expect((await ask(ahead)).status).toBe(410)
})
