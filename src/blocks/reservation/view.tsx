import type { Embed } from '../embed-read.ts'
import { Embedded } from '../embedded.tsx'
import type { BlockViewProps } from '../view.ts'
import { reservationMessages } from './messages.ts'
import styles from './reservation.module.css'
import type { ReservationFields } from './schema.ts'

export type ReservationData = {
  phone: string | null
  email: string | null
  /** The embedded reservation service; null for none. */
  service: Embed | null
}

/** Used until its loader has run: for a block that an editor has just inserted. */
const unknown: ReservationData = { phone: null, email: null, service: null }

/** Contact details need no consent; the form of an external service does. */
export function View({ data, context }: BlockViewProps<ReservationFields, ReservationData | undefined>) {
  const messages = reservationMessages[context.language]
  const { phone, email, service } = data ?? unknown
  const hasContact = phone !== null || email !== null
  return (
    <div className={styles.reservation}>
      {service === null ? (
        <p className={styles.title}>{messages.title}</p>
      ) : (
        <Embedded kind="reservation" source={service} title={messages.title} context={context} />
      )}
      <div className={styles.contact}>
        <p>{!hasContact ? messages.none : service === null ? messages.contact : messages.orContact}</p>
        <dl>
          {phone && (
            <div>
              <dt>{messages.phone}</dt>
              <dd className="figures">
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt>{messages.email}</dt>
              <dd>
                <a href={`mailto:${email}?subject=${encodeURIComponent(messages.subject)}`}>{email}</a>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  )
}
