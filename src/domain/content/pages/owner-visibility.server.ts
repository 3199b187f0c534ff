import { and, eq, lte, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { articles, events, pages, subscriptions, type SectionOwner } from '#db/schema/index.ts'
import type { AnyScope } from '#domain/define-query.server.ts'
import { canSeeUnpublished, visitor, type Scope } from '#domain/scope.ts'
import { visibleTo } from '#domain/visibility.server.ts'

/**
 * The SQL condition under which the viewer may see the owner of a section; undefined means always. An offline owner hides
 * its content, too, even when the section is requested by name.
 */
export function isOwnerVisible(
  scope: AnyScope,
  ownerKind: SectionOwner,
  ownerId: number | Placeholder,
): SQL | undefined {
  return canSeeUnpublished(scope.viewer) ? undefined : isVisibleAs[ownerKind](scope, ownerId)
}

const isVisibleAs: Record<SectionOwner, (scope: AnyScope, id: number | Placeholder) => SQL> = {
  // A page is online while it and all pages above it are, whatever their sections say.
  page: ({ now }, id) => sql`(
    ${wayUp(id)}
    SELECT coalesce(bool_and(is_online AND deleted_at IS NULL
      AND (online_from IS NULL OR online_from <= ${now}::timestamptz)
      AND (online_to IS NULL OR online_to > ${now}::timestamptz)), false) FROM way)`,
  event: (scope, id) => hasRow(events, and(eq(events.id, id), visibleTo(scope, events))),
  subscription: (scope, id) =>
    hasRow(subscriptions, and(eq(subscriptions.id, id), visibleTo(scope, subscriptions))),
  // A shared block is never a page of its own: visitors see it inside of others.
  shared: () => sql`false`,
  article: (scope, id) =>
    hasRow(
      articles,
      and(eq(articles.id, id), lte(articles.publishedAt, scope.now), visibleTo(scope, articles)),
    ),
}

function hasRow(table: PgTable, where: SQL | undefined): SQL {
  return sql`EXISTS (SELECT FROM ${table} WHERE ${where})`
}

/** The beginning of a query: `way` has a page and all pages above it. */
function wayUp(pageId: number | Placeholder): SQL {
  return sql`WITH RECURSIVE way AS (
      SELECT id, parent_id, is_online, online_from, online_to, deleted_at FROM pages WHERE id = ${pageId}
      UNION SELECT p.id, p.parent_id, p.is_online, p.online_from, p.online_to, p.deleted_at
      FROM pages p JOIN way ON p.id = way.parent_id
    )`
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
  if (!(await isTrue(db, isVisibleAs[ownerKind](scope, ownerId)))) {
    const isOnlineItself = hasRow(pages, and(eq(pages.id, ownerId), visibleTo(scope, pages)))
    return ownerKind === 'page' && (await isTrue(db, isOnlineItself)) ? 'page_above' : 'own_settings'
  }
  if (ownerKind !== 'page') return null
  const isClosed = hasRow(pages, and(eq(pages.id, ownerId), eq(pages.isClickable, false)))
  return (await isTrue(db, isClosed)) ? 'not_clickable' : null
}

async function isTrue(db: Scope['db'], condition: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ holds: boolean }>(sql`SELECT ${condition} AS holds`)
  return rows[0]?.holds ?? false
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
    ${wayUp(pageId)}
    SELECT bool_and(is_online AND deleted_at IS NULL) AS online, max(online_from) AS start, min(online_to) AS stop FROM way`)
  const [row] = rows
  const instant = (value: Date | string | null | undefined) => (value ? new Date(value) : null)
  return {
    isOnline: row?.online ?? false,
    visibleFrom: instant(row?.start),
    visibleTo: instant(row?.stop),
  }
}
