import type { SaleOutage } from '#contracts/sale-outage.ts'
import { EventRows, type ShownEvent } from '#design/event-row/event-row.tsx'
import { SaleOutageNote } from '#design/event-row/sale-outage-note.tsx'
import { useMessages } from '#i18n/language-context.tsx'
import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import styles from './event-list.module.css'
import { LeadEvent } from './lead-event.tsx'
import type { EventListFields } from './schema.ts'

export type EventListData = {
  events: ShownEvent[]
  /** How many of the chosen events are deleted or not public. */
  gone: number
  outage: SaleOutage | null
}

/**
 * Renders all events in one list; its children only refer to them. In a highlighted list the first event is large, as a
 * poster.
 */
export function View({ fields, data, context }: BlockViewProps<EventListFields, EventListData | undefined>) {
  const messages = useMessages()
  const { events, gone, outage } = data ?? { events: [], gone: 0, outage: null }
  const [first] = events
  const lead = fields.extra_class === 'highlight' ? first : undefined
  const rows = lead ? events.slice(1) : events
  return (
    <div id={fields.anchor || undefined} className={styles.list} data-class={fields.extra_class}>
      {gone > 0 && <Missing context={context} reason="event_gone" />}
      {events.length === 0 && <p>{messages.programme.emptyHouse}</p>}
      <SaleOutageNote {...{ outage, events }} />
      {lead && <LeadEvent event={lead} now={context.now} />}
      {rows.length > 0 && <EventRows events={rows} now={context.now} hasFullDate />}
    </div>
  )
}
