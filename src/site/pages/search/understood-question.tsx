import type { UnderstoodFilter, UnderstoodKey } from '#contracts/search.ts'
import { Chips } from '#design/chips/chips.tsx'
import { TextLink } from '#design/link/text-link.tsx'
import type { Currency } from '#i18n/currencies.ts'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { searchMessages } from '#i18n/lazy/search.ts'
import type { Messages } from '#i18n/messages.ts'
import { priceText } from '#i18n/prices.ts'
import { daysInWords } from './days-in-words.ts'
import type { Asked, HrefOf } from './search-links.ts'
import styles from './understood-question.module.css'

/**
 * How the query was understood: the words that became filters of events, each with a link that treats them as plain
 * words instead, and for those treated so, a link back.
 */
export function UnderstoodQuestion(props: { understood: UnderstoodFilter[]; asked: Asked; hrefOf: HrefOf }) {
  const { understood, asked, hrefOf } = props
  const texts = useLazyMessages(searchMessages)
  const messages = useMessages()
  const language = useLanguage()
  const { currency } = useHouseFormats()
  const { literally } = asked
  if (understood.length === 0 && literally.length === 0) return null
  return (
    <div className={styles.understood}>
      {understood.length > 0 && <p aria-hidden="true">{texts.understood}</p>}
      <Chips
        label={texts.understood}
        chips={understood.map((filter) => ({
          kind: 'set',
          name: `${filter.words}: ${meaningOf(filter, messages, language, currency)}`,
          href: hrefOf({ ...asked, literally: [...literally, filter.key] }),
          removeText: texts.takeLiterally(
            `${filter.words}: ${meaningOf(filter, messages, language, currency)}`,
          ),
        }))}
      >
        {literally.length > 0 && (
          <span className={styles.literally}>
            {literally.map((key) => (
              <TextLink key={key} href={hrefOf({ ...asked, literally: without(literally, key) })}>
                {texts.understandAgain[key]}
              </TextLink>
            ))}
          </span>
        )}
      </Chips>
    </div>
  )
}

function meaningOf(
  filter: UnderstoodFilter,
  { event }: Messages,
  language: Language,
  currency: Currency,
): string {
  const texts = searchMessages[language]
  if (filter.key === 'date') return daysInWords(filter.from, filter.to, language)
  if (filter.key === 'price') return texts.upTo(priceText(filter.price_max, currency, language))
  return filter.key === 'access' ? event.access[filter.fact] : texts.forChildren
}

function without(keys: UnderstoodKey[], left: UnderstoodKey): UnderstoodKey[] {
  return keys.filter((key) => key !== left)
}
