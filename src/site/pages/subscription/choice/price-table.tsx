import type { priceChoice } from '#choice/choice.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { subscriptionChoiceMessages } from '#i18n/lazy/subscription-choice.ts'
import { priceText } from '#i18n/prices.ts'
import styles from './choice.module.css'

/** The prices of a subscription by category, and what each saves against single tickets, where it does. */
export function PriceTable(props: {
  prices: ReturnType<typeof priceChoice>
  /** The names of the categories to show, in the order of the prices. */
  categories: readonly { label: string }[]
  currency: string
}) {
  const { prices, categories, currency } = props
  const messages = useLazyMessages(subscriptionChoiceMessages)
  const language = useLanguage()
  const inWords = (cents: number) => priceText(cents / 100, currency, language)
  const hasSaving = prices.some(({ saved }) => saved !== null)
  return (
    <table className={styles.prices}>
      <caption>{messages.prices}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{messages.category}</th>
          <th scope="col">{messages.price}</th>
          {hasSaving && <th scope="col">{messages.saved}</th>}
        </tr>
      </thead>
      <tbody>
        {prices.map(({ name, amount, single, saved }, index) => (
          <tr key={name}>
            <th scope="row">{categories[index]?.label}</th>
            <td>{inWords(amount)}</td>
            {hasSaving && (
              <td>
                {single !== null && saved !== null && (
                  <>
                    {messages.saving(inWords(saved))} <small>{messages.insteadOf(inWords(single))}</small>
                  </>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
