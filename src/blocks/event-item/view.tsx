import { EventRows, type ShownEvent } from '#design/event-row/event-row.tsx'
import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import type { EventItemFields } from './schema.ts'

export type EventItemData = ShownEvent | null

export function View({ data, context }: BlockViewProps<EventItemFields, EventItemData | undefined>) {
  if (!data) return <Missing context={context} reason="event_gone" />
  return <EventRows events={[data]} now={context.now} hasFullDate />
}
