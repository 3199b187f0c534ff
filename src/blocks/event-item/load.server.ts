import { findEvents } from '#domain/events/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { BlockLoader } from '../loader.ts'
import type { EventItemFields } from './schema.ts'
import type { EventItemData } from './view.tsx'

export const load: BlockLoader<EventItemFields, EventItemData> = async (scope, block, language) => {
  const [event] = await findEvents(scope, [Number(block.fields.event.replace('event:', ''))])
  return event ? inLanguage(event, language) : null
}
