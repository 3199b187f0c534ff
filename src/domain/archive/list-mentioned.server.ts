import type { EventFilters } from '#contracts/events.ts'
import { addDays, hallDay, startOfHallDay } from '#i18n/dates.ts'
import { eventPageSize, loadEventSummaries, type EventPage } from '../events/index.server.ts'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { findArchiveIfBuilt } from './find-archive.server.ts'
import { readText } from './fold-words.server.ts'

/**
 * One page of the events, past and coming, in which a text is found, as `listEvents` lists them. The database would read
 * the texts of all past events for that, which takes a second with 200,000. Null when it has to do so: without the
 * index, or with a filter that the index lacks. Lists from today on are few texts for it.
 */
export async function listMentioned(
  scope: Scope,
  filters: EventFilters,
  { page = 1, pageSize = eventPageSize }: { page?: number; pageSize?: number } = {},
): Promise<EventPage | null> {
  const { query, date, date_to: dateTo, composer, work, performer, room, genre } = filters
  const hasOthers =
    filters.id?.length ||
    filters.subscription?.length ||
    filters.modified_since ||
    filters.series?.length ||
    filters.customer_tag?.length ||
    filters.access?.length ||
    filters.weekday?.length ||
    filters.only_bookable
  if (hasOthers || filters.price_max !== undefined || scope.preview) return null
  if (query === undefined || date === undefined || date >= hallDay(scope.now)) return null
  const text = await readText(scope, query)
  const index = await findArchiveIfBuilt(scope)
  if (!index || !text) return null
  addCacheTags(scope, ['archive', 'event', 'record'])
  const answer = index.ask({
    from: startOfHallDay(date).getTime(),
    to: dateTo === undefined ? Infinity : startOfHallDay(addDays(dateTo, 1)).getTime(),
    now: scope.now.getTime(),
    seesAll: canSeeUnpublished(scope.viewer),
    text,
    wanted: { composer, work, performer, room, genre },
  })
  const { count } = answer
  const offset = (page - 1) * pageSize
  const newestFirst = filters.ordering === '-date_start'
  const ids = offset < count ? answer.listIds({ offset, limit: pageSize, newestFirst }) : []
  const events = await loadEventSummaries(scope, ids)
  return { count, page, pageSize, hasMore: offset + ids.length < count, events }
}
