import { and, lt, sql, type SQL } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import { isComing } from '../../events/index.server.ts'
import { visitor, type Scope } from '../../scope.ts'
import { visibleTo } from '../../visibility.server.ts'
import type { RuleQuestion } from '../rule.ts'

/** The events that are to come at a known time: from their start to their end, by the duration or the minutes of the programme. */
export function comingSpans(scope: Pick<Scope, 'now'>): SQL {
  return sql`
    SELECT ${events.id} AS id, ${events.roomId} AS room_id, ${events.dateStart} AS starts,
      coalesce(${events.dateEnd}, ${events.dateStart}
        + make_interval(mins => coalesce(${events.durationMinutes}, ${events.programmeMinutes}, 1))) AS ends
    FROM ${events} WHERE ${isComing(scope)} AND ${events.isTimeKnown}`
}

/** The condition of events that are to come and public; for the house itself only those within some days. */
export function isPublicSoon(
  scope: Pick<Scope, 'now'>,
  { isForRelease }: Pick<RuleQuestion, 'isForRelease'>,
  days: number,
): SQL | undefined {
  const { now } = scope
  return and(
    isComing(scope),
    visibleTo({ viewer: visitor, now }, events),
    isForRelease ? undefined : lt(events.dateStart, new Date(now.getTime() + days * 86_400_000)),
  )
}
