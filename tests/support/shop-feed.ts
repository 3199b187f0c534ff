import { createServer, type ServerResponse } from 'node:http'
import type { Database } from '#db/client/index.server.ts'
import { askSource } from '#server/imports/ask-source.ts'
import { importFeed } from '#server/imports/import-feed.ts'

/** How the feed behaves: `slow` answers after half a second, `dead` accepts connections and cuts them. */
export type FeedMood = 'normal' | 'slow' | 'failing' | 'dead'

export type TestFeed = {
  address: string
  mood: FeedMood
  entries: object[]
  close(): Promise<void>
}

const slowness = 500

/** Asks for the feeds of tests, which are on this machine. */
export const askLocally = askSource({ privateHosts: ['127.0.0.1'] }, 'ShopFeed')

/** A ticket shop's feed on a port of its own, whose mood and entries a test sets. */
export async function openTestFeed(entries: object[] = []): Promise<TestFeed> {
  const answer = (response: ServerResponse) => {
    const { entries: results } = feed
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ count: results.length, next: null, previous: null, results }))
  }
  const server = createServer((request, response) => {
    if (feed.mood === 'dead') request.socket.destroy()
    else if (feed.mood === 'failing') response.writeHead(503).end()
    else if (feed.mood === 'slow') setTimeout(() => answer(response), slowness)
    else answer(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const feed: TestFeed = {
    address: `http://127.0.0.1:${port}/feed/events.json`,
    mood: 'normal',
    entries,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return feed
}

/** Reads the feed as the job does; resolves to whether that has succeeded, which the database now knows. */
export async function readTestFeed(
  database: Database,
  { address }: TestFeed,
  given: { everyMinutes: number; now?: Date; signal?: AbortSignal },
): Promise<boolean> {
  const { everyMinutes, now = new Date(), signal = new AbortController().signal } = given
  const context = { database, dataDir: '/nowhere', ask: askLocally, signal, now }
  const feed = { address, ticketOrigins: [], everyMinutes }
  const [outcome] = await Promise.allSettled([importFeed(feed, context, { info: () => {}, warn: () => {} })])
  return outcome.status === 'fulfilled'
}

/** A concert as the feed describes it. */
export function feedEntryOf(given: { id: string; dateStart: Date; status?: string; title?: string }): object {
  const { id, dateStart, status = 'on_sale', title = 'Ein Abend' } = given
  return {
    id,
    title: { de: title, en: title },
    date_start: dateStart.toISOString(),
    status,
    price_min: 20,
    price_max: 40,
    currency: 'EUR',
  }
}
