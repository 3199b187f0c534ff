import { useState } from 'react'
import { island } from '#design/island/island.tsx'
import RangePicker from '#design/month-picker/range-picker.tsx'
import { firstOfMonth } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { calendarMessages } from '#i18n/lazy/calendar.ts'
import { DaysStatus } from '../../layout/calendar/days-status.tsx'
import { lastDay } from '../../layout/calendar/quick-picks.ts'
import { useDaysWithEvents } from '../../layout/calendar/use-days-with-events.ts'
import { withQuery } from '../../query-links.ts'
import { useIsHydrated } from '#design/island/use-is-hydrated.ts'
import styles from './filter-form.module.css'

type Props = { from: string | null; to: string | null; today: string; path: string; query: string }

/** The calendar of the date fields. The fields work without JavaScript, so the server renders only a placeholder. */
function DayRange(props: Props) {
  return <div className={styles.calendar}>{useIsHydrated() && <Calendar {...props} />}</div>
}

export default island('day-range', DayRange, { when: 'visible' })

/** Choosing a first and a last day among those with events leads to the list between them. */
function Calendar({ from, to, today, path, query }: Props) {
  const calendar = useLazyMessages(calendarMessages)
  const language = useLanguage()
  const first = firstOfMonth(today, -2)
  const last = lastDay(today)
  const isInReach = (day: string | null) => day !== null && day >= first && day <= last
  const [focused, setFocused] = useState(from !== null && isInReach(from) ? from : today)
  const month = useDaysWithEvents(firstOfMonth(focused))
  const chosen =
    from !== null && to !== null && isInReach(from) && isInReach(to) && from <= to
      ? { start: from, end: to }
      : null
  return (
    <>
      <RangePicker
        language={language}
        label={calendar.chooseRange}
        chosen={chosen}
        focused={focused}
        first={first}
        last={last}
        isChoosable={(day) => day >= today && month.days.has(day)}
        onFocus={setFocused}
        onChoose={({ start, end }) =>
          location.assign(
            withQuery(path, query, { date: start, date_to: end, month: null, page: null, from: null }),
          )
        }
      />
      <DaysStatus {...month} today={today} hint={calendar.rangeHint} />
    </>
  )
}
