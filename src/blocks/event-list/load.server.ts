import type { EventSummary } from '#contracts/events.ts'
import { findEvents, listFirstEvents, presentRow } from '#domain/events/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { hallDay, openingDay } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { inBatches } from '../in-batches.ts'
import type { BlockLoader } from '../loader.ts'
import type { EventListFields } from './schema.ts'
import type { EventListData } from './view.tsx'

type Source = NonNullable<EventListFields['source']>

/**
 * The events of the source, or of the list's own children, in the order that the fields ask for: as chosen, or by date.
 * Past ones are left out unless `include_past` keeps them in their place or `past_as_last` puts them behind the others.
 */
export const load: BlockLoader<EventListFields, EventListData> = async (scope, block, language) => {
  const { fields, children } = block
  const ids = fields.source ? [] : idsOf(children)
  const chosen = fields.source ? await fromSource(scope, fields, fields.source) : await findChosen(scope, ids)
  const wanted = chosen.filter(({ status, ticket_url_external: shop }) => {
    if (status === 'past') return fields.include_past || fields.past_as_last
    return !fields.only_bookable || (shop !== null && ['future', 'few_tickets'].includes(status))
  })
  const isPast = ({ status }: (typeof wanted)[number]) => status === 'past'
  const events = fields.past_as_last
    ? [...wanted.filter((event) => !isPast(event)), ...wanted.filter(isPast)]
    : wanted
  const found = new Set(chosen.map(({ id }) => id))
  const gone = new Set(ids.filter((id) => !found.has(id)))
  return { events: inLanguage(events, language).map(presentRow), gone: gone.size }
}

/** In the order given; what is gone is left out. */
async function findChosen(scope: Scope, ids: number[]): Promise<EventSummary[]> {
  const found = await findTogether(scope, ids)
  return ids.flatMap((id) => found.get(id) ?? [])
}

const findTogether = inBatches(
  async (scope, ids) => new Map((await findEvents(scope, ids)).map((event) => [event.id, event])),
)

/** The next events of the source; where past ones are wanted and room is left, the latest of those, too. */
async function fromSource(scope: Scope, fields: EventListFields, { genre, series, room, limit }: Source) {
  const filters = {
    genre: genre === undefined ? undefined : [genre],
    series: series === undefined ? undefined : [series],
    room: room === undefined ? undefined : [room],
  }
  const bookable = { ...filters, only_bookable: fields.only_bookable }
  const coming = await listFirstEvents(scope, bookable, limit)
  const left = limit - coming.length
  if (left <= 0 || !(fields.include_past || fields.past_as_last)) return coming
  const past = await listFirstEvents(
    scope,
    { ...filters, date: openingDay, date_to: hallDay(scope.now), ordering: '-date_start' },
    left + coming.length,
  )
  const known = new Set(coming.map(({ id }) => id))
  const latest = past.filter(({ id, status }) => status === 'past' && !known.has(id)).slice(0, left)
  return fields.past_as_last ? [...coming, ...latest] : [...latest.toReversed(), ...coming]
}

function idsOf(children: { type: string; fields: Record<string, unknown> }[]): number[] {
  return children.flatMap((child) =>
    child.type === 'event-item' ? Number(String(child.fields['event']).replace('event:', '')) : [],
  )
}
