import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton, StaffLink } from '#staff/button/staff-button.tsx'
import { Dialog } from '#staff/dialog/dialog.tsx'
import type { CalendarEvent } from '#contracts/office-calendar.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { record } from '#records/event/record.ts'
import { recordAddress } from '#routing/office-paths.ts'
import { calendarMessages } from '../messages/calendar.ts'
import { EventMarks } from './calendar-entry.tsx'
import styles from './calendar.module.css'

/** What can be done with an event of the calendar. */
export function EventDialog(props: {
  shown: CalendarEvent
  room: string | null
  onMove: () => void
  onClose: () => void
}) {
  const { shown, room, onMove, onClose } = props
  const language = useLanguage()
  const messages = useLazyMessages(calendarMessages)
  return (
    <Dialog title={shown.title} onClose={onClose}>
      <p>
        {[readableInstant(new Date(shown.date_start), language), room].filter(Boolean).join(' · ')}
        <EventMarks shown={shown} />
      </p>
      {shown.conflicts.map((one) => (
        <p key={`${one.rule} ${one.id}`} className={styles.conflict}>
          {one.name}: <a href={recordAddress(record.path, one.id)}>{one.title}</a>
        </p>
      ))}
      <StaffBar>
        <StaffLink look="primary" href={recordAddress(record.path, shown.id)}>
          {messages.open}
        </StaffLink>
        <StaffButton onClick={onMove}>{messages.move}</StaffButton>
      </StaffBar>
    </Dialog>
  )
}
