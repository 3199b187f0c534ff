import { parseDate } from '@internationalized/date'
import { Calendar } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { locales, type Language } from '#i18n/languages.ts'
import { MonthGrid } from './month-grid.tsx'
import { useFirstDay } from './first-day.ts'
import styles from './month-picker.module.css'

/** An accessible month grid whose days can be ticked, each on its own. All days are written YYYY-MM-DD. */
export default function DaysPicker(props: {
  language: Language
  label: string
  chosen: readonly string[]
  /** The first day that can be chosen; its month is shown at first. */
  first: string
  onChoose: (days: string[]) => void
}) {
  const { language, label, chosen, first, onChoose } = props
  return (
    <I18nProvider locale={locales[language].iso}>
      <Calendar
        className={styles.picker ?? ''}
        aria-label={label}
        selectionMode="multiple"
        value={chosen.map((day) => parseDate(day))}
        defaultFocusedValue={parseDate(first)}
        firstDayOfWeek={useFirstDay()}
        onChange={(days) => onChoose(days.map((day) => day.toString()).toSorted())}
      >
        <MonthGrid />
      </Calendar>
    </I18nProvider>
  )
}
