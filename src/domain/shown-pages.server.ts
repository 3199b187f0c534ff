import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { pages } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { AnyScope } from '#domain/define-query.server.ts'
import { canSeeUnpublished } from '#domain/scope.ts'
import { listPageIds } from '#routing/table.ts'
import { orPreviewed } from '#domain/visibility.server.ts'

/**
 * The SQL condition under which `scope.viewer` may see a page in a language: staff see every page, visitors the public
 * ones and the one of a preview link. Undefined means always. Deleted pages have to be excluded by the caller.
 */
export function isPageShown(scope: Omit<AnyScope, 'db'>, language: Language | Placeholder): SQL | undefined {
  if (canSeeUnpublished(scope.viewer)) return undefined
  return orPreviewed(scope, pages, isPublicPage(language, scope.now))
}

/**
 * The same for what leads visitors to a page: menus, footer and header. Those don't lead to a page that nobody has written,
 * which visitors can open nevertheless.
 */
export function isPageListed(scope: Omit<AnyScope, 'db'>, language: Language): SQL | undefined {
  if (canSeeUnpublished(scope.viewer)) return undefined
  return orPreviewed(scope, pages, isListedPage(language, scope.now))
}

/** The SQL condition that a page is public in a language, and written. */
export function isListedPage(language: Language | Placeholder, now: Date | Placeholder): SQL<boolean> {
  return sql<boolean>`${pages.id} IN ${publicPages(language, now, { isWritten: true })}`
}

/** The SQL condition that a page is public in a language. */
export function isPublicPage(language: Language | Placeholder, now: Date | Placeholder): SQL<boolean> {
  return sql<boolean>`${pages.id} IN ${publicPages(language, now)}`
}

/**
 * The ids of all pages that are public in a language, as a subquery, also for prepared statements. A page is public
 * while it and all pages above it are online, and its content in the language is published. Two kinds of pages have no
 * content of their own: home is composed by code, so it is always public; one that is not clickable only leads to its
 * first subpage, so it is public with any of them. With `isWritten` only those that are written, see `publishedPages`.
 */
export function publicPages(
  language: Language | Placeholder,
  now: Date | Placeholder,
  options: { isWritten?: boolean } = {},
): SQL {
  const isOnline = sql`p.deleted_at IS NULL AND p.is_online
    AND (p.online_from IS NULL OR p.online_from <= ${now}::timestamptz)
    AND (p.online_to IS NULL OR p.online_to > ${now}::timestamptz)`
  return sql`(
    WITH RECURSIVE online AS (
      SELECT p.id, p.parent_id, p.is_clickable, p.system_key FROM pages p WHERE p.parent_id IS NULL AND ${isOnline}
      UNION ALL
      SELECT p.id, p.parent_id, p.is_clickable, p.system_key
      FROM pages p JOIN online ON online.id = p.parent_id WHERE ${isOnline}
    ), public AS (
      SELECT online.id, online.parent_id FROM online
      WHERE online.system_key = 'home'
        OR online.is_clickable AND online.id IN ${publishedPages(language, now, options)}
      UNION
      SELECT online.id, online.parent_id FROM public JOIN online ON online.id = public.parent_id
      WHERE NOT online.is_clickable
    )
    SELECT public.id FROM public)`
}

/**
 * The ids of the pages whose content is published in a language, whether they are online or not, as a subquery. By the same
 * rule as `findPublication`: the latest started publication is in effect, even after its end. With `isWritten` only those
 * that somebody has written: with blocks or a stage. The pages of lists always are, because code fills them.
 */
export function publishedPages(
  language: Language | Placeholder,
  now: Date | Placeholder,
  { isWritten = false }: { isWritten?: boolean } = {},
): SQL {
  const hasContent = isWritten
    ? sql`AND (NOT latest.is_empty OR EXISTS (
        SELECT FROM pages p JOIN page_locales l ON l.page_id = p.id AND l.language = ${language}
        WHERE p.id = latest.owner_id AND (p.system_key IN ${[...listPageIds]} OR l.hero_text <> ''
          OR l.hero_link_url <> '' OR p.hero_image_id IS NOT NULL OR p.hero_video <> '')))`
    : sql``
  return sql`(
    SELECT latest.owner_id FROM (
      SELECT DISTINCT ON (s.id) s.owner_id, p.unpublish_at, p.is_empty
      FROM sections s JOIN publications p ON p.section_id = s.id
      WHERE s.owner_kind = 'page' AND s.language = ${language} AND p.publish_at <= ${now}::timestamptz
        AND (p.cancelled_at IS NULL OR p.cancelled_at > ${now}::timestamptz)
      ORDER BY s.id, p.publish_at DESC, p.id DESC
    ) latest
    WHERE (latest.unpublish_at IS NULL OR latest.unpublish_at > ${now}::timestamptz) ${hasContent})`
}
