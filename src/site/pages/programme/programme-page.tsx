import type { SaleOutage } from '#contracts/sale-outage.ts'
import { EventRows } from '#design/event-row/event-row.tsx'
import { SaleOutageNote } from '#design/event-row/sale-outage-note.tsx'
import { hallDay, monthName, shortDay } from '#i18n/dates.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { programmeMessages } from '#i18n/lazy/programme.ts'
import { href } from '#routing/paths.ts'
import { ListHeading } from '../../layout/page-heading/list-heading.tsx'
import { ListPager } from '../../list-pager.tsx'
import { ListRegion } from '../../list-region.tsx'
import { withQuery } from '../../query-links.ts'
import { ActiveFilters } from './active-filters.tsx'
import CalendarSubscription from './calendar-subscription.island.tsx'
import { DayStrip } from './day-strip.tsx'
import { FilterForm } from './filter-form.tsx'
import type { ShownList } from './load-list.server.ts'
import type { ShownMonth } from './load-month.server.ts'
import { NothingFound, type NothingFoundProps } from './nothing-found.tsx'
import { ProgrammeMonth } from './programme-month.tsx'
import styles from './programme-page.module.css'
import type { ListIntroduction } from '../../layout/page-heading/page-parts.ts'
import type { Choices, ShownFilters } from './shown-filters.ts'

/** The programme: everything below its title depends on the query. */
export function ProgrammePage(props: {
  own: ListIntroduction | null
  now: string
  today: string
  firstDay: string
  strip: { day: string; hasEvents: boolean }[] | null
  query: string
  filters: ShownFilters
  /** Exactly one of the list and the month grid is set. */
  listed: ShownList | null
  month: ShownMonth | null
  outage: SaleOutage | null
  loosened: NothingFoundProps['loosened']
  choices: Choices
  origin: string
}) {
  const { own, now, firstDay, today, strip, query, filters, listed, month, outage, loosened, choices } = props
  const messages = useMessages()
  const programme = useLazyMessages(programmeMessages)
  const language = useLanguage()
  const path = href('events', language)
  const events = listed?.events ?? month?.events ?? []
  const isOneDay = filters.date_to === firstDay
  const resetHref = month ? `${path}?view=month&month=${month.month}` : path
  return (
    <>
      <ListHeading own={own} title={messages.programme.title} />
      <div className="wrap">
        <ListRegion id="programme" failed={programme.failed}>
          {strip && <DayStrip days={strip} chosen={firstDay} {...{ today, path, query }} />}
          <div className={styles.tools}>
            <FilterForm {...{ filters, choices, query, path, today }} />
            <p className={styles.count}>
              <output>
                {programme.count(listed?.count ?? events.length)}{' '}
                {month
                  ? programme.inMonth(monthName(`${month.month}-01`, language))
                  : programme[isOneDay ? 'on' : 'from'](shortDay(firstDay, language))}
              </output>{' '}
              {!month && filters.date !== undefined && filters.date_to === undefined && (
                <a
                  id="only-this-day"
                  href={withQuery(path, query, { date_to: firstDay, page: null, from: null })}
                >
                  {programme.onlyThisDay}
                </a>
              )}{' '}
              <a
                id="programme-view"
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
          <SaleOutageNote {...{ outage, events }} />
          <ActiveFilters {...{ filters, choices, query, path, resetHref }} />
          {month && (
            <div className={styles.grid}>
              <ProgrammeMonth {...{ month, today, path, query }} />
            </div>
          )}
          {events.length === 0 && (
            <div className={styles.nothing}>
              <NothingFound
                isNarrowed={hasFilters(filters) || (!month && firstDay !== today)}
                laterMonth={month?.nextWithEvents ?? null}
                {...{ filters, choices, loosened, path, query, resetHref }}
              />
            </div>
          )}
          {listed &&
            [...Map.groupBy(listed.events, monthOf)].map(([name, inMonth], index) => (
              <section key={name} aria-labelledby={`month-${name}`} className={styles.section}>
                <h2 className={styles.month} id={`month-${name}`}>
                  {monthName(`${name}-01`, language)}
                </h2>
                <EventRows events={inMonth} now={now} hasLeadingPicture={index === 0} />
              </section>
            ))}
          {listed && (
            <ListPager
              {...{ path, query }}
              together={listed.together}
              hasMore={listed.hasMore}
              moreName={programme.loadMore}
              total={listed}
            />
          )}
          <details className={styles.subscription}>
            <summary id="calendar-subscription">{programme.subscribe}</summary>
            <CalendarSubscription query={query} genres={choices.genres} origin={props.origin} />
          </details>
          <p className={styles.archive}>
            <a href={href('archive-search', language)}>{programme.earlier}</a>
          </p>
        </ListRegion>
      </div>
    </>
  )
}

function hasFilters(filters: ShownFilters): boolean {
  return Object.keys(filters).some((key) => key !== 'date' && key !== 'ordering')
}

/** The month of the hall's calendar in which an event begins. */
function monthOf(event: { date_start: string }): string {
  return hallDay(event.date_start).slice(0, 7)
}
