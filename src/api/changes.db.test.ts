import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#db/client/index.server.ts'
import { recordChange } from '#domain/changes/index.server.ts'
import { openApi } from '../../tests/support/api.ts'
import { openFreshDatabase } from '../../tests/support/database.ts'
import {
  createRepertoire,
  createTestEvent,
  systemScope,
  visitorScope,
} from '../../tests/support/factories.ts'

let database: Database
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())

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

test('Changes since a position are told once, with what visitors can no longer see', async () => {
  const scope = systemScope(database.db)
  const { next: start } = await read(null)
  const { workId, composerId, ensembleId } = await createRepertoire(scope)
  const id = await createTestEvent(scope, { programme: [{ kind: 'work', workId }] })
  const hidden = await createTestEvent(scope, { isOnline: false })
  // What is told ends where a transaction is open, also one of another database of the server.
  await expect.poll(async () => (await read(start)).changes.length).toBeGreaterThanOrEqual(5)
  const first = await read(start)
  expect(first.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'event', id, what: 'changed' }),
      expect.objectContaining({ kind: 'event', id: hidden, what: 'gone' }),
      expect.objectContaining({ kind: 'person', id: composerId, what: 'changed' }),
      expect.objectContaining({ kind: 'person', id: ensembleId, what: 'gone' }),
      expect.objectContaining({ kind: 'work', id: workId, what: 'changed' }),
    ]),
  )
  expect(await read(first.next)).toEqual({ changes: [], next: first.next, has_more: false })
  await recordChange(scope, 'work')
  await expect
    .poll(async () => (await read(first.next)).changes)
    .toEqual([{ kind: 'work', id: null, what: 'changed' }])
})

test('A transaction that ends after later ones is not missed: nothing later is told before it', async () => {
  const { next: start } = await read(null)
  const changesOf = async (since: string) => (await read(since)).changes.map(({ id }) => id)
  const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = database.withSession(async (client) => {
    await client.query('BEGIN')
    await client.query(`INSERT INTO changes (kind, subject_id) VALUES ('event', 901)`)
    begun.resolve()
    await ending.promise
    await client.query('COMMIT')
  })
  await begun.promise
  await recordChange(systemScope(database.db), 'event', [902])
  expect(await changesOf(start)).toEqual([])
  ending.resolve()
  await slow
  await expect.poll(() => changesOf(start)).toEqual([901, 902])
})

test('More than a page of changes is told page by page, each once', async () => {
  const { next: start } = await read(null)
  const ids = Array.from({ length: 2300 }, (_, index) => index + 1)
  await recordChange(systemScope(database.db), 'event', ids)
  const readAll = async () => {
    const all = [await read(start)]
    while (all.at(-1)?.has_more) all.push(await read(all.at(-1)?.next ?? ''))
    return all
  }
  await expect.poll(async () => (await readAll()).flatMap(({ changes }) => changes).length).toBe(ids.length)
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
