import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openDatabase, type Database } from '#db/client/index.server.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import type { Services } from '#server/services.ts'
import { copyDemoData } from '../support/browser-data.ts'
import { expect, test } from '../support/browser.ts'
import { countRounds, watchStatements } from '../support/count-rounds.ts'
import { findPageKinds, type PageKind } from '../support/page-kinds.ts'
import { buildServices } from '../support/services.ts'

/**
 * How many statements each kind of page may need, and how many times it may wait for the database. The database may be
 * milliseconds away, so a page that asks one thing after the other is slow.
 */
const limits: Partial<Record<PageKind, { statements: number; rounds: number }>> = {
  home: { statements: 14, rounds: 5 },
  programme: { statements: 14, rounds: 4 },
  event: { statements: 14, rounds: 5 },
  'event-long': { statements: 14, rounds: 5 },
  'event-past': { statements: 14, rounds: 5 },
  content: { statements: 10, rounds: 5 },
  landing: { statements: 10, rounds: 5 },
  stories: { statements: 10, rounds: 5 },
  article: { statements: 12, rounds: 5 },
  subscriptions: { statements: 8, rounds: 4 },
  subscription: { statements: 8, rounds: 4 },
  composer: { statements: 14, rounds: 8 },
  work: { statements: 14, rounds: 8 },
  search: { statements: 8, rounds: 6 },
  archive: { statements: 10, rounds: 6 },
  form: { statements: 6, rounds: 4 },
}

test.describe('A page that is not cached', () => {
  test.describe.configure({ mode: 'default' }) // in one worker, which has the application
  let folder: string
  let database: Database
  let changes: ChangeFeed
  let fetch: (request: Request) => Response | Promise<Response>

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-statements-'))
    await copyDemoData(folder)
    watchStatements()
    database = await openDatabase({ dataDir: path.join(folder, 'postgres') })
    changes = await followChanges(database, { onError: () => {} })
    const build = path.resolve(import.meta.dirname, '../../build')
    const application: { createApp(services: Services): { fetch: typeof fetch } } = await import(
      pathToFileURL(path.join(build, 'server/app.js')).href
    )
    const app = application.createApp({
      ...buildServices({ clientDir: path.join(build, 'client'), mode: 'production' }),
      database,
      changes,
    })
    fetch = (request) => app.fetch(request)
  })
  test.afterAll(async () => {
    await changes.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const open = async (address: string) => {
    const response = await fetch(
      new Request(`https://hall.example${address}`, { headers: { accept: 'text/html' } }),
    )
    await response.text()
    return response.status
  }

  test('asks few things of the database, most of them together', async () => {
    const kinds = await findPageKinds('https://hall.example', (address) => fetch(new Request(address)))
    for (const kind of Object.keys(limits) as PageKind[]) {
      const limit = limits[kind]
      await open(kinds[kind].de) // what this process remembers is loaded, and connections are open
      const used = await countRounds(async () => expect(await open(kinds[kind].de), kind).toBe(200))
      const asked = used.statements.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 100)).join('\n')
      expect.soft(used.statements.length, `${kind}:\n${asked}`).toBeLessThanOrEqual(limit?.statements ?? 0)
      expect.soft(used.rounds, `${kind}:\n${asked}`).toBeLessThanOrEqual(limit?.rounds ?? 0)
      expect.soft(used.statements.length, kind).toBeGreaterThan(0)
    }
  })
})
