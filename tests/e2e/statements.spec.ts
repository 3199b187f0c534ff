// Covers: src/site/pages src/domain
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openDatabase, type Database } from '#db/client/index.server.ts'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '#db/schema/index.ts'
import type { ChangeKind } from '#db/schema/index.ts'
import { followChanges, tagsOf, type ChangeFeed } from '#domain/changes/index.server.ts'
import type { Services } from '#server/start/services.ts'
import { copyDemoData } from '../support/browser-data.ts'
import { expect, test } from '../support/browser.ts'
import { countRounds, watchStatements } from '../support/count-rounds.ts'
import { findPageKinds, pageKinds, type PageKind } from '../support/page-kinds.ts'
import { buildServices } from '../support/services.ts'

const tables = new Set<string>(
  Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : [])),
)
const contentKinds: ChangeKind[] = ['page', 'article', 'subscription', 'event', 'shared']

/** The changes of which one is recorded when a table is written; null if no page depends on it. */
const changesOf: Record<string, ChangeKind[] | null> = {
  events: ['event'],
  event_genres: ['event'],
  event_customer_tags: ['event'],
  performances: ['event'],
  cast_members: ['event'],
  event_pictures: ['event'],
  genres: ['genre'],
  rooms: ['room'],
  venues: ['room'],
  series: ['series'],
  seasons: ['season'],
  customer_tags: ['customer_tag'],
  artists: ['artist'],
  works: ['work'],
  identifiers: ['artist', 'work', 'room'],
  record_sources: ['artist', 'work', 'event'],
  articles: ['article'],
  article_categories: ['article'],
  article_tags: ['article'],
  article_tag_links: ['article'],
  article_events: ['article'],
  subscriptions: ['subscription'],
  subscription_groups: ['subscription'],
  subscription_events: ['subscription'],
  pages: ['page', 'sitemap'],
  page_locales: ['page', 'sitemap'],
  shared_blocks: ['shared'],
  forms: ['form'],
  form_fields: ['form'],
  navigation_items: ['menu'],
  settings: ['setting'],
  // A change of a picture is also one of the records that it belongs to.
  media: ['media', 'event', 'article', 'subscription', 'page', 'artist', 'room'],
  redirects: ['redirect'],
  // The content of pages and of records, and shared blocks.
  sections: contentKinds,
  revisions: contentKinds,
  publications: contentKinds,
  // The index is written with each of them.
  search_documents: contentKinds,
  search_entries: contentKinds,
  search_words: contentKinds,
  shop_feed: ['shop_feed'],
  house_records: ['house_record'],
  changes: null,
}

/**
 * How many statements each kind of page may need, and how many times it may wait for the database. The database may be
 * milliseconds away, so a page that asks one thing after the other is slow.
 */
const limits: Partial<Record<PageKind, { statements: number; rounds: number }>> = {
  home: { statements: 14, rounds: 5 },
  programme: { statements: 14, rounds: 4 },
  event: { statements: 15, rounds: 5 },
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
  /** The application as it is after a start, when it remembers nothing yet. */
  let startAnew: () => (request: Request) => Response | Promise<Response>

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-statements-'))
    await copyDemoData(folder)
    watchStatements()
    database = await openDatabase({ dataDir: path.join(folder, 'postgres') })
    changes = await followChanges(database, { onError: () => {} })
    const build = path.resolve(import.meta.dirname, '../../build')
    const application: { createApp(services: Services): { fetch: ReturnType<typeof startAnew> } } =
      await import(pathToFileURL(path.join(build, 'server/app.js')).href)
    startAnew = () => {
      const app = application.createApp({
        ...buildServices({ clientDir: path.join(build, 'client'), mode: 'production' }),
        database,
        changes,
      })
      return (request) => app.fetch(request)
    }
  })
  test.afterAll(async () => {
    await changes.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const open = async (application: ReturnType<typeof startAnew>, address: string) => {
    const response = await application(
      new Request(`https://hall.example${address}`, { headers: { accept: 'text/html' } }),
    )
    await response.text()
    return response
  }

  const findKinds = (application: ReturnType<typeof startAnew>) =>
    findPageKinds('https://hall.example', async (address) => application(new Request(address)))

  test('asks few things of the database, most of them together', async () => {
    const application = startAnew()
    const kinds = await findKinds(application)
    for (const kind of Object.keys(limits) as PageKind[]) {
      const limit = limits[kind]
      await open(application, kinds[kind].de) // what this process remembers is loaded, and connections are open
      const used = await countRounds(async () =>
        expect((await open(application, kinds[kind].de)).status, kind).toBe(200),
      )
      const asked = used.statements.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 100)).join('\n')
      expect.soft(used.statements.length, `${kind}:\n${asked}`).toBeLessThanOrEqual(limit?.statements ?? 0)
      expect.soft(used.rounds, `${kind}:\n${asked}`).toBeLessThanOrEqual(limit?.rounds ?? 0)
      expect.soft(used.statements.length, kind).toBeGreaterThan(0)
    }
  })

  test('is dropped from the cache by a change of any table that it has read', async () => {
    const kinds = await findKinds(startAnew())
    for (const kind of pageKinds) {
      let response: Response | undefined
      const application = startAnew()
      const { statements } = await countRounds(async () => {
        response = await open(application, kinds[kind].de)
      })
      const tags = response?.headers.get('surrogate-key')?.split(' ') ?? []
      if (tags.length === 0) continue // it is not cached
      // When the next planned change comes is asked for every page, and remembered by the log of changes.
      const read = statements.filter((text) => !text.startsWith('SELECT least('))
      for (const table of new Set(read.flatMap(tablesIn))) {
        const written = changesOf[table]
        if (written === null) continue
        const dropped = written?.flatMap((change) => tagsOf({ kind: change, id: null, language: null }) ?? [])
        expect
          .soft(
            tags.some((tag) => dropped?.includes(tag)),
            `${kind} reads ${table}`,
          )
          .toBe(true)
      }
    }
  })
})

/** The tables that a statement reads. */
function tablesIn(statement: string): string[] {
  return Array.from(
    statement.matchAll(/\b(?:FROM|JOIN)\s+"?([a-z_]+)"?(?!\s*\()/gi),
    ([, table = '']) => table,
  ).filter((name) => tables.has(name))
}
