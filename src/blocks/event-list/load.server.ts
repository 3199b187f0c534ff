import type { EventSummary } from '#contracts/events.ts'
import {
  findBookableIds,
  findEventsTogether,
  listFirstEventIds,
  presentRow,
} from '#domain/events/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { findSaleOutage } from '#domain/shop-feed/index.server.ts'
import { readOpeningDay } from '#domain/house/index.server.ts'
import { hallDay } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { BlockLoader } from '../loader.ts'
import type { EventListFields } from './schema.ts'
import type { EventListData } from './view.tsx'

type Source = NonNullable<EventListFields['source']>

/**
 * The events of the source, or of the list's children, in the order given by the fields: manual, or by date. Past ones
 * are left out unless `include_past` keeps them in place or `past_as_last` moves them to the end.
 */
export const load: BlockLoader<EventListFields, EventListData> = async (
  scope,
  { fields, children },
  language,
) => {
  const candidates = fields.source
    ? findCandidates(scope, fields, fields.source)
    : Promise.resolve({ ids: idsOf(children), pastIds: [] })
  // Started before the ids are known, so that the lists of a page are loaded in one batch.
  const [found, outage] = await Promise.all([
    findEventsTogether(
      scope,
      candidates.then(({ ids, pastIds }) => [...ids, ...pastIds]),
    ),
    findSaleOutage(scope),
  ])
  const { ids, pastIds } = await candidates
  const chosen = arrange(
    fields,
    ids.flatMap((id) => found.get(id) ?? []),
    pastIds.flatMap((id) => found.get(id) ?? []),
  )
  const bookable = fields.only_bookable
    ? await findBookableIds(
        scope,
        chosen.map(({ id }) => id),
      )
    : null
  const wanted = chosen.filter(({ id, status }) => {
    if (status === 'past') return fields.include_past || fields.past_as_last
    return bookable === null || bookable.has(id)
  })
  const events = fields.past_as_last
    ? [...wanted.filter((event) => !isPast(event)), ...wanted.filter(isPast)]
    : wanted
  const gone = new Set(ids.filter((id) => !found.has(id)))
  return { events: inLanguage(events, language).map(presentRow), gone: gone.size, outage }
}

/**
 * The next events of the source; when past ones are included and the limit is not reached, also the latest past ones.
 * May return more than needed.
 */
async function findCandidates(scope: Scope, fields: EventListFields, { genre, series, room, limit }: Source) {
  const filters = {
    genre: genre === undefined ? undefined : [genre],
    series: series === undefined ? undefined : [series],
    room: room === undefined ? undefined : [room],
  }
  const ids = await listFirstEventIds(scope, { ...filters, only_bookable: fields.only_bookable }, limit)
  if (ids.length >= limit || !(fields.include_past || fields.past_as_last)) return { ids, pastIds: [] }
  const pastIds = await listFirstEventIds(
    scope,
    { ...filters, date: await readOpeningDay(scope), date_to: hallDay(scope.now), ordering: '-date_start' },
    limit,
  )
  return { ids, pastIds }
}

/** Fills the source's remaining limit with the latest past events. */
function arrange(fields: EventListFields, events: EventSummary[], past: EventSummary[]): EventSummary[] {
  const free = (fields.source?.limit ?? 0) - events.length
  if (free <= 0) return events
  const known = new Set(events.map(({ id }) => id))
  const latest = past.filter((event) => isPast(event) && !known.has(event.id)).slice(0, free)
  return fields.past_as_last ? [...events, ...latest] : [...latest.toReversed(), ...events]
}

function isPast({ status }: EventSummary): boolean {
  return status === 'past'
}

function idsOf(children: { type: string; fields: Record<string, unknown> }[]): number[] {
  return children.flatMap((child) =>
    child.type === 'event-item' ? Number(String(child.fields['event']).replace('event:', '')) : [],
  )
}
