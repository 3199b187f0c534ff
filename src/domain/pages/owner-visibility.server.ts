import { and, eq, lte, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm'
import { articles, events, pages, subscriptions } from '#db/schema/index.ts'
import { canSeeUnpublished, isPreviewed, type Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'
import type { SectionOwner } from './find-section.server.ts'

/**
 * Whether the viewer may see a section's owner. An offline owner hides its content, too, even when the section is
 * requested by name.
 */
export async function isOwnerVisible(
  scope: Scope,
  ownerKind: SectionOwner,
  ownerId: number,
): Promise<boolean> {
  if (canSeeUnpublished(scope.viewer) || isPreviewed(scope, ownerKind, ownerId)) return true
  return isVisibleAs[ownerKind](scope, ownerId)
}

const isVisibleAs: Record<SectionOwner, (scope: Scope, id: number) => Promise<boolean>> = {
  page: isPageVisible,
  event: async (scope, id) =>
    hasRow(
      await scope.db
        .select({ id: events.id })
        .from(events)
        .where(and(eq(events.id, id), visibleTo(scope, events))),
    ),
  subscription: async (scope, id) =>
    hasRow(
      await scope.db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(and(eq(subscriptions.id, id), visibleTo(scope, subscriptions))),
    ),
  article: async (scope, id) =>
    hasRow(
      await scope.db
        .select({ id: articles.id })
        .from(articles)
        .where(and(eq(articles.id, id), lte(articles.publishedAt, scope.now), visibleTo(scope, articles))),
    ),
}

/** Whether visitors may see a page: it and all its ancestors are online at the scope's time. */
async function isPageVisible(scope: Pick<Scope, 'db' | 'now'>, pageId: number): Promise<boolean> {
  return hasRow(
    await scope.db
      .select({ id: pages.id })
      .from(pages)
      .where(and(eq(pages.id, pageId), areOnlineToTheRoot(sql.param([pageId]), scope.now))),
  )
}

/**
 * The time span in which visitors may see a page: the intersection of its own and its ancestors'. Deleted and disabled
 * pages count as offline.
 */
export async function findPageWindow(
  { db }: Pick<Scope, 'db'>,
  pageId: number,
): Promise<{ isOnline: boolean; visibleFrom: Date | null; visibleTo: Date | null }> {
  const { rows } = await db.execute<{
    online: boolean | null
    start: Date | string | null
    stop: Date | string | null
  }>(sql`
    WITH RECURSIVE way AS (
      SELECT id, parent_id, is_online, online_from, online_to, deleted_at FROM pages WHERE id = ${pageId}
      UNION SELECT p.id, p.parent_id, p.is_online, p.online_from, p.online_to, p.deleted_at
      FROM pages p JOIN way ON p.id = way.parent_id
    )
    SELECT bool_and(is_online AND deleted_at IS NULL) AS online, max(online_from) AS start, min(online_to) AS stop FROM way`)
  const [row] = rows
  const instant = (value: Date | string | null | undefined) => (value ? new Date(value) : null)
  return {
    isOnline: row?.online ?? false,
    visibleFrom: instant(row?.start),
    visibleTo: instant(row?.stop),
  }
}

/**
 * The SQL condition that these pages and all their ancestors are online for visitors. Also usable in prepared
 * statements.
 */
export function areOnlineToTheRoot(pageIds: SQLWrapper, now: Date | Placeholder): SQL {
  return sql`${pages.id} IN (
    WITH RECURSIVE way AS (
      SELECT id AS page_id, id, parent_id, is_online, online_from, online_to, deleted_at FROM pages
      WHERE id = ANY(${pageIds}::int[])
      UNION SELECT way.page_id, p.id, p.parent_id, p.is_online, p.online_from, p.online_to, p.deleted_at
      FROM pages p JOIN way ON p.id = way.parent_id
    )
    SELECT page_id FROM way GROUP BY page_id
    HAVING bool_and(is_online AND deleted_at IS NULL AND (online_from IS NULL OR online_from <= ${now}::timestamptz)
      AND (online_to IS NULL OR online_to > ${now}::timestamptz)))`
}

function hasRow(rows: unknown[]): boolean {
  return rows.length > 0
}
