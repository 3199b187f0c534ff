import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#db/client/index.server.ts'
import { recordChange } from '#domain/changes/index.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { purgeChanges } from './purge-changes.ts'

const body = z.object({ tags: z.array(z.string()) })

let database: Database
let now: Date
let cache: {
  onPurge: () => Promise<void>
  url: string
  status: number
  asked: { tags: string[]; headers: unknown }[]
  close: () => void
}

beforeAll(async () => {
  database = await openFreshDatabase()
})
beforeEach(async () => {
  now = new Date()
  await database.query('TRUNCATE settings, changes')
  const asked: (typeof cache)['asked'] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request
    const { tags } = body.parse(JSON.parse(await text(request)))
    const { authorization, 'fastly-key': key, 'surrogate-key': header } = headers
    asked.push({ tags, headers: { method, url, authorization, key, header } })
    await cache.onPurge()
    response.writeHead(cache.status).end()
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  cache = {
    onPurge: async () => {},
    url: `http://127.0.0.1:${port}/purge`,
    status: 200,
    asked,
    close: () => server.close(),
  }
})
afterEach(() => cache.close())
afterAll(() => database.close())

const scope = () => ({ db: database.db, now })
async function purge(): Promise<string[][]> {
  cache.asked.length = 0
  const { signal } = new AbortController()
  await purgeChanges(scope, { url: cache.url, token: 'secret' }, { signal, wait: async () => {} })
  return cache.asked.map(({ tags }) => tags)
}

test('everything is purged at first, and then what has changed, once', async () => {
  expect(await purge()).toEqual([['all']])
  expect(await purge()).toEqual([])
  await recordChange(scope(), 'event', [12, 13])
  await recordChange(scope(), 'page', [5], 'de')
  expect(await purge()).toEqual([['archive', 'event', 'event:12', 'event:13', 'page', 'page:5']])
  expect(cache.asked[0]?.headers).toEqual({
    method: 'POST',
    url: '/purge',
    authorization: 'Bearer secret',
    key: 'secret',
    header: 'archive event event:12 event:13 page page:5',
  })
  expect(await purge()).toEqual([])
})

test('what changes while others are purged is purged, too', async () => {
  await purge()
  await recordChange(scope(), 'page', [1])
  cache.onPurge = async () => {
    cache.onPurge = async () => {}
    await recordChange(scope(), 'page', [2])
  }
  expect(await purge()).toEqual([
    ['page', 'page:1'],
    ['page', 'page:2'],
  ])
  expect(await purge()).toEqual([])
})

test('nothing is lost while the cache is down', async () => {
  await purge()
  await recordChange(scope(), 'page', [1])
  cache.status = 503
  await expect(purge()).rejects.toThrow('The cache at PURGE_URL answered with status 503.')
  await recordChange(scope(), 'page', [2])
  cache.status = 200
  expect(await purge()).toEqual([['page', 'page:1', 'page:2']])
})

test('many tags are sent in parts, and very many as everything', async () => {
  await purge()
  await recordChange(
    scope(),
    'page',
    Array.from({ length: 450 }, (_, id) => id + 1),
  )
  const parts = await purge()
  expect(parts.map(({ length }) => length)).toEqual([200, 200, 51])
  expect(new Set(parts.flat()).size).toBe(451)
  await recordChange(
    scope(),
    'page',
    Array.from({ length: 2500 }, (_, id) => id + 1),
  )
  expect(await purge()).toEqual([['all']])
})

test('everything is purged after a restore, in another database, and when the log does not reach back', async () => {
  await purge()
  await recordChange(scope(), 'everything')
  expect(await purge()).toEqual([['all']])
  await database.query(
    `UPDATE settings SET value = value || '{"position": "4000000000:4000000000:"}' WHERE key = 'purge'`,
  )
  expect(await purge()).toEqual([['all']])
  now = new Date(now.getTime() + 24 * 3_600_000)
  expect(await purge()).toEqual([['all']])
  expect(await purge()).toEqual([])
})
