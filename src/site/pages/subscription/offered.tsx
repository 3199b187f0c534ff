import type { priceChoice } from '#choice/choice.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { subscriptionChoiceMessages } from '#i18n/lazy/subscription-choice.ts'
import { subscriptionFeedHref } from '#routing/calendar-paths.ts'
import { PriceTable } from './choice/price-table.tsx'
import styles from './subscription-page.module.css'

/** The prices of a subscription whose concerts are fixed, what they save, and its dates for a calendar. */
export function Offered(props: {
  subscription: { id: number; currency: string; price_categories: { name: string }[]; events: unknown[] }
  prices: ReturnType<typeof priceChoice>
}) {
  const { subscription, prices } = props
  const { id, currency, price_categories: categories, events } = subscription
  const messages = useLazyMessages(subscriptionChoiceMessages)
  const language = useLanguage()
  return (
    <div className={styles.offered}>
      {prices.length > 0 && (
        <PriceTable
          prices={prices}
          categories={categories.map(({ name }) => ({ label: name }))}
          currency={currency}
        />
      )}
      {events.length > 0 && (
        <p>
          <a href={subscriptionFeedHref(language, { id })}>{messages.allDates}</a>
        </p>
      )}
    </div>
  )
}
