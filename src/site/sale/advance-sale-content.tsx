import type { Dispatch } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { isSaleAhead, offerOf } from '#design/event-row/sale.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { advanceSaleMessages } from '#i18n/lazy/advance-sale.ts'
import { saleMessages } from '#i18n/lazy/sale.ts'
import { href } from '#routing/paths.ts'
import { AdvanceSale } from './advance-sale.tsx'
import { EventLine, EventState } from './event-line.tsx'
import type { SaleDrawersAction, SaleEvent } from './sale-drawers-state.ts'
import styles from './sale-drawers.module.css'
import { saleMoment } from './sale-moment.ts'
import { ticketAddress } from './shop-addresses.ts'
import type { Shop } from './shop-addresses.ts'
import { useNow } from './use-now.ts'
import { useSaleEvent, type SaleEventFacts } from './use-sale-event.ts'

type Props = Pick<Shop, 'shopOrigin' | 'membershipUrl'> & {
  event: SaleEvent
  send: Dispatch<SaleDrawersAction>
  /** The visitor's name at the shop; null if not logged in. */
  name: string | null
}

/** Who may take part in the advance sale, from when and how, and how to become eligible. */
export function AdvanceSaleContent(props: Props) {
  const facts = useSaleEvent(props.event.id)
  if (facts === null || facts === 'failed')
    return (
      <div className={styles.view}>
        <EventState state={facts} eventId={props.event.id} />
      </div>
    )
  return <Facts {...props} facts={facts} />
}

function Facts({ event, facts, send, shopOrigin, name, membershipUrl }: Props & { facts: SaleEventFacts }) {
  const texts = useLazyMessages(saleMessages)
  const advance = useLazyMessages(advanceSaleMessages)
  const messages = useMessages()
  const language = useLanguage()
  const now = useNow()
  const offer = offerOf(facts, now, language)
  const categories = new Set(facts.customer_tags.map(({ category }) => category))
  return (
    <div className={styles.view}>
      <EventLine event={facts} />
      {facts.ticket_sale_from && isSaleAhead(facts, now) && (
        <p>{texts.advanceLead(saleMoment(facts.ticket_sale_from, language, messages))}</p>
      )}
      {offer && (
        <div className={styles.action}>
          <ButtonLink href={ticketAddress(offer.href, { shopOrigin, language, isLoggedIn: name !== null })}>
            {shopOrigin !== '' && name === null ? advance.loginAndBuy : texts.buy}
          </ButtonLink>
          {shopOrigin !== '' && (
            <p className={styles.hint}>{name === null ? texts.login : texts.loggedInAs(name)}</p>
          )}
        </div>
      )}
      <section>
        <h3 className={styles.heading}>{texts.when}</h3>
        <AdvanceSale event={facts} now={now} />
      </section>
      <section className={styles.who}>
        <h3 className={styles.heading}>{texts.who}</h3>
        {categories.has('Mitglieder') && <p>{texts.members}</p>}
        {categories.has('Abonnent:innen') && <p>{texts.subscribers}</p>}
        <p className={styles.links}>
          {membershipUrl && <a href={membershipUrl}>{advance.becomeMember}</a>}
          <a href={href('subscriptions', language)}>{advance.subscribe}</a>
          {isSaleAhead(facts, now) && (
            <a
              href={href('bookmark', language, { id: event.id })}
              onClick={(click) => {
                click.preventDefault()
                send({ type: 'open reminder', event, language, kind: 'sale' })
              }}
            >
              {texts.remind}
            </a>
          )}
        </p>
      </section>
    </div>
  )
}
