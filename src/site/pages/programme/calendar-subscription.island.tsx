import { useRef, useState } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { island } from '#design/island/island.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { calendarSubscriptionMessages } from '#i18n/lazy/calendar-subscription.ts'
import { calendarFeedHref, programmeQuery } from '#routing/calendar-paths.ts'
import styles from './calendar-subscription.module.css'
import type { Choice } from './shown-filters.ts'

/**
 * Subscribing to the programme as a calendar: with the current filters, unfiltered, or by genre. `webcal:` opens the
 * visitor's own calendar, the address is for pasting, and the file for programs that only import files.
 */
function CalendarSubscription(props: {
  query: string
  genres: Choice[]
  /** The site's public origin. */
  origin: string
}) {
  const { query, genres, origin } = props
  const language = useLanguage()
  const messages = useLazyMessages(calendarSubscriptionMessages)
  const chosen = programmeQuery(query)
  return (
    <div className={styles.content}>
      <p className={styles.intro}>{messages.intro}</p>
      {chosen !== '' && (
        <Feed name={messages.current} path={calendarFeedHref(language, chosen)} origin={origin} />
      )}
      <Feed name={messages.all} path={calendarFeedHref(language)} origin={origin} />
      {genres.length > 0 && (
        <>
          <h3 className={styles.name}>{messages.genres}</h3>
          <ul className={styles.genres}>
            {genres.map(({ id, name }) => {
              const path = calendarFeedHref(language, `?genre=${id}`)
              return (
                <li key={id}>
                  <span>{name}</span>
                  <a href={webcalOf(origin, path)} aria-label={messages.subscribeTo(name)}>
                    {messages.subscribe}
                  </a>
                  <a href={path} download="" aria-label={messages.downloadOf(name)}>
                    {messages.download}
                  </a>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}

export default island('calendar-subscription', CalendarSubscription, { when: 'visible' })

function Feed({ name, path, origin }: { name: string; path: string; origin: string }) {
  const messages = useLazyMessages(calendarSubscriptionMessages)
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState('')
  const id = `feed-${path.length}`
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(origin + path)
      setOutcome(messages.copied)
    } catch {
      setOutcome(messages.notCopied)
    }
  }
  return (
    <section aria-labelledby={`${id}-name`} className={styles.feed}>
      <h3 id={`${id}-name`} className={styles.name}>
        {name}
      </h3>
      <div className={styles.address}>
        <label htmlFor={id}>{messages.address}</label>
        <input id={id} ref={field} readOnly value={origin + path} onFocus={() => field.current?.select()} />
      </div>
      <p className={styles.actions}>
        <ButtonLink variant="secondary" href={webcalOf(origin, path)}>
          {messages.subscribe}
        </ButtonLink>
        <Button type="button" variant="secondary" data-needs-script="" onClick={() => void copy()}>
          {messages.copy}
        </Button>
        <a href={path} download="" aria-label={messages.downloadOf(name)}>
          {messages.download}
        </a>
        <output>{outcome}</output>
      </p>
    </section>
  )
}

/** The `webcal:` address, which devices open in a calendar. */
function webcalOf(origin: string, path: string): string {
  return origin.replace(/^https?:/, 'webcal:') + path
}
