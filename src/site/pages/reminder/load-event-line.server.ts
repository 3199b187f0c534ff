import { findEvent } from '#domain/events/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { PageRequest } from '../../page-request.server.ts'

/** What the pages of a reminder say of its event; null when visitors do not see it (any more). */
export async function loadEventLine({ scope, language }: PageRequest, id: number) {
  const event = await findEvent(scope, id)
  if (!event) return null
  const { name, slug, date_start, is_time_known, room, status, ticket_sale_from } = inLanguage(
    event,
    language,
  )
  return { id, name, slug, date_start, is_time_known, room, status, ticket_sale_from }
}

export type EventLineFacts = NonNullable<Awaited<ReturnType<typeof loadEventLine>>>
