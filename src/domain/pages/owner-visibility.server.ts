import { and, eq, lte, sql } from 'drizzle-orm'
import { articles, events, pages, subscriptions } from '#db/schema/index.ts'
import { canSeeUnpublished, isPreviewed, visitor, type Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'

export type SectionOwner = 'page' | 'event' | 'article' | 'subscription' | 'shared'

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
  page: isPageOnline,
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
  // A shared block is never a page of its own: visitors see it inside of others.
  shared: () => Promise.resolve(false),
  article: async (scope, id) =>
    hasRow(
      await scope.db
        .select({ id: articles.id })
        .from(articles)
        .where(and(eq(articles.id, id), lte(articles.publishedAt, scope.now), visibleTo(scope, articles))),
    ),
}

/** Whether a page and all its ancestors are online at the scope's time, whatever their sections say. */
async function isPageOnline(scope: Pick<Scope, 'db' | 'now'>, pageId: number): Promise<boolean> {
  const { isOnline, visibleFrom, visibleTo: end } = await findPageWindow(scope, pageId)
  return isOnline && (visibleFrom === null || visibleFrom <= scope.now) && (end === null || end > scope.now)
}

/**
 * What hides published content from visitors: the owner's own settings, a page above it, or that the page only leads to
 * its first subpage.
 */
type HiddenBy = 'own_settings' | 'page_above' | 'not_clickable'

/** Why visitors would not see the content of an owner at the scope's time if it were published; null if they would. */
export async function findHiddenBy(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  ownerKind: SectionOwner,
  ownerId: number,
): Promise<HiddenBy | null> {
  if (ownerKind === 'shared') return null
  const scope: Scope = { db, now, viewer: visitor }
  if (!(await isVisibleAs[ownerKind](scope, ownerId))) {
    const isOwn = ownerKind !== 'page' || !(await isOnlineItself(scope, ownerId))
    return isOwn ? 'own_settings' : 'page_above'
  }
  if (ownerKind !== 'page') return null
  const rows = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.id, ownerId), eq(pages.isClickable, false)))
  return hasRow(rows) ? 'not_clickable' : null
}

async function isOnlineItself(scope: Scope, pageId: number): Promise<boolean> {
  const rows = await scope.db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.id, pageId), visibleTo(scope, pages)))
  return hasRow(rows)
}

/**
 * The time span in which a page is online: the intersection of its own and its ancestors'. Deleted and disabled pages
 * count as offline.
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

function hasRow(rows: unknown[]): boolean {
  return rows.length > 0
}
