import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#db/client/index.server.ts'
import { articles, events, webhookDeliveries, webhooks } from '#db/schema/index.ts'
import { recordChange } from '#domain/changes/index.server.ts'
import { createPage, publishPageContent } from '#domain/content/index.server.ts'
import { changeRecord, deleteRecord, storeOfKind } from '#domain/records/index.server.ts'
import { collectRecordChange } from '#domain/publishing/index.server.ts'
import { record as hookRecord } from '#records/webhook/record.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import {
  buildContent,
  createArticle,
  createTestEvent,
  staffScope,
  systemScope,
} from '../../../tests/support/factories.ts'
import { memoryFiles } from '../../../tests/support/memory-files.ts'
import { publishDue } from '../../../tests/support/releases.ts'
import { createWebhookSecret, queueNews } from './index.server.ts'

let database: Database
let now: Date
let hook: number
const scope = () => systemScope(database.db, now)
const site = ['a secret of more than 32 characters, for tests'] as const
const eventStore = storeOfKind(recordStores, 'event')
const message = z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) })

/** Looks for news, and returns those of the webhook since the last time. */
async function news(id = hook): Promise<{ type: string; data: Record<string, unknown> }[]> {
  await queueNews(scope(), 'https://hall.example')
  const rows = await database.db
    .delete(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .returning()
  return rows.toSorted((one, other) => one.id - other.id).map(({ body }) => message.parse(JSON.parse(body)))
}
const types = async (id = hook) => (await news(id)).map(({ type, data }) => `${type} ${String(data['id'])}`)
const change = (id: number, changes: Record<string, unknown>) =>
  changeRecord(scope(), eventStore, id, { changes })

async function addHook(changes: Partial<typeof webhooks.$inferInsert> = {}): Promise<number> {
  const [row] = await database.db
    .insert(webhooks)
    .values({
      name: 'Probe',
      address: 'https://hooks.example/',
      tells: hookRecord.fields.tells.options.map(({ value }) => value),
      ...changes,
    })
    .returning({ id: webhooks.id })
  const id = row?.id ?? 0
  const { viewer } = staffScope(database.db, 'administrator')
  await createWebhookSecret({ ...scope(), viewer }, id, site)
  return id
}

beforeAll(async () => {
  database = await openFreshDatabase()
  await database.query(
    `INSERT INTO users (id, email, username, password_hash, role) OVERRIDING SYSTEM VALUE
     VALUES (1, 'test@example.org', 'Test', '-', 'administrator')`,
  )
})
beforeEach(async () => {
  now = new Date()
  await database.query(
    'TRUNCATE settings, changes, webhooks, webhook_subjects, events, articles, pages, releases CASCADE',
  )
  hook = await addHook()
})
afterAll(() => database.close())

describe('a webhook is told', () => {
  test('of what becomes public, changes, is cancelled and is taken off, and of nothing that was public before', async () => {
    const old = await createTestEvent(scope())
    expect(await news()).toEqual([])
    const id = await createTestEvent(scope(), { slug: { de: 'neu', en: 'new' } })
    expect(await news()).toEqual([
      {
        type: 'event.published',
        data: {
          kind: 'event',
          id,
          title: { de: 'Ein Abend', en: 'An evening' },
          url: {
            de: expect.stringContaining('https://hall.example/de/'),
            en: expect.stringContaining('https://hall.example/en/'),
          },
          permanent_url: `https://hall.example/id/event/${id}`,
        },
      },
    ])
    expect(await news()).toEqual([])
    await change(old, { title: { de: 'Anders', en: 'Different' } })
    expect(await types()).toEqual([`event.changed ${old}`])
    await change(id, { status: 'cancelled' })
    expect(await types()).toEqual([`event.cancelled ${id}`])
    await change(id, { subtitle: { de: 'Dazu', en: 'More' } })
    expect(await types()).toEqual([`event.changed ${id}`])
    await change(id, { status: null })
    expect(await types()).toEqual([`event.changed ${id}`])
    await change(id, { is_online: false })
    const [removed, ...others] = await news()
    expect([removed?.type, others]).toEqual(['event.removed', []])
    expect(removed?.data).toMatchObject({ id, title: null, url: null })
    await change(id, { title: { de: 'Geheim', en: 'Secret' } })
    expect(await news()).toEqual([])
    await deleteRecord(scope(), recordStores, eventStore, old, { language: 'de', files: memoryFiles() })
    expect(await types()).toEqual([`event.removed ${old}`])
  })

  test('of what a release publishes, at its minute', async () => {
    const id = await createTestEvent(scope(), { isOnline: false })
    expect(await news()).toEqual([])
    const publishAt = new Date(now.getTime() + 3_600_000)
    const author = { ...staffScope(database.db, 'administrator'), now }
    await collectRecordChange(author, eventStore, {
      destination: { publishAt },
      id,
      changes: { is_online: true },
      language: 'de',
    })
    expect(await news()).toEqual([])
    await publishDue(scope(), publishAt)
    now = publishAt
    expect(await types()).toEqual([`event.published ${id}`])
  })

  test('of what comes and goes by its time, without a change', async () => {
    const at = new Date(now.getTime() + 600_000)
    const id = await createArticle(scope(), {
      title: { de: 'Story', en: 'Story' },
      slug: { de: 'story', en: 'story' },
      publishedAt: at,
      tagIds: [],
      eventIds: [],
    })
    await database.db
      .update(articles)
      .set({ onlineTo: new Date(at.getTime() + 600_000) })
      .where(eq(articles.id, id))
    expect(await news()).toEqual([])
    now = new Date(at.getTime() + 1000)
    expect(await types()).toEqual([`article.published ${id}`])
    now = new Date(at.getTime() + 601_000)
    expect(await types()).toEqual([`article.removed ${id}`])
  })

  test('of a page in the languages in which it is public', async () => {
    await news()
    const id = await createPage(scope(), {
      texts: { de: { slug: 'besuch', title: 'Besuch' }, en: { slug: 'visit', title: 'Unpublished title' } },
    })
    expect(await news()).toEqual([])
    await publishPageContent(scope(), id, 'de', buildContent('Inhalt'))
    const [first] = await news()
    expect(first).toEqual({
      type: 'page.published',
      data: {
        kind: 'page',
        id,
        title: { de: 'Besuch', en: '' },
        url: { de: 'https://hall.example/de/besuch', en: null },
      },
    })
  })

  test('that any record of a kind may have changed, if there are hundreds', async () => {
    await news()
    await database.query(`
      INSERT INTO events (title, slug, date_start)
      SELECT '{"de":"Abend","en":"Evening"}', jsonb_build_object('de', 'a-' || n, 'en', 'a-' || n), now() FROM generate_series(1, 300) n`)
    const ids = (await database.db.select({ id: events.id }).from(events)).map(({ id }) => id)
    await recordChange(scope(), 'event', ids)
    expect(await news()).toEqual([
      { type: 'event.changed', data: { kind: 'event', id: null, title: null, url: null } },
    ])
  })

  test('of what has become of all records after the log of changes was lost', async () => {
    const [kept, gone] = [await createTestEvent(scope()), await createTestEvent(scope())]
    await news()
    const fresh = await createTestEvent(scope())
    await database.db.update(events).set({ isOnline: false }).where(eq(events.id, gone))
    await database.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, kept))
    await database.query('TRUNCATE changes')
    now = new Date(now.getTime() + 48 * 3_600_000)
    expect((await types()).toSorted()).toEqual(
      [`event.cancelled ${kept}`, `event.published ${fresh}`, `event.removed ${gone}`].toSorted(),
    )
  })

  test('only of the kinds and moments that it wants, and not at all without a secret or switched off', async () => {
    const onlyNew = await addHook({ tells: ['event.published'] })
    const onlyPages = await addHook({ tells: ['page.published', 'page.changed'] })
    const off = await addHook({ isActive: false })
    const unsigned = await addHook()
    await database.db.execute(sql`DELETE FROM webhook_secrets WHERE webhook_id = ${unsigned}`)
    await news()
    const id = await createTestEvent(scope())
    await queueNews(scope(), 'https://hall.example')
    await change(id, { title: { de: 'Anders', en: '' } })
    await queueNews(scope(), 'https://hall.example')
    expect(await types(onlyNew)).toEqual([`event.published ${id}`])
    for (const one of [onlyPages, off, unsigned]) expect(await types(one)).toEqual([])
  })

  test('of nothing that has happened before there was a webhook', async () => {
    await news()
    await database.db.update(webhooks).set({ isActive: false })
    await createTestEvent(scope())
    await queueNews(scope(), 'https://hall.example')
    await database.db.update(webhooks).set({ isActive: true })
    expect(await news()).toEqual([])
    const id = await createTestEvent(scope())
    expect(await types()).toEqual([`event.published ${id}`])
  })
})
