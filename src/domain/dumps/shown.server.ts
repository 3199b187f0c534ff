import { and, eq, exists, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { artists, castMembers, events, performances, works } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'

/** The condition that visitors may see an event. */
export function isListed(scope: Scope): SQL | undefined {
  return and(isNull(events.vanishedAt), visibleTo(scope, events))
}

/** An event that visitors may see, and that names a record in a column. */
export function someEvent(scope: Scope, column: PgColumn, id: PgColumn) {
  return scope.db
    .select({ one: sql`1` })
    .from(events)
    .where(and(eq(column, id), isListed(scope)))
}

/** The condition that visitors may see a work: it is played in an event that they may see. */
export function isPlayed(scope: Scope): SQL {
  return exists(
    scope.db
      .select({ one: sql`1` })
      .from(performances)
      .innerJoin(events, eq(events.id, performances.eventId))
      .where(and(eq(performances.workId, works.id), isListed(scope))),
  )
}

/** The condition that visitors may see a person: one who performs, was replaced, or has composed what is played. */
export function isSeen(scope: Scope): SQL | undefined {
  const { db } = scope
  const performs = (column: PgColumn) =>
    db
      .select({ one: sql`1` })
      .from(castMembers)
      .innerJoin(events, eq(events.id, castMembers.eventId))
      .where(and(eq(column, artists.id), isListed(scope)))
  const composed = db
    .select({ one: sql`1` })
    .from(works)
    .where(and(eq(works.composerId, artists.id), isPlayed(scope)))
  return or(
    exists(performs(castMembers.artistId)),
    exists(performs(castMembers.replacesId)),
    exists(composed),
  )
}
