import { or, sql, type SQL } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'

type EventRow = typeof events.$inferSelect

/**
 * The `sequence` of an event whose columns are being set to these values, for the same UPDATE: one more when a calendar
 * must notice the change, else as it is. Every write to events goes by this rule. Noticed are another begin, end or hall
 * (RFC 5546, section 2.1.4, and LOCATION, because people stand before the wrong door), and that an event is cancelled,
 * postponed, gone from the programme, or on again; not what only ticket sales are about. Values that are the same as the
 * stored ones are no change.
 */
export function nextSequence(columns: Partial<EventRow>): SQL<number> {
  const changes = noticed.flatMap((field) =>
    columns[field] === undefined
      ? []
      : [sql`${events[field]} IS DISTINCT FROM ${sql.param(columns[field], events[field])}`],
  )
  if (columns.status !== undefined)
    changes.push(
      sql`CASE WHEN ${events.status} IN ('cancelled', 'postponed') THEN ${events.status} END
        IS DISTINCT FROM ${takesPlace(columns.status) ? null : columns.status}::text`,
    )
  if (columns.vanishedAt !== undefined)
    changes.push(sql`(${events.vanishedAt} IS NULL) <> ${columns.vanishedAt === null}::boolean`)
  const isNoticed = or(...changes)
  return isNoticed
    ? sql<number>`CASE WHEN ${isNoticed} THEN ${events.sequence} + 1 ELSE ${events.sequence} END`
    : sql<number>`${events.sequence}`
}

const noticed = ['dateStart', 'dateEnd', 'durationMinutes', 'isTimeKnown', 'roomId', 'previousDate'] as const

function takesPlace(status: EventRow['status']): boolean {
  return status !== 'cancelled' && status !== 'postponed'
}
