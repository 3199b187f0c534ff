import { EventRows } from '#design/event-row/event-row.tsx'
import { hallDay, longDay } from '#i18n/dates.ts'
import { useLanguage, useWords } from '#i18n/language-context.tsx'
import { historyWords } from '#i18n/lazy/history.ts'
import { detailHref, href } from '#routing/paths.ts'
import { slugOf } from '#routing/slug-of.ts'
import { ArchiveEntry } from '../archive/archive-entry.tsx'
import styles from './history-section.module.css'
import type { loadHistory } from './load-history.server.ts'
import { YearChart } from './year-chart.tsx'

export type ShownHistory = Awaited<ReturnType<typeof loadHistory>>

/** Before any concert: the archive otherwise begins with the house. */
const firstDay = '1800-01-01'
/** Fewer are read faster in the list of concerts. */
const fewestYears = 4

/** What the house's books say of somebody in one part, or of a work: how often, when last, when next, year by year. */
export function HistorySection(props: {
  history: ShownHistory
  /** The page's own address, without a query. */
  path: string
  /** Whether the page has other parts beside this one, so that it needs a heading. */
  isOneOfMany: boolean
  now: string
}) {
  const { history, path, isOneOfMany, now } = props
  const { part, id, year, years, coming, past, archived, works } = history
  const words = useWords(historyWords)
  const language = useLanguage()
  const hrefOf = (chosen: number) => `${path}?year=${chosen}&part=${part}#${part}-concerts`
  const filter = { [part]: id }
  return (
    <section className={styles.part} aria-labelledby={part}>
      <h2 id={part} className={isOneOfMany ? styles.heading : 'visually-hidden'}>
        {words.part[part]}
      </h2>
      <Summary history={history} />
      {coming.events.length > 0 && (
        <section aria-labelledby={`${part}-coming`}>
          <h3 id={`${part}-coming`} className={styles.title}>
            {words.coming}
          </h3>
          <EventRows events={coming.events} now={now} hasFullDate level={4} />
          {coming.count > coming.events.length && (
            <p className={styles.more}>
              <a href={href('events', language, {}, { query: filter })}>{words.allComing(coming.count)}</a>
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
              {year === null ? words.latest : words.ofYear(year)}
            </h3>
            {year !== null && (
              <p>
                <output>{words.ofYearCount(past.count)}</output>{' '}
                <a href={`${path}#${part}-concerts`}>{words.allYears}</a>
              </p>
            )}
          </div>
          {past.entries.length === 0 ? (
            <p>{words.noneInYear}</p>
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
                {words.inArchive(archived)}
              </a>
            </p>
          )}
        </section>
      )}
      {works && works.results.length > 1 && (
        <section aria-labelledby={`${part}-works`}>
          <h3 id={`${part}-works`} className={styles.title}>
            {words.works}
          </h3>
          <ol className={styles.works}>
            {works.results.map((work) => (
              <li key={work.id}>
                <a href={detailHref('works', language, { id: work.id, slug: slugOf(work.title) })}>
                  {work.title}
                </a>{' '}
                <span>{words.times(work.count)}</span>
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
                {words.allWorks}
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
  const { part, years, last, next } = history
  const words = useWords(historyWords)
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
      {count === 0 ? (part === 'performer' ? words.neverPerformer : words.never) : words.held[part](count)}
      {first && ` ${years.length === 1 ? words.inYear(first.year) : words.since(first.year)}`}
      {last && (
        <>
          , {words.last} {day(last)}
        </>
      )}
      {next && (
        <>
          , {count === 0 ? words.first : words.next} {day(next)}
        </>
      )}
      .
    </p>
  )
}
