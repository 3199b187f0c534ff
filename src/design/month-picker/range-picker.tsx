import { parseDate } from '@internationalized/date'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { locales, type Language } from '#i18n/languages.ts'
import { MonthGrid } from './month-grid.tsx'
import { useFirstDay } from './first-day.ts'
import styles from './month-picker.module.css'

/** Two days, YYYY-MM-DD; equal for a single day. */
export type DayRange = { start: string; end: string }

/**
 * An accessible month grid for choosing a range's first and last day; the days in between need not be choosable. All
 * days are written YYYY-MM-DD. Lazy: it is larger than a page.
 */
export default function RangePicker(props: {
  language: Language
  label: string
  chosen: DayRange | null
  /** The focused day; determines the month shown. */
  focused: string
  first: string
  last: string
  /** Whether a day can be the first or the last one. */
  isChoosable: (day: string) => boolean
  onFocus: (day: string) => void
  onChoose: (range: DayRange) => void
}) {
  const { language, label, chosen, focused, first, last, isChoosable, onFocus, onChoose } = props
  return (
    <I18nProvider locale={locales[language].iso}>
      <RangeCalendar
        className={`${styles.picker} ${styles.range}`}
        aria-label={label}
        value={chosen && { start: parseDate(chosen.start), end: parseDate(chosen.end) }}
        minValue={parseDate(first)}
        maxValue={parseDate(last)}
        focusedValue={parseDate(focused)}
        firstDayOfWeek={useFirstDay()}
        allowsNonContiguousRanges
        onFocusChange={(day) => onFocus(day.toString())}
        isDateUnavailable={(day) => !isChoosable(day.toString().slice(0, 10))}
        onChange={({ start, end }) => onChoose({ start: start.toString(), end: end.toString() })}
      >
        <MonthGrid />
      </RangeCalendar>
    </I18nProvider>
  )
}
