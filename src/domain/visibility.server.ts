import { and, eq, getTableName, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AnyScope } from './define-query.server.ts'
import { canSeeUnpublished, type Preview } from './scope.ts'

type VisibilityColumns = {
  id: PgColumn
  isOnline: PgColumn
  onlineFrom?: PgColumn
  onlineTo?: PgColumn
}

/** The SQL condition under which `scope.viewer` may see a row at `scope.now`; undefined means always. */
export function visibleTo(
  scope: Pick<AnyScope, 'viewer' | 'now' | 'preview'>,
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
  { preview }: Pick<AnyScope, 'preview'>,
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
