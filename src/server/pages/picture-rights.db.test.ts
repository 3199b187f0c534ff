import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ContentDocument } from '#contracts/pages.ts'
import { eventPictures, media, pages as pageTable, rooms } from '#db/schema/index.ts'
import { findNextMoment } from '#domain/changes/index.server.ts'
import { createPage, publishPageContent } from '#domain/content/index.server.ts'
import { listEndingPictures } from '#domain/media/index.server.ts'
import { openApi } from '../../../tests/support/api.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  createArticle,
  createArtists,
  createHouse,
  createSubscription,
  createSubscriptionGroups,
  createTestEvent,
  staffScope,
  systemScope,
  testNow,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { insertMedia, testMediaKey } from '../../../tests/support/media.ts'
import { openPages } from '../../../tests/support/pages.ts'

const database = useTestDatabase()
const end = new Date(testNow.getTime() + 60 * 60_000)
const key = testMediaKey('portrait')
const name = { de: 'Name', en: 'Name' }
const slug = { de: 'name', en: 'name' }
let picture = 0
/** Every address at which the picture is shown. */
let addresses: string[]

beforeEach(async () => {
  const scope = systemScope(database.db)
  picture = await insertMedia(database.db, 'portrait', { shownUntil: end })
  const { roomId } = await createHouse(scope)
  await database.db.update(rooms).set({ planId: picture }).where(eq(rooms.id, roomId))
  const eventId = await createTestEvent(scope, { imageId: picture })
  const planned = await createTestEvent(scope, { roomId })
  const further = await createTestEvent(scope)
  await database.db.insert(eventPictures).values({ eventId: further, position: 0, imageId: picture })
  const [artistId = 0] = await createArtists(scope, [
    { kind: 'person', name: 'Name', sortName: 'Name', portraitId: picture },
  ])
  await createTestEvent(scope, { cast: [{ artistId }] })
  const articleId = await createArticle(scope, {
    title: name,
    slug,
    publishedAt: new Date(testNow.getTime() - 1),
    imageId: picture,
    tagIds: [],
    eventIds: [],
  })
  const groups = await createSubscriptionGroups(scope, [{ key: 'a', name }])
  const subscriptionId = await createSubscription(scope, {
    groupId: groups.get('a') ?? 0,
    title: name,
    slug,
    imageId: picture,
    eventIds: [],
  })
  const pageId = await createPage(scope, { texts: { de: { slug: 'haus', title: 'Haus' } } })
  await publishPageContent(scope, pageId, 'de', pictureBlock(picture))
  const staged = await createPage(scope, { texts: { de: { slug: 'saal', title: 'Saal' } } })
  await publishPageContent(scope, staged, 'de', { version: 1, containers: [] })
  await database.db
    .update(pageTable)
    .set({ heroImageId: picture, ogImageId: picture })
    .where(eq(pageTable.id, staged))
  addresses = [
    `/de/programm-und-karten/ein-abend/${eventId}`,
    `/de/programm-und-karten/ein-abend/${planned}`,
    `/de/programm-und-karten/ein-abend/${further}`,
    `/api/events/${further}/`,
    '/de/programm-und-karten',
    `/api/events/${eventId}/`,
    `/api/events/${planned}/`,
    '/api/events/',
    `/de/personen/name/${artistId}`,
    `/de/stories/name/${articleId}`,
    '/de/stories',
    `/api/articles/${articleId}/`,
    `/de/abonnements/name/${subscriptionId}`,
    '/de/abonnements',
    `/api/subscriptions/${subscriptionId}/`,
    '/de/haus',
    '/de/saal',
    '/de/pageeditor-api/page/haus',
    '/de/pageeditor-api/page/saal',
  ]
})

describe('A picture that may be shown until a minute', () => {
  test('is shown to visitors before it, and nowhere from it on', async () => {
    const all = addresses.map((address) => [address, true])
    expect(await shownAt(new Date(end.getTime() - 1))).toEqual(all)
    expect(await shownAt(end)).toEqual(addresses.map((address) => [address, false]))
    await database.db.update(media).set({ shownUntil: null })
    expect(await shownAt(end)).toEqual(all)
  })

  test('makes pages that are kept expire at this minute', async () => {
    expect(await findNextMoment(systemScope(database.db))).toEqual(end)
  })

  test('is among what waits for staff in the 30 days before', async () => {
    const listed = async (days: number) => {
      const now = new Date(end.getTime() - days * 86_400_000)
      return (await listEndingPictures(staffScope(database.db, 'editor', now))).items.map(({ id }) => id)
    }
    expect(await listed(31)).toEqual([])
    expect(await listed(30)).toEqual([picture])
    expect(await listed(0)).toEqual([])
  })
})

/** Whether the picture is part of the answer at each address. */
async function shownAt(now: Date): Promise<(string | boolean)[][]> {
  const visitors = () => visitorScope(database.db, now)
  const [api, pages] = [openApi(visitors), openPages(visitors)]
  const shown: (string | boolean)[][] = []
  for (const address of addresses) {
    const app = address.includes('api/') ? api : pages
    const answer = await app.request(address)
    expect(answer.status, address).toBe(200)
    shown.push([address, (await answer.text()).includes(key)])
  }
  return shown
}

function pictureBlock(image: number): ContentDocument {
  const block = { id: 'one', type: 'image', version: 1, fields: { image: `media:${image}` } }
  return { version: 1, containers: [{ id: 'box', layout: '100', columns: [[block]] }] }
}
