import { expect, test } from 'vitest'
import { ensureFixedPages, createPage, publishPageContent } from '#domain/content/index.server.ts'
import { listSitemapAddresses, listSitemapFiles } from '#domain/sitemap/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  buildContent,
  createArticle,
  createPublicPage,
  createRepertoire,
  createSubscription,
  createSubscriptionGroups,
  createTestEvent,
  systemScope,
  testNow,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { openPages } from '../../../tests/support/pages.ts'

const database = useTestDatabase()
const site = openPages(() => visitorScope(database.db))
const day = 86_400_000
const at = (days: number) => new Date(testNow.getTime() + days * day)
const both = (text: string) => ({ de: text, en: `${text}-en` })
const titled = (slug: string) => ({ slug, title: slug })

async function read(path: string): Promise<string> {
  const answer = await site.request(path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

/** All addresses in all files, each with the addresses that its entry names for the languages. */
async function readSitemap(): Promise<Map<string, Record<string, string>>> {
  const files = locationsIn(await read('/sitemap.xml'))
  const entries = new Map<string, Record<string, string>>()
  for (const file of files)
    for (const [, entry = ''] of (await read(file)).matchAll(/<url>(.*?)<\/url>/gs)) {
      const [path = ''] = locationsIn(entry)
      const links = [...entry.matchAll(/hreflang="(\w+)" href="([^"]*)"/g)]
      entries.set(path, Object.fromEntries(links.map(([, language = '', href = '']) => [language, href])))
    }
  return entries
}

/** Records of every kind, each once public and once hidden. */
async function createSeason(): Promise<void> {
  const scope = systemScope(database.db)
  await ensureFixedPages(scope)
  const { workId, ensembleId } = await createRepertoire(scope)
  const [hiddenWork, hiddenPlayer] = await createRepertoire(scope).then((made) => [
    made.workId,
    made.ensembleId,
  ])
  const played = (work: number, player: number) => ({
    programme: [{ kind: 'work' as const, workId: work }],
    cast: [{ artistId: player }],
  })
  await createTestEvent(scope, { slug: both('kommt'), dateStart: at(10), ...played(workId, ensembleId) })
  await createTestEvent(scope, { slug: both('war'), dateStart: at(-900) })
  await createTestEvent(scope, { slug: both('abgesagt'), dateStart: at(20), status: 'cancelled' })
  await createTestEvent(scope, {
    slug: both('geheim'),
    isOnline: false,
    ...played(hiddenWork ?? 0, hiddenPlayer ?? 0),
  })
  await createTestEvent(scope, { slug: both('spaeter'), onlineFrom: at(1) })
  const article = { title: both('Orgel'), teaser: both('Orgel'), tagIds: [], eventIds: [] }
  await createArticle(scope, { ...article, slug: both('orgel'), publishedAt: at(-1) })
  await createArticle(scope, { ...article, slug: both('kommende-orgel'), publishedAt: at(1) })
  const groups = await createSubscriptionGroups(scope, [{ key: 'a', name: both('Reihe') }])
  const series = { groupId: groups.get('a') ?? 0, title: both('Reihe'), eventIds: [] }
  await createSubscription(scope, { ...series, slug: both('reihe') })
  await createSubscription(scope, { ...series, slug: both('alte-reihe'), onlineTo: at(-1) })
  const parentId = await createPublicPage(scope, { texts: { de: titled('haus'), en: titled('house') } })
  await createPublicPage(scope, { parentId, texts: { de: titled('orgel'), en: titled('organ') } })
  const german = await createPage(scope, { texts: { de: titled('nur-deutsch'), en: titled('no-english') } })
  await publishPageContent(scope, german, 'de', buildContent('Deutsch'))
  const offline = await createPublicPage(scope, {
    isOnline: false,
    texts: { de: titled('aus'), en: titled('off') },
  })
  await createPublicPage(scope, { parentId: offline, texts: { de: titled('darunter'), en: titled('below') } })
  await createPage(scope, { texts: { de: titled('entwurf'), en: titled('draft') } })
}

test('Every address of the sitemap is a page of its own, with the translations that the page itself names', async () => {
  await createSeason()
  const entries = await readSitemap()
  for (const [path, translations] of entries) {
    const page = await read(path)
    expect(new URL(/<link rel="canonical" href="([^"]*)"/.exec(page)?.[1] ?? '').pathname).toBe(path)
    const named = [...page.matchAll(/<link rel="alternate" hrefLang="(de|en)" href="([^"]*)"/g)]
    expect(translations, path).toEqual(
      Object.fromEntries(named.map(([, language, href]) => [language, href])),
    )
  }
})

test('The sitemap lists exactly what visitors may see in its languages', async () => {
  await createSeason()
  const paths = [...(await readSitemap()).keys()]
  const containing = (part: string) => paths.filter((path) => path.includes(part))
  for (const shown of [
    'kommt',
    'war',
    'abgesagt',
    'reihe',
    'stories/orgel',
    'symphonie-nr-9-e-moll',
    'antonin-dvorak',
  ])
    expect(containing(`/${shown}`).length, shown).toBeGreaterThan(0)
  expect(paths).toEqual(
    expect.arrayContaining(['/de', '/en', '/de/programm-und-karten', '/en/archive-search']),
  )
  expect(paths).toEqual(expect.arrayContaining(['/de/haus/orgel', '/en/house/organ']))
  expect(containing('nur-deutsch')).toEqual(['/de/nur-deutsch'])
  for (const hidden of [
    'geheim',
    'spaeter',
    'kommende-orgel',
    'alte-reihe',
    'no-english',
    'aus',
    'darunter',
    'below',
    'entwurf',
    'draft',
    'impressum',
    '404',
    'search',
    'forms',
  ])
    expect(containing(`/${hidden}`), hidden).toEqual([])
  expect(containing('symphonie')).toHaveLength(1)
})

test('A long list is divided into files, which contain every record once', async () => {
  const scope = systemScope(database.db)
  for (const number of [1, 2, 3, 4, 5]) await createTestEvent(scope, { slug: both(`abend-${number}`) })
  const size = { fileSize: 2 }
  const files = (await listSitemapFiles(scope, size)).filter(({ kind }) => kind === 'events')
  expect(files.length).toBeGreaterThan(2)
  const entries = await Promise.all(files.map((file) => listSitemapAddresses(scope, file, size)))
  expect(Math.max(...entries.map((some) => some.length))).toBe(2)
  expect(entries.flat()).toHaveLength(5)
  expect(new Set(entries.flat().map(({ paths }) => paths.de)).size).toBe(5)
})

test('Files that do not exist are not found', async () => {
  for (const path of [
    '/sitemap-events-1.xml',
    '/sitemap-events-0.xml',
    '/sitemap-x-1.xml',
    '/sitemap-pages-99.xml',
  ])
    expect((await site.request(path)).status, path).toBe(404)
})
