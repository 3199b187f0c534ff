import { and, asc, count, desc } from 'drizzle-orm'
import type { EventFilters, EventSummary } from '#contracts/events.ts'
import { events } from '#db/schema/index.ts'
import { defineQuery, isAmong, type Given } from '../define-query.server.ts'
import { readSettings } from '../house/index.server.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { conditionsOf, valuesOf, type ConditionValues } from './conditions.server.ts'
import { findMentioning } from './find-mentioning.server.ts'
import { loadEventSummaries } from './load-summaries.server.ts'
import { isBookable } from '../sale-conditions.server.ts'

export type EventPage = {
  count: number
  page: number
  pageSize: number
  hasMore: boolean
  events: EventSummary[]
}

/** Page size of event lists (specification, section 9). */
export const eventPageSize = 10

/**
 * The first events that match, ordered by start; from today on unless a date is given. For lists without paging: no
 * count is computed.
 */
export async function listFirstEvents(
  scope: Scope,
  filters: EventFilters,
  limit: number,
): Promise<EventSummary[]> {
  addCacheTags(scope, ['event', 'record'])
  return loadEventSummaries(scope, await listFirstEventIds(scope, filters, limit))
}

/** The ids of the same events, for callers that combine the events of several lists in one query. */
export async function listFirstEventIds(
  scope: Scope,
  filters: EventFilters,
  limit: number,
): Promise<number[]> {
  addCacheTags(scope, 'event')
  const values = valuesOf(scope, filters, await readGiven(scope, filters))
  return listIds(scope, filters, values, { limit, offset: 0 })
}

/** One page of the events that match, ordered by start; from today on unless a date is given. */
export async function listEvents(
  scope: Scope,
  filters: EventFilters,
  { page = 1, pageSize = eventPageSize }: { page?: number; pageSize?: number } = {},
): Promise<EventPage> {
  addCacheTags(scope, ['event', 'record'])
  const values = valuesOf(scope, filters, await readGiven(scope, filters))
  const offset = (page - 1) * pageSize
  const [[counted], ids] = await Promise.all([
    countIds(scope, values),
    listIds(scope, filters, values, { limit: pageSize, offset }),
  ])
  const all = counted?.count ?? 0
  const found = await loadEventSummaries(scope, ids)
  return { count: all, page, pageSize, hasMore: offset + ids.length < all, events: found }
}

/** What else the conditions need to know. */
async function readGiven(scope: Scope, filters: EventFilters) {
  const { currency } = await readSettings(scope)
  return { mentioning: await findMentioning(scope, filters), currency }
}

/** Those of these events for which everybody can buy tickets now. */
export async function findBookableIds(scope: Scope, ids: number[]): Promise<Set<number>> {
  const rows = await selectBookable(scope, { ids })
  return new Set(rows.map(({ id }) => id))
}

const selectBookable = defineQuery(({ db, now }, { ids }: Given<{ ids: number[] }>) =>
  db
    .select({ id: events.id })
    .from(events)
    .where(and(isAmong(events.id, ids), isBookable(now))),
)

async function listIds(
  scope: Scope,
  { ordering }: EventFilters,
  values: ConditionValues,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const isDescending = ordering === '-date_start'
  const rows = await selectIds(scope, { ...values, limit, offset, isDescending })
  return rows.map(({ id }) => id)
}

type Listed = ConditionValues & { limit: number; offset: number; isDescending: boolean }

const selectIds = defineQuery((scope, given: Given<Listed>) => {
  const direction = given.isDescending ? desc : asc
  return scope.db
    .select({ id: events.id })
    .from(events)
    .where(and(...conditionsOf(scope, given)))
    .orderBy(direction(events.dateStart), direction(events.id))
    .limit(given.limit)
    .offset(given.offset)
})

const countIds = defineQuery((scope, given: Given<ConditionValues>) =>
  scope.db
    .select({ count: count() })
    .from(events)
    .where(and(...conditionsOf(scope, given))),
)
