import { SubscriptionCount, SubscriptionPrice } from '#design/subscription-card/subscription-facts.tsx'
import type { Currency } from '#i18n/currencies.ts'
import { nameOfWeekday } from '#i18n/dates.ts'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { subscriptionAdviceMessages } from '#i18n/lazy/subscription-advice.ts'
import { priceText } from '#i18n/prices.ts'
import styles from './advice.module.css'
import type { ShownAdvice } from './shown-advice.ts'

/** What fits the wishes, and two subscriptions side by side. */
export function AdviceResults({ advice, path }: { advice: ShownAdvice; path: string }) {
  const messages = useLazyMessages(subscriptionAdviceMessages)
  const isCompared = advice.compared.length > 0
  return (
    <div className={styles.results}>
      {advice.fitting && <Fitting {...advice} fitting={advice.fitting} />}
      {advice.comparison && <Comparison comparison={advice.comparison} />}
      {isCompared && !advice.comparison && <output>{messages.compareSame}</output>}
      <p>
        <a href={path} data-all="">
          {messages.reset}
        </a>
      </p>
    </div>
  )
}

function Fitting({
  fitting,
  count,
  wishes,
}: Pick<ShownAdvice, 'count' | 'wishes'> & { fitting: NonNullable<ShownAdvice['fitting']> }) {
  const messages = useLazyMessages(subscriptionAdviceMessages)
  const language = useLanguage()
  return (
    <>
      <output className={styles.count}>{messages.result(fitting.length, count)}</output>
      <p>{inWords(wishes, messages, language, useHouseFormats().currency)}</p>
      <ul className={styles.fitting}>
        {fitting.map(({ id, title, subtitle, currency, href, isProposal, price, heard }) => (
          <li key={id} data-item="">
            <h2>
              <a href={href}>{title}</a>
            </h2>
            {subtitle && <p>{subtitle}</p>}
            {price !== null && <p>{messages.price(priceText(price / 100, currency, language))}</p>}
            {heard.length > 0 && (
              <ul>
                {heard.map(({ name, event, when }) => (
                  <li key={name}>{messages.heard(name, event, when)}</li>
                ))}
              </ul>
            )}
            {isProposal && (
              <p>
                <a href={href}>{messages.proposal}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Comparison({ comparison }: { comparison: NonNullable<ShownAdvice['comparison']> }) {
  const messages = useLazyMessages(subscriptionAdviceMessages)
  const language = useLanguage()
  const { both, clashes } = comparison
  const rows = [
    [messages.contents, (one: (typeof both)[0]) => <SubscriptionCount {...one} />],
    [
      messages.prices,
      (one: (typeof both)[0]) =>
        one.prices.length === 0 ? (
          <SubscriptionPrice {...one} />
        ) : (
          <ul>
            {one.prices.map(({ name, amount, saved }) => (
              <li key={name}>
                {name}: {priceText(amount, one.currency, language)}
                {saved !== null && (
                  <small>{messages.saved(priceText(saved / 100, one.currency, language))}</small>
                )}
              </li>
            ))}
          </ul>
        ),
    ],
    [
      messages.dates,
      (one: (typeof both)[0]) => (
        <ul>
          {one.dates.map(({ day, title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
              <small>{day}</small>
            </li>
          ))}
        </ul>
      ),
    ],
    [messages.rooms, (one: (typeof both)[0]) => <Names names={one.rooms} />],
    [messages.works, (one: (typeof both)[0]) => <Names names={one.works} />],
  ] as const
  return (
    <>
      <table className={styles.comparison} aria-label={messages.compared}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{messages.aspect}</span>
            </th>
            {both.map(({ id, title, href }) => (
              <th key={id} scope="col">
                <a href={href}>{title}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, show]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {both.map((one) => (
                <td key={one.id}>{show(one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className={styles.clashes}>{messages.clashes}</h2>
      {clashes.length === 0 ? (
        <p>{messages.noClash}</p>
      ) : (
        <Names
          names={clashes.map(({ one, other }) =>
            other === null ? messages.inBoth(one) : messages.clash(one, other),
          )}
        />
      )}
    </>
  )
}

/** The wishes in one line: the weekdays, the budget, and the names. */
function inWords(
  { weekdays, budget, names }: ShownAdvice['wishes'],
  { upTo }: { upTo: (price: string) => string },
  language: Language,
  currency: Currency,
): string {
  const days = weekdays.map((weekday) => nameOfWeekday(weekday, language)).join(', ')
  const price = budget === null ? '' : upTo(priceText(budget, currency, language))
  return [days, price, names].filter(Boolean).join(' · ')
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
