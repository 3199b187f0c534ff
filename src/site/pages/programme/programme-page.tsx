import type { ComponentProps } from 'react'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { EventRows, type ShownEvent } from '#design/event-row/event-row.tsx'
import { dormantPart } from '#design/late-part/dormant-part.tsx'
import { latePart } from '#design/late-part/late-part.tsx'
import { hallDay, monthName, shortDay } from '#i18n/dates.ts'
import { useLanguage, useMessages, useWords } from '#i18n/language-context.tsx'
import { programmeWords } from '#i18n/lazy/programme.ts'
import { href } from '#routing/paths.ts'
import type { ActiveFiltersProps } from './active-filters.tsx'
import type { CalendarSubscription as CalendarSubscriptionView } from './calendar-subscription.tsx'
import { DayStrip } from './day-strip.tsx'
import { FilterForm } from './filter-form.tsx'
import type { ShownMonth } from './load-month.server.ts'
import { LoadFailure } from './load-failure.tsx'
import { MoreEvents, type ListPart } from './more-events.tsx'
import type { NothingFoundProps } from './nothing-found.tsx'
import type { MonthProps } from './programme-month.tsx'
import styles from './programme-page.module.css'
import { withQuery } from './query-links.ts'
import type { Choices, ShownFilters } from './shown-filters.ts'
import { useComingBack } from './use-coming-back.ts'

const ActiveFilters = latePart<ActiveFiltersProps>(
  'active-filters',
  async () => (await import('./active-filters.tsx')).ActiveFilters,
)
const ProgrammeMonth = latePart<MonthProps>(
  'programme-month',
  async () => (await import('./programme-month.tsx')).ProgrammeMonth,
)
const NothingFound = latePart<NothingFoundProps>(
  'nothing-found',
  async () => (await import('./nothing-found.tsx')).NothingFound,
)
const CalendarSubscription = dormantPart<ComponentProps<typeof CalendarSubscriptionView>>(
  'calendar-subscription',
  async () => (await import('./calendar-subscription.tsx')).CalendarSubscription,
)

export function ProgrammePage(props: {
  now: string
  today: string
  firstDay: string
  strip: { day: string; hasEvents: boolean }[] | null
  query: string
  filters: ShownFilters
  /** The list, or the grid of a month: one of the two. */
  listed: (Omit<ListPart, 'events'> & { events: ShownEvent[] }) | null
  month: ShownMonth | null
  loosened: NothingFoundProps['loosened']
  choices: Choices
  origin: string
  /** Whether what is shown is what was there before, because the new could not be had. */
  hasFailed: boolean
}) {
  const { now, firstDay, today, strip, query, filters, listed, month, loosened, choices } = props
  const messages = useMessages()
  const programme = useWords(programmeWords)
  const language = useLanguage()
  const path = href('events', language)
  useComingBack(path)
  const events = listed?.events ?? month?.events ?? []
  const resetHref = month ? `${path}?view=month&month=${month.month}` : path
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { name: messages.header.home, href: href('home', language) },
          { name: messages.programme.title, href: null },
        ]}
      />
      <h1 className={styles.title}>{messages.programme.title}</h1>
      {strip && <DayStrip days={strip} chosen={firstDay} {...{ today, path, query }} />}
      <div className={styles.tools}>
        <FilterForm {...{ filters, choices, query, path, today }} />
        <p className={styles.count}>
          <output>
            {programme.count(listed?.count ?? events.length)}{' '}
            {month
              ? programme.inMonth(monthName(`${month.month}-01`, language))
              : programme.from(shortDay(firstDay, language))}
          </output>{' '}
          <a
            href={withQuery(path, query, {
              view: month ? null : 'month',
              month: null,
              page: null,
              from: null,
            })}
          >
            {month ? programme.asList : programme.asCalendar}
          </a>
        </p>
      </div>
      {Object.keys(filters).length > 0 && (
        <div data-parts="active-filters">
          <ActiveFilters {...{ filters, choices, query, path, resetHref }} />
        </div>
      )}
      {month && (
        <div data-parts="programme-month">
          <ProgrammeMonth {...{ month, today, path, query }} />
        </div>
      )}
      {events.length === 0 && (
        <div data-parts="nothing-found">
          <NothingFound
            isNarrowed={hasFilters(filters) || (!month && firstDay !== today)}
            laterMonth={month?.nextWithEvents ?? null}
            {...{ filters, choices, loosened, path, query, resetHref }}
          />
        </div>
      )}
      {listed &&
        byMonth(listed.events).map(({ month: name, events: inMonth }, index) => (
          <section key={name} aria-labelledby={`month-${name}`} className={styles.section}>
            <h2 className={styles.month} id={`month-${name}`}>
              {monthName(`${name}-01`, language)}
            </h2>
            <EventRows events={inMonth} now={now} hasLeadingPicture={index === 0} />
          </section>
        ))}
      {props.hasFailed && <LoadFailure />}
      {listed && listed.count > 0 && <MoreEvents {...{ listed, path, query }} />}
      <details className={styles.subscription} data-parts="calendar-subscription">
        <summary>{programme.subscribe}</summary>
        <CalendarSubscription {...{ query, language }} genres={choices.genres} origin={props.origin} />
      </details>
      <p className={styles.archive}>
        <a href={href('archive-search', language)}>{programme.earlier}</a>
      </p>
    </div>
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
