import { useState } from 'react'
import { Drawer } from '#design/drawer/drawer.tsx'
import MonthPicker from '#design/month-picker/month-picker.tsx'
import { firstOfMonth, hallDay, shortDay } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { calendarMessages } from '#i18n/lazy/calendar.ts'
import { href } from '#routing/paths.ts'
import styles from './further-dates.module.css'
import { DaysStatus } from './days-status.tsx'
import { lastDay, quickPicks } from './quick-picks.ts'
import { useDaysWithEvents } from './use-days-with-events.ts'

/**
 * The drawer "Weitere Termine": a day of the calendar leads to the programme from that day on (specification, section
 * 4), a quick pick to that day alone. All other filters are kept.
 */
export function FurtherDates({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const calendar = useLazyMessages(calendarMessages)
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={calendar.title} direction="right">
      <Dates onClose={onClose} />
    </Drawer>
  )
}

function Dates({ onClose }: { onClose: () => void }) {
  const calendar = useLazyMessages(calendarMessages)
  const language = useLanguage()
  const [today] = useState(() => hallDay(new Date()))
  const programme = href('events', language)
  const query = new URLSearchParams(location.pathname === programme ? location.search : '')
  const chosen = query.get('date')
  const isInRange = chosen !== null && chosen >= firstOfMonth(today, -2) && chosen <= lastDay(today)
  const [focused, setFocused] = useState(isInRange ? chosen : today)
  const month = useDaysWithEvents(firstOfMonth(focused))

  const hrefOf = (day: string, lastOf: string | null = null) => {
    const next = new URLSearchParams(query)
    next.set('date', day)
    if (lastOf !== null) next.set('date_to', lastOf)
    for (const name of ['page', 'from', 'month']) next.delete(name)
    if ((next.get('date_to') ?? day) < day) next.delete('date_to')
    return `${programme}?${next.toString()}`
  }
  const go = (address: string) => {
    onClose() // on the programme only the list is replaced, so the drawer would stay open
    location.assign(address)
  }
  const picks = quickPicks(today)
  return (
    <div className={styles.dates}>
      <ul className={styles.picks}>
        {(['today', 'friday', 'monday'] as const).map((pick) => (
          <li key={pick}>
            <a href={hrefOf(picks[pick], picks[pick])} onClick={onClose}>
              {calendar[pick]} <span>{shortDay(picks[pick], language, 'none')}</span>
            </a>
          </li>
        ))}
      </ul>
      <MonthPicker
        language={language}
        label={calendar.choose}
        chosen={isInRange ? chosen : null}
        focused={focused}
        first={firstOfMonth(today, -2)}
        last={lastDay(today)}
        isChoosable={(day) => day >= today && month.days.has(day)}
        onFocus={setFocused}
        onChoose={(day) => go(hrefOf(day))}
      />
      <DaysStatus {...month} today={today} hint={calendar.hint} />
      <p>
        <a href={programme} onClick={onClose}>
          {calendar.wholeProgramme}
        </a>
      </p>
    </div>
  )
}
