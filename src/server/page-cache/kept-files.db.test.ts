import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import { createPage, publishPageContent } from '#domain/content/index.server.ts'
import { leaveRedirects } from '#domain/redirects/index.server.ts'
import { createApp } from '#server/app.ts'
import { openCachedSite, type CachedSite } from '../../../tests/support/cached-site.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import {
  buildContent,
  createArticle,
  createTestEvent,
  systemScope,
  updateTestEvents,
} from '../../../tests/support/factories.ts'
import { createForm, draftForm } from '../../../tests/support/forms.ts'
import { forgetChanges } from './forget-changes.ts'
import { paramsOf } from './params-of.ts'
import { buildServices } from '../../../tests/support/services.ts'

const feed = '/de/calendar/events.ics'

let database: Database
let changes: ChangeFeed
let site: CachedSite
let id: number

beforeAll(async () => {
  database = await openFreshDatabase()
  changes = await followChanges(database, { onError: () => {} })
  let app: ReturnType<typeof createApp>
  site = await openCachedSite({ application: (request) => app.fetch(request), paramsOf })
  app = createApp({
    database,
    changes,
    ...buildServices({
      dropPages: (tags) => site.cache.drop(tags),
      publicOrigin: 'https://hall.example',
      clock: () => new Date(site.now()),
    }),
  })
  changes.subscribe((made) => forgetChanges(site.cache, made))
  id = await createTestEvent(scopeNow())
})
afterAll(async () => {
  await changes.close()
  await site.close()
  await database.close()
})

const scopeNow = () => systemScope(database.db, new Date(site.now()))
const countBuilt = () => site.rendered.filter(({ url }) => url.endsWith('.ics')).length

test('a calendar is built once for all clients, with or without a session, and not at all for a 304', async () => {
  // The change of the first event may still be in flight, which would drop the calendar once more.
  await expect
    .poll(async () => {
      site.rendered.splice(0)
      await site.ask(feed)
      await site.ask(feed)
      return countBuilt()
    })
    .toBe(0)
  const first = await site.ask(feed)
  const staff = await site.ask(feed, { headers: { Cookie: 'sessionid=of-somebody' } })
  expect([first.status, staff.status, staff.text]).toEqual([200, 200, first.text])
  const { etag = '', 'last-modified': modified = '' } = first.headers
  const known: Record<string, string>[] = [
    { 'If-None-Match': etag },
    { 'If-Modified-Since': modified },
    { 'If-None-Match': etag, Cookie: 'sessionid=of-somebody' },
  ]
  for (const headers of known) expect((await site.ask(feed, { headers })).status).toBe(304)
  expect((await site.ask(feed, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  expect(countBuilt()).toBe(0)
  expect(site.passed).toEqual([])
})

test('a change invalidates it', async () => {
  const { etag = '' } = (await site.ask(feed)).headers
  site.rendered.splice(0)
  await updateTestEvents(scopeNow(), [{ id, columns: { status: 'cancelled' } }])
  await expect.poll(async () => (await site.ask(feed)).text).toContain('STATUS:CANCELLED')
  expect(countBuilt()).toBe(1)
  expect((await site.ask(feed, { headers: { 'If-None-Match': etag } })).status).toBe(200)
})

test('a feed of stories is kept in the same way, and lists a new story at once', async () => {
  const path = '/de/feeds/stories.atom'
  const article = { title: { de: 'Orgel', en: 'Organ' }, slug: { de: 'orgel', en: 'organ' } }
  await site.ask(path)
  const { etag = '', 'surrogate-key': tags } = (await site.ask(path)).headers
  expect(String(tags).split(' ')).toContain('article')
  const known = { 'If-None-Match': etag, Cookie: 'sessionid=of-somebody' }
  expect((await site.ask(path, { headers: known })).status).toBe(304)
  const made = { ...article, publishedAt: new Date(site.now() - 1000), tagIds: [], eventIds: [] }
  await createArticle(scopeNow(), made)
  await expect.poll(async () => (await site.ask(path)).text).toContain('>Orgel<')
  expect((await site.ask(path, { headers: known })).status).toBe(200)
  expect(site.passed).toEqual([])
})

test('the answers of the calls that everybody gets alike have an ETag, and are not sent again', async () => {
  const scope = scopeNow()
  const texts = { de: { slug: 'besuch', title: 'Besuch' }, en: { slug: 'visit', title: 'Visit' } }
  const page = await createPage(scope, { texts })
  await publishPageContent(scope, page, 'de', buildContent('Willkommen'))
  await leaveRedirects(scope, [{ oldPath: '/de/alt/weg', newPath: '/de/besuch' }])
  await createForm(scope, draftForm({ slug: 'kontakt' }))
  for (const address of [
    '/de/pageeditor-api/page/besuch/',
    `/de/pageeditor-api/container/by-slug/page-${page}`,
    '/de/pageeditor-api/nav',
    '/de/pageeditor-api/redirect/alt/weg',
    '/de/pageeditor-api/redirect/',
    '/de/api/forms/kontakt/',
    '/de/api/homehero/',
    '/de/api/search/?query=Besuch',
    '/de/api/search-events/?query=Besuch',
    '/de/api/search-content/?query=Besuch&page=1',
    '/api/search-autocomplete/?query=besuch',
    '/api/openapi.json',
    '/api/events/',
  ]) {
    // A change from before may still be in flight.
    await expect
      .poll(
        async () => {
          const { etag = '' } = (await site.ask(address)).headers
          return (await site.ask(address, { headers: { 'If-None-Match': etag } })).status
        },
        { message: address },
      )
      .toBe(304)
    // The application tells who misspells a parameter.
    const asked = `${address}${address.includes('?') ? '&' : '?'}`
    expect((await site.ask(`${asked}glitter=1`)).text, address).toBe('past the cache')
    expect((await site.ask(`${asked}utm_source=mail`)).status, address).toBe(200)
  }
})
