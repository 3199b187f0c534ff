import { MusicTitle } from '#design/event-row/music-title.tsx'
import { EventRows } from '#design/event-row/event-row.tsx'
import { hallDay, longDay } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { historyMessages } from '#i18n/lazy/history.ts'
import { detailHref, href } from '#routing/paths.ts'
import { slugOf } from '#routing/slug-of.ts'
import { ArchiveEntry } from '../archive/archive-entry.tsx'
import styles from './history-section.module.css'
import type { loadHistory } from './load-history.server.ts'
import { YearChart } from './year-chart.tsx'

export type ShownHistory = Awaited<ReturnType<typeof loadHistory>>

/** Earlier than any concert; the archive otherwise begins with the house's opening. */
const firstDay = '1800-01-01'
/** With fewer years, the list of concerts is easier to read than a chart. */
const fewestYears = 4

/** The concerts of a person in one role, or of a work: the number, the last and next date, and a chart by year. */
export function HistorySection(props: {
  history: ShownHistory
  /** The page's own path, without a query. */
  path: string
  /** Whether the page has several such sections, so that this one needs a heading. */
  isOneOfMany: boolean
  now: string
}) {
  const { history, path, isOneOfMany, now } = props
  const { part, id, year, years, coming, past, archived, works } = history
  const messages = useLazyMessages(historyMessages)
  const language = useLanguage()
  const hrefOf = (chosen: number) => `${path}?year=${chosen}&part=${part}#${part}-concerts`
  const filter = { [part]: id }
  return (
    <section className={styles.part} aria-labelledby={part}>
      <h2 id={part} className={isOneOfMany ? styles.heading : 'visually-hidden'}>
        {messages.part[part]}
      </h2>
      <Summary history={history} />
      {coming.events.length > 0 && (
        <section aria-labelledby={`${part}-coming`}>
          <h3 id={`${part}-coming`} className={styles.title}>
            {messages.coming}
          </h3>
          <EventRows events={coming.events} now={now} hasFullDate level={4} />
          {coming.count > coming.events.length && (
            <p className={styles.more}>
              <a href={href('events', language, {}, { query: filter })}>{messages.allComing(coming.count)}</a>
            </p>
          )}
        </section>
      )}
      {years.length >= fewestYears && (
        <YearChart id={`${part}-years`} years={years} chosen={year} hrefOf={hrefOf} />
      )}
      {archived > 0 && (
        <section aria-labelledby={`${part}-concerts`}>
          <div className={styles.head}>
            <h3 id={`${part}-concerts`} className={styles.title}>
              {year === null ? messages.latest : messages.ofYear(year)}
            </h3>
            {year !== null && (
              <p>
                <output>{messages.ofYearCount(past.count)}</output>{' '}
                <a href={`${path}#${part}-concerts`}>{messages.allYears}</a>
              </p>
            )}
          </div>
          {past.entries.length === 0 ? (
            <p>{messages.noneInYear}</p>
          ) : (
            <ol>
              {past.entries.map((entry) => (
                <ArchiveEntry key={entry.id} entry={entry} level={4} hasYear />
              ))}
            </ol>
          )}
          {(year !== null || archived > past.entries.length) && (
            <p className={styles.more}>
              <a href={href('archive-search', language, {}, { query: { ...filter, date: firstDay } })}>
                {messages.inArchive(archived)}
              </a>
            </p>
          )}
        </section>
      )}
      {works && works.results.length > 1 && (
        <section aria-labelledby={`${part}-works`}>
          <h3 id={`${part}-works`} className={styles.title}>
            {messages.works}
          </h3>
          <ol className={styles.works}>
            {works.results.map((work) => (
              <li key={work.id}>
                <a href={detailHref('works', language, { id: work.id, slug: slugOf(work.title) })}>
                  <MusicTitle lang={work.title_language}>{work.title}</MusicTitle>
                </a>{' '}
                <span>{messages.times(work.count)}</span>
              </li>
            ))}
          </ol>
          {works.count > works.results.length && (
            <p className={styles.more}>
              <a
                href={href(
                  'archive-search',
                  language,
                  {},
                  { query: { ...filter, facet: 'work', date: firstDay } },
                )}
              >
                {messages.allWorks}
              </a>
            </p>
          )}
        </section>
      )}
    </section>
  )
}

/** "87 Konzerte in diesem Haus seit 1921, zuletzt am 3. Mai 2026, wieder am 12. Januar 2027." */
function Summary({ history }: { history: ShownHistory }) {
  const { part, years, last, next, isComplete } = history
  const messages = useLazyMessages(historyMessages)
  const language = useLanguage()
  const count = years.reduce((sum, year) => sum + year.count, 0)
  const [first] = years
  const day = (event: { id: number; slug: string; date_start: string }) => (
    <a href={detailHref('events', language, event)}>
      <time dateTime={event.date_start}>{longDay(hallDay(event.date_start), language)}</time>
    </a>
  )
  return (
    <p className={styles.summary}>
      {count > 0
        ? (isComplete ? messages.held : messages.recorded)[part](count)
        : !isComplete
          ? messages.notRecorded
          : part === 'performer'
            ? messages.neverPerformer
            : messages.never}
      {first && ` ${years.length === 1 ? messages.inYear(first.year) : messages.since(first.year)}`}
      {last && (
        <>
          , {messages.last} {day(last)}
        </>
      )}
      {next && (
        <>
          , {count > 0 ? messages.next : isComplete ? messages.first : messages.announced} {day(next)}
        </>
      )}
      .
    </p>
  )
}
