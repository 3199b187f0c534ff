import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { pageLocales, searchDocuments, type SearchKind } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { startOfHallDay, hallDay } from '#i18n/dates.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import { excerptOf } from '#i18n/plain-text.ts'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { noteShown } from '../shown.ts'
import { foldedPattern } from './folded-pattern.server.ts'

/** The groups that results are shown in (specification, section 3). */
export const searchGroups = ['events_future', 'events_past', 'content'] as const
export type SearchGroup = (typeof searchGroups)[number]

export type SearchHit = {
  kind: SearchKind
  id: number
  title: string
  /** The beginning of the text, for pages and stories. */
  excerpt: string
  date: string | null
  /** The path below the language; only for pages. */
  path: string | null
}

/** Page size of search results (specification, section 9). */
const searchPageSize = 16

/** The best results of each group, with total counts. */
export async function searchAll(
  scope: Scope,
  text: string,
  language: Language,
): Promise<Record<SearchGroup, ListPage<SearchHit>>> {
  const [future, past, content] = await Promise.all(
    searchGroups.map((group) => searchGroup(scope, text, language, group, { pageSize: 5 })),
  )
  const none = listPage<SearchHit>([], 0, 1, 5)
  return { events_future: future ?? none, events_past: past ?? none, content: content ?? none }
}

/** One page of one group. Every word must occur in folded form; events are ordered by date, others by rank. */
export async function searchGroup(
  scope: Scope,
  text: string,
  language: Language,
  group: SearchGroup,
  { page = 1, pageSize = searchPageSize }: Paging = {},
): Promise<ListPage<SearchHit>> {
  noteShown(scope, ['event', 'article', 'subscription', 'page', 'sitemap', 'record'])
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8)
  if (words.length === 0) return listPage<SearchHit>([], 0, page, pageSize)
  const where = and(
    eq(searchDocuments.language, language),
    isVisible(scope),
    isSaid(scope),
    isInGroup(scope, group),
    ...words.map((word) => sql`${searchDocuments.folded} LIKE ${foldedPattern(word)}`),
  )
  const [counted] = await scope.db
    .select({ count: sql<number>`count(*)::int` })
    .from(searchDocuments)
    .where(where)
  const count = counted?.count ?? 0
  const offset = (page - 1) * pageSize
  if (offset >= count) return listPage<SearchHit>([], count, page, pageSize)
  const rows = await scope.db
    .select({
      kind: searchDocuments.kind,
      id: searchDocuments.subjectId,
      title: searchDocuments.title,
      body: searchDocuments.body,
      date: searchDocuments.date,
      path: pageLocales.path,
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
    .where(where)
    .orderBy(...orderOf(group, text))
    .limit(pageSize)
    .offset(offset)
  const hits = rows.map(({ body, date, ...hit }) => ({
    ...hit,
    excerpt: excerptOf(body, 180),
    date: date?.toISOString() ?? null,
  }))
  return listPage(hits, count, page, pageSize)
}

function isVisible({ viewer, now }: Scope): SQL | undefined {
  if (canSeeUnpublished(viewer)) return undefined
  return and(
    eq(searchDocuments.isOnline, true),
    or(isNull(searchDocuments.visibleFrom), lte(searchDocuments.visibleFrom, now)),
    or(isNull(searchDocuments.visibleTo), gt(searchDocuments.visibleTo, now)),
  )
}

/** Of successive documents, selects the one in effect at the scope's time. */
function isSaid({ now }: Scope): SQL | undefined {
  return and(
    or(isNull(searchDocuments.saysFrom), lte(searchDocuments.saysFrom, now)),
    or(isNull(searchDocuments.saysTo), gt(searchDocuments.saysTo, now)),
  )
}

function isInGroup({ now }: Scope, group: SearchGroup): SQL | undefined {
  if (group === 'content') return inArray(searchDocuments.kind, ['page', 'article', 'subscription'])
  const today = startOfHallDay(hallDay(now))
  const isWhen =
    group === 'events_future' ? gte(searchDocuments.date, today) : lt(searchDocuments.date, today)
  return and(eq(searchDocuments.kind, 'event'), isWhen)
}

function orderOf(group: SearchGroup, text: string): SQL[] {
  if (group === 'events_future') return [asc(searchDocuments.date), asc(searchDocuments.subjectId)]
  if (group === 'events_past') return [desc(searchDocuments.date), desc(searchDocuments.subjectId)]
  const isInTitle = sql`(fold_text(${searchDocuments.title}) LIKE ${foldedPattern(text)})`
  return [desc(isInTitle), asc(searchDocuments.title), asc(searchDocuments.subjectId)]
}
