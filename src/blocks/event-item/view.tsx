import { EventRows, type ShownEvent } from '#design/event-row/event-row.tsx'
import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import type { EventItemFields } from './schema.ts'

export type EventItemData = ShownEvent | null

export function View({ fields, data, context }: BlockViewProps<EventItemFields, EventItemData | undefined>) {
  if (!data) return <Missing context={context} reason={fields.event ? 'event_gone' : 'no_event'} />
  return <EventRows events={[data]} now={context.now} hasFullDate />
}
