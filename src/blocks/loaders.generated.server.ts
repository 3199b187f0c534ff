// Generated from the folders of src/blocks by scripts/generate-block-registry.ts: do not edit.
import type { BlockLoaders } from './loader.ts'
import { load as eventItem } from './event-item/load.server.ts'
import { load as eventList } from './event-list/load.server.ts'
import { load as subscriptionItem } from './subscription-item/load.server.ts'

export const blockLoaders: BlockLoaders = {
  'event-item': eventItem,
  'event-list': eventList,
  'subscription-item': subscriptionItem,
}
