import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, type Database } from '#db/client/index.server.ts'
import { copyDemoData } from '../tests/support/browser-data.ts'
import { startSite, type Site } from '../tests/support/site.ts'

/** The demo hall, on an embedded database: POSTGRES_BIN chooses which PostgreSQL. */
export type Hall = {
  /** Its data directory. */
  folder: string
  openDatabase: () => Promise<Database>
  startSite: () => Promise<Site>
  /** The same program on an empty database. */
  startEmptySite: () => Promise<Site>
  close: () => Promise<void>
}

/** Opens it on a copy of the demo content that is kept between runs. */
export async function openHall(): Promise<Hall> {
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-bench-'))
  const shopPort = await copyDemoData(folder)
  return {
    folder,
    openDatabase: () => openDatabase({ dataDir: path.join(folder, 'postgres') }),
    // Uses the shop port of the copy, so that no start has to rewrite the links to the shop.
    startSite: () => startSite({ env: { DEMO: '1', DATA_DIR: folder, SHOP_PORT: shopPort } }),
    startEmptySite: () => startSite({ env: { DEMO: '1' } }),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
