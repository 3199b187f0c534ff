import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../icon/icon.tsx'
import styles from './month-picker.module.css'

/** The common part of both pickers: the month's name, the buttons to change it, and its days. */
export function MonthGrid() {
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" className={styles.turn ?? ''}>
          <Icon name="arrow-left" />
        </Button>
        <CalendarHeading className={styles.month ?? ''} />
        <Button slot="next" className={styles.turn ?? ''}>
          <Icon name="arrow-right" />
        </Button>
      </div>
      <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
