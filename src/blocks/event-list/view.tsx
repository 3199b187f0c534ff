import { EventRows, type ShownEvent } from '#design/event-row/event-row.tsx'
import { useMessages } from '#i18n/language-context.tsx'
import type { BlockViewProps } from '../view.ts'
import type { EventListFields } from './schema.ts'

export type EventListData = ShownEvent[]

/** The list shows its events itself, all in one list: its children only name them. */
export function View({ fields, data, context }: BlockViewProps<EventListFields, EventListData>) {
  const messages = useMessages()
  return (
    <div id={fields.anchor || undefined}>
      {data.length === 0 ? (
        <p>{messages.programme.emptyHouse}</p>
      ) : (
        <EventRows events={data} now={context.now} hasFullDate />
      )}
    </div>
  )
}
