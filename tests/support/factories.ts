/** Creates the records that tests need; what a test does not specify has a plain value. */
import type { Db } from '#db/client/index.server.ts'
import type {
  articleCategories,
  articles,
  articleTags,
  artists,
  castMembers,
  customerTags,
  eventCustomerTags,
  events,
  genres,
  identifiers,
  performances,
  rooms,
  series,
  subscriptionGroups,
  subscriptions,
  venues,
  works,
} from '#db/schema/index.ts'
import { createPage, publishPageContent, type PageDraft } from '#domain/content/index.server.ts'
import type { DraftColumns } from '#domain/draft-columns.ts'
import { addRecords, changeImported, storeOfKind, valuesOfRow } from '#domain/records/index.server.ts'
import { system, visitor, type Scope, type Viewer } from '#domain/scope.ts'
import { languages } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { ContentDocument } from '#contracts/pages.ts'

/** The evening on which most tests take place. */
export const testNow = new Date('2026-11-21T12:00:00Z')

export function systemScope(db: Db, now = testNow): Scope {
  return { db, now, viewer: system }
}

export function visitorScope(db: Db, now = testNow): Scope {
  return { db, now, viewer: visitor }
}

export function staffScope(db: Db, role: 'administrator' | 'editor' | 'author', now = testNow): Scope {
  const viewer: Viewer = { kind: 'staff', userId: 1, name: 'Test', email: 'test@example.org', role }
  return { db, now, viewer }
}

/** The columns that a test may set; it says what is stored, and the records' own command stores it. */
type Columns<
  Table extends { $inferInsert: object },
  Internal extends keyof Table['$inferInsert'] = never,
> = Omit<DraftColumns<Table, Internal>, 'position'>
type CastColumns = Columns<typeof castMembers, 'eventId' | 'performanceId'>
export type EventColumns = Columns<typeof events, 'sequence' | 'programmeMinutes'> & {
  genreIds?: number[]
  customerTags?: Columns<typeof eventCustomerTags, 'eventId'>[]
  programme: (Columns<typeof performances, 'eventId'> & { cast?: CastColumns[] })[]
  cast: CastColumns[]
}

/** A test also needs what is stored from a time of other rules, or comes from an archive. */
const tellBroken = () => {}

/** Adds records of a kind by their columns; returns their numbers in the order given. */
export async function addRows(scope: Scope, kind: string, rows: readonly Values[]): Promise<number[]> {
  const store = storeOfKind(recordStores, kind)
  return addRecords(
    scope,
    store,
    rows.map((row) => valuesOfRow(store, row)),
    { tellBroken },
  )
}

async function addByKey(scope: Scope, kind: string, rows: readonly (Values & { key: string })[]) {
  const ids = await addRows(scope, kind, rows)
  return new Map(rows.map(({ key }, index) => [key, ids[index] ?? 0]))
}

export const createArtists = (scope: Scope, rows: Columns<typeof artists>[]) => addRows(scope, 'artist', rows)
export const createWorks = (scope: Scope, rows: Columns<typeof works>[]) => addRows(scope, 'work', rows)
export const createGenres = (scope: Scope, rows: Columns<typeof genres>[]) => addByKey(scope, 'genre', rows)
export const createSeries = (scope: Scope, rows: Columns<typeof series>[]) => addByKey(scope, 'series', rows)
const createCustomerTags = (scope: Scope, rows: Columns<typeof customerTags>[]) =>
  addByKey(scope, 'customer_tag', rows)

export const createCategories = (scope: Scope, rows: Columns<typeof articleCategories>[]) =>
  addByKey(scope, 'article_category', rows)
export const createTags = (scope: Scope, rows: Columns<typeof articleTags>[]) =>
  addRows(scope, 'article_tag', rows)
export const createSubscriptionGroups = (scope: Scope, rows: Columns<typeof subscriptionGroups>[]) =>
  addByKey(scope, 'subscription_group', rows)

/** Adds a story without its text; returns its number. */
export async function createArticle(
  scope: Scope,
  { tagIds: tags, eventIds, ...row }: Columns<typeof articles> & { tagIds: number[]; eventIds: number[] },
): Promise<number> {
  const [id = 0] = await addRows(scope, 'article', [{ isOnline: true, ...row, tags, events: eventIds }])
  return id
}

export async function createSubscription(
  scope: Scope,
  { eventIds, ...row }: Columns<typeof subscriptions> & { position?: number; eventIds: number[] },
): Promise<number> {
  const [id = 0] = await addRows(scope, 'subscription', [{ isOnline: true, ...row, events: eventIds }])
  return id
}

/** Adds a venue with its rooms; returns their numbers by key. */
export async function createRooms(
  scope: Scope,
  venue: Columns<typeof venues>,
  rows: Columns<typeof rooms, 'venueId'>[],
): Promise<Map<string, number>> {
  const [venueId] = await addRows(scope, 'venue', [venue])
  return addByKey(
    scope,
    'room',
    rows.map((row) => ({ ...row, venueId })),
  )
}

/** Adds events by their columns, with the lists that are tables of their own. */
export async function createEvents(scope: Scope, rows: EventColumns[]): Promise<number[]> {
  return addRows(
    scope,
    'event',
    rows.map(({ genreIds = [], customerTags = [], cast, programme, ...row }) => ({
      isOnline: true,
      ...row,
      genres: genreIds,
      presale: customerTags,
      cast,
      programme,
    })),
  )
}

/** Changes columns of events, as an importer does. */
export async function updateTestEvents(
  scope: Scope,
  rows: readonly { id: number; columns: Partial<Columns<typeof events>> }[],
): Promise<void> {
  const store = storeOfKind(recordStores, 'event')
  await changeImported(
    scope,
    store,
    rows.map(({ id, columns }) => ({ id, changes: valuesOfRow(store, columns) })),
    { tellBroken },
  )
}

/** Gives a record its identifiers. */
export async function identify(
  scope: Scope,
  kind: 'artist' | 'room' | 'work',
  id: number,
  rows: readonly Pick<typeof identifiers.$inferSelect, 'scheme' | 'value' | 'source' | 'checkedAt'>[],
): Promise<void> {
  const store = storeOfKind(recordStores, kind)
  await changeImported(scope, store, [{ id, changes: valuesOfRow(store, { identifiers: [...rows] }) }], {
    tellBroken,
  })
}

export type TestHouse = { roomId: number; genreId: number; seriesId: number; tagId: number; seasonId: number }

/** A hall with one record of each kind. */
export async function createHouse(scope: Scope): Promise<TestHouse> {
  const name = { de: 'Großer Saal', en: 'Great Hall' }
  const rooms = await createRooms(scope, { name: { de: 'Haus', en: 'House' }, address: 'Uferstraße 12' }, [
    { key: 'great', name, seats: 1840 },
  ])
  const genres = await createGenres(scope, [
    { key: 'orchestra', name: { de: 'Orchester', en: 'Orchestra' }, ground: 'prussian' },
  ])
  const series = await createSeries(scope, [
    {
      key: 'symphonic',
      name: { de: 'Große Symphonik', en: 'Great Symphonies' },
      description: { de: '', en: '' },
    },
  ])
  const tags = await createCustomerTags(scope, [
    {
      key: 'members',
      name: { de: 'Mitglieder', en: 'Members' },
      category: 'Mitglieder',
      showInCalendar: true,
    },
  ])
  const [seasonId = 0] = await addRows(scope, 'season', [{ name: '2026/27' }])
  const first = (ids: Map<string, number>) => [...ids.values()][0] ?? 0
  return {
    roomId: first(rooms),
    genreId: first(genres),
    seriesId: first(series),
    tagId: first(tags),
    seasonId,
  }
}

/** A composer with one work and its performers. */
export async function createRepertoire(
  scope: Scope,
): Promise<{ composerId: number; workId: number; ensembleId: number }> {
  const [composerId = 0, ensembleId = 0] = await createArtists(scope, [
    { kind: 'person', name: 'Antonín Dvořák', sortName: 'Dvořák, Antonín', bornYear: 1841, diedYear: 1904 },
    { kind: 'ensemble', name: 'Morgenstern-Orchester', sortName: 'Morgenstern-Orchester' },
  ])
  const [workId = 0] = await createWorks(scope, [
    {
      composerId,
      title: { de: 'Symphonie Nr. 9 e-Moll', en: 'Symphony No. 9 in E minor' },
      catalogueNumber: 'op. 95',
      yearComposed: 1893,
      minutes: 42,
    },
  ])
  return { composerId, workId, ensembleId }
}

export function buildEvent(changes: Partial<EventColumns> = {}): EventColumns {
  return {
    title: { de: 'Ein Abend', en: 'An evening' },
    slug: { de: 'ein-abend', en: 'an-evening' },
    dateStart: new Date('2026-11-27T18:30:00Z'),
    programme: [],
    cast: [],
    ...changes,
  }
}

export async function createTestEvent(scope: Scope, changes: Partial<EventColumns> = {}): Promise<number> {
  const [id = 0] = await createEvents(scope, [buildEvent(changes)])
  return id
}

/** A page with published content in each of its languages. */
export async function createPublicPage(scope: Scope, draft: PageDraft, text = 'Inhalt'): Promise<number> {
  const id = await createPage(scope, draft)
  for (const language of languages)
    if (draft.texts[language]) await publishPageContent(scope, id, language, buildContent(text))
  return id
}

/** A document of one text block. */
export function buildContent(text: string, id = 'text-1'): ContentDocument {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
  return {
    version: 1,
    containers: [
      {
        id: 'container-1',
        layout: '100',
        columns: [[{ id, type: 'text', version: 1, fields: { content } }]],
      },
    ],
  }
}
