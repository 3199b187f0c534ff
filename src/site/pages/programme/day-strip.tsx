import { addDays, longDay, weekdayName } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { programmeMessages } from '#i18n/lazy/programme.ts'
import { withQuery } from '../../query-links.ts'
import styles from './day-strip.module.css'

/** The coming days in a row, those without events faint; each leads to the list from that day on. */
export function DayStrip(props: {
  days: { day: string; hasEvents: boolean }[]
  /** The first day of the list. */
  chosen: string
  today: string
  path: string
  query: string
}) {
  const { days, chosen, today, path, query } = props
  const language = useLanguage()
  const programme = useLazyMessages(programmeMessages)
  const first = days[0]?.day ?? today
  const last = days.at(-1)?.day ?? today
  const addressOf = (day: string) =>
    withQuery(path, query, { date: day === today ? null : day, page: null, from: null })
  const earlier = addDays(first, -days.length)
  return (
    <nav aria-label={programme.days}>
      <ul className={styles.strip} style={{ '--days': days.length, '--steps': first > today ? 2 : 1 }}>
        {first > today && (
          <li className={styles.step}>
            <a id="earlier-days" href={addressOf(earlier < today ? today : earlier)} rel="prev">
              <span aria-hidden="true">‹</span>
              <span className="visually-hidden">{programme.earlierDays}</span>
            </a>
          </li>
        )}
        {days.map(({ day, hasEvents }) => (
          <li key={day} data-first-of-month={day.endsWith('-01') || undefined}>
            {hasEvents ? (
              <a id={`from-${day}`} href={addressOf(day)} aria-current={day === chosen ? 'date' : undefined}>
                <DayName day={day} />
                <span className="visually-hidden">, {longDay(day, language)}</span>
              </a>
            ) : (
              <span aria-current={day === chosen ? 'date' : undefined}>
                <DayName day={day} />
              </span>
            )}
          </li>
        ))}
        <li className={styles.step}>
          <a id="later-days" href={addressOf(addDays(last, 1))} rel="next">
            <span aria-hidden="true">›</span>
            <span className="visually-hidden">{programme.laterDays}</span>
          </a>
        </li>
      </ul>
    </nav>
  )
}

function DayName({ day }: { day: string }) {
  const language = useLanguage()
  return (
    <>
      {weekdayName(day, language, 'short')} <b>{Number(day.slice(8))}</b>
    </>
  )
}
