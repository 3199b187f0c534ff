import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { PageUse } from '#contracts/page-tree.ts'
import { navigationItems, pageLocales, pages, redirects } from '#db/schema/index.ts'
import { languages, pickLanguage, type Language } from '#i18n/languages.ts'
import { pageHref } from '#routing/paths.ts'
import { listEditorNames } from '../drafts/presence.server.ts'
import { findSectionOwner } from '../pages/section-owner.server.ts'
import type { SectionKey } from '../pages/find-section.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { requirePage, type PageRecord } from './settings.server.ts'

/**
 * Where a page is used: child pages, contents (public, scheduled or draft) and stages that link to it, menus,
 * redirects; and who is editing it, besides the viewer. Throws `not_found` for a deleted page.
 */
export async function listPageUses(scope: Scope, pageId: number, language: Language): Promise<PageUse[]> {
  requireRight(scope.viewer, 'write_drafts')
  const record = await requirePage(scope, pageId)
  return [
    ...(await listChildren(scope, pageId, language)),
    ...(await listContents(scope, pageId)),
    ...(await listStages(scope, pageId)),
    ...(await listMenuEntries(scope, pageId, language)),
    ...(await listRedirectsTo(scope, record)),
    ...(await listEditors(scope, pageId)),
  ]
}

async function listEditors(scope: Scope, pageId: number): Promise<PageUse[]> {
  const names = await listEditorNames(scope, { ownerKind: 'page', ownerId: pageId })
  return names.map((title) => ({ kind: 'editor', title, url: null }))
}

async function listChildren({ db }: Scope, pageId: number, language: Language): Promise<PageUse[]> {
  const rows = await db
    .select({ title: pageLocales.title, path: pageLocales.path })
    .from(pages)
    .innerJoin(pageLocales, and(eq(pageLocales.pageId, pages.id), eq(pageLocales.language, language)))
    .where(and(eq(pages.parentId, pageId), isNull(pages.deletedAt)))
  return rows.map(({ title, path }) => ({ kind: 'child', title, url: pageHref(path, language) }))
}

/** Links are stored as `page:3`, with or without an anchor. */
async function listContents(scope: Scope, pageId: number): Promise<PageUse[]> {
  const link = `"page:${pageId}("|#)`
  const { rows } = await scope.db.execute<SectionKey>(sql`
    SELECT s.owner_kind AS "ownerKind", s.owner_id AS "ownerId", s.language FROM sections s
    WHERE EXISTS (SELECT 1 FROM section_drafts d WHERE d.section_id = s.id AND d.content::text ~ ${link})
      OR EXISTS (
        SELECT 1 FROM publications p JOIN revisions r ON r.id = p.revision_id
        WHERE p.section_id = s.id AND p.cancelled_at IS NULL
          AND (p.unpublish_at IS NULL OR p.unpublish_at > ${scope.now}::timestamptz)
          AND (p.publish_at > ${scope.now}::timestamptz OR p.publish_at = (
            SELECT max(q.publish_at) FROM publications q
            WHERE q.section_id = s.id AND q.cancelled_at IS NULL AND q.publish_at <= ${scope.now}::timestamptz))
          AND r.content::text ~ ${link})
    ORDER BY s.owner_kind, s.owner_id, s.language LIMIT 200`)
  const found: PageUse[] = []
  for (const key of rows) {
    const owner = await findSectionOwner(scope, key)
    const isSelf = key.ownerKind === 'page' && key.ownerId === pageId
    if (owner && !isSelf) found.push({ kind: 'content', ...owner })
  }
  return found
}

async function listStages({ db }: Scope, pageId: number): Promise<PageUse[]> {
  const rows = await db
    .select({ locale: pageLocales })
    .from(pageLocales)
    .innerJoin(pages, eq(pages.id, pageLocales.pageId))
    .where(and(isNull(pages.deletedAt), sql`${pageLocales.heroLinkUrl} ~ ${`^page:${pageId}(#|$)`}`))
  return rows.map(({ locale: { title, path, language } }) => ({
    kind: 'content',
    title,
    url: pageHref(path, language),
  }))
}

async function listMenuEntries({ db }: Scope, pageId: number, language: Language): Promise<PageUse[]> {
  const rows = await db
    .select({ label: navigationItems.label, title: pageLocales.title })
    .from(navigationItems)
    .leftJoin(
      pageLocales,
      and(eq(pageLocales.pageId, navigationItems.pageId), eq(pageLocales.language, language)),
    )
    .where(eq(navigationItems.pageId, pageId))
  return rows.map(({ label, title }) => ({
    kind: 'menu',
    title: (label && pickLanguage(label, language)) ?? title ?? '',
    url: null,
  }))
}

async function listRedirectsTo({ db }: Scope, { locales }: PageRecord): Promise<PageUse[]> {
  const addresses = languages.flatMap((language) => {
    const locale = locales[language]
    return locale ? [pageHref(locale.path, language)] : []
  })
  const rows = await db
    .select({ oldPath: redirects.oldPath })
    .from(redirects)
    .where(or(...addresses.map((address) => eq(redirects.newPath, address))))
  return rows.map(({ oldPath }) => ({ kind: 'redirect', title: oldPath, url: oldPath }))
}
