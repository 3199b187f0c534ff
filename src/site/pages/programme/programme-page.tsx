import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { EventRows, type ShownEvent } from '#design/event-row/event-row.tsx'
import { hallDay, monthName, shortDay } from '#i18n/dates.ts'
import { useLanguage, useMessages, useWords } from '#i18n/language-context.tsx'
import { programmeWords } from '#i18n/lazy/programme.ts'
import { href } from '#routing/paths.ts'
import { ListPager } from '../../list-pager.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { DayStrip } from './day-strip.tsx'
import { FilterForm, type Choices, type ShownFilters } from './filter-form.tsx'
import styles from './programme-page.module.css'

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
  const programme = useWords(programmeWords)
  const language = useLanguage()
  const path = href('events', language)
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { name: messages.header.home, href: href('home', language) },
          { name: messages.programme.title, href: null },
        ]}
      />
      <h1 className={styles.title}>{messages.programme.title}</h1>
      <DayStrip days={strip} chosen={firstDay} {...{ today, path, query }} />
      <div className={styles.tools}>
        <FilterForm {...{ filters, choices, query, path }} />
        <output className={styles.count}>
          {programme.count(count)} {programme.from(shortDay(firstDay, language))}
        </output>
      </div>
      <ActiveFilters {...{ filters, choices, query, path }} />
      {events.length === 0 ? (
        <NothingFound isNarrowed={hasFilters(filters) || firstDay !== today} path={path} />
      ) : (
        byMonth(events).map(({ month, events: inMonth }, index) => (
          <section key={month} aria-labelledby={`month-${month}`} className={styles.section}>
            <h2 className={styles.month} id={`month-${month}`}>
              {monthName(`${month}-01`, language)}
            </h2>
            <EventRows events={inMonth} now={now} hasLeadingPicture={index === 0} />
          </section>
        ))
      )}
      <ListPager {...{ path, query, page, hasMore }} moreName={programme.loadMore} />
      <p className={styles.archive}>
        <a href={href('archive-search', language)}>{programme.earlier}</a>
      </p>
    </div>
  )
}

/** Says what might help; a house that has announced nothing yet says so. */
function NothingFound({ isNarrowed, path }: { isNarrowed: boolean; path: string }) {
  const messages = useMessages()
  const programme = useWords(programmeWords)
  return (
    <EmptyState
      level={2}
      title={isNarrowed ? programme.emptyTitle : messages.programme.emptyHouse}
      hint={isNarrowed ? programme.emptyHint : undefined}
      actions={isNarrowed && <ButtonLink href={path}>{programme.reset}</ButtonLink>}
    />
  )
}

function hasFilters(filters: ShownFilters): boolean {
  return Object.keys(filters).some((key) => key !== 'date' && key !== 'ordering')
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
