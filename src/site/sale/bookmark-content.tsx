import { useEffect, useRef, useState, type Dispatch } from 'react'
import { isSaleAhead } from '#design/event-row/sale.ts'
import { Icon } from '#design/icon/icon.tsx'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { saleMessages } from '#i18n/lazy/sale.ts'
import { detailHref, href } from '#routing/paths.ts'
import { CalendarChoices } from './calendar-choices.tsx'
import { EventLine, EventState } from './event-line.tsx'
import { keepOffline } from './keep-offline.ts'
import type { SaleDrawersAction, SaleEvent } from './sale-drawers-state.ts'
import styles from './sale-drawers.module.css'
import { saleMoment } from './sale-moment.ts'
import { SaleReminder } from './sale-reminder.tsx'
import { useNow } from './use-now.ts'
import { useSaleEvent, type SaleEventFacts } from './use-sale-event.ts'

type Props = {
  event: SaleEvent
  isPreSaleOpen: boolean
  icsLink: string
  publicOrigin: string
  send: Dispatch<SaleDrawersAction>
}

/**
 * The two views of the drawer "Merken": the ways to remember an event, and the form for a mail at the start of its
 * sale.
 */
export function BookmarkContent(props: Props) {
  const { event, isPreSaleOpen, send } = props
  const texts = useLazyMessages(saleMessages)
  const facts = useSaleEvent(event.id)
  const view = useFocusInNewView(isPreSaleOpen)
  const found = facts === 'failed' ? null : facts
  return (
    <div className={styles.view} ref={view}>
      {isPreSaleOpen && (
        <button type="button" className={styles.back} onClick={() => send({ type: 'go back' })}>
          <Icon name="arrow-left" size={18} />
          {texts.back}
        </button>
      )}
      {found ? (
        <EventLine event={found} />
      ) : (
        <EventState state={facts === 'failed' ? facts : null} eventId={event.id} />
      )}
      {isPreSaleOpen ? (
        <SaleReminder eventId={event.id} saleFrom={found?.ticket_sale_from ?? null} />
      ) : (
        <Choices {...props} facts={found} />
      )}
    </div>
  )
}

function Choices({ event, facts, icsLink, publicOrigin, send }: Props & { facts: SaleEventFacts | null }) {
  const texts = useLazyMessages(saleMessages)
  const messages = useMessages()
  const language = useLanguage()
  const now = useNow()
  const isKept = useKeptOffline(facts)
  return (
    <ul className={styles.choices}>
      <CalendarChoices icsLink={icsLink} publicOrigin={publicOrigin} />
      {facts?.ticket_sale_from && isSaleAhead(facts, now) && (
        <li>
          <a
            href={href('bookmark', language, { id: event.id })}
            data-view-focus
            onClick={(click) => {
              click.preventDefault()
              send({ type: 'open reminder', event, language })
            }}
          >
            <Icon name="info" size={20} />
            {texts.remind}
          </a>
          <p className={styles.hint}>
            {texts.remindHint(saleMoment(facts.ticket_sale_from, language, messages))}
          </p>
        </li>
      )}
      {isKept && (
        <li>
          <p className={styles.hint}>{texts.keptOffline}</p>
        </li>
      )}
    </ul>
  )
}

/** Saves the concert's page for offline reading, and returns whether it is saved. */
function useKeptOffline(facts: SaleEventFacts | null): boolean {
  const language = useLanguage()
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (facts) void keepOffline(detailHref('events', language, facts)).then(setKept)
  }, [facts, language])
  return isKept
}

/** Moves the focus into the new view, because the focused element was removed with the old one. */
function useFocusInNewView(isPreSaleOpen: boolean) {
  const view = useRef<HTMLDivElement>(null)
  const shown = useRef(isPreSaleOpen)
  useEffect(() => {
    if (shown.current === isPreSaleOpen) return
    shown.current = isPreSaleOpen
    view.current?.querySelector<HTMLElement>('[type="email"], [data-view-focus]')?.focus()
  }, [isPreSaleOpen])
  return view
}
