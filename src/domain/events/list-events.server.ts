import { and, asc, desc, inArray, type SQL } from 'drizzle-orm'
import type { EventFilters, EventSummary } from '#contracts/events.ts'
import { events } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { conditionsOf } from './conditions.server.ts'
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
  const where = and(...conditionsOf(scope, filters, await findMentioning(scope, filters)))
  return selectIds(scope, filters, where, { limit, offset: 0 })
}

/** One page of the events that match, ordered by start; from today on unless a date is given. */
export async function listEvents(
  scope: Scope,
  filters: EventFilters,
  { page = 1, pageSize = eventPageSize }: { page?: number; pageSize?: number } = {},
): Promise<EventPage> {
  addCacheTags(scope, ['event', 'record'])
  const where = and(...conditionsOf(scope, filters, await findMentioning(scope, filters)))
  const offset = (page - 1) * pageSize
  const [count, ids] = await Promise.all([
    scope.db.$count(events, where),
    selectIds(scope, filters, where, { limit: pageSize, offset }),
  ])
  const found = await loadEventSummaries(scope, ids)
  return { count, page, pageSize, hasMore: offset + ids.length < count, events: found }
}

/** Those of these events for which everybody can buy tickets now. */
export async function findBookableIds({ db, now }: Scope, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(inArray(events.id, ids), isBookable(now)))
  return new Set(rows.map(({ id }) => id))
}

async function selectIds(
  { db }: Scope,
  { ordering }: EventFilters,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const direction = ordering === '-date_start' ? desc : asc
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(where)
    .orderBy(direction(events.dateStart), direction(events.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}
