import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import {
  unpublishSection,
  changePageSettings,
  deletePage,
  createPage,
  publishSection,
  saveRevision,
} from '#domain/content/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import { saveSettings } from '#domain/house/index.server.ts'
import { replaceNavigation } from '#domain/navigation/index.server.ts'
import { leaveRedirects } from '#domain/redirects/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { noteFeedFailed, noteFeedRead } from '#domain/shop-feed/index.server.ts'
import { createApp } from '#server/app.ts'
import { openCachedSite, type CachedSite } from '../../../tests/support/cached-site.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import {
  buildEvent,
  createArticle,
  createEvents,
  createRepertoire,
  systemScope,
  updateTestEvents,
} from '../../../tests/support/factories.ts'
import { insertMedia, library } from '../../../tests/support/media.ts'
import { forgetChanges } from './forget-changes.ts'
import { paramsOf } from './params-of.ts'
import { buildServices } from '../../../tests/support/services.ts'
import { isComplete } from '../../../tests/support/sweep.ts'

const hour = 3_600_000
const origin = 'https://hall.example'

let database: Database
let changes: ChangeFeed
let site: CachedSite
let app: ReturnType<typeof createApp>
/** All times that the clock has shown: pages contain the time of their rendering. */
const times = new Set<string>()
let eventIds: number[]
let workId: number
let pageId: number
let pictureId: number
let count = 0

beforeAll(async () => {
  database = await openFreshDatabase()
  changes = await followChanges(database, { onError: () => {} })
  site = await openCachedSite({ application: (request) => app.fetch(request), paramsOf, maxBytes: 5_000_000 })
  app = createApp({
    database,
    changes,
    ...buildServices({
      dropPages: (tags) => site.cache.drop(tags),
      publicOrigin: origin,
      clock: () => new Date(site.now()),
    }),
  })
  changes.subscribe((made) => forgetChanges(site.cache, made))
  const scope = scopeNow()
  ;({ workId } = await createRepertoire(scope))
  eventIds = await createEvents(scope, [evening('Eins', 30), evening('Zwei', 500), evening('Drei', -2000)])
  pictureId = await insertMedia(database.db, 'saal')
  pageId = await createPage(scope, { texts: pageTexts('haus') })
})
afterAll(async () => {
  await changes.close()
  await site.close()
  await database.close()
})

function scopeNow(): Scope {
  return systemScope(database.db, new Date(site.now()))
}

function evening(name: string, hoursAhead: number) {
  return buildEvent({
    title: { de: name, en: name },
    dateStart: new Date(site.now() + hoursAhead * hour),
    ticketSaleFrom: new Date(site.now() + (hoursAhead - 20) * hour),
    programme: [{ kind: 'work', workId }],
  })
}

function pageTexts(slug: string) {
  return { de: { slug, title: `Seite ${slug}` }, en: { slug, title: `Page ${slug}` } }
}

/** Commands of staff, importers and editors; the number selects the record. */
const commands: Record<string, (scope: Scope, number: number) => Promise<unknown>> = {
  'adds a concert': async (scope, number) => {
    eventIds.push(...(await createEvents(scope, [evening(`Konzert ${++count}`, number - 200)])))
  },
  'changes a concert': (scope, number) =>
    updateTestEvents(scope, [
      {
        id: eventIds[number % eventIds.length] ?? 0,
        columns: {
          status: number % 2 === 0 ? 'sold_out' : 'few_tickets',
          title: { de: `Neu ${++count}`, en: '' },
        },
      },
    ]),
  'publishes a page, now or later': async (scope, number) => {
    const key = { ownerKind: 'page' as const, ownerId: pageId, language: 'de' as const }
    const content = {
      version: 1 as const,
      containers: [
        {
          id: '00000000-0000-4000-8000-000000000001',
          layout: '100' as const,
          columns: [
            [
              {
                id: '00000000-0000-4000-8000-000000000002',
                type: 'headline',
                version: 1,
                fields: { headline_level: 2, content: `Worte ${++count}` },
              },
              {
                id: '00000000-0000-4000-8000-000000000003',
                type: 'image',
                version: 1,
                fields: { image: `media:${pictureId}` },
              },
            ],
          ],
        },
      ],
    }
    const revision = await saveRevision(scope, key, content)
    await publishSection(scope, key, revision, { publishAt: new Date(site.now() + (number % 3) * 7 * hour) })
  },
  'changes what the library says about a picture': async (scope) => {
    await library.change(scope, pictureId, { credit: `Fotografin ${++count}` })
  },
  'sets until when a picture may be shown': async (scope, number) => {
    const until = number % 3 === 0 ? null : new Date(site.now() + (number % 3) * 5 * hour).toISOString()
    await library.change(scope, pictureId, { shown_until: until })
  },
  'takes a page off the site, or what is scheduled for it': (scope, number) =>
    unpublishSection(
      scope,
      { ownerKind: 'page', ownerId: pageId, language: 'de' },
      { scheduled: number % 2 === 0 ? 'all' : 'only' },
    ),
  'puts a page on or off the site, under another name': (scope, number) =>
    changePageSettings(scope, pageId, {
      is_online: number % 3 !== 0,
      title: { de: `Titel ${++count}`, en: `Title ${count}` },
    }),
  'adds a page below, and deletes one': async (scope, number) => {
    const added = await createPage(scope, { parentId: pageId, texts: pageTexts(`unten-${++count}`) })
    if (number % 2 === 0) await deletePage(scope, added)
  },
  'changes the menu': (scope) =>
    replaceNavigation(scope, 'main', [
      { label: { de: `Menü ${++count}`, en: `Menu ${count}` }, target: { pageId } },
      { label: { de: 'Programm', en: 'Programme' }, target: { routeId: 'events' } },
    ]),
  'changes the house': (scope) =>
    saveSettings(scope, { name: { de: `Haus ${++count}`, en: `House ${count}` } }),
  'adds a story': (scope, number) =>
    createArticle(scope, {
      slug: { de: `text-${++count}`, en: `text-${count}` },
      title: { de: `Text ${count}`, en: `Text ${count}` },
      publishedAt: new Date(site.now() + (number % 3) * 5 * hour),
      tagIds: [],
      eventIds: [],
    }),
  "reads the shop's feed": (scope, number) => noteFeedRead(scope, { everyMinutes: 1 + number }),
  "fails to read the shop's feed": noteFeedFailed,
  'adds a redirect': (scope) =>
    leaveRedirects(scope, [{ oldPath: `/de/alt-${++count}`, newPath: '/de/haus' }]),
}

const addresses = [
  '/de',
  '/en',
  '/de/haus',
  '/en/haus',
  '/de/programm-und-karten',
  '/en/program-and-tickets?utm_source=mail',
  '/de/programm-und-karten?view=month',
  '/de/stories',
  '/de/archiv-suche',
  '/api/events/',
  '/api/genres',
  '/de/calendar/events.ics',
  '/de/pageeditor-api/page',
  '/de/pageeditor-api/page/haus',
  '/en/pageeditor-api/nav',
  '/de/pageeditor-api/redirect',
  '/de/pageeditor-api/redirect/de/alt-1',
  '/de/api/homehero',
  '/en/api/articles-teaser',
  '/de/api/search?query=Titel',
  '/api/search-autocomplete?query=konzert',
  '/sitemap.xml',
  '/sitemap-pages-1.xml',
]

const step = fc.oneof(
  fc.record({ does: fc.constantFrom(...Object.keys(commands)), number: fc.nat(400) }),
  fc.record({ hours: fc.integer({ min: 1, max: 30 }) }),
)
const asked = fc.uniqueArray(fc.nat(addresses.length), { minLength: 2, maxLength: 4 })

/** An address to request; the last index stands for the page of some event. */
function addressOf(index: number): string {
  return addresses[index] ?? `/api/events/${eventIds[index % eventIds.length]}`
}

/** The text without its rendering times. */
function textOf(text: string): string {
  let rest = text
  for (const time of times)
    rest = rest.replaceAll(time, 'now').replaceAll(time.replaceAll(/[-:]|\.\d+/g, ''), 'now')
  return rest
}

/** Renders the current answer, bypassing the cache. */
async function render(address: string): Promise<{ status: number; text: string }> {
  const url = new URL(address, origin)
  url.searchParams.delete('utm_source')
  const response = await app.fetch(new Request(url))
  return { status: response.status, text: textOf(await response.text()) }
}

async function ask(address: string): Promise<{ status: number; text: string }> {
  const { status, text } = await site.ask(address, { headers: { 'Accept-Encoding': 'br' } })
  return { status, text: textOf(text) }
}

test(
  'After any change, and however late it is reported, every visitor gets the current page a second later',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, asked), { minLength: 3, maxLength: 10 }), async (steps) => {
        for (const [made, indexes] of steps) {
          if ('hours' in made) site.wait(made.hours * hour + 4000)
          else
            await commands[made.does]?.(scopeNow(), made.number).catch((error: unknown) => {
              if (!(error instanceof DomainError)) throw error // a refused command changes nothing
            })
          times.add(new Date(site.now()).toISOString())
          for (const index of indexes) {
            const address = addressOf(index)
            // Both may be slightly outdated where they show the archive, whose index follows changes asynchronously.
            await vi.waitFor(async () => expect(await ask(address)).toEqual(await render(address)), {
              timeout: 20_000,
              interval: 50,
            })
          }
        }
      }),
      { numRuns: isComplete ? 12 : 4, endOnFailure: true },
    )
    expect(site.errors).toEqual([])
  },
)
