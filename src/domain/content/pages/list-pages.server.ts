import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { ListedPage } from '#contracts/page-list.ts'
import { pageLocales, pages } from '#db/schema/index.ts'
import { perLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { pageHref } from '#routing/paths.ts'
import { addCacheTags } from '#domain/cache-tags.ts'
import { listPage, type ListPage, type Paging } from '#domain/paging.ts'
import type { Scope } from '#domain/scope.ts'
import { isListedPage } from '#domain/shown-pages.server.ts'
import { isChangedSince } from '#domain/shown-records.server.ts'

const usualSize = 10
/** The maximum number of rows, one for each page and language: a tree of 5,000 pages. */
const maxRows = 10_000

/** A page with its paths below the languages in which it is public. */
type Shown = Omit<ListedPage, 'links' | 'parent_id' | 'depth'> & {
  parentId: number | null
  paths: Localized<string | null>
  isChanged: boolean
}

/**
 * The pages that visitors may see and that somebody has written, in the order of the tree, each before those below it. They
 * are the same for staff. `paths` are those of their addresses.
 */
export async function listPublicPages(
  scope: Scope,
  asked: Paging & {
    ids?: number[] | undefined
    language?: Language | undefined
    below?: number | undefined
    parent?: number | undefined
    changedSince?: Date | undefined
  },
): Promise<ListPage<Omit<ListedPage, 'links'> & { paths: Localized<string | null> }>> {
  addCacheTags(scope, ['page', 'sitemap'])
  const { page = 1, pageSize = usualSize, ids, below, parent, language } = asked
  const { shown, parentOf } = await readTree(scope, asked)
  const nearest = (id: number | null): number | null =>
    id === null || shown.has(id) ? id : nearest(parentOf.get(id) ?? null)
  const above = (id: number): number[] => {
    const next = nearest(parentOf.get(id) ?? null)
    return next === null ? [] : [next, ...above(next)]
  }
  const all = inTreeOrder([...parentOf.keys()], parentOf).flatMap((id) => {
    const found = shown.get(id)
    const parents = above(id)
    const isAsked =
      found &&
      (ids === undefined || ids.includes(id)) &&
      (below === undefined || parents.includes(below)) &&
      (parent === undefined || parents[0] === parent) &&
      (language === undefined || found.paths[language] !== null) &&
      found.isChanged
    if (!isAsked) return []
    const { parentId: _parentId, isChanged: _isChanged, ...entry } = found
    return [{ ...entry, parent_id: parents[0] ?? null, depth: parents.length }]
  })
  const offset = (page - 1) * pageSize
  return listPage(all.slice(offset, offset + pageSize), all.length, page, pageSize)
}

/** The public pages by their numbers, and the parent of each page, public or not. */
async function readTree(scope: Scope, { changedSince }: { changedSince?: Date | undefined }) {
  const { db, now } = scope
  const isPublic = or(
    and(eq(pageLocales.language, 'de'), isListedPage('de', now)),
    and(eq(pageLocales.language, 'en'), isListedPage('en', now)),
  )
  const rows = await db
    .select({
      page: pages,
      locale: pageLocales,
      isPublic: sql<boolean>`${isPublic}`,
      isChanged: changedSince
        ? sql<boolean>`coalesce(${isChangedSince(scope, 'page', pages, changedSince)}, false)`
        : sql<boolean>`true`,
    })
    .from(pages)
    .innerJoin(pageLocales, eq(pageLocales.pageId, pages.id))
    .where(isNull(pages.deletedAt))
    .orderBy(asc(pages.position), asc(pages.id))
    .limit(maxRows)
  const parentOf = new Map(rows.map(({ page }) => [page.id, page.parentId]))
  const shown = new Map<number, Shown>()
  for (const [id, each] of Map.groupBy(rows, ({ page }) => page.id)) {
    const [first] = each
    if (!first || !each.some((row) => row.isPublic)) continue
    const { page, isChanged } = first
    const localeIn = (language: Language) =>
      each.find((row) => row.isPublic && row.locale.language === language)?.locale
    shown.set(id, {
      id,
      parentId: page.parentId,
      content_type: page.contentType,
      system_key: page.systemKey,
      is_clickable: page.isClickable,
      title: perLanguage((language) => localeIn(language)?.title ?? null),
      paths: perLanguage((language) => {
        const path = localeIn(language)?.path
        return path === undefined ? null : pageHref(path, language)
      }),
      isChanged,
    })
  }
  return { shown, parentOf }
}

/** The numbers of pages, each before those below it; `ids` are in the order of siblings. */
function inTreeOrder(ids: readonly number[], parentOf: ReadonlyMap<number, number | null>): number[] {
  const children = Map.groupBy(ids, (id) => parentOf.get(id) ?? null)
  const below = (id: number | null): number[] =>
    (children.get(id) ?? []).flatMap((child) => [child, ...below(child)])
  return below(null)
}
