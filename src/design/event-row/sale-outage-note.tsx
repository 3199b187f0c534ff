import type { SaleOutage } from '#contracts/sale-outage.ts'
import { hallDay, hallTime, longDay } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { saleOutageMessages } from '#i18n/lazy/sale-outage.ts'
import { hasSaleState } from './sale.ts'
import styles from './sale-outage-note.module.css'

/**
 * Says since when the states of the sale beside it may be outdated. Shows nothing while the shop is read as it should
 * be, or when none of the events is sold.
 */
export function SaleOutageNote(props: {
  outage: SaleOutage | null
  events: readonly Parameters<typeof hasSaleState>[0][]
}) {
  const { outage, events } = props
  const language = useLanguage()
  const messages = useLazyMessages(saleOutageMessages)
  if (outage === null || !events.some(hasSaleState)) return null
  const { asOf } = outage
  return (
    <p className={styles.note}>
      {asOf === null
        ? messages.unknown
        : messages.asOf(longDay(hallDay(asOf), language), hallTime(asOf, language))}
    </p>
  )
}
