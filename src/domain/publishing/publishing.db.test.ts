import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog, changes, events, releaseItems, releases, type ReleaseState } from '#db/schema/index.ts'
import { addRecord, changeRecord, storeOfKind } from '#domain/records/index.server.ts'
import { dropItems, listOpenReleases } from '#domain/releases/index.server.ts'
import { searchAll } from '#domain/search/index.server.ts'
import { visitor, type Scope } from '#domain/scope.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { createTestEvent, systemScope, testNow } from '../../../tests/support/factories.ts'
import { asOf, publishDue } from '../../../tests/support/releases.ts'
import {
  applyDueReleases,
  checkBeforehand,
  checkPlannedReleases,
  collectRecordChange,
  invertRelease,
  listWaitingChanges,
  presentItems,
} from './index.server.ts'

const database = useTestDatabase()
const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
const store = storeOfKind(recordStores, 'event')
const releaseStore = storeOfKind(recordStores, 'release')
let anna: Scope
let first = 0
let second = 0

beforeEach(async () => {
  anna = await createAuthor(database.db, 'Anna', 'editor')
  const scope = systemScope(database.db)
  first = await createTestEvent(scope, { title: { de: 'Erste', en: 'First' }, dateStart: inMinutes(9000) })
  second = await createTestEvent(scope, {
    title: { de: 'Zweite', en: 'Second' },
    dateStart: inMinutes(9000),
    isOnline: false,
  })
})

describe('A change that waits', () => {
  test('is public from its minute on, for readers and the search, and stands in the history', async () => {
    await wait(first, { title: { de: 'Eröffnung', en: 'Opening' } }, { publishAt: inMinutes(10) })
    expect(await titles()).toEqual(['Erste', 'Zweite'])
    expect(await find('Eröffnung', 9)).toBe(0)
    expect(await find('Eröffnung', 10)).toBe(1)
    await publishDue(database, inMinutes(9))
    expect(await titles()).toEqual(['Erste', 'Zweite'])
    await publishDue(database, inMinutes(10))
    expect(await titles()).toEqual(['Eröffnung', 'Zweite'])
    expect(await states()).toEqual(['published'])
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'event'), eq(auditLog.action, 'change')))
    expect(entries).toMatchObject([
      { action: 'change', subjectId: String(first), actorName: 'system', at: inMinutes(10) },
    ])
  })

  test('is refused at once when it could not be written, by its field', async () => {
    await expect(
      wait(first, { date_end: testNow.toISOString() }, { publishAt: inMinutes(10) }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { date_end: expect.any(String) } })
    await expect(wait(first, { subtitle: null }, { publishAt: inMinutes(0) })).rejects.toMatchObject({
      fields: { publish_at: 'invalid' },
    })
    expect(await database.db.select().from(releases)).toEqual([])
  })

  test('is merged with what is changed publicly meanwhile; where both change the same, the release wins', async () => {
    await wait(
      first,
      { title: { de: 'Später', en: 'First' }, internal_note: 'aus der Veröffentlichung' },
      { publishAt: inMinutes(10) },
    )
    await changeRecord(anna, store, first, {
      changes: { title: { de: 'Erste', en: 'Now' }, internal_note: 'öffentlich', responsible: 'Anna' },
    })
    await publishDue(database, inMinutes(10))
    const [row] = await database.db.select().from(events).where(eq(events.id, first))
    expect(row).toMatchObject({
      title: { de: 'Später', en: 'Now' },
      internalNote: 'aus der Veröffentlichung',
      responsible: 'Anna',
    })
  })

  test('is named with other releases that change the same field, and can be taken out', async () => {
    await wait(first, { subtitle: { de: 'A', en: 'A' } }, { publishAt: inMinutes(10) })
    await wait(first, { subtitle: { de: 'B', en: 'B' }, responsible: 'Bo' }, { publishAt: inMinutes(20) })
    const waiting = await listWaitingChanges(anna, store, first)
    expect(waiting.map(({ release }) => release.publishAt)).toEqual([inMinutes(10), inMinutes(20)])
    const [one, other] = waiting
    const items = await presentItems(anna, recordStores, one?.release.id ?? 0, 'de')
    expect(items).toMatchObject([
      {
        title: 'Erste',
        by: 'Anna',
        current: { subtitle: null },
        rivals: [{ releaseId: other?.release.id, fields: ['subtitle'] }],
      },
    ])
    await dropItems(anna, one?.release.id ?? 0, [one?.item.id ?? 0])
    expect(await listWaitingChanges(anna, store, first)).toHaveLength(1)
  })

  test('of a kind that editors may not read is named without what it says', async () => {
    const admin = await createAuthor(database.db, 'Ada', 'administrator')
    await collectRecordChange(admin, storeOfKind(recordStores, 'settings'), {
      destination: { publishAt: inMinutes(10) },
      id: 1,
      changes: { name: { de: 'Neues Haus', en: 'New house' } },
      language: 'de',
    })
    const [release] = await database.db.select().from(releases)
    const [seen] = await presentItems(admin, recordStores, release?.id ?? 0, 'de')
    expect(seen).toMatchObject({ item: { changes: { name: { de: 'Neues Haus' } } } })
    const [hidden] = await presentItems(anna, recordStores, release?.id ?? 0, 'de')
    expect(hidden).toMatchObject({ item: { changes: {}, seen: {} }, current: {} })
    await publishDue(database, inMinutes(10))
    expect(await states()).toEqual(['published'])
  })

  test('can be collected, listed and taken out by editors only', async () => {
    await wait(first, { responsible: 'Bo' }, { publishAt: inMinutes(10) })
    const [release] = await database.db.select().from(releases)
    const author = await createAuthor(database.db, 'Otto', 'author')
    const id = release?.id ?? 0
    for (const attempt of [
      () => wait(first, { responsible: 'Otto' }, { releaseId: id }, author),
      () => listOpenReleases(author),
      () => presentItems(author, recordStores, id, 'de'),
      () => checkBeforehand(author, recordStores, id),
      () => dropItems(author, id, [1]),
      () => invertRelease(author, id, 'Zurück'),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('A release', () => {
  test('makes all of its items public together, and nothing without a minute', async () => {
    const id = await makeRelease({ name: 'Saison', state: 'collecting' })
    await wait(first, { title: { de: 'Neu', en: 'New' } }, { releaseId: id })
    await wait(second, { is_online: true }, { releaseId: id })
    await publishDue(database, inMinutes(10_000))
    expect(await states()).toEqual(['collecting'])
    await plan(id, 10)
    await publishDue(database, inMinutes(10))
    expect(await titles()).toEqual(['Neu', 'Zweite'])
    expect(await find('Zweite', 0)).toBe(1)
  })

  test('moved to another minute or cancelled leaves its old one', async () => {
    const id = await makeRelease({
      name: 'Saison',
      state: 'planned',
      publish_at: inMinutes(10).toISOString(),
    })
    await wait(first, { title: { de: 'Neu', en: 'New' } }, { releaseId: id })
    await plan(id, 20)
    await publishDue(database, inMinutes(15))
    expect(await titles()).toEqual(['Erste', 'Zweite'])
    await changeRecord(anna, releaseStore, id, { changes: { state: 'cancelled' } })
    await publishDue(database, inMinutes(30))
    expect(await titles()).toEqual(['Erste', 'Zweite'])
  })

  test('with an item that fails changes nothing, says why, and can be planned again', async () => {
    const id = await planSeason()
    await database.db.delete(events).where(eq(events.id, second))
    expect(await checkBeforehand(anna, recordStores, id)).toMatchObject([{ problem: 'not_found' }])
    expect(await states()).toEqual(['planned'])
    expect(await checkPlannedReleases(systemScope(database.db), recordStores)).toBe(1)
    expect((await presentItems(anna, recordStores, id, 'de')).map(({ item }) => item.problem)).toEqual([
      null,
      'not_found',
    ])
    await publishDue(database, inMinutes(10))
    expect(await titles()).toEqual(['Erste'])
    expect(await states()).toEqual(['failed'])
    const items = await presentItems(anna, recordStores, id, 'de')
    expect(items.map(({ title, item }) => [title, item.problem])).toEqual([
      ['Erste', null],
      [null, 'not_found'],
    ])
    await dropItems(anna, id, [items[1]?.item.id ?? 0])
    await plan(id, 20)
    await publishDue(database, inMinutes(20))
    expect(await titles()).toEqual(['Neu'])
  })

  test('says what the rules of the guard find at its minute, and becomes public nevertheless', async () => {
    const id = await planSeason()
    const missing = ['missing-price', 'missing-duration', 'missing-picture']
    const [, item] = await presentItems(anna, recordStores, id, 'de')
    const checked = await checkBeforehand(anna, recordStores, id)
    const found = checked.find(({ itemId }) => itemId === item?.item.id)
    expect(found?.problem).toBeNull()
    expect(found?.findings.map(({ rule }) => rule)).toEqual(missing)
    expect(item?.findings).toEqual([])
    expect(await checkPlannedReleases(systemScope(database.db), recordStores)).toBe(0)
    const [, night] = await presentItems(anna, recordStores, id, 'de')
    expect(night?.findings.map(({ text }) => text)).toEqual(['Preis fehlt', 'Dauer fehlt', 'Ohne Bild'])
    await publishDue(database, inMinutes(10))
    expect(await states()).toEqual(['published'])
  })

  test('that goes on without what fails publishes the rest', async () => {
    const id = await makeRelease({
      name: 'Saison',
      state: 'planned',
      publish_at: inMinutes(10).toISOString(),
      is_partial: true,
    })
    await wait(second, { is_online: true }, { releaseId: id })
    await wait(first, { title: { de: 'Neu', en: 'New' } }, { releaseId: id })
    await database.db.delete(events).where(eq(events.id, second))
    await publishDue(database, inMinutes(10))
    expect(await titles()).toEqual(['Neu'])
    expect(await states()).toEqual(['published'])
  })

  test('that is published can be taken back by another one, and stays as it was', async () => {
    const id = await planSeason()
    await expect(invertRelease(anna, id, 'Zurück')).rejects.toMatchObject({ code: 'conflict' })
    await publishDue(database, inMinutes(10))
    await expect(plan(id, 30)).rejects.toMatchObject({ fields: { state: 'is_published' } })
    await expect(wait(first, { responsible: 'Bo' }, { releaseId: id })).rejects.toMatchObject({
      code: 'conflict',
    })
    const inverse = await invertRelease(anna, id, 'Saison zurücknehmen')
    await plan(inverse, 20)
    await publishDue(database, inMinutes(20))
    const rows = await database.db.select().from(events).orderBy(events.id)
    expect(rows.map(({ title, isOnline }) => [title.de, isOnline])).toEqual([
      ['Erste', true],
      ['Zweite', false],
    ])
  })

  test('can neither be published by hand nor planned without a minute', async () => {
    await expect(makeRelease({ name: 'A', state: 'published' })).rejects.toMatchObject({
      fields: { state: 'invalid' },
    })
    await expect(makeRelease({ name: 'A', state: 'planned' })).rejects.toMatchObject({
      fields: { publish_at: 'required' },
    })
  })

  test('begins before its minute with the minute as its clock, and ends with it', async () => {
    await wait(first, { title: { de: 'Neu', en: 'New' } }, { publishAt: inMinutes(10) })
    const waited: Date[] = []
    const early = new Date(inMinutes(10).getTime() - 3000)
    await applyDueReleases(systemScope(database.db, early), recordStores, {
      until: inMinutes(10),
      waitFor: async (minute) => void waited.push(minute),
      publicOrigin: 'https://hall.example',
    })
    expect(waited).toEqual([inMinutes(10)])
    expect(await database.db.select().from(releases)).toMatchObject([{ publishedAt: inMinutes(10) }])
  })
})

describe('The site as of a later time', () => {
  test('leaves nothing behind: no change, no entry, no notification', async () => {
    await wait(first, { title: { de: 'Neu', en: 'New' } }, { publishAt: inMinutes(10) })
    const before = await everything()
    const seen = await asOf(systemScope(database.db), inMinutes(10), async ({ db }) =>
      db.select({ title: events.title }).from(events).where(eq(events.id, first)),
    )
    expect(seen).toEqual([{ title: { de: 'Neu', en: 'New' } }])
    expect(await everything()).toEqual(before)
  })

  test('contains several releases in their order', async () => {
    await wait(first, { title: { de: 'Eins', en: 'One' } }, { publishAt: inMinutes(10) })
    await wait(first, { title: { de: 'Zwei', en: 'Two' } }, { publishAt: inMinutes(20) })
    expect([await find('Eins', 10), await find('Zwei', 10)]).toEqual([1, 0])
    expect([await find('Eins', 20), await find('Zwei', 20)]).toEqual([0, 1])
  })
})

function wait(
  id: number,
  changed: Record<string, unknown>,
  destination: { releaseId: number } | { publishAt: Date },
  scope = anna,
) {
  return collectRecordChange(scope, store, { destination, id, changes: changed, language: 'de' })
}

function makeRelease(draft: { name: string; state: ReleaseState } & Record<string, unknown>) {
  return addRecord(anna, releaseStore, draft)
}

/** A release for the tenth minute: one event gets another title, the other becomes public. */
async function planSeason(): Promise<number> {
  const publishAt = inMinutes(10).toISOString()
  const id = await makeRelease({ name: 'Saison', state: 'planned', publish_at: publishAt })
  await wait(first, { title: { de: 'Neu', en: 'New' } }, { releaseId: id })
  await wait(second, { is_online: true }, { releaseId: id })
  return id
}

function plan(id: number, minutes: number) {
  return changeRecord(anna, releaseStore, id, {
    changes: { state: 'planned', publish_at: inMinutes(minutes).toISOString() },
  })
}

async function titles(): Promise<string[]> {
  const rows = await database.db.select({ title: events.title }).from(events).orderBy(events.id)
  return rows.map(({ title }) => title.de)
}

async function states(): Promise<string[]> {
  const rows = await database.db.select({ state: releases.state }).from(releases).orderBy(releases.id)
  return rows.map(({ state }) => state)
}

/** How many concerts a visitor finds by a word after a number of minutes. */
function find(word: string, minutes: number): Promise<number> {
  return asOf(systemScope(database.db), inMinutes(minutes), async (inside) => {
    const found = await searchAll({ ...inside, viewer: visitor }, { query: word }, 'de')
    return found.events_future.count
  })
}

async function everything() {
  return Promise.all([releases, releaseItems, auditLog, changes].map((table) => database.db.$count(table)))
}
