import { and, eq, gt, isNull, lte, or, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { canSeeUnpublished, type Viewer } from './scope.ts'

type VisibilityColumns = { isOnline: PgColumn; onlineFrom?: PgColumn; onlineTo?: PgColumn }

/**
 * The condition under which `scope.viewer` may see a row at `scope.now`; undefined means: always. A prepared statement
 * is given its time when it runs, and a placeholder now.
 */
export function visibleTo(
  scope: { viewer: Viewer; now: Date | Placeholder },
  table: VisibilityColumns,
): SQL | undefined {
  if (canSeeUnpublished(scope.viewer)) return undefined
  return and(
    eq(table.isOnline, true),
    table.onlineFrom && or(isNull(table.onlineFrom), lte(table.onlineFrom, scope.now)),
    table.onlineTo && or(isNull(table.onlineTo), gt(table.onlineTo, scope.now)),
  )
}
