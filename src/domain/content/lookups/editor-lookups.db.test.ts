import { expect, test } from 'vitest'
import { insertMedia, testMediaKey } from '../../../../tests/support/media.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import {
  createArticle,
  createRepertoire,
  createSubscription,
  createSubscriptionGroups,
  createTestEvent,
  staffScope,
  systemScope,
  testNow,
  visitorScope,
} from '../../../../tests/support/factories.ts'
import { hostileTexts } from '../../../../tests/support/hostile-texts.ts'
import { createPage } from '../pages/create-page.server.ts'
import { perLanguage } from '#i18n/languages.ts'
import { listImages } from '#domain/media/index.server.ts'
import { searchLinkTargets } from './link-targets.server.ts'

const database = useTestDatabase()
const name = (de: string) => ({ de, en: `${de} (en)` })

async function fillHouse() {
  const scope = systemScope(database.db)
  const { workId } = await createRepertoire(scope)
  const pageId = await createPage(scope, {
    isOnline: false,
    texts: perLanguage(() => ({ slug: 'dvorak', title: 'Dvořák im Haus' })),
  })
  const past = await createTestEvent(scope, {
    title: name('Dvořáks Neunte'),
    dateStart: new Date('2026-11-01T19:00:00Z'),
  })
  const next = await createTestEvent(scope, {
    title: name('Neue Welt'),
    programme: [{ kind: 'work', workId }],
  })
  const articleId = await createArticle(scope, {
    title: name('Dvořák in Amerika'),
    slug: name('a'),
    publishedAt: testNow,
    tagIds: [],
    eventIds: [],
  })
  const groups = await createSubscriptionGroups(scope, [{ key: 'a', name: name('Gruppe') }])
  const subscriptionId = await createSubscription(scope, {
    groupId: groups.get('a') ?? 0,
    title: name('Dvořák-Abo'),
    slug: name('d'),
    eventIds: [],
  })
  return { pageId, past, next, articleId, subscriptionId }
}

test('Links of all kinds are found by words in folded form', async () => {
  const ids = await fillHouse()
  const staff = staffScope(database.db, 'author')
  const found = await searchLinkTargets(staff, 'de', { query: 'Dvorak' })
  expect(found.map(({ target }) => target)).toEqual([
    `page:${ids.pageId}`,
    `event:${ids.next}`,
    `event:${ids.past}`,
    `article:${ids.articleId}`,
    `subscription:${ids.subscriptionId}`,
  ])
  expect(found[0]).toEqual({
    target: `page:${ids.pageId}`,
    kind: 'page',
    title: 'Dvořák im Haus',
    detail: '/de/dvorak',
    url: '/de/dvorak',
  })
  expect(found[2]?.detail).toContain('2026')
  expect(await searchLinkTargets(staff, 'en', { query: 'programme tick' })).toMatchObject([
    { target: 'route:events', title: 'Programme and tickets', url: '/en/program-and-tickets' },
  ])
  expect((await searchLinkTargets(staff, 'de', { kind: 'route' })).length).toBeGreaterThan(4)
  expect((await searchLinkTargets(staff, 'de', {})).length).toBeLessThanOrEqual(20)
})

test('The title of a stored target is found, with or without an anchor', async () => {
  const ids = await fillHouse()
  const staff = staffScope(database.db, 'author')
  const title = async (target: string) => (await searchLinkTargets(staff, 'de', { target }))[0]?.title
  expect(await title(`page:${ids.pageId}#anfang`)).toBe('Dvořák im Haus')
  expect(await title(`event:${ids.next}`)).toBe('Neue Welt')
  expect(await title('route:stories')).toBe('Stories')
  for (const target of [
    'page:0',
    'page:999999999999',
    'event:x',
    'form:nothing',
    'nothing',
    '',
    'route:x',
    ':',
  ])
    expect(await title(target), target).toBeUndefined()
})

test('No input makes the search fail, and it is refused to visitors', async () => {
  const staff = staffScope(database.db, 'author')
  for (const text of [...hostileTexts, '%', '_', '\\', "'"]) {
    const query = text.replaceAll('\0', '').slice(0, 200)
    await searchLinkTargets(staff, 'de', { query })
    await searchLinkTargets(staff, 'de', { target: query })
    await listImages(staff, 'de', { query })
  }
  await expect(searchLinkTargets(visitorScope(database.db), 'de', {})).rejects.toMatchObject({
    code: 'not_signed_in',
  })
  await expect(listImages(visitorScope(database.db), 'de')).rejects.toMatchObject({ code: 'not_signed_in' })
})

test('Pictures are found by their names, texts and tags, the newest first', async () => {
  const staff = staffScope(database.db, 'author')
  await insertMedia(database.db, 'saal', { id: 1, alt: { de: 'Der Große Saal', en: '' } })
  await insertMedia(database.db, 'chor', { id: 2, alt: { de: 'Ein Chor', en: '' }, tags: ['Gastspiel'] })
  await insertMedia(database.db, 'saalplan', { id: 3, kind: 'document' })
  const list = (given: Parameters<typeof listImages>[2]) => listImages(staff, 'en', given)
  const names = async (given: Parameters<typeof listImages>[2]) =>
    (await list(given)).images.map(({ image }) => image)
  expect(await names({})).toEqual(['media:2', 'media:1'])
  expect(await names({ query: 'gastspiel' })).toEqual(['media:2'])
  expect(await list({ query: 'GROSSER saal' })).toEqual({ images: [], total: 0 })
  expect(await list({ limit: 1 })).toMatchObject({ images: [{ image: 'media:2' }], total: 2 })
  expect((await list({ query: 'grosse Saal' })).images).toEqual([
    {
      image: 'media:1',
      name: 'saal.jpg',
      alt: 'Der Große Saal',
      copyright: '',
      src: `/media/${testMediaKey('saal')}-1600x900-50-50/320.jpg`,
      width: 1600,
      height: 900,
    },
  ])
  expect((await listImages(staff, 'de', { id: 2 })).images).toMatchObject([
    { image: 'media:2', name: 'chor.jpg' },
  ])
})
