import { and, eq, getTableName, gt, isNull, lte, or, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { canSeeUnpublished, type Preview, type Viewer } from './scope.ts'

type VisibilityColumns = {
  id: PgColumn
  isOnline: PgColumn
  onlineFrom?: PgColumn
  onlineTo?: PgColumn
}

/**
 * The SQL condition under which `scope.viewer` may see a row at `scope.now`; undefined means always. For a prepared
 * statement the time is a placeholder.
 */
export function visibleTo(
  scope: { viewer: Viewer; now: Date | Placeholder; preview?: Preview | null },
  table: VisibilityColumns,
): SQL | undefined {
  if (canSeeUnpublished(scope.viewer)) return undefined
  return orPreviewed(
    scope,
    table,
    and(
      eq(table.isOnline, true),
      table.onlineFrom && or(isNull(table.onlineFrom), lte(table.onlineFrom, scope.now)),
      table.onlineTo && or(isNull(table.onlineTo), gt(table.onlineTo, scope.now)),
    ),
  )
}

/** The condition, or that the row is the one of a preview link. */
export function orPreviewed(
  { preview }: { preview?: Preview | null },
  { id }: { id: PgColumn },
  condition: SQL | undefined,
): SQL | undefined {
  if (!preview || getTableName(id.table) !== tables[preview.ownerKind]) return condition
  return or(eq(id, preview.ownerId), condition)
}

const tables: Record<Preview['ownerKind'], string> = {
  page: 'pages',
  event: 'events',
  article: 'articles',
  subscription: 'subscriptions',
  shared: 'shared_blocks',
}
