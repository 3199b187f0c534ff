import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { joinEmbeddedServer } from '#db/client/embedded/embedded-server.ts'
import { openDatabase, type Database } from '#db/client/index.server.ts'
import { copyDemoData } from '../tests/support/browser-data.ts'
import { startPostgresRelay } from '../tests/support/postgres-relay.ts'
import { startSite, type Site } from '../tests/support/site.ts'
import type { Table } from './report.ts'

/** The demo hall, on an embedded database: POSTGRES_BIN chooses which PostgreSQL. */
export type Hall = {
  /** Its data directory. */
  folder: string
  openDatabase: () => Promise<Database>
  startSite: () => Promise<Site>
  close: () => Promise<void>
}

/** A group of measurements on a hall of its own. */
export type Bench = (given: {
  hall: Hall
  runs: number
  /** How often the group `kill` kills the site. */
  kills: number
  /** The archive to import first. */
  file: string | undefined
}) => AsyncIterable<Table>

/** Opens it on a copy of the demo content that is kept between runs. */
export async function openHall(): Promise<Hall> {
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-bench-'))
  const shopPort = await copyDemoData(folder)
  return {
    folder,
    openDatabase: () => openDatabase({ dataDir: path.join(folder, 'postgres') }),
    // Uses the shop port of the copy, so that no start has to rewrite the links to the shop.
    startSite: () => startSite({ env: { DEMO: '1', DATA_DIR: folder, SHOP_PORT: shopPort } }),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The database of a hall as a server at an address, which may be some milliseconds away and may be restarted. */
export type HallServer = {
  url: string
  /** Ends the server without a farewell to its clients; it is started again at once and recovers. */
  restart: () => void
  close: () => Promise<void>
}

export async function openHallServer({ folder }: Hall, { delay = 0 } = {}): Promise<HallServer> {
  const server = await joinEmbeddedServer({
    directory: path.join(folder, 'postgres'),
    onReturn: () => {},
    onError: () => {}, // it is repeated until it succeeds
  })
  const relay = await startPostgresRelay(server.connection, { delay })
  const { user, password, database } = server.connection()
  const url = new URL(`postgres://127.0.0.1:${relay.port}/${database}`)
  url.username = user ?? ''
  url.password = typeof password === 'string' ? password : ''
  return {
    url: url.href,
    restart: () => signalServer(folder, 'SIGQUIT'),
    async close() {
      relay.close()
      await server.close()
    },
  }
}

/** Kills a site that leads a process group, with all its processes and its database, as a power cut would. */
export async function killAll({ folder }: Hall, site: Site): Promise<void> {
  signalServer(folder, 'SIGKILL')
  process.kill(-site.pid, 'SIGKILL')
  await site.kill()
}

/** Sends a signal to the database of a data directory: SIGKILL to all its processes, others to the first. */
function signalServer(folder: string, signal: 'SIGKILL' | 'SIGQUIT'): void {
  const file = path.join(folder, 'postgres/data/postmaster.pid')
  let pid: number
  try {
    pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  } catch {
    return // it is not running
  }
  process.kill(signal === 'SIGKILL' ? -pid : pid, signal)
}

/** The resident set of the site on a data directory in millions of bytes, now and at its peak; Linux only. */
export async function readResidentSet({ folder }: Hall): Promise<{ now: number; peak: number }> {
  for (const name of await readdir('/proc')) {
    const read = (file: string) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')
    if (!/^\d+$/.test(name) || !(await read('environ')).includes(`DATA_DIR=${folder}\0`)) continue
    if (!(await read('cmdline')).includes('server/main.js')) continue
    const status = await read('status')
    const figure = (key: string) =>
      Math.round((Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024) / 1e6)
    return { now: figure('VmRSS'), peak: figure('VmHWM') }
  }
  throw new Error('The site does not run.')
}
