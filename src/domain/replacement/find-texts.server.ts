import { sql } from 'drizzle-orm'
import { maxReplaced } from '#contracts/office-choices.ts'
import type { Language } from '#i18n/languages.ts'
import { visitorTextFields, type TextPath } from '#records/visitor-texts.ts'
import { findOwnerTitles, findSectionOwner, listMatchingDrafts } from '../content/index.server.ts'
import { matches } from '../matching.ts'
import { hasRight, requireRight } from '../policy.ts'
import {
  findMatchingIds,
  loadManyValues,
  mayChange,
  readRecordValues,
  titleOf,
  type RecordStore,
  type RecordStores,
} from '../records/index.server.ts'
import type { Scope } from '../scope.ts'
import { digestOf, maxLookedInto, type Search } from './search.ts'
import type { Text } from './subjects/opened.ts'
import { textsOfRecord } from './subjects/open-record.server.ts'
import { openSettings } from './subjects/open-settings.server.ts'
import { textsOfContent } from './subjects/open-section.server.ts'
import { ownerOf, type Subject } from './subjects/subject.ts'
import { patternOf } from './texts/find-words.ts'
import { findPlaces } from './texts/replace-words.ts'

/** A place with what stands before and after it in its paragraph. */
export type FoundPlace = { lead: string; found: string; trail: string }
export type FoundText = {
  path: TextPath
  language: Language | null
  blockType: string | null
  seen: string
  places: FoundPlace[]
}
export type FoundSubject = {
  subject: Subject
  title: string
  /** Where it is edited. */
  address: string
  /** Whether visitors see it, in the language of a section. */
  isPublic: boolean
  canChange: boolean
  texts: FoundText[]
}
export type Found = {
  subjects: FoundSubject[]
  /** Whether there are more places than a run changes. */
  hasMore: boolean
  /** The kinds of records that the viewer may not read. */
  leftOut: string[]
}

/** How much is shown around a place. */
const around = 70
/** Records that are in memory at a time. */
const batch = 50

/**
 * All places of the sought words, at most `maxReplaced`: in drafts of pages, in shared blocks, in the texts of pages for
 * search engines, and in records that the viewer may read. Writes nothing.
 */
export async function findTexts(
  scope: Scope,
  stores: RecordStores,
  search: Search,
  language: Language,
): Promise<Found> {
  requireRight(scope.viewer, 'write_drafts')
  const collected = new Collected(search)
  const chosen = Object.values(stores).filter(({ definition }) => search.where.includes(definition.kind))
  const readable = chosen.filter(({ definition }) => hasRight(scope.viewer, definition.right))
  for (const of of ['pages', 'shared'] as const)
    if (search.where.includes(of === 'pages' ? 'page' : of)) {
      await findInDrafts(scope, of, collected)
      if (of === 'pages') await findInSettings(scope, collected)
    }
  for (const store of readable) {
    if (collected.isFull) break
    await findInRecords(scope, store, collected, language)
  }
  return {
    subjects: await withTitles(scope, collected.subjects, language),
    hasMore: collected.hasMore,
    leftOut: chosen.filter((store) => !readable.includes(store)).map(({ definition }) => definition.kind),
  }
}

/** What a search has found so far. */
class Collected {
  readonly subjects: FoundSubject[] = []
  readonly search: Search
  readonly pattern: { pattern: string; isCaseKept: boolean; limit: number }
  hasMore = false
  #left = maxReplaced

  constructor(search: Search) {
    this.search = search
    this.pattern = { pattern: patternOf(search), isCaseKept: search.isCaseKept, limit: maxLookedInto + 1 }
  }

  get isFull(): boolean {
    return this.hasMore
  }

  /** Adds the places in the texts of a subject, as many as there is room for. */
  add(texts: readonly Text[], subject: Omit<FoundSubject, 'texts'>): void {
    const found = texts.flatMap((text): FoundText[] => {
      if (this.hasMore || (text.language !== null && !this.search.languages.includes(text.language)))
        return []
      const places = findPlaces(text.value, this.search)
      if (places.length > this.#left) this.hasMore = true
      const shown = places.slice(0, this.#left)
      this.#left -= shown.length
      const { path, language, blockType } = text
      return shown.length === 0
        ? []
        : [{ path, language, blockType, seen: digestOf(text.value), places: shown.map(contextOf) }]
    })
    if (found.length > 0) this.subjects.push({ ...subject, texts: found })
  }
}

function contextOf({ paragraph, start, end }: { paragraph: string; start: number; end: number }): FoundPlace {
  const from = start <= around ? 0 : paragraph.lastIndexOf(' ', start - around) + 1 || start - around
  const space = paragraph.indexOf(' ', end + around)
  const to = space === -1 || space > end + 2 * around ? Math.min(paragraph.length, end + 2 * around) : space
  return {
    lead: `${from > 0 ? '… ' : ''}${paragraph.slice(from, start).toWellFormed()}`,
    found: paragraph.slice(start, end),
    trail: `${paragraph.slice(end, to).toWellFormed()}${to < paragraph.length ? ' …' : ''}`,
  }
}

async function findInDrafts(scope: Scope, of: 'pages' | 'shared', collected: Collected): Promise<void> {
  const { languages } = collected.search
  let read = 0
  for await (const { key, content, isPublic } of listMatchingDrafts(scope, {
    ...collected.pattern,
    languages,
    of,
  })) {
    read += 1
    if (read > maxLookedInto) collected.hasMore = true
    if (collected.isFull) return
    const subject = { what: 'section', ...key } as const
    collected.add(textsOfContent(content, key), {
      subject,
      title: '',
      address: '',
      isPublic,
      canChange: true,
    })
  }
}

async function findInSettings(scope: Scope, collected: Collected): Promise<void> {
  const texts = sql`concat_ws(' ', l.meta_title, l.meta_description, l.og_title, l.og_description)`
  const { rows } = await scope.db.execute<{ id: number; online: boolean }>(sql`
    SELECT DISTINCT g.id, g.is_online AS online FROM page_locales l
    JOIN pages g ON g.id = l.page_id AND g.deleted_at IS NULL
    WHERE ${matches(texts, collected.pattern)} ORDER BY g.id LIMIT ${collected.pattern.limit}`)
  for (const { id, online } of rows) {
    if (collected.isFull) return
    const opened = await openSettings(scope, id)
    const { canChange } = opened
    collected.add(opened.texts, {
      subject: { what: 'settings', id },
      title: '',
      address: '',
      isPublic: online,
      canChange,
    })
  }
}

async function findInRecords(
  scope: Scope,
  store: RecordStore,
  collected: Collected,
  language: Language,
): Promise<void> {
  const { kind, path, publication, fields, isSingle } = store.definition
  const names = visitorTextFields(fields)
  const ids = isSingle ? [1] : await findMatchingIds(scope, store, names, collected.pattern)
  if (ids.length > maxLookedInto) collected.hasMore = true
  for (let from = 0; from < ids.length && from < maxLookedInto; from += batch) {
    const values = isSingle
      ? new Map([[1, await readRecordValues(scope, store, 1)]])
      : await loadManyValues(scope, store, ids.slice(from, from + batch))
    for (const [id, record] of values) {
      if (collected.isFull) return
      const first = textsOfRecord(store, record)
      if (!first.some(({ value }) => findPlaces(value, collected.search).length > 0)) continue
      collected.add(first, {
        subject: { what: 'record', kind, id },
        title: titleOf(store, record, language),
        address: `/admin/${path}${isSingle ? '' : `/${id}`}`,
        isPublic: publication === undefined || record[publication] === true,
        canChange: await mayChange(scope, store, id),
      })
    }
  }
}

/** Titles and addresses of what is edited on its page. */
async function withTitles(
  scope: Scope,
  subjects: readonly FoundSubject[],
  language: Language,
): Promise<FoundSubject[]> {
  const owners = subjects
    .filter(({ subject }) => subject.what !== 'record')
    .map(({ subject }) => ownerOf(subject))
  const titles = await findOwnerTitles(scope, owners, language)
  const described: FoundSubject[] = []
  for (const found of subjects) {
    const { subject } = found
    if (subject.what === 'record') {
      described.push(found)
      continue
    }
    const { kind, id } = ownerOf(subject)
    const section =
      subject.what === 'section' ? subject : ({ ownerKind: 'page', ownerId: id, language } as const)
    const owner = await findSectionOwner(scope, section)
    // It was deleted a moment ago, or a record was and its page is left.
    if (!owner && subject.what === 'section') continue
    described.push({
      ...found,
      title: titles.get(`${kind}:${id}`) ?? owner?.title ?? '',
      address: owner ? `${owner.url}${subject.what === 'settings' ? '?edit=settings' : '?edit'}` : '',
    })
  }
  return described
}
