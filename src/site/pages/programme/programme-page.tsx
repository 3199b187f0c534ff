import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { EventRows, type ShownEvent } from '#design/event-row/event-row.tsx'
import { hallDay, monthName, shortDay, weekdayName } from '#i18n/dates.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { href } from '#routing/paths.ts'
import { FilterForm, type Choices, type ShownFilters } from './filter-form.tsx'
import styles from './programme-page.module.css'
import { ListPager } from '../../list-pager.tsx'
import { withQuery } from './query-links.ts'

export function ProgrammePage(props: {
  now: string
  today: string
  firstDay: string
  strip: { day: string; hasEvents: boolean }[]
  query: string
  filters: ShownFilters
  page: number
  count: number
  hasMore: boolean
  events: ShownEvent[]
  choices: Choices
}) {
  const { now, firstDay, today, strip, query, filters, page, count, hasMore, events, choices } = props
  const messages = useMessages()
  const language = useLanguage()
  const path = href('events', language)
  const hasFilters = Object.keys(filters).some((key) => key !== 'date' && key !== 'ordering')
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { name: messages.header.home, href: href('home', language) },
          { name: messages.programme.title, href: null },
        ]}
      />
      <h1 className={styles.title}>{messages.programme.title}</h1>
      <nav aria-label={messages.programme.days}>
        <ul className={styles.strip}>
          {strip.map(({ day, hasEvents }) => (
            <li key={day}>
              {hasEvents ? (
                <a
                  href={withQuery(path, query, { date: day, page: null })}
                  aria-current={day === firstDay ? 'date' : undefined}
                >
                  {weekdayName(day, language, 'short')} <b>{Number(day.slice(8))}</b>
                  <span className="visually-hidden"> {monthName(day, language)}</span>
                </a>
              ) : (
                <span>
                  {weekdayName(day, language, 'short')} <b>{Number(day.slice(8))}</b>
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <FilterForm filters={filters} choices={choices} query={query} path={path} />
      <output className={styles.count}>
        {messages.programme.count(count)} {messages.programme.from(shortDay(firstDay, language))}
      </output>
      {events.length === 0 ? (
        <div className={styles.empty}>
          <h2>
            {hasFilters || firstDay !== today ? messages.programme.emptyTitle : messages.programme.emptyHouse}
          </h2>
          {(hasFilters || firstDay !== today) && (
            <>
              <p>{messages.programme.emptyHint}</p>
              <p>
                <a href={path}>{messages.programme.reset}</a>
              </p>
            </>
          )}
        </div>
      ) : (
        byMonth(events).map(({ month, events: inMonth }) => (
          <section key={month} aria-labelledby={`month-${month}`}>
            <h2 className={styles.month} id={`month-${month}`}>
              {monthName(`${month}-01`, language)}
            </h2>
            <EventRows events={inMonth} now={now} />
          </section>
        ))
      )}
      <ListPager {...{ path, query, page, hasMore }} moreName={messages.programme.loadMore} />
      <p className={styles.archive}>
        <a href={href('archive-search', language)}>{messages.programme.earlier}</a>
      </p>
    </div>
  )
}

/** The events in the order given, split where a month of the hall's calendar begins. */
function byMonth(events: ShownEvent[]): { month: string; events: ShownEvent[] }[] {
  const groups: { month: string; events: ShownEvent[] }[] = []
  for (const event of events) {
    const month = hallDay(event.date_start).slice(0, 7)
    const last = groups.at(-1)
    if (last?.month === month) last.events.push(event)
    else groups.push({ month, events: [event] })
  }
  return groups
}
