import { PgDialect } from 'drizzle-orm/pg-core'
import { afterEach, expect, test, vi } from 'vitest'
import { keepArchiveReady } from '#domain/archive/index.server.ts'
import { Remembered } from '#domain/changes/index.server.ts'
import { createPage, publishPageContent } from '#domain/content/index.server.ts'
import { perLanguage } from '#i18n/languages.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  createArticle,
  createHouse,
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
/** Nothing changes between the first and the second time. */
const changes = { subscribe: () => () => {} }
const remembered = new Remembered(changes)
const pages = openPages(() => ({ ...visitorScope(database.db), remembered }))
afterEach(() => vi.restoreAllMocks())

test('Pages that were shown before build no statement again', async () => {
  const system = systemScope(database.db)
  const house = await createHouse(system)
  const { workId, ensembleId, composerId } = await createRepertoire(system)
  const event = {
    ...house,
    genreIds: [house.genreId],
    programme: [{ kind: 'work' as const, workId }],
    cast: [{ artistId: ensembleId, role: { de: 'Orchester', en: 'Orchestra' } }],
  }
  await createTestEvent(system, { ...event, dateStart: new Date('2025-11-27T18:30:00Z') })
  await createTestEvent(system, event)
  const id = await createTestEvent(system, { ...event, status: 'sold_out' })
  const articleId = await createArticle(system, {
    slug: { de: 'text', en: 'text' },
    title: { de: 'Ein Text', en: 'A text' },
    publishedAt: testNow,
    tagIds: [],
    eventIds: [id],
  })
  const groups = await createSubscriptionGroups(system, [{ key: 'all', name: { de: 'Alle', en: 'All' } }])
  const subscriptionId = await createSubscription(system, {
    slug: { de: 'abo', en: 'subscription' },
    title: { de: 'Abonnement', en: 'Subscription' },
    groupId: groups.get('all') ?? 0,
    eventIds: [id],
  })
  const home = await createPage(system, {
    systemKey: 'home',
    texts: perLanguage(() => ({ slug: '', title: 'Startseite' })),
  })
  await createPublicPage(system, { texts: perLanguage(() => ({ slug: 'haus', title: 'Haus' })) })
  const source = { genre: house.genreId, limit: 6 }
  const lists = [
    { id: 'next', type: 'event-list', fields: { source, only_bookable: true } },
    { id: 'past', type: 'event-list', fields: { source, past_as_last: true } },
    { id: 'abo', type: 'subscription-item', fields: { subscription: `subscription:${subscriptionId}` } },
    { id: 'link', type: 'link', fields: { content: 'Lesen', link: `article:${articleId}` } },
  ]
  // In English the home page is composed by code.
  const columns = [lists.map((block) => ({ version: 1, ...block }))]
  await publishPageContent(system, home, 'de', {
    version: 1,
    containers: [{ id: 'container', layout: '100', columns }],
  })
  const addresses = [
    '/de',
    '/en',
    '/de/haus',
    `/de/programm-und-karten/ein-abend/${id}`,
    '/de/programm-und-karten',
    `/de/programm-und-karten?genre=${house.genreId}&only_bookable=true`,
    '/de/programm-und-karten?view=month',
    `/de/personen/antonin-dvorak/${composerId}`,
    `/de/personen/morgenstern-orchester/${ensembleId}`,
    `/de/werke/symphonie-nr-9-e-moll/${workId}`,
    '/de/stories',
    `/de/stories/text/${articleId}`,
    '/de/abonnements',
    `/de/abonnements/abo/${subscriptionId}`,
  ]
  const show = async (address: string) => {
    const answer = await pages.request(address)
    expect(answer.status, address).toBe(200)
    await answer.text()
  }
  await new Promise((resolve, reject) => {
    const { db } = database
    const given = { changes, delayMs: 0, onRead: () => {} }
    keepArchiveReady({ db, reads: db }, { ...given, onReady: resolve, onError: reject })
  })
  for (const address of addresses) await show(address)

  const build = vi.spyOn(PgDialect.prototype, 'sqlToQuery')
  for (const address of addresses) await show(address)
  expect(build.mock.results.map(({ value }) => value)).toEqual([])
})
