import { findEvents, listEvents } from '#domain/events/index.server.ts'
import { openingDay, hallDay, addDays } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { BlockLoader } from '../loader.ts'
import type { EventListFields } from './schema.ts'
import type { EventListData } from './view.tsx'

/** The events of the source, or of the list's own children, in the order that the fields ask for. */
export const load: BlockLoader<EventListFields, EventListData> = async (scope, block, language) => {
  const { fields, children } = block
  const chosen = fields.source ? await fromSource(scope, fields) : await findEvents(scope, idsOf(children))
  const now = scope.now.toISOString()
  const wanted = chosen.filter((event) => {
    if (event.status === 'past') return fields.include_past || fields.past_as_last
    return (
      !fields.only_bookable ||
      (event.ticket_url_external !== null && ['future', 'few_tickets'].includes(event.status))
    )
  })
  const ordered = fields.past_as_last
    ? wanted.toSorted((a, b) => Number(a.date_start < now) - Number(b.date_start < now))
    : wanted
  return inLanguage(ordered, language)
}

async function fromSource(scope: Parameters<typeof load>[0], fields: EventListFields) {
  const { genre, series, room, limit } = fields.source ?? { limit: 6 }
  const { events } = await listEvents(
    scope,
    {
      genre: genre === undefined ? undefined : [genre],
      series: series === undefined ? undefined : [series],
      room: room === undefined ? undefined : [room],
      only_bookable: fields.only_bookable,
      ...(fields.include_past && { date: openingDay, date_to: addDays(hallDay(scope.now), 400) }),
    },
    { pageSize: limit },
  )
  return events
}

function idsOf(children: { type: string; fields: Record<string, unknown> }[]): number[] {
  return children.flatMap((child) =>
    child.type === 'event-item' ? Number(String(child.fields.event).replace('event:', '')) : [],
  )
}
