import { StaffLink } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import { useSearch } from '#fields/controls/use-search.ts'
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
import { valuesOf } from '#records/definition.ts'
import { record } from '#records/release/record.ts'
import type { Values } from '#records/field.ts'
import { officeFieldOf } from '../../fields/index.ts'
import { releaseMessages } from '../../messages/releases.ts'
import { type ListedRecord, listRecords } from '../../records/calls.ts'
import { Heading } from '../../records/heading.tsx'
import { Loaded } from '../../records/list-state.tsx'
import { addressOf, useRecords } from '../../records/records-context.ts'
import { useWords } from '../../records/use-words.ts'
import styles from './release-calendar.module.css'
import { monthWeeks } from './month-weeks.ts'

/** The most releases of a month that are shown. */
const most = 100

/** The releases of a month by their days: a table, and on a phone a list. The month stands in the address. */
export function ReleaseCalendar() {
  const { calls } = useRecords()
  const language = useLanguage()
  const { calendar: messages } = useLazyMessages(releaseMessages)
  const [today] = useState(() => hallDay(new Date()))
  const asked = `${new URLSearchParams(location.search).get('month') ?? ''}-01`
  const month = firstOfMonth(isRealDay(asked) ? asked : today)
  const found = useSearch(month, () => {
    const between = new URLSearchParams({
      publish_at_from: month,
      publish_at_to: addDays(firstOfMonth(month, 1), -1),
      ordering: 'publish_at',
      page_size: String(most),
    })
    return listRecords(calls, record.path, between.toString())
  })
  const releases = found.answer?.records ?? []
  const ofDay = (day: string) => releases.filter((one) => dayOf(one) === day)
  const monthHref = (by: number) => `?month=${firstOfMonth(month, by).slice(0, 7)}`
  return (
    <>
      <Heading title={messages.title} about={messages.about}>
        <StaffLink href={addressOf(record)}>{messages.list}</StaffLink>
      </Heading>
      <nav className={styles.months} aria-label={messages.title}>
        <StaffLink href={monthHref(-1)} aria-label={messages.previous}>
          ←
        </StaffLink>
        <h2>{monthName(month, language)}</h2>
        <StaffLink href={monthHref(1)} aria-label={messages.next}>
          →
        </StaffLink>
        {month !== firstOfMonth(today) && (
          <StaffLink look="quiet" href={`?month=${today.slice(0, 7)}`}>
            {messages.today}
          </StaffLink>
        )}
      </nav>
      <Loaded found={found}>
        {(page) => (
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
                  <p>{longDay(dayOf(release), language)}</p>
                  <Release release={release} />
                </li>
              ))}
            </ol>
            {page.count > releases.length && <p>{messages.cut(releases.length)}</p>}
          </>
        )}
      </Loaded>
    </>
  )
}

/** One release: its time, its name, its state, and how much it contains. */
function Release({ release: { id, values } }: { release: ListedRecord }) {
  const language = useLanguage()
  const words = useWords({})
  const { changes } = useLazyMessages(releaseMessages)
  const { name, state, items = 0 } = valuesOf(record, values)
  const field = record.fields.state
  const inWords = officeFieldOf(field).text(field, state, { ...words, textOf: () => '' })
  return (
    <p className={styles.release} data-state={state}>
      <a href={addressOf(record, id)}>{name}</a>
      <span>
        {hallTime(publishedAt(values), language)} · {inWords} · {changes(items ?? 0)}
      </span>
    </p>
  )
}

/** The list asks for releases with a time only. */
function publishedAt(values: Values): string {
  return valuesOf(record, values).publish_at ?? ''
}

function dayOf({ values }: ListedRecord): string {
  return hallDay(publishedAt(values))
}
