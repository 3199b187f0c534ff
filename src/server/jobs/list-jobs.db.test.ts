import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dumpLogical, restoreLogical, type Database, type Db } from '#db/client/index.server.ts'
import { events, importRuns, outgoingMails, presaleReminders } from '#db/schema/index.ts'
import { saveSettings } from '#domain/house/index.server.ts'
import { recordChange } from '#domain/changes/index.server.ts'
import { queueMail } from '#domain/mail/index.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { createTestEvent, systemScope } from '../../../tests/support/factories.ts'
import { openTestMedia } from '../../../tests/support/media-services.ts'
import { memoryFiles } from '../../../tests/support/memory-files.ts'
import { listJobs } from './list-jobs.ts'
import { startJobs, type RunningJobs } from './start-jobs.ts'

let database: Database
let dataDir: string
let shop: { server: Server; address: string; asked: number; status: number }
const running: RunningJobs[] = []
const logger = { info: () => {}, warn: () => {}, error: () => {} }
const timeout = { timeout: 20_000, interval: 20 }
const now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  database = await openFreshDatabase()
})
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'concert-hall-jobs-'))
  shop = await openShop()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
  shop.server.close()
  await rm(dataDir, { recursive: true })
  await database.query(
    'TRUNCATE outgoing_mails, events, import_runs CASCADE; DROP SCHEMA IF EXISTS jobs CASCADE',
  )
})
afterAll(() => database.close())

test('a mail is sent soon after it is queued, and once with any number of processes', async () => {
  await start()
  await start()
  await start()
  await database.db.transaction((tx) => queue(tx, 'together'))
  for (let number = 1; number <= 20; number++) await queue(database.db, `mail ${number}`)
  await vi.waitFor(async () => expect(await waiting()).toBe(0), timeout)
  expect(await subjects()).toHaveLength(21)
  const rows = await database.db.select().from(outgoingMails)
  expect(rows.map(({ sentAt }) => sentAt)).toEqual(rows.map(() => now))
})

test('a cache in front is told each change once, by any number of processes', async () => {
  const purged: string[] = []
  const server = createServer((request, response) => {
    purged.push(String(request.headers['surrogate-key']))
    response.end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  for (let number = 1; number <= 3; number++)
    await start(database, { PURGE_URL: `http://127.0.0.1:${port}/` })
  await vi.waitFor(() => expect(purged).toEqual(['all']), timeout)
  await vi.waitFor(async () => expect(await stateOf('purge')).not.toContain('active'), timeout)
  await recordChange({ db: database.db }, 'page', [7])
  await vi.waitFor(() => expect(purged).toEqual(['all', 'page page:7']), timeout)
  server.close()
  server.closeAllConnections()
})

test('a mail that was queued while no process ran is sent when one starts', async () => {
  await queue(database.db, 'early')
  await start()
  await vi.waitFor(async () => expect(await subjects()).toEqual(['early']), timeout)
})

test('a mail of a transaction that is rolled back is never sent', async () => {
  await start()
  const taken = database.db.transaction(async (tx) => {
    await queue(tx, 'never')
    throw new Error('No.')
  })
  await expect(taken).rejects.toThrow('No.')
  await queue(database.db, 'after')
  await vi.waitFor(async () => expect(await subjects()).toEqual(['after']), timeout)
})

test('a waiting mail survives a dump, and a sent one is not sent again', async () => {
  await start()
  await queue(database.db, 'sent')
  await vi.waitFor(async () => expect(await waiting()).toBe(0), timeout)
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
  await queue(database.db, 'waiting')
  const other = await openFreshDatabase()
  try {
    const file = new PassThrough()
    await Promise.all([dumpLogical(database, file), restoreLogical(other, file, { replace: true })])
    await start(other)
    await vi.waitFor(async () => expect(await subjects()).toEqual(['sent', 'waiting']), timeout)
    await Promise.all(running.splice(0).map(({ stop }) => stop()))
  } finally {
    await other.close()
  }
})

test('visitors with a reminder receive a mail when the sale has started', async () => {
  const eventId = await createTestEvent(systemScope(database.db, now), {
    dateStart: new Date('2027-01-10T19:00:00Z'),
    ticketSaleFrom: new Date('2026-11-21T11:59:00Z'),
  })
  await database.db
    .insert(presaleReminders)
    .values({ eventId, email: 'clara@example.org', language: 'de', confirmedAt: now })
  await start()
  await vi.waitFor(async () => expect(await waiting()).toBe(0), timeout)
  await vi.waitFor(async () => expect(await subjects()).toHaveLength(1), timeout)
  const [reminder] = await database.db.select().from(presaleReminders)
  expect(reminder?.sentAt).toEqual(now)
})

test("the shop's feed is imported once with any number of processes, and again when it was unavailable", async () => {
  shop.status = 503
  await start()
  await start()
  const imports = () => database.db.select().from(importRuns).where(eq(importRuns.kind, 'shop'))
  await vi.waitFor(async () => expect(await stateOf('shop-feed')).toEqual(['retry']), timeout)
  expect(await imports()).toHaveLength(1)
  shop.status = 200
  await database.query(`UPDATE jobs.job SET start_after = now() WHERE name = 'shop-feed'`)
  await vi.waitFor(async () => expect(await stateOf('shop-feed')).toEqual(['completed']), timeout)
  expect([shop.asked, (await imports()).length]).toEqual([2, 2])
  expect(await database.db.select().from(events)).toEqual([])
})

test('the feed that the house has set is read, also one that was set while the site runs', async () => {
  await saveSettings(systemScope(database.db, now), { shop_feed: shop.address })
  await start(database, { SHOP_FEED_URL: 'http://127.0.0.1:1/feed' })
  await vi.waitFor(async () => expect(await stateOf('shop-feed')).toEqual(['completed']), timeout)
  expect(shop.asked).toBe(1)
})

async function start(on = database, env: { PURGE_URL?: string; SHOP_FEED_URL?: string } = {}): Promise<void> {
  const jobs = listJobs({
    env: { SHOP_FEED_URL: shop.address, SHOP_IMPORT_MINUTES: 15, PRIVATE_HOSTS: ['127.0.0.1'], ...env },
    database: on,
    dataDir,
    files: memoryFiles(),
    media: openTestMedia(),
    guard: { areOurs: async () => true },
    publicOrigin: 'https://hall.example',
    secrets: ['a secret of more than 32 characters, for tests'],
    logger,
    clock: () => now,
  })
  const started = startJobs({ database: on, jobs, logger, pollSeconds: 0.5 })
  running.push(started)
  await started.started
}

function queue(db: Db, subject: string): Promise<number> {
  const mail = { sender: 'house@example.org', recipient: 'clara@example.org', subject, textBody: 'Hallo' }
  return queueMail({ db, now }, mail)
}

async function subjects(): Promise<string[]> {
  const folder = path.join(dataDir, 'mail')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))
  return texts.map((text) => /^Subject: (.*)\r$/m.exec(text)?.[1] ?? '').toSorted()
}

async function waiting(): Promise<number> {
  const rows = await database.db.select().from(outgoingMails)
  const reminders = await database.db.select().from(presaleReminders)
  return [...rows, ...reminders].filter(({ sentAt }) => sentAt === null).length
}

async function stateOf(name: string): Promise<unknown[]> {
  const { rows } = await database.query('SELECT state::text FROM jobs.job WHERE name = $1', [name])
  return rows.map((row) => (typeof row === 'object' && row && 'state' in row ? row.state : row))
}

/** An empty feed. */
async function openShop() {
  const opened = { asked: 0, status: 200, address: '' }
  const server = createServer((_, response) => {
    opened.asked++
    response.writeHead(opened.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ count: 0, next: null, previous: null, results: [] }))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  opened.address = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/feed`
  return Object.assign(opened, { server })
}
