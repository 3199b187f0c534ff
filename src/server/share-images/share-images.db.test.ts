import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ApiEnv } from '#api/environment.ts'
import { articles, events } from '#db/schema/index.ts'
import { shareImagePath, type ShareCard } from '#design/picture/share-card.ts'
import { saveSettings } from '#domain/house/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  createArticle,
  createPublicPage,
  createSubscription,
  createSubscriptionGroups,
  createTestEvent,
  systemScope,
  testNow,
} from '../../../tests/support/factories.ts'
import { findShareCard } from './find-share-card.ts'
import { serveShareImages } from './serve-share-images.ts'

const database = useTestDatabase()
let app: Hono<ApiEnv>
let drawn: ShareCard[]
let canDraw: boolean

beforeEach(async () => {
  drawn = []
  canDraw = true
  app = new Hono<ApiEnv>()
  serveShareImages(app, {
    database: { db: database.db },
    clock: () => testNow,
    shareImages: {
      find(card) {
        drawn.push(card)
        return Promise.resolve(canDraw ? new Uint8Array([1, 2, 3]) : null)
      },
    },
  })
  const name = { de: 'Haus', en: 'House' }
  await saveSettings(systemScope(database.db), {
    name,
    claim: { de: 'Musik am Ufer', en: 'Music by the water' },
  })
})

const cardOf = (kind: ShareCard['kind'], id: number, language: 'de' | 'en' = 'de') =>
  findShareCard({ db: database.db, now: testNow }, { kind, language, id })

async function pathOf(kind: ShareCard['kind'], id: number): Promise<string> {
  const card = await cardOf(kind, id)
  if (!card) throw new Error(`Nothing to show of ${kind} ${id}`)
  return shareImagePath(card)
}

describe('The share image of an event', () => {
  test('is served forever under the hash of its content', async () => {
    const id = await createTestEvent(systemScope(database.db))
    const answer = await app.request(await pathOf('event', id))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg')
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
    expect(drawn).toMatchObject([
      {
        kind: 'event',
        title: 'Ein Abend',
        lines: ['Freitag, 27. November 2026, 19.30 Uhr'],
        houseName: 'Haus',
      },
    ])
  })

  test('redirects when its content has changed', async () => {
    const id = await createTestEvent(systemScope(database.db))
    const before = await pathOf('event', id)
    await database.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, id))
    const answer = await app.request(before)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe(await pathOf('event', id))
    expect(answer.headers.get('Location')).not.toBe(before)
    expect(drawn).toEqual([])
  })

  test('does not exist when visitors cannot see the event, not even for staff', async () => {
    const id = await createTestEvent(systemScope(database.db))
    const path = await pathOf('event', id)
    await database.db.update(events).set({ isOnline: false }).where(eq(events.id, id))
    expect((await app.request(path)).status).toBe(404)
    expect((await app.request('/share/event/de/999999-0123456789abcdef.jpg')).status).toBe(404)
    expect(drawn).toEqual([])
  })

  test('can be requested again later when there is too much to draw', async () => {
    canDraw = false
    const answer = await app.request(await pathOf('house', 0))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('5')
  })
})

test('Stories, subscriptions and pages have share images in both languages', async () => {
  const scope = systemScope(database.db)
  const text = (de: string, en: string) => ({ de, en })
  const storyId = await createArticle(scope, {
    slug: text('a', 'a'),
    title: text('Leer', 'Empty'),
    publishedAt: new Date('2026-05-03T10:00:00Z'),
    tagIds: [],
    eventIds: [],
  })
  const groups = await createSubscriptionGroups(scope, [{ key: 'g', name: text('Familie', 'Family') }])
  const [groupId = 0] = groups.values()
  const subscriptionId = await createSubscription(scope, {
    groupId,
    slug: text('b', 'b'),
    title: text('Fünf Abende', 'Five evenings'),
    eventIds: [],
  })
  const pageId = await createPublicPage(scope, {
    texts: { de: { slug: 'besuch', title: 'Besuch' }, en: { slug: 'visit', title: 'Visit' } },
  })
  expect(await cardOf('story', storyId, 'en')).toMatchObject({ title: 'Empty', lines: ['3 May 2026'] })
  expect(await cardOf('subscription', subscriptionId)).toMatchObject({
    title: 'Fünf Abende',
    lines: ['Familie'],
  })
  expect(await cardOf('page', pageId, 'en')).toMatchObject({ title: 'Visit', language: 'en' })
  await database.db.update(articles).set({ isOnline: false }).where(eq(articles.id, storyId))
  expect(await cardOf('story', storyId)).toBeNull()
})

test('The house has one share image and no other number', async () => {
  expect(await cardOf('house', 0, 'en')).toMatchObject({ title: 'House', lines: ['Music by the water'] })
  expect(await cardOf('house', 1)).toBeNull()
})
