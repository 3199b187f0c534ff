// Covers: src/server/start/run-processes.ts src/db/client/embedded
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '../support/browser.ts'
import { runOnServer, startDatabaseServer, withDatabase } from '../support/database-global-setup.ts'
import { startSite } from '../support/site.ts'

test(
  'Three processes that start at once on an empty database all serve, and one of them fills it',
  { tag: '@long' },
  async () => {
    test.setTimeout(600_000)
    const server = await startDatabaseServer()
    await runOnServer(server.url, 'CREATE DATABASE hall')
    const url = withDatabase(server.url, 'hall')
    const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-together-'))
    const env = { DATABASE_URL: url, DATA_DIR: folder, DEMO: '0' }
    const sites = await Promise.all([startSite({ env }), startSite({ env }), startSite({ env })])
    try {
      const homes = await Promise.all(sites.map(async ({ origin }) => (await fetch(`${origin}/de`)).status))
      expect(homes).toEqual([200, 200, 200])
      // The keys of pages are unique: a process that had created them as well would have ended with an error.
      const pages = await runOnServer(url, 'SELECT system_key FROM pages')
      expect(pages.length).toBeGreaterThan(10)
      // Each has its jobs: the queue's tables exist once, and nobody has logged an error.
      const [row] = await runOnServer(url, 'SELECT count(*)::int AS count FROM jobs.version')
      expect(row).toEqual({ count: 1 })
      // On a busy machine the check of the readiness may have timed out.
      const errors = sites.flatMap((site) => site.output().match(/^.*"level":[56]0.*$/gm) ?? [])
      expect(errors.filter((line) => !line.includes('"trouble"'))).toEqual([])
    } finally {
      await Promise.all(sites.map((site) => site.stop()))
      await server.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
