import type { SaleOutage } from '#contracts/sale-outage.ts'
import { EventRows, type ShownEvent } from '#design/event-row/event-row.tsx'
import { SaleOutageNote } from '#design/event-row/sale-outage-note.tsx'
import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import type { EventItemFields } from './schema.ts'

export type EventItemData = { event: ShownEvent; outage: SaleOutage | null } | null

export function View({ fields, data, context }: BlockViewProps<EventItemFields, EventItemData | undefined>) {
  if (!data) return <Missing context={context} reason={fields.event ? 'event_gone' : 'no_event'} />
  const events = [data.event]
  return (
    <>
      <SaleOutageNote outage={data.outage} events={events} />
      <EventRows events={events} now={context.now} hasFullDate />
    </>
  )
}
