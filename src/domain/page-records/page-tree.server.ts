import { asc, eq, isNull } from 'drizzle-orm'
import type { TreePage } from '#contracts/page-settings.ts'
import { pageLocales, pages } from '#db/schema/index.ts'
import { otherLanguage, type Language } from '#i18n/languages.ts'
import { pageHref } from '#routing/paths.ts'
import { isPublicPage } from '../pages/index.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

/** The maximum number of rows, one for each page and language: a tree of 5,000 pages. */
const mostRows = 10_000

/** All pages in tree order, each after its parent; a page that lacks the language has its title in the other one. */
export async function listPageTree(scope: Scope, language: Language): Promise<TreePage[]> {
  requireRight(scope.viewer, 'write_drafts')
  const rows = await scope.db
    .select({ page: pages, locale: pageLocales, isPublic: isPublicPage(language, scope.now) })
    .from(pages)
    .innerJoin(pageLocales, eq(pageLocales.pageId, pages.id))
    .where(isNull(pages.deletedAt))
    .orderBy(asc(pages.position), asc(pages.id))
    .limit(mostRows)
  const publicIds = new Set(rows.flatMap(({ page, isPublic }) => (isPublic ? [page.id] : [])))
  const own = new Map(rows.map(({ locale }) => [`${locale.pageId}/${locale.language}`, locale]))
  const children = new Map<number | null, TreePage[]>()
  for (const page of new Map(rows.map((row) => [row.page.id, row.page])).values()) {
    const locale = own.get(`${page.id}/${language}`) ?? own.get(`${page.id}/${otherLanguage(language)}`)
    if (!locale) continue
    const entry = {
      id: page.id,
      parent_id: page.parentId,
      title: locale.title,
      url: pageHref(locale.path, locale.language),
      is_online: publicIds.has(page.id),
    }
    children.set(page.parentId, [...(children.get(page.parentId) ?? []), entry])
  }
  const below = (parentId: number | null): TreePage[] =>
    (children.get(parentId) ?? []).flatMap((page) => [page, ...below(page.id)])
  return below(null)
}
