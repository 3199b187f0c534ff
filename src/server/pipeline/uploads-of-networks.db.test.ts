import { once } from 'node:events'
import { request, type ClientRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answerLimits } from '#contracts/form-answers.ts'
import type { Database } from '#db/client/index.server.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import { createApp } from '#server/app.ts'
import { paramsOf } from '#server/page-cache/params-of.ts'
import { openCachedSite, type CachedSite } from '../../../tests/support/cached-site.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { memoryFiles } from '../../../tests/support/memory-files.ts'
import { buildServices } from '../../../tests/support/services.ts'

const boundary = 'upload'
const head =
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\n` +
  'Content-Type: image/jpeg\r\n\r\n'
const foot = `\r\n--${boundary}--\r\n`
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
/** A little faster than the slowest accepted upload. */
const slow = { bytes: 10_000, milliseconds: 500 }

let database: Database
let changes: ChangeFeed
let site: CachedSite
/** How many files the store has begun to write. */
let begun = 0

beforeAll(async () => {
  database = await openFreshDatabase()
  changes = await followChanges(database, { onError: () => {} })
  const files = memoryFiles()
  let app: ReturnType<typeof createApp>
  site = await openCachedSite({
    application: (asked, env) => app.fetch(asked, env),
    paramsOf,
    passesOn: true,
  })
  app = createApp({
    database,
    changes,
    ...buildServices({
      proxies: 1,
      clock: () => new Date(site.now()),
      files: {
        ...files,
        async write(_, content) {
          begun += 1
          for await (const chunk of content) void chunk // two hundred megabytes need not be kept
        },
      },
    }),
  })
})
afterAll(async () => {
  await changes.close()
  await site.close()
  await database.close()
})

/** Opens an upload of one file, behind the site's own proxy. */
function open(network: string): ClientRequest {
  const opened = request({
    port: site.port,
    host: '127.0.0.1',
    path: '/de/api/temp-files',
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'X-Forwarded-For': `203.0.113.99, ${network}`, // the first one is what the visitor claims
    },
  })
  opened.write(head)
  opened.write(jpeg)
  return opened
}

/** Sends a file of a size at once; resolves to the status. */
async function upload(network: string, size = 1000): Promise<number> {
  const opened = open(network)
  opened.on('error', () => {}) // a refused upload may be cut off while it is still being sent
  const answered = once(opened, 'response')
  opened.write(Buffer.alloc(size - jpeg.length))
  opened.end(foot)
  const [response] = await answered
  await text(response)
  return response.statusCode
}

test('24 slow uploads from four networks leave a place for a fifth network', async () => {
  const networks = ['192.0.2.1', '192.0.2.2', '198.51.100.3', '2001:db8:1:1::4']
  const uploads = networks.flatMap((network) => Array.from({ length: 6 }, () => open(network)))
  const cut: unknown[] = []
  for (const each of uploads) each.on('error', (error) => cut.push(error))
  const answers = uploads.map((each) => once(each, 'response').then(([response]) => response.statusCode))
  const sending = setInterval(() => {
    for (const each of uploads) each.write(Buffer.alloc(slow.bytes))
  }, slow.milliseconds)
  try {
    await vi.waitFor(() => expect(begun).toBe(24), { timeout: 30_000, interval: 5 })
    for (const network of [...networks, '2001:db8:1:1:ffff::5'])
      expect(await upload(network), network).toBe(503)
    for (const network of ['192.0.2.7', '198.51.100.8', '2001:db8:1:2::4'])
      expect(await upload(network), network).toBe(201)
  } finally {
    clearInterval(sending)
  }
  // All of them are still being read, and are taken in the end.
  for (const each of uploads) each.end(foot)
  expect(await Promise.all(answers)).toEqual(uploads.map(() => 201))
  expect(cut).toEqual([])
})

test('Two networks cannot fill the space for files that no entry has claimed', async () => {
  await database.query('TRUNCATE form_files CASCADE')
  const networks = ['192.0.2.21', '192.0.2.22']
  for (const network of networks) {
    const statuses: number[] = []
    while (statuses.at(-1) !== 429 && statuses.length < 25)
      statuses.push(await upload(network, answerLimits.fileSize))
    expect(statuses.slice(0, -1)).toEqual(Array.from({ length: 11 }, () => 201))
    expect(statuses.at(-1)).toBe(429)
  }
  const { rows } = await database.db.execute<{ bytes: string }>(
    sql`SELECT sum(byte_size) AS bytes FROM form_files WHERE expires_at IS NOT NULL`,
  )
  const mebibyte = 1024 * 1024
  expect(Number(rows[0]?.bytes)).toBe(2 * 110 * mebibyte) // of 2,048
  expect(await upload('192.0.2.23')).toBe(201)
})
