import { EventRows, type ShownEvent } from '#design/event-row/event-row.tsx'
import { FurtherSection } from '#design/further-section/further-section.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { eventMessages } from '#i18n/lazy/event.ts'

export type AlternativesProps = {
  now: string
  /** The same programme on another evening, and similar concerts: of a cancelled or sold-out event only. */
  evenings: ShownEvent[]
  similar: ShownEvent[]
}

/** Other concerts for those who wanted to come to a cancelled or sold-out one. */
export function Alternatives({ now, ...props }: AlternativesProps) {
  return useFound(props).map(({ id, heading, events }) => (
    <FurtherSection key={id} id={id} heading={heading}>
      <EventRows events={events} now={now} hasFullDate />
    </FurtherSection>
  ))
}

/** Links to the same sections, because they are far below the notice. */
export function AlternativeLinks(props: Omit<AlternativesProps, 'now'>) {
  return useFound(props).map(({ id, heading }) => (
    <a key={id} href={`#${id}`}>
      {heading}
    </a>
  ))
}

function useFound({ evenings, similar }: Omit<AlternativesProps, 'now'>) {
  const texts = useLazyMessages(eventMessages)
  return [
    { id: 'other-evenings', heading: texts.otherEvenings, events: evenings },
    { id: 'similar', heading: texts.similar, events: similar },
  ].filter(({ events }) => events.length > 0)
}
