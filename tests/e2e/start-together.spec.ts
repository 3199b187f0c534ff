import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { expect, test } from '../support/browser.ts'
import { runOnServer, startDatabaseServer, withDatabase } from '../support/database-global-setup.ts'
import { startSite } from '../support/site.ts'

test('Three processes that start at once on an empty database all serve, and one of them fills it', async () => {
  test.setTimeout(600_000)
  const server = await startDatabaseServer()
  await runOnServer(server.url, 'CREATE DATABASE hall')
  const url = withDatabase(server.url, 'hall')
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-together-'))
  const env = { DATABASE_URL: url, DATA_DIR: folder, DEMO: '1' }
  const sites = await Promise.all([startSite({ env }), startSite({ env }), startSite({ env })])
  try {
    const loaded = sites.filter((site) => site.output().includes('Loading the demo season'))
    expect(loaded).toHaveLength(1)
    const counts = await Promise.all(
      sites.map(async ({ origin }) => {
        const answer = await fetch(`${origin}/api/events/`)
        return z.object({ count: z.number() }).parse(await answer.json()).count
      }),
    )
    expect(counts[0]).toBeGreaterThan(100)
    expect(new Set(counts).size).toBe(1)
    // Each has its jobs: the queue's tables exist once, and nobody has logged an error.
    const [row] = await runOnServer(url, 'SELECT count(*)::int AS count FROM jobs.version')
    expect(row).toEqual({ count: 1 })
    for (const site of sites) expect(site.output()).not.toMatch(/"level":[56]0/)
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
})
