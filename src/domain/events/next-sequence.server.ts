import { or, sql, type SQL } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import { takesPlace } from '../sale-conditions.server.ts'

type EventRow = typeof events.$inferSelect

/**
 * The `sequence` of an event whose columns are being set to these values, for use in the same UPDATE: incremented
 * when calendars must notice the change, otherwise unchanged. Every write to events must use it. Relevant changes are
 * start, end or hall (RFC 5546, section 2.1.4, and LOCATION, because people would otherwise go to the wrong place),
 * and being cancelled, postponed without a new date, removed from the programme, or reinstated, and all that is announced
 * as a change, such as another soloist; not what only concerns ticket sales. Values equal to the stored ones are no change.
 */
export function nextSequence(columns: Partial<EventRow>): SQL<number> {
  const changes = noticed.flatMap((field) =>
    columns[field] === undefined
      ? []
      : [sql`${events[field]} IS DISTINCT FROM ${sql.param(columns[field], events[field])}`],
  )
  if (columns.status !== undefined) {
    const written = (field: 'status' | 'previousDate' | 'dateStart') =>
      columns[field] === undefined ? sql`${events[field]}` : sql`${sql.param(columns[field], events[field])}`
    const next = sql`(SELECT ${written('status')}::text AS status,
      ${written('previousDate')}::timestamptz AS previous_date, ${written('dateStart')}::timestamptz AS date_start) n`
    changes.push(
      sql`CASE WHEN NOT ${takesPlace()} THEN ${events.status} END
        IS DISTINCT FROM (SELECT CASE WHEN NOT ${takesPlace(sql`n`)} THEN n.status END FROM ${next})`,
    )
  }
  if (columns.vanishedAt !== undefined)
    changes.push(sql`(${events.vanishedAt} IS NULL) <> ${columns.vanishedAt === null}::boolean`)
  const isNoticed = or(...changes)
  return isNoticed
    ? sql<number>`CASE WHEN ${isNoticed} THEN ${events.sequence} + 1 ELSE ${events.sequence} END`
    : sql<number>`${events.sequence}`
}

const noticed = [
  'dateStart',
  'dateEnd',
  'durationMinutes',
  'isTimeKnown',
  'roomId',
  'previousDate',
  'publicChanges',
] as const
