import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { canSeeUnpublished, type Scope } from './scope.ts'

type VisibilityColumns = { isOnline: PgColumn; onlineFrom?: PgColumn; onlineTo?: PgColumn }

/** The condition under which `scope.viewer` may see a row at `scope.now`; undefined means: always. */
export function visibleTo(scope: Scope, table: VisibilityColumns): SQL | undefined {
  if (canSeeUnpublished(scope.viewer)) return undefined
  return and(
    eq(table.isOnline, true),
    table.onlineFrom && or(isNull(table.onlineFrom), lte(table.onlineFrom, scope.now)),
    table.onlineTo && or(isNull(table.onlineTo), gt(table.onlineTo, scope.now)),
  )
}
