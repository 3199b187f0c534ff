/**
 * What an event's status means, as SQL conditions. `design/event-row/sale.ts` answers the same questions for
 * presented events; `server/pages/event-states.db.test.ts` tests both with one table.
 */
import { and, eq, gt, isNotNull, isNull, lte, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'

/** Whether an event was postponed and has a new date; `alias` is its name in a query written by hand. */
function isRescheduled(alias: SQL): SQL {
  return sql`(${alias}.status = 'postponed' AND coalesce(${alias}.previous_date <> ${alias}.date_start, false))`
}

/**
 * Whether an event takes place, or took place, at its date: it is not cancelled, and not postponed without a new date
 * (PRODUCT decisions, events). `alias` is its name in a query written by hand.
 */
export function takesPlace(alias: SQL = sql`${events}`): SQL {
  return sql`(coalesce(${alias}.status NOT IN ('cancelled', 'postponed'), true) OR ${isRescheduled(alias)})`
}

/** Whether tickets are sold for an event, now or from the start of its sale; not whether its date has passed. */
export function isOnOffer(): SQL | undefined {
  return or(isNull(events.status), eq(events.status, 'few_tickets'), isRescheduled(sql`${events}`))
}

/** Whether everybody can buy tickets now: the meaning of the filter `only_bookable`, wherever it is offered. */
export function isBookable(now: Date | Placeholder): SQL | undefined {
  return and(
    gt(events.dateStart, now),
    isNull(events.vanishedAt),
    isNotNull(events.ticketUrlExternal),
    isOnOffer(),
    or(isNull(events.ticketSaleFrom), lte(events.ticketSaleFrom, now)),
  )
}
