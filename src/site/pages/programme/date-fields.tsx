import { addDays, nameOfWeekday } from '#i18n/dates.ts'
import { useHouseFormats, weekdaysFrom } from '#i18n/house-formats.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { programmeFilterMessages } from '#i18n/lazy/programme-filters.ts'
import { quickPicks } from '../../layout/calendar/quick-picks.ts'
import { withQuery } from '../../query-links.ts'
import DayRange from './day-range.island.tsx'
import styles from './filter-form.module.css'
import type { ShownFilters } from './shown-filters.ts'

/**
 * Fields for the search text, the first and last day, the weekdays, and the order. The days are plain fields; with JavaScript a
 * calendar that marks the days with events is added when the panel opens.
 */
export function DateFields(props: { filters: ShownFilters; query: string; path: string; today: string }) {
  const { filters, query, path, today } = props
  const messages = useLazyMessages(programmeFilterMessages)
  const { friday, monday, weekend } = quickPicks(today)
  const picks = [
    [messages.today, today, today],
    [messages.friday, friday, friday],
    [messages.monday, monday, monday],
    [messages.weekend, weekend.from, weekend.to],
    [messages.week, today, addDays(today, 6)],
  ] as const
  return (
    <>
      <p>
        <label htmlFor="filter-query">{messages.text}</label>
        <input
          id="filter-query"
          type="search"
          name="query"
          maxLength={200}
          defaultValue={filters.query ?? ''}
        />
      </p>
      <ul className={styles.picks}>
        {picks.map(([name, from, to]) => (
          <li key={name}>
            <a
              href={withQuery(path, query, { date: from, date_to: to, month: null, page: null, from: null })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.pair}>
        <p>
          <label htmlFor="filter-date">{messages.date}</label>
          <input id="filter-date" type="date" name="date" defaultValue={filters.date ?? ''} />
        </p>
        <p>
          <label htmlFor="filter-date-to">{messages.dateTo}</label>
          <input id="filter-date-to" type="date" name="date_to" defaultValue={filters.date_to ?? ''} />
        </p>
      </div>
      <Weekdays chosen={filters.weekday ?? []} />
      <DayRange from={filters.date ?? null} to={filters.date_to ?? null} {...{ today, path, query }} />
      <p>
        <label htmlFor="filter-ordering">{messages.ordering}</label>
        <select id="filter-ordering" name="ordering" defaultValue={filters.ordering ?? ''}>
          <option value="">{messages.earliestFirst}</option>
          <option value="-date_start">{messages.latestFirst}</option>
        </select>
      </p>
    </>
  )
}

function Weekdays({ chosen }: { chosen: number[] }) {
  const messages = useLazyMessages(programmeFilterMessages)
  const language = useLanguage()
  const { first_weekday: first } = useHouseFormats()
  return (
    <fieldset className={styles.weekdays}>
      <legend>{messages.weekday}</legend>
      {weekdaysFrom(first).map((number) => {
        const name = nameOfWeekday(number, language)
        return (
          <label key={number}>
            <input
              type="checkbox"
              name="weekday"
              value={number}
              defaultChecked={chosen.includes(number)}
              aria-label={name}
            />
            <span aria-hidden="true">{name.slice(0, 2)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
