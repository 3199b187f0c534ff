import { useId } from 'react'
import { Button } from '#design/button/button.tsx'
import { currencies } from '#i18n/currencies.ts'
import { nameOfWeekday } from '#i18n/dates.ts'
import { useHouseFormats, weekdaysFrom } from '#i18n/house-formats.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { subscriptionAdviceMessages } from '#i18n/lazy/subscription-advice.ts'
import styles from './advice.module.css'
import type { ShownAdvice } from './shown-advice.ts'

/** Two forms: what somebody wishes, and two subscriptions to compare. Each is a plain one that leads to this page. */
export function AdviceForms(props: {
  path: string
  advice: ShownAdvice | null
  subscriptions: readonly { id: number; title: string }[]
}) {
  const { path, advice, subscriptions } = props
  const messages = useLazyMessages(subscriptionAdviceMessages)
  return (
    <div className={styles.row}>
      <details className={styles.group} name="subscription-advice">
        <summary>{messages.title}</summary>
        <Wishes path={path} wishes={advice?.wishes ?? { weekdays: [], budget: null, names: '' }} />
      </details>
      {subscriptions.length > 1 && (
        <details className={styles.group} name="subscription-advice">
          <summary>{messages.compareTitle}</summary>
          <Compared path={path} compared={advice?.compared ?? []} subscriptions={subscriptions} />
        </details>
      )}
    </div>
  )
}

function Wishes({ path, wishes }: { path: string; wishes: ShownAdvice['wishes'] }) {
  const messages = useLazyMessages(subscriptionAdviceMessages)
  const language = useLanguage()
  const { currency, first_weekday: first } = useHouseFormats()
  const id = useId()
  return (
    <form method="get" action={path} className={styles.form}>
      <fieldset>
        <legend>{messages.weekdays}</legend>
        {weekdaysFrom(first).map((weekday) => (
          <label key={weekday}>
            <input
              type="checkbox"
              name="weekday"
              value={weekday}
              defaultChecked={wishes.weekdays.includes(weekday)}
            />
            {nameOfWeekday(weekday, language)}
          </label>
        ))}
      </fieldset>
      <p>
        <label htmlFor={`${id}-budget`}>{messages.budget(currencies[currency].unit[language])}</label>
        <input
          id={`${id}-budget`}
          name="budget"
          inputMode="numeric"
          pattern="\d{1,5}"
          maxLength={5}
          defaultValue={wishes.budget ?? ''}
        />
      </p>
      <p className={styles.wide}>
        <label htmlFor={`${id}-names`}>{messages.names}</label>
        <input
          id={`${id}-names`}
          name="names"
          maxLength={200}
          aria-describedby={`${id}-names-hint`}
          defaultValue={wishes.names}
        />
        <small id={`${id}-names-hint`}>{messages.namesHint}</small>
      </p>
      <Button>{messages.find}</Button>
    </form>
  )
}

function Compared(props: {
  path: string
  compared: readonly number[]
  subscriptions: readonly { id: number; title: string }[]
}) {
  const { path, compared, subscriptions } = props
  const messages = useLazyMessages(subscriptionAdviceMessages)
  const id = useId()
  return (
    <form method="get" action={path} className={styles.form}>
      {[messages.first, messages.second].map((name, index) => (
        <p key={name}>
          <label htmlFor={`${id}-${index}`}>{name}</label>
          <select
            id={`${id}-${index}`}
            name="compare"
            defaultValue={compared[index] ?? subscriptions[index]?.id}
          >
            {subscriptions.map((subscription) => (
              <option key={subscription.id} value={subscription.id}>
                {subscription.title}
              </option>
            ))}
          </select>
        </p>
      ))}
      <Button>{messages.compare}</Button>
    </form>
  )
}
