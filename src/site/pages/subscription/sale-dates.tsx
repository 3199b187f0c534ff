import type { SubscriptionDetail } from '#contracts/subscriptions.ts'
import { hallDay, longDay } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { subscriptionChoiceMessages } from '#i18n/lazy/subscription-choice.ts'
import { phoneHref, type Contact } from '../../box-office.ts'
import styles from './subscription-page.module.css'

type Dates = Pick<
  InLanguage<SubscriptionDetail>,
  'renewal_until' | 'renewal_note' | 'members_from' | 'on_sale_from'
>

/** Who can buy when: last season's subscribers, members, everybody; and whom to ask. */
export function SaleDates(props: { subscription: Dates; contact: Contact; now: string }) {
  const { subscription, contact, now } = props
  const {
    renewal_until: renewal,
    renewal_note: note,
    members_from: members,
    on_sale_from: sale,
  } = subscription
  const messages = useLazyMessages(subscriptionChoiceMessages)
  const language = useLanguage()
  const day = (instant: string) => longDay(hallDay(instant), language)
  const { phone, email } = contact
  const rows = [
    [messages.renewal, renewal && messages.until(day(renewal), renewal < now), note],
    [messages.members, members && messages.from(day(members), members <= now)],
    [messages.everybody, sale && messages.from(day(sale), sale <= now)],
  ].flatMap(([name, when, more]) => (name && when ? [{ name, when, more }] : []))
  if (rows.length === 0 && !phone && !email) return null
  return (
    <section className={styles.sale} aria-labelledby="sale">
      <h2 id="sale">{messages.saleTitle}</h2>
      <dl>
        {rows.map(({ name, when, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {when}
              {more && <small>{more}</small>}
            </dd>
          </div>
        ))}
        {(phone || email) && (
          <div>
            <dt>{messages.questions}</dt>
            <dd>
              {phone && <a href={phoneHref(phone)}>{phone}</a>}
              {phone && email && ', '}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
