import { parseDate } from '@internationalized/date'
import { Calendar } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { locales, type Language } from '#i18n/languages.ts'
import { MonthGrid } from './month-grid.tsx'
import { useFirstDay } from './first-day.ts'
import styles from './month-picker.module.css'

/**
 * An accessible month grid for choosing a day by pointer, keyboard or screen reader. All days are written YYYY-MM-DD.
 * Lazy: it is larger than a page.
 */
export default function MonthPicker(props: {
  language: Language
  label: string
  /** The chosen day, if any. */
  chosen: string | null
  /** The focused day; determines the month shown. */
  focused: string
  first: string
  last: string
  hasFocusAtOnce?: boolean
  /** Whether a day can be chosen. */
  isChoosable: (day: string) => boolean
  onFocus: (day: string) => void
  onChoose: (day: string) => void
}) {
  const { language, label, chosen, focused, first, last, hasFocusAtOnce, isChoosable, onFocus, onChoose } =
    props
  return (
    <I18nProvider locale={locales[language].iso}>
      <Calendar
        className={styles.picker ?? ''}
        aria-label={label}
        value={chosen === null ? null : parseDate(chosen)}
        minValue={parseDate(first)}
        maxValue={parseDate(last)}
        focusedValue={parseDate(focused)}
        firstDayOfWeek={useFirstDay()}
        // Asked for by whoever has just opened it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={hasFocusAtOnce}
        onFocusChange={(day) => onFocus(day.toString())}
        isDateUnavailable={(day) => !isChoosable(day.toString().slice(0, 10))}
        onChange={(day) => onChoose(day.toString())}
      >
        <MonthGrid />
      </Calendar>
    </I18nProvider>
  )
}
