import { and, eq, exists, gte, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { EventFilters } from '#contracts/events.ts'
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
import type { Currency } from '#i18n/currencies.ts'
import { addDays, hallDay, startOfHallDay } from '#i18n/dates.ts'
import { isAmong, isAnyOf, type Given, type QueryScope } from '../define-query.server.ts'
import type { Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'
import { isBookable } from '../sale-conditions.server.ts'
import { isChangedSince, isListed } from '../shown-records.server.ts'

/**
 * The values of the conditions of an event list with these filters. `mentioning` are the ids of events that match the
 * filters' text (`findMentioning`); a highest price is in the house's `currency`.
 */
export function valuesOf(
  { now }: Pick<Scope, 'now'>,
  filters: EventFilters,
  { mentioning, currency }: { mentioning: string | null; currency: Currency },
) {
  const listed = <Value>(values: Value[] | undefined) => (values?.length ? values : undefined)
  // Events that are named by their numbers are found whenever they are.
  const from = filters.date ?? (filters.id?.length ? undefined : hallDay(now))
  const facts = listed(filters.access?.filter((fact) => fact !== 'wheelchair'))
  return {
    from: from === undefined ? undefined : startOfHallDay(from),
    until: filters.date_to === undefined ? undefined : startOfHallDay(addDays(filters.date_to, 1)),
    weekdays: listed(filters.weekday),
    ids: listed(filters.id),
    rooms: listed(filters.room),
    series: listed(filters.series),
    genres: listed(filters.genre),
    customerTags: listed(filters.customer_tag),
    subscriptions: listed(filters.subscription),
    performers: listed(filters.performer),
    works: listed(filters.work),
    composers: listed(filters.composer),
    access: facts && JSON.stringify(Object.fromEntries(facts.map((fact) => [fact, true]))),
    hasWheelchairPlaces: filters.access?.includes('wheelchair') ?? false,
    mostCents: filters.price_max === undefined ? undefined : Math.round(filters.price_max * 100),
    currency: filters.price_max === undefined ? undefined : currency,
    isBookable: filters.only_bookable ?? false,
    changedSince: filters.modified_since,
    mentioning: mentioning ?? undefined,
  }
}

export type ConditionValues = ReturnType<typeof valuesOf>

/** The SQL conditions of an event list for the given filters, and for this viewer and time. */
export function conditionsOf(scope: QueryScope, given: Given<ConditionValues>): (SQL | undefined)[] {
  const { db, now } = scope
  const one = { one: sql`1` }
  return [
    isListed(scope),
    // Compares instants instead of the stored day, so that the index that provides the order also provides the range.
    given.from && gte(events.dateStart, given.from),
    given.until && lt(events.dateStart, given.until),
    given.weekdays && isAnyOf(sql`EXTRACT(ISODOW FROM ${events.dateLocal})`, given.weekdays),
    given.ids && isAmong(events.id, given.ids),
    given.rooms && isAnyOf(events.roomId, given.rooms),
    given.series && isAnyOf(events.seriesId, given.series),
    given.genres && exists(linked(scope, eventGenres, isAnyOf(eventGenres.genreId, given.genres))),
    given.customerTags &&
      exists(linked(scope, eventCustomerTags, isAnyOf(eventCustomerTags.tagId, given.customerTags))),
    given.subscriptions &&
      exists(
        db
          .select(one)
          .from(subscriptionEvents)
          .innerJoin(subscriptions, eq(subscriptions.id, subscriptionEvents.subscriptionId))
          .where(
            and(
              eq(subscriptionEvents.eventId, events.id),
              isAnyOf(subscriptions.id, given.subscriptions),
              visibleTo(scope, subscriptions),
            ),
          ),
      ),
    given.performers && exists(linked(scope, castMembers, isAnyOf(castMembers.artistId, given.performers))),
    given.works && exists(linked(scope, performances, isAnyOf(performances.workId, given.works))),
    given.composers &&
      exists(
        db
          .select(one)
          .from(performances)
          .innerJoin(works, eq(works.id, performances.workId))
          .where(and(eq(performances.eventId, events.id), isAnyOf(works.composerId, given.composers))),
      ),
    given.access && sql`${events.access} @> ${given.access}::jsonb`,
    given.hasWheelchairPlaces ? sql`(${events.access} ->> 'wheelchair_places')::int > 0` : undefined,
    given.mostCents && lte(events.priceMin, given.mostCents),
    given.currency && eq(events.currency, given.currency),
    given.isBookable ? isBookable(now) : undefined,
    given.changedSince && isChangedSince(scope, 'event', events, given.changedSince),
    given.mentioning && isAnyOf(events.id, given.mentioning),
  ]
}

function linked(
  { db }: QueryScope,
  table: typeof eventGenres | typeof eventCustomerTags | typeof castMembers | typeof performances,
  condition: SQL,
) {
  return db
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(table.eventId, events.id), condition))
}
