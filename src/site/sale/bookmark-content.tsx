import { useEffect, useRef, useState, type Dispatch } from 'react'
import { reminderOf } from '#design/event-row/sale.ts'
import { Icon } from '#design/icon/icon.tsx'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { reminderMessages } from '#i18n/lazy/reminder.ts'
import { saleMessages } from '#i18n/lazy/sale.ts'
import { detailHref, href } from '#routing/paths.ts'
import { CalendarChoices } from './calendar-choices.tsx'
import { EventLine, EventState } from './event-line.tsx'
import { keepOffline } from './keep-offline.ts'
import type { SaleDrawersAction, SaleEvent } from './sale-drawers-state.ts'
import styles from './sale-drawers.module.css'
import type { ReminderKind } from './reminder-form.tsx'
import { saleMoment } from './sale-moment.ts'
import { SaleReminder } from './sale-reminder.tsx'
import { useNow } from './use-now.ts'
import { useSaleEvent, type SaleEventFacts } from './use-sale-event.ts'

type Props = {
  event: SaleEvent
  isPreSaleOpen: boolean
  reminder: ReminderKind
  icsLink: string
  publicOrigin: string
  send: Dispatch<SaleDrawersAction>
}

/**
 * The two views of the drawer "Merken": the ways to remember an event, and the form for a mail at the start of its
 * sale.
 */
export function BookmarkContent(props: Props) {
  const { event, isPreSaleOpen, reminder, send } = props
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
        <SaleReminder eventId={event.id} kind={reminder} saleFrom={found?.ticket_sale_from ?? null} />
      ) : (
        <Choices {...props} facts={found} />
      )}
    </div>
  )
}

function Choices({ event, facts, icsLink, publicOrigin, send }: Props & { facts: SaleEventFacts | null }) {
  const texts = useLazyMessages(saleMessages)
  const reminder = useLazyMessages(reminderMessages)
  const messages = useMessages()
  const language = useLanguage()
  const now = useNow()
  const isKept = useKeptOffline(facts)
  const kind = facts && reminderOf(facts, now)
  return (
    <ul className={styles.choices}>
      <CalendarChoices icsLink={icsLink} publicOrigin={publicOrigin} />
      {kind && (
        <li>
          <a
            href={href('bookmark', language, { id: event.id })}
            data-view-focus
            onClick={(click) => {
              click.preventDefault()
              send({ type: 'open reminder', event, language, kind })
            }}
          >
            <Icon name="info" size={20} />
            {kind === 'sale' ? texts.remind : reminder.returned_tickets.send}
          </a>
          <p className={styles.hint}>
            {kind === 'sale'
              ? facts?.ticket_sale_from &&
                texts.remindHint(saleMoment(facts.ticket_sale_from, language, messages))
              : texts.waitHint}
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
