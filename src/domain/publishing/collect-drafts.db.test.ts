import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog, events, releaseItems, type ReleaseState } from '#db/schema/index.ts'
import { beginDraft, sendChanges, type SectionKey } from '#domain/content/index.server.ts'
import { addRecord, changeMany, changeRecord, storeOfKind } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { Values } from '#records/field.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { changeOf, createAuthor, insertBox, insertHeadline } from '../../../tests/support/drafts.ts'
import {
  buildEvent,
  createEvents,
  createHouse,
  createSubscription,
  createSubscriptionGroups,
  createTestEvent,
  systemScope,
  testNow,
  type TestHouse,
} from '../../../tests/support/factories.ts'
import { publishDue } from '../../../tests/support/releases.ts'
import { collectDrafts, invertRelease, presentItems, type Meant } from './index.server.ts'

const database = useTestDatabase()
const minute = new Date(testNow.getTime() + 60_000)
const kinds = {
  event: storeOfKind(recordStores, 'event'),
  release: storeOfKind(recordStores, 'release'),
  season: storeOfKind(recordStores, 'season'),
}
let anna: Scope
let house: TestHouse
let release = 0

beforeEach(async () => {
  anna = await createAuthor(database.db, 'Anna', 'editor')
  house = await createHouse(systemScope(database.db))
  release = await addRelease('Saison')
})

describe('Drafts that are put into a release', () => {
  test('of a season become public with it, and what can’t is named with its reason', async () => {
    const [draft = 0, open = 0] = await addSeason([{}, { isOnline: true }])
    const other = await addRelease('Später')
    const [elsewhere = 0] = await addSeason([{}])
    await collect({ kind: 'event', ids: [elsewhere] }, other)
    const batch = await collect({ season: house.seasonId })
    expect(batch).toMatchObject({ total: 3, position: 3, added: 1, present: 0, next: null })
    expect(batch.left).toMatchObject([
      { id: open, reason: 'public', release: null },
      { id: elsewhere, reason: 'elsewhere', release: { id: other, name: 'Später' } },
    ])
    expect(await collect({ season: house.seasonId })).toMatchObject({ added: 0, present: 1 })
    await publish(release)
    expect(await shown()).toEqual([draft, open])
  })

  test('are a list with its filters, or single ones, of which some are gone or break a rule', async () => {
    const [fine = 0, broken = 0] = await addSeason([{}, {}])
    await database.db
      .update(events)
      .set({ status: 'postponed', previousDate: null })
      .where(eq(events.id, broken))
    expect(await collect({ kind: 'event', question: { filters: { is_online: true } } })).toMatchObject({
      total: 0,
      next: null,
    })
    const batch = await collect({ kind: 'event', ids: [fine, broken, 999_999] })
    expect(batch).toMatchObject({ added: 1 })
    expect(batch.left.map(({ id, reason, problem }) => [id, reason, problem])).toEqual([
      [999_999, 'gone', null],
      [broken, 'invalid', 'invalid previous_date required'],
    ])
  })

  test('come in batches, which go on where the last one has ended', async () => {
    const scope = systemScope(database.db)
    await createEvents(
      scope,
      Array.from({ length: 130 }, () => buildEvent({ isOnline: false, seasonId: house.seasonId })),
    )
    const first = await collect({ season: house.seasonId })
    expect(first).toMatchObject({ total: 130, position: 100, added: 100 })
    const second = await collect({ season: house.seasonId }, release, first.next)
    expect(second).toMatchObject({ total: 130, position: 130, added: 30, present: 0, next: null })
    expect(await presentItems(anna, recordStores, release, 'de')).toHaveLength(130)
  })

  test('of a subscription are itself and its concerts', async () => {
    const scope = systemScope(database.db)
    const groups = await createSubscriptionGroups(scope, [{ key: 'a', name: { de: 'A', en: 'A' } }])
    const concerts = await addSeason([{}, {}])
    await addSeason([{}])
    const subscription = await createSubscription(scope, {
      groupId: [...groups.values()][0] ?? 0,
      title: { de: 'Abo', en: 'Subscription' },
      slug: { de: 'abo', en: 'subscription' },
      isOnline: false,
      eventIds: concerts,
    })
    expect(await collect({ subscription })).toMatchObject({ total: 3, added: 3, left: [] })
  })

  test('include what is written on their pages in each language', async () => {
    const id = await createTestEvent(systemScope(database.db), { isOnline: true })
    const key: SectionKey = { ownerKind: 'event', ownerId: id, language: 'de' }
    await beginDraft(anna, key)
    await sendChanges(anna, key, {
      client: 'window-1',
      base: 0,
      changes: [changeOf(insertBox(), insertHeadline('h', 'Ein Abend'))],
    })
    expect(await collect({ kind: 'event', ids: [id] })).toMatchObject({ added: 1, left: [] })
    expect(await collect({ kind: 'event', ids: [id] })).toMatchObject({ added: 0, present: 1 })
    const [item] = await presentItems(anna, recordStores, release, 'de')
    expect(item).toMatchObject({
      item: { what: 'section', kind: 'event', subjectId: id, language: 'de' },
      evening: { start: '2026-11-27T18:30:00.000Z' },
    })
  })

  test('are taken back together after it was published', async () => {
    const ids = await addSeason([{}, {}])
    await collect({ kind: 'event', ids })
    await publish(release)
    expect(await shown()).toEqual(ids)
    const back = await invertRelease({ ...anna, now: new Date(minute.getTime() + 1000) }, release, 'Zurück')
    await publish(back, 2)
    expect(await shown()).toEqual([])
  })

  test('are for editors only, and not for a release that is public', async () => {
    const author = await createAuthor(database.db, 'Otto', 'author')
    const [id = 0] = await addSeason([{}])
    const given = {
      releaseId: release,
      meant: { kind: 'event', ids: [id] },
      after: null,
      language: 'de',
    } as const
    await expect(collectDrafts(author, recordStores, given)).rejects.toMatchObject({ code: 'forbidden' })
    await publish(release)
    await expect(collectDrafts(anna, recordStores, given)).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('An event of a season that is announced with a release', () => {
  beforeEach(() => setSeason({ announced_with: release }))

  test('waits for it when staff publish it, with all else that they save, and is public at once if they say so', async () => {
    const [id = 0, other = 0] = await addSeason([{}, {}])
    const title = { de: 'Gala', en: 'Gala' }
    expect(await changeRecord(anna, kinds.event, id, { changes: { title, is_online: true } })).toBeNull()
    expect(await shown()).toEqual([])
    const [stored] = await database.db.select().from(events).where(eq(events.id, id))
    expect(stored).toMatchObject({ title, isOnline: false })
    expect(await waiting()).toEqual([id])
    await changeRecord({ ...anna, publishesAtOnce: true }, kinds.event, other, {
      changes: { is_online: true },
    })
    expect(await shown()).toEqual([other])
    await publish(release)
    expect(await shown()).toEqual([id, other])
  })

  test('waits when it is made public as it is added, and a draft stays a draft', async () => {
    const draft = {
      title: { de: 'Neu', en: 'New' },
      date_start: '2027-03-01T18:00:00.000Z',
      season: house.seasonId,
    }
    const id = await addRecord(anna, kinds.event, { ...draft, is_online: true })
    await addRecord(anna, kinds.event, draft)
    expect(await waiting()).toEqual([id])
    expect(await shown()).toEqual([])
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.action, 'collect'))
    expect(entries).toHaveLength(1)
  })

  test('is named when several are made public together', async () => {
    const ids = await addSeason([{}, {}])
    const records = ids.map((id) => ({ id, changes: { is_online: true } }))
    const key = '7b0c5f0e-2f0f-4b0a-9a53-6a4f5f9f0c11'
    const written = await changeMany(anna, kinds.event, { key, records, language: 'de' })
    expect(written).toMatchObject({ changed: [], unchanged: [], waiting: ids, command: null })
    expect(await waiting()).toEqual(ids)
  })

  test('is public at once when the release is, and is refused when that is full', async () => {
    await publish(release)
    const [id = 0] = await addSeason([{}])
    await changeRecord(anna, kinds.event, id, { changes: { is_online: true } })
    expect(await shown()).toEqual([id])
    const full = await addRelease('Voll')
    await setSeason({ announced_with: full })
    await database.db.insert(releaseItems).values(
      Array.from({ length: 2000 }, (_, index) => ({
        releaseId: full,
        what: 'record' as const,
        kind: 'event',
        subjectId: 10_000 + index,
        changes: {},
      })),
    )
    const [late = 0] = await addSeason([{}])
    await expect(
      changeRecord(anna, kinds.event, late, { changes: { is_online: true } }),
    ).rejects.toMatchObject({ fields: { is_online: 'too_many' } })
  })
})

/** Events of the season that are hidden unless they say otherwise. */
function addSeason(all: Parameters<typeof buildEvent>[0][]): Promise<number[]> {
  return createEvents(
    systemScope(database.db),
    all.map((given) => buildEvent({ isOnline: false, seasonId: house.seasonId, ...given })),
  )
}

function addRelease(name: string): Promise<number> {
  const state: ReleaseState = 'collecting'
  return addRecord(anna, kinds.release, { name, state })
}

function setSeason(changes: Values) {
  return changeRecord(anna, kinds.season, house.seasonId, { changes })
}

function collect(meant: Meant, releaseId = release, after: string | null = null) {
  return collectDrafts(anna, recordStores, { releaseId, meant, after, language: 'de' })
}

async function publish(id: number, minutes = 1): Promise<void> {
  const at = new Date(testNow.getTime() + minutes * 60_000)
  await changeRecord(anna, kinds.release, id, { changes: { state: 'planned', publish_at: at.toISOString() } })
  await publishDue(database, at)
}

async function shown(): Promise<number[]> {
  const rows = await database.db.select().from(events).where(eq(events.isOnline, true)).orderBy(events.id)
  return rows.map(({ id }) => id)
}

async function waiting(): Promise<number[]> {
  const items = await presentItems(anna, recordStores, release, 'de')
  return items.flatMap(({ item }) => (item.changes['is_online'] === true ? [item.subjectId] : []))
}
