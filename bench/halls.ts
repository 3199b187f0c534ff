import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { openDatabase, type Database } from '#db/client/index.server.ts'
import { isDemoLoaded } from '../demo/state.ts'
import { copyDemoData } from '../tests/support/browser-data.ts'
import { startPostgresServer } from '../tests/support/postgres-server.ts'
import { startSite, type Site } from '../tests/support/site.ts'

/** The demo hall on one kind of database. */
export type Hall = {
  name: string
  /** For this process; only while no site of this hall runs, as the embedded database serves one process. */
  openDatabase: () => Promise<Database>
  startSite: () => Promise<Site>
  /** The same program on an empty database of this kind; null where there is no second one to be had. */
  startEmptySite: (() => Promise<Site>) | null
  close: () => Promise<void>
}

/** The embedded database, on a copy of demo content that is kept from one run to the next. */
export async function openEmbeddedHall(): Promise<Hall> {
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-bench-'))
  const shopPort = await copyDemoData(folder)
  return {
    name: 'embedded database',
    openDatabase: () => openDatabase({ dataDir: path.join(folder, 'database') }),
    // On its shop port, so that no start has to rewrite the links to the shop.
    startSite: () => startSite({ env: { DEMO: '1', DATA_DIR: folder, SHOP_PORT: shopPort } }),
    startEmptySite: () => startSite({ env: { DEMO: '1' } }),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A PostgreSQL server: the given database, or one of the machine's own, or why there is none. */
export async function openServerHall(url: string | undefined): Promise<Hall | { reason: string }> {
  if (url !== undefined) return fillServer(url, null)
  const server = await startPostgresServer()
  if ('reason' in server) return server
  return fillServer(server.url, () => server.stop())
}

/** A server of our own is thrown away afterwards, so a second database on it shows a start on an empty one. */
async function fillServer(
  url: string,
  stop: (() => Promise<void>) | null,
): Promise<Hall | { reason: string }> {
  if (!(await mayBeFilled(url)))
    return { reason: 'DATABASE_URL names a database that holds something else than the demo' }
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-bench-'))
  const env = { DEMO: '1', DATA_DIR: folder, DATABASE_URL: url }
  const first = await startSite({ env })
  const shopPort = new URL(first.shopOrigin).port
  await first.stop()
  return {
    name: `PostgreSQL ${await askForVersion(url)} server`,
    openDatabase: () => openDatabase({ url }),
    startSite: () => startSite({ env: { ...env, SHOP_PORT: shopPort } }),
    startEmptySite:
      stop && (async () => startSite({ env: { DEMO: '1', DATABASE_URL: await addDatabase(url) } })),
    async close() {
      await rm(folder, { recursive: true, force: true })
      await stop?.()
    },
  }
}

/** Whether nothing is there that demo content would be mixed into: no tables at all, or those of the demo. */
async function mayBeFilled(url: string): Promise<boolean> {
  const tables = await query(url, `SELECT 1 FROM pg_tables WHERE schemaname = 'public' LIMIT 1`)
  if (tables.length === 0) return true
  const database = await openDatabase({ url })
  try {
    return await isDemoLoaded(database).catch(() => false)
  } finally {
    await database.close()
  }
}

async function addDatabase(url: string): Promise<string> {
  await query(url, 'CREATE DATABASE concert_hall_empty')
  const address = new URL(url)
  address.pathname = '/concert_hall_empty'
  return address.href
}

async function askForVersion(url: string): Promise<string> {
  const [row] = await query(url, 'SHOW server_version')
  return String(row?.['server_version']).replace(/ .*/, '')
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
