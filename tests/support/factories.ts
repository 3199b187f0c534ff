/** Creates the records that tests need; what a test does not specify has a plain value. */
import type { Db } from '#db/client/index.server.ts'
import { createEvent, type EventDraft } from '#domain/events/index.server.ts'
import {
  createCustomerTags,
  createGenres,
  createRooms,
  createSeries,
  ensureSeasons,
} from '#domain/house/index.server.ts'
import { createPage, publishPageContent, type PageDraft } from '#domain/content/index.server.ts'
import { system, visitor, type Scope, type Viewer } from '#domain/scope.ts'
import { createArtists, createWorks } from '#domain/works/index.server.ts'
import { languages } from '#i18n/languages.ts'
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
  const seasons = await ensureSeasons(scope, ['2026/27'])
  const first = (ids: Map<string, number>) => [...ids.values()][0] ?? 0
  return {
    roomId: first(rooms),
    genreId: first(genres),
    seriesId: first(series),
    tagId: first(tags),
    seasonId: first(seasons),
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

export function buildEvent(changes: Partial<EventDraft> = {}): EventDraft {
  return {
    title: { de: 'Ein Abend', en: 'An evening' },
    slug: { de: 'ein-abend', en: 'an-evening' },
    dateStart: new Date('2026-11-27T18:30:00Z'),
    programme: [],
    cast: [],
    ...changes,
  }
}

export async function createTestEvent(scope: Scope, changes: Partial<EventDraft> = {}): Promise<number> {
  return createEvent(scope, buildEvent(changes))
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
