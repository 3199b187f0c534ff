import { z } from 'zod'
import { and, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { PageSettingsResponse } from '#contracts/page-settings.ts'
import type { TrashedPage } from '#contracts/page-tree.ts'
import {
  auditLog,
  comments,
  editorPresence,
  navigationItems,
  pageLocales,
  pages,
  previewLinks,
  publications,
  reviewRequests,
  revisions,
  sectionChanges,
  sectionDrafts,
  sections,
  sharedBlocks,
  users,
} from '#db/schema/index.ts'
import { languages, type Language } from '#i18n/languages.ts'
import { pageHref } from '#routing/paths.ts'
import { trashDays } from '#i18n/trash-days.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { recordPageChange } from '#domain/changes/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import { requireRight } from '#domain/policy.ts'
import { bringBackRedirects } from '#domain/redirects/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { nextPosition } from './move-page.server.ts'
import { indexBelow } from './pages-below.server.ts'
import { isPathFree, lockTree, placePage } from './place-page.server.ts'
import { readPageSettings, requirePage, type PageRecord } from './settings.server.ts'

const maxListed = 200

/** The pages in the trash, the last deleted first. */
export async function listTrash(scope: Scope, language: Language): Promise<TrashedPage[]> {
  requireRight(scope.viewer, 'write_drafts')
  const inLanguage = (column: 'title' | 'path') =>
    sql<string>`(SELECT l.${sql.raw(column)} FROM ${pageLocales} l WHERE l.page_id = ${pages.id}
      ORDER BY l.language = ${language} DESC LIMIT 1)`
  const rows = await scope.db
    .select({
      id: pages.id,
      title: inLanguage('title'),
      path: inLanguage('path'),
      deletedAt: pages.deletedAt,
      deletedBy: users.username,
    })
    .from(pages)
    .leftJoin(users, eq(users.id, pages.deletedBy))
    .where(isInTrash(scope))
    .orderBy(desc(pages.deletedAt), desc(pages.id))
    .limit(maxListed)
  return rows.flatMap(({ id, title, path, deletedAt, deletedBy }) =>
    deletedAt === null
      ? []
      : {
          id,
          title,
          path: path.replace(/^~\d+\//, ''),
          deleted_at: deletedAt.toISOString(),
          deleted_by: deletedBy,
          kept_until: new Date(deletedAt.getTime() + trashDays * 86_400_000).toISOString(),
        },
  )
}

/**
 * Takes a page out of the trash, as public as it was. It returns to its former place, or to the top of the tree when the
 * page above it is gone, and behind its siblings. Its slug gets a number where another page has its address by now. The
 * redirects that led to it come back.
 * Throws `not_found` for a page that is not in the trash.
 */
export async function restorePage(scope: Scope, pageId: number): Promise<PageSettingsResponse> {
  requireRight(scope.viewer, 'publish')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    await lockTree(inside)
    const restored = await tx
      .update(pages)
      .set({ deletedAt: null, deletedBy: null, updatedAt: scope.now })
      .where(and(eq(pages.id, pageId), isInTrash(scope)))
      .returning({ parentId: pages.parentId })
    const [found] = restored
    if (!found) throw new DomainError('not_found', { subject: `page ${pageId} in the trash` })
    const parent = found.parentId === null ? null : await findParent(inside, found.parentId)
    const parentId = parent?.page.id ?? null
    await tx.update(pages).set({ parentId: null }).where(eq(pages.id, pageId))
    const position = await nextPosition(inside, parentId)
    await tx.update(pages).set({ parentId, position }).where(eq(pages.id, pageId))
    await freeSlugs(inside, pageId, parent)
    await placePage(inside, pageId)
    await restoreRedirects(inside, pageId)
    await indexBelow(inside, pageId)
    await recordPageChange(inside, null)
    await recordAudit(inside, { action: 'restore', subjectKind: 'page', subjectId: pageId })
    return readPageSettings(inside, pageId)
  })
}

/**
 * Permanently deletes pages and shared blocks, with all their contents, once their time in the trash is over; call it
 * periodically.
 */
export async function clearTrash({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const inside = { db: tx }
    // Revisions and changes are append-only except for this one purpose (migration 0014).
    await tx.execute(sql`SET LOCAL hall.clears_trash = 'yes'`)
    const isOld = (table: typeof pages | typeof sharedBlocks) =>
      and(isNotNull(table.deletedAt), lte(table.deletedAt, keptSince(now)))
    const oldPages = await tx.select({ id: pages.id }).from(pages).where(isOld(pages)).limit(maxListed)
    const pageIds = oldPages.map(({ id }) => id)
    if (pageIds.length > 0) {
      await deleteSections(inside, 'page', pageIds)
      await tx.delete(navigationItems).where(inArray(navigationItems.pageId, pageIds))
      // Pages in the trash can only have child pages that are in the trash, too.
      await tx.update(pages).set({ parentId: null }).where(inArray(pages.parentId, pageIds))
      await tx.delete(pages).where(inArray(pages.id, pageIds))
    }
    const oldBlocks = await tx
      .select({ id: sharedBlocks.id })
      .from(sharedBlocks)
      .where(isOld(sharedBlocks))
      .limit(maxListed)
    const blockIds = oldBlocks.map(({ id }) => id)
    if (blockIds.length === 0) return
    await deleteSections(inside, 'shared', blockIds)
    await tx.delete(sharedBlocks).where(inArray(sharedBlocks.id, blockIds))
  })
}

/** Deletes the sections of owners with everything that belongs to them. */
async function deleteSections(
  { db }: Pick<Scope, 'db'>,
  ownerKind: 'page' | 'shared',
  ids: number[],
): Promise<void> {
  const owned = await db
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.ownerKind, ownerKind), inArray(sections.ownerId, ids)))
  const sectionIds = owned.map(({ id }) => id)
  if (sectionIds.length === 0) return
  const written = db
    .select({ id: revisions.id })
    .from(revisions)
    .where(inArray(revisions.sectionId, sectionIds))
  await db.delete(previewLinks).where(inArray(previewLinks.revisionId, written))
  for (const table of [
    publications,
    sectionChanges,
    sectionDrafts,
    editorPresence,
    comments,
    reviewRequests,
    revisions,
  ])
    await db.delete(table).where(inArray(table.sectionId, sectionIds))
  await db.delete(sections).where(inArray(sections.id, sectionIds))
}

function isInTrash({ now }: Pick<Scope, 'now'>) {
  return and(isNotNull(pages.deletedAt), gt(pages.deletedAt, keptSince(now)))
}

function keptSince(now: Date): Date {
  return new Date(now.getTime() - trashDays * 86_400_000)
}

async function findParent(inside: Scope, parentId: number): Promise<PageRecord | null> {
  return requirePage(inside, parentId).catch(() => null)
}

/** Its last deletion has noted what led to it, and its addresses of then. */
async function restoreRedirects(inside: Scope, pageId: number): Promise<void> {
  const [deleted] = await inside.db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, 'page'),
        eq(auditLog.subjectId, String(pageId)),
        eq(auditLog.action, 'delete'),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  const noted = notedAddresses.safeParse(deleted?.details)
  if (!noted.success) return
  const { paths, redirects } = noted.data
  const { locales } = await requirePage(inside, pageId)
  const now = new Map(
    languages.flatMap((language): [string, string][] => {
      const [before, after] = [paths[language], locales[language]?.path]
      return before && after ? [[pageHref(before, language), pageHref(after, language)]] : []
    }),
  )
  // At a new place or with another slug, its own former address leads to it, too.
  const moved = [...now].flatMap(([before, after]) =>
    before === after ? [] : [{ oldPath: before, newPath: before, hits: 0 }],
  )
  await bringBackRedirects(inside, [...redirects, ...moved], (newPath) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(newPath) ?? []
    return `${now.get(path) ?? path}${rest}`
  })
}

const notedAddresses = z.object({
  paths: z.partialRecord(z.enum(languages), z.string()),
  redirects: z.array(z.object({ oldPath: z.string(), newPath: z.string(), hits: z.number() })),
})

/** Changes the page's slugs so that its addresses are free. */
async function freeSlugs(inside: Scope, pageId: number, parent: PageRecord | null): Promise<void> {
  const { locales } = await requirePage(inside, pageId)
  for (const language of languages) {
    const own = locales[language]
    if (!own) continue
    const above = parent?.locales[language]?.path
    const pathOf = (slug: string) => [above, slug].filter(Boolean).join('/')
    let slug = own.slug
    for (let number = 2; !(await isPathFree(inside, language, pathOf(slug), [pageId])); number++) {
      if (number > 99) throw new DomainError('invalid', { fields: { [`slug.${language}`]: 'taken' } })
      slug = `${own.slug}-${number}`
    }
    await inside.db.update(pageLocales).set({ slug }).where(eq(pageLocales.id, own.id))
  }
}
