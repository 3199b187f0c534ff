import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { PageState, TreePage } from '#contracts/page-tree.ts'
import { pageLocales, pages } from '#db/schema/index.ts'
import { otherLanguage, perLanguage, type Language } from '#i18n/languages.ts'
import { pageHref } from '#routing/paths.ts'
import { publicPages, publishedPages } from '#domain/shown-pages.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { plannedSections } from '../pages/planned-sections.ts'

/** The maximum number of rows, one for each page and language: a tree of 5,000 pages. */
const maxRows = 10_000

/** All pages in tree order, each after its parent; a page that lacks the language has its title in the other one. */
export async function listPageTree(scope: Scope, language: Language): Promise<TreePage[]> {
  requireRight(scope.viewer, 'write_drafts')
  const rows = await scope.db
    .select({ page: pages, locale: pageLocales, state: stateAt(scope.now) })
    .from(pages)
    .innerJoin(pageLocales, eq(pageLocales.pageId, pages.id))
    .where(isNull(pages.deletedAt))
    .orderBy(asc(pages.position), asc(pages.id))
    .limit(maxRows)
  const own = new Map(rows.map((row) => [`${row.page.id}/${row.locale.language}`, row]))
  const children = new Map<number | null, TreePage[]>()
  for (const page of new Map(rows.map((row) => [row.page.id, row.page])).values()) {
    const shown = own.get(`${page.id}/${language}`) ?? own.get(`${page.id}/${otherLanguage(language)}`)
    if (!shown) continue
    const entry = {
      id: page.id,
      parent_id: page.parentId,
      title: shown.locale.title,
      url: pageHref(shown.locale.path, shown.locale.language),
      is_fixed: page.systemKey !== null,
      states: perLanguage((each) => own.get(`${page.id}/${each}`)?.state ?? 'missing'),
    }
    children.set(page.parentId, [...(children.get(page.parentId) ?? []), entry])
  }
  const below = (parentId: number | null): TreePage[] =>
    (children.get(parentId) ?? []).flatMap((page) => [page, ...below(page.id)])
  return below(null)
}

/**
 * What visitors see of the page in the language of its row. One that the program has published is a draft until somebody
 * has written it.
 */
function stateAt(now: Date) {
  const inOwnLanguage = (idsOf: (language: Language) => ReturnType<typeof publicPages>) =>
    sql`CASE ${pageLocales.language} WHEN 'de' THEN ${pages.id} IN ${idsOf('de')} ELSE ${pages.id} IN ${idsOf('en')} END`
  const isBegun = sql`(${pages.systemKey} IS NULL OR ${inOwnLanguage((language) => publishedPages(language, now, { isWritten: true }))})`
  return sql<PageState>`CASE
    WHEN ${inOwnLanguage((language) => publicPages(language, now))} AND ${isBegun} THEN 'public'
    WHEN EXISTS (
      SELECT 1 FROM ${plannedSections} AS plan
      WHERE plan.owner_kind = 'page' AND plan.owner_id = ${pages.id} AND plan.language = ${pageLocales.language}
        AND plan.revision_id IS NOT NULL) THEN 'scheduled'
    WHEN ${inOwnLanguage((language) => publishedPages(language, now))} AND ${isBegun} THEN 'hidden'
    ELSE 'draft' END`
}
