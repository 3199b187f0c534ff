import { findEvent } from '#domain/events/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { PageRequest } from '../../page-request.server.ts'

/** The event's data for the pages of a reminder; null when visitors cannot see the event (any more). */
export async function loadEventLine({ scope, language }: PageRequest, id: number) {
  const event = await findEvent(scope, id)
  if (!event) return null
  const { name, slug, date_start, is_time_known, room, status, previous_date, ticket_sale_from } = inLanguage(
    event,
    language,
  )
  return { id, name, slug, date_start, is_time_known, room, status, previous_date, ticket_sale_from }
}

export type EventLineFacts = NonNullable<Awaited<ReturnType<typeof loadEventLine>>>
