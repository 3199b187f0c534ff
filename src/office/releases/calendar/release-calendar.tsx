import { useEffect, useState } from 'react'
import {
  addDays,
  firstOfMonth,
  hallDay,
  hallTime,
  isRealDay,
  longDay,
  monthName,
  weekdayName,
} from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { record } from '#records/release/record.ts'
import { officeFieldOf } from '../../fields/index.ts'
import { releaseMessages } from '../../messages/releases.ts'
import type { ListedRecord, RecordPage } from '../../records/calls.ts'
import { Heading } from '../../records/heading.tsx'
import { addressOf, useRecordMessages, useRecords } from '../../records/records-context.ts'
import recordStyles from '../../records/records.module.css'
import { useWords } from '../../records/use-words.ts'
import styles from './release-calendar.module.css'
import { monthWeeks } from './month-weeks.ts'

/** The most releases of a month that are shown. */
const most = 100

/** The releases of a month by their days: a table, and on a phone a list. The month stands in the address. */
export function ReleaseCalendar() {
  const { calls } = useRecords()
  const language = useLanguage()
  const texts = useRecordMessages()
  const { calendar: messages } = useLazyMessages(releaseMessages)
  const [today] = useState(() => hallDay(new Date()))
  const asked = `${new URLSearchParams(location.search).get('month') ?? ''}-01`
  const month = firstOfMonth(isRealDay(asked) ? asked : today)
  const [page, setPage] = useState<RecordPage | 'failed' | null>(null)
  useEffect(() => {
    const between = new URLSearchParams({
      publish_at_from: month,
      publish_at_to: addDays(firstOfMonth(month, 1), -1),
      ordering: 'publish_at',
      page_size: String(most),
    })
    calls.list(record.path, between.toString()).then(setPage, () => setPage('failed'))
  }, [calls, month])
  const releases = page !== null && page !== 'failed' ? page.records : []
  const ofDay = (day: string) => releases.filter((one) => hallDay(String(one.values['publish_at'])) === day)
  const monthHref = (by: number) => `?month=${firstOfMonth(month, by).slice(0, 7)}`
  return (
    <>
      <Heading title={messages.title} about={messages.about}>
        <a className={recordStyles.button} href={addressOf(record)}>
          {messages.list}
        </a>
      </Heading>
      <nav className={styles.months} aria-label={messages.title}>
        <a className={recordStyles.button} href={monthHref(-1)} aria-label={messages.previous}>
          ←
        </a>
        <h2>{monthName(month, language)}</h2>
        <a className={recordStyles.button} href={monthHref(1)} aria-label={messages.next}>
          →
        </a>
        {month !== firstOfMonth(today) && (
          <a className={recordStyles.quiet} href={`?month=${today.slice(0, 7)}`}>
            {messages.today}
          </a>
        )}
      </nav>
      {page === null && <p>{texts.loading}</p>}
      {page === 'failed' && <p>{texts.notLoaded}</p>}
      {page !== null && page !== 'failed' && (
        <>
          <table className={styles.month} aria-label={monthName(month, language)}>
            <thead>
              <tr>
                {monthWeeks('2027-03-01')[0]?.map((day) => (
                  <th key={day} scope="col" abbr={weekdayName(day ?? '', language)}>
                    {weekdayName(day ?? '', language, 'short')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {monthWeeks(month).map((week, index) => (
                <tr key={index}>
                  {week.map((day, place) => (
                    <td key={place} aria-current={day === today ? 'date' : undefined}>
                      {day !== null && (
                        <>
                          <time dateTime={day} aria-label={longDay(day, language)}>
                            {Number(day.slice(8))}
                          </time>
                          {ofDay(day).map((release) => (
                            <Release key={release.id} release={release} />
                          ))}
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {releases.length === 0 && <p className={styles.none}>{messages.none}</p>}
          <ol className={styles.list}>
            {releases.map((release) => (
              <li key={release.id}>
                <p>{longDay(hallDay(String(release.values['publish_at'])), language)}</p>
                <Release release={release} />
              </li>
            ))}
          </ol>
          {page.count > releases.length && <p>{messages.cut(releases.length)}</p>}
        </>
      )}
    </>
  )
}

/** One release: its time, its name, its state, and how much it contains. */
function Release({ release: { id, values } }: { release: ListedRecord }) {
  const language = useLanguage()
  const words = useWords({})
  const { changes } = useLazyMessages(releaseMessages)
  const { state } = record.fields
  const inWords = officeFieldOf(state).text(state, values['state'], { ...words, textOf: () => '' })
  return (
    <p className={styles.release} data-state={values['state']}>
      <a href={addressOf(record, id)}>{String(values['name'])}</a>
      <span>
        {hallTime(String(values['publish_at']), language)} · {inWords} · {changes(Number(values['items']))}
      </span>
    </p>
  )
}
