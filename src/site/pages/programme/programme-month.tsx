import { isOff, statusLabel } from '#design/event-row/sale.ts'
import { Icon } from '#design/icon/icon.tsx'
import { StatusLabel } from '#design/status-label/status-label.tsx'
import { firstOfMonth, hallDay, hallTime, longDay, monthName, weekdayName } from '#i18n/dates.ts'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { programmeMonthMessages } from '#i18n/lazy/programme-month.ts'
import { detailHref } from '#routing/paths.ts'
import { withQuery } from '../../query-links.ts'
import type { ShownMonth } from './load-month.server.ts'
import { weeksOf } from './month-weeks.ts'
import styles from './programme-month.module.css'

export type MonthProps = { month: ShownMonth; today: string; path: string; query: string }

/**
 * The programme as a month grid: a table of weeks with links to the events of each day. Where seven columns do not fit,
 * the days with events are stacked. The previous and next months are links.
 */
export function ProgrammeMonth({ month: { month, events }, today, path, query }: MonthProps) {
  const language = useLanguage()
  const texts = useLazyMessages(programmeMonthMessages)
  const byDay = Map.groupBy(events, (event) => hallDay(event.date_start))
  const { first_weekday: firstWeekday } = useHouseFormats()
  const weeks = weeksOf(month, firstWeekday)
  const first = `${month}-01`
  return (
    <section aria-labelledby="shown-month" className={styles.month}>
      <div className={styles.head}>
        <h2 id="shown-month" className={styles.name}>
          {monthName(first, language)}
        </h2>
        <Turns {...{ first, today, path, query }} />
      </div>
      <table className={styles.grid} data-empty={events.length === 0 || undefined}>
        <caption className="visually-hidden">{texts.caption(monthName(first, language))}</caption>
        <thead>
          <tr>
            {(weeks[1] ?? []).map((day) =>
              day === null ? null : (
                <th key={day} scope="col">
                  <span aria-hidden="true">{weekdayName(day, language, 'short')}</span>
                  <span className="visually-hidden">{weekdayName(day, language)}</span>
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={week.find((day) => day !== null) ?? index}>
              {week.map((day, weekday) =>
                day === null ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                  <td key={`blank ${weekday}`} data-blank />
                ) : (
                  <td
                    key={day}
                    data-past={day < today || undefined}
                    data-free={!byDay.has(day) || undefined}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    <Day day={day} events={byDay.get(day) ?? []} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Turns(props: { first: string; today: string; path: string; query: string }) {
  const { first, today, path, query } = props
  const language = useLanguage()
  const texts = useLazyMessages(programmeMonthMessages)
  // Another month is another time span, so the selected days are dropped.
  const addressOf = (day: string) =>
    withQuery(path, query, { view: 'month', month: day.slice(0, 7), date: null, date_to: null })
  const turns = [
    { turn: 'previous', icon: 'arrow-left', day: firstOfMonth(first, -1), rel: 'prev' },
    { turn: 'next', icon: 'arrow-right', day: firstOfMonth(first, 1), rel: 'next' },
  ] as const
  return (
    <nav aria-label={texts.months} className={styles.turns}>
      {first.slice(0, 7) !== today.slice(0, 7) && <a href={addressOf(today)}>{texts.thisMonth}</a>}
      {turns.map(({ turn, icon, day, rel }) => (
        <a key={turn} id={`${turn}-month`} href={addressOf(day)} rel={rel} className={styles.turn}>
          <Icon name={icon} />
          <span className="visually-hidden">{texts[turn](monthName(day, language))}</span>
        </a>
      ))}
    </nav>
  )
}

function Day({ day, events }: { day: string; events: ShownMonth['events'] }) {
  const language = useLanguage()
  return (
    <>
      <time dateTime={day} className={styles.day}>
        <span className={styles.weekday} aria-hidden="true">
          {weekdayName(day, language, 'short')}
        </span>{' '}
        <b aria-hidden="true">{Number(day.slice(8))}</b>
        <span className="visually-hidden">{longDay(day, language)}</span>
      </time>
      {events.length > 0 && (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={event.id}>
              <Entry event={event} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Entry({ event }: { event: ShownMonth['events'][number] }) {
  const language = useLanguage()
  const messages = useMessages()
  const status = event.status === 'past' ? null : statusLabel(event, messages)
  const isAlarm = ['sold_out', 'cancelled', 'postponed', 'few_tickets'].includes(event.status)
  return (
    <a
      href={detailHref('events', language, event)}
      data-status={event.status}
      data-off={isOff(event) ? '' : undefined}
    >
      {event.is_time_known && <span className={styles.time}>{hallTime(event.date_start, language)} </span>}
      <span className={styles.title}>{event.name}</span>
      {event.room !== null && <span className={styles.room}> {event.room}</span>}
      {status !== null && (
        <>
          {' '}
          <StatusLabel tone={isAlarm ? 'alarm' : 'quiet'}>{status}</StatusLabel>
        </>
      )}
    </a>
  )
}
