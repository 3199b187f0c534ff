import { findEventsTogether, presentRow } from '#domain/events/index.server.ts'
import { findSaleOutage } from '#domain/shop-feed/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { BlockLoader } from '../loader.ts'
import type { EventItemFields } from './schema.ts'
import type { EventItemData } from './view.tsx'

export const load: BlockLoader<EventItemFields, EventItemData> = async (scope, block, language) => {
  const id = Number(block.fields.event.replace('event:', ''))
  const [found, outage] = await Promise.all([findEventsTogether(scope, [id]), findSaleOutage(scope)])
  const event = found.get(id)
  return event ? { event: presentRow(inLanguage(event, language)), outage } : null
}
