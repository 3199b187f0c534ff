import { and, eq, exists, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AccessFact, EventFilters } from '#contracts/events.ts'
import {
  castMembers,
  eventCustomerTags,
  eventGenres,
  events,
  performances,
  subscriptionEvents,
  subscriptions,
  works,
} from '#db/schema/index.ts'
import { addDays, hallDay, startOfHallDay } from '#i18n/dates.ts'
import type { Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'
import { isBookable } from '../sale-conditions.server.ts'
import { isChangedSince, isListed } from '../shown-records.server.ts'

/**
 * The SQL conditions of an event list with these filters, for this viewer and time. `mentioning` are the ids of events
 * that match the filters' text (`findMentioning`).
 */
export function conditionsOf(
  scope: Scope,
  filters: EventFilters,
  mentioning: string | null,
): (SQL | undefined)[] {
  const { db, now } = scope
  // Events that are named by their numbers are found whenever they are.
  const from = filters.date ?? (filters.id?.length ? undefined : hallDay(now))
  const { modified_since: since } = filters
  return [
    isListed(scope),
    // Compares instants instead of the stored day, so that the index that provides the order also provides the range.
    from === undefined ? undefined : gte(events.dateStart, startOfHallDay(from)),
    filters.date_to === undefined
      ? undefined
      : lt(events.dateStart, startOfHallDay(addDays(filters.date_to, 1))),
    filters.weekday?.length
      ? inArray(sql`EXTRACT(ISODOW FROM ${events.dateLocal})`, filters.weekday)
      : undefined,
    isOneOf(events.id, filters.id),
    isOneOf(events.roomId, filters.room),
    isOneOf(events.seriesId, filters.series),
    filters.genre?.length
      ? exists(linked(scope, eventGenres, eventGenres.eventId, inArray(eventGenres.genreId, filters.genre)))
      : undefined,
    filters.customer_tag?.length
      ? exists(
          linked(
            scope,
            eventCustomerTags,
            eventCustomerTags.eventId,
            inArray(eventCustomerTags.tagId, filters.customer_tag),
          ),
        )
      : undefined,
    filters.subscription?.length
      ? exists(
          db
            .select({ one: sql`1` })
            .from(subscriptionEvents)
            .innerJoin(subscriptions, eq(subscriptions.id, subscriptionEvents.subscriptionId))
            .where(
              and(
                eq(subscriptionEvents.eventId, events.id),
                inArray(subscriptions.id, filters.subscription),
                visibleTo(scope, subscriptions),
              ),
            ),
        )
      : undefined,
    filters.performer?.length
      ? exists(
          linked(scope, castMembers, castMembers.eventId, inArray(castMembers.artistId, filters.performer)),
        )
      : undefined,
    filters.work?.length
      ? exists(linked(scope, performances, performances.eventId, inArray(performances.workId, filters.work)))
      : undefined,
    filters.composer?.length
      ? exists(
          db
            .select({ one: sql`1` })
            .from(performances)
            .innerJoin(works, eq(works.id, performances.workId))
            .where(and(eq(performances.eventId, events.id), inArray(works.composerId, filters.composer))),
        )
      : undefined,
    ...(filters.access ?? []).map(hasAccessFact),
    filters.price_max === undefined ? undefined : lte(events.priceMin, Math.round(filters.price_max * 100)),
    filters.only_bookable ? isBookable(now) : undefined,
    since && isChangedSince(scope, 'event', events, since),
    mentioning === null ? undefined : sql`${events.id} = ANY(${mentioning}::int[])`,
  ]
}

function isOneOf(column: PgColumn, ids: number[] | undefined): SQL | undefined {
  return ids?.length ? inArray(column, ids) : undefined
}

function linked(
  { db }: Scope,
  table: typeof eventGenres | typeof eventCustomerTags | typeof castMembers | typeof performances,
  eventId: PgColumn,
  condition: SQL,
) {
  return db
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(eventId, events.id), condition))
}

function hasAccessFact(fact: AccessFact): SQL {
  if (fact === 'wheelchair') return sql`(${events.access} ->> 'wheelchair_places')::int > 0`
  return sql`${events.access} @> ${JSON.stringify({ [fact]: true })}::jsonb`
}
