import { and, eq, sql } from 'drizzle-orm'
import type { SearchHit, SearchKind } from '#contracts/search.ts'
import { articles, events, pageLocales, searchDocuments, subscriptions } from '#db/schema/index.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import { detailHref, pageHref } from '#routing/paths.ts'
import { slugOf } from '#routing/slug-of.ts'
import type { Scope } from '../scope.ts'
import type { FoundRow } from './find-hits.server.ts'
import { findExcerpt, markWords, type SearchedWords } from './mark-words.ts'

/** The found records as results, in the order given. */
export async function presentHits(
  scope: Scope,
  found: FoundRow[],
  language: Language,
  searched: SearchedWords,
): Promise<SearchHit[]> {
  if (found.length === 0) return []
  const rows = await scope.db
    .select({
      kind: searchDocuments.kind,
      id: searchDocuments.subjectId,
      title: searchDocuments.title,
      byline: searchDocuments.byline,
      names: searchDocuments.names,
      body: searchDocuments.body,
      date: searchDocuments.date,
      uncertainDate,
      path: pageLocales.path,
      slug: recordSlug,
    })
    .from(searchDocuments)
    .leftJoin(
      pageLocales,
      and(
        eq(searchDocuments.kind, 'page'),
        eq(pageLocales.pageId, searchDocuments.subjectId),
        eq(pageLocales.language, language),
      ),
    )
    .where(
      and(
        eq(searchDocuments.language, language),
        sql`(${searchDocuments.kind}, ${searchDocuments.subjectId}, ${searchDocuments.edition}) IN (
          SELECT kind, id, edition FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
            AS found (kind text, id int, edition int))`,
      ),
    )
  const byKey = new Map(rows.map((row) => [`${row.kind}:${row.id}`, row]))
  return found.flatMap(({ kind, id }) => {
    const row = byKey.get(`${kind}:${id}`)
    const url = row && addressOf(row, language)
    if (!row || !url) return []
    const excerpt = findExcerpt(row, searched)
    return [
      {
        kind,
        id,
        title: row.title,
        title_marks: markWords(row.title, searched),
        byline: row.byline,
        excerpt,
        excerpt_marks: markWords(excerpt, searched),
        date: row.date?.toISOString() ?? null,
        uncertain_date: row.uncertainDate,
        url,
      },
    ]
  })
}

/** The stored slugs of a document's record; persons, works and pages have none. */
const recordSlug = sql<Localized | null>`CASE ${searchDocuments.kind}
  WHEN 'event' THEN (SELECT ${events.slug} FROM ${events} WHERE ${events.id} = ${searchDocuments.subjectId})
  WHEN 'article' THEN (SELECT ${articles.slug} FROM ${articles} WHERE ${articles.id} = ${searchDocuments.subjectId})
  WHEN 'subscription' THEN (
    SELECT ${subscriptions.slug} FROM ${subscriptions} WHERE ${subscriptions.id} = ${searchDocuments.subjectId})
END`

const uncertainDate = sql<string | null>`CASE ${searchDocuments.kind} WHEN 'event' THEN (
  SELECT ${events.uncertainDate} FROM ${events} WHERE ${events.id} = ${searchDocuments.subjectId}) END`

const lists = {
  event: 'events',
  article: 'stories',
  subscription: 'subscriptions',
  person: 'people',
  work: 'works',
} as const

/** The path of a found record's page; null for a page without an address in this language. */
export function addressOf(
  record: { kind: SearchKind; id: number; title: string; path: string | null; slug: Localized | null },
  language: Language,
): string | null {
  const { kind, id, title, path, slug } = record
  if (kind === 'page') return path === null ? null : pageHref(path, language)
  const ownSlug = kind === 'person' || kind === 'work' ? { de: slugOf(title), en: slugOf(title) } : slug
  return ownSlug && detailHref(lists[kind], language, { id, slug: ownSlug })
}
