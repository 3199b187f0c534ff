import { useLazyMessages } from '#i18n/language-context.tsx'
import { eventMessages } from '#i18n/lazy/event.ts'
import { phoneHref } from '../../box-office.ts'
import styles from './wheelchair-booking.module.css'

export type WheelchairBookingProps = {
  /** What the house says about it: companion ticket, entrance. */
  text: string | null
  phone: string | null
  /** A form or a page of the ticket shop. */
  url: string | null
}

/** How to book a wheelchair place. */
export function WheelchairBooking({ text, phone, url }: WheelchairBookingProps) {
  const texts = useLazyMessages(eventMessages)
  if (!text && !phone && !url) return null
  return (
    <div className={styles.booking}>
      {text && <p>{text}</p>}
      {(phone || url) && (
        <p className={styles.links}>
          {url ? <a href={url}>{texts.bookWheelchair}</a> : <span>{texts.bookWheelchair}</span>}
          {phone && <a href={phoneHref(phone)}>{phone}</a>}
        </p>
      )}
    </div>
  )
}
