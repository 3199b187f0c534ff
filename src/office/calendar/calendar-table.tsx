import { memo } from 'react'
import { StaffButton } from '#staff/button/staff-button.tsx'
import type { CalendarEvent, CalendarMark } from '#contracts/office-calendar.ts'
import { hallTime, longDay, weekdayName } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { record } from '#records/event/record.ts'
import { recordAddress } from '#routing/office-paths.ts'
import { calendarMessages } from '../messages/calendar.ts'
import { EventMarks, MarkLink } from './calendar-entry.tsx'
import { newEventHref } from './event-links.ts'
import styles from './calendar.module.css'

/** The same days as a table, with all that the grid says and does; on a phone it is the agenda. */
export const CalendarTable = memo(function CalendarTable(props: {
  days: readonly string[]
  today: string
  events: ReadonlyMap<string, readonly CalendarEvent[]>
  marks: ReadonlyMap<string, readonly CalendarMark[]>
  roomNames: ReadonlyMap<number, string>
  usualStart: string
  room: number | null
  label: string
  onMove: (shown: CalendarEvent) => void
}) {
  const { days, today, events, marks, roomNames, usualStart, room, label, onMove } = props
  const language = useLanguage()
  const messages = useLazyMessages(calendarMessages)
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{messages.time}</th>
          <th scope="col">{messages.event}</th>
          <th scope="col">{messages.room}</th>
          <th scope="col">{messages.state}</th>
          <th scope="col">
            <span className="visually-hidden">{messages.move}</span>
          </th>
        </tr>
      </thead>
      {days.map((day) => {
        const inWords = `${weekdayName(day, language)}, ${longDay(day, language)}`
        const shown = events.get(day) ?? []
        return (
          <tbody key={day} data-empty={shown.length === 0 ? '' : undefined}>
            <tr aria-current={day === today ? 'date' : undefined}>
              <th scope="rowgroup" colSpan={4}>
                <time dateTime={day}>{inWords}</time>
                {shown.length === 0 && <span className={styles.free}> {messages.free}</span>}
                {marks.get(day)?.map((mark) => (
                  <MarkLink key={`${mark.kind} ${mark.id}`} mark={mark} />
                ))}
              </th>
              <td>
                <a
                  href={newEventHref(day, { time: usualStart, room })}
                  aria-label={messages.addOn(inWords, null)}
                >
                  + <span>{messages.add}</span>
                </a>
              </td>
            </tr>
            {shown.map((one) => (
              <tr key={one.id} data-status={one.status ?? undefined}>
                <td>{one.is_time_known ? hallTime(one.date_start, language) : ''}</td>
                <td>
                  <a className={styles.title} href={recordAddress(record.path, one.id)}>
                    {one.title}
                  </a>
                  {one.conflicts.map((conflict) => (
                    <p key={`${conflict.rule} ${conflict.id}`} className={styles.conflict}>
                      {conflict.name}: <a href={recordAddress(record.path, conflict.id)}>{conflict.title}</a>
                    </p>
                  ))}
                </td>
                <td>{one.room === null ? '' : roomNames.get(one.room)}</td>
                <td>
                  {one.state === 'public' && messages.states.public}
                  <EventMarks shown={one} />
                </td>
                <td>
                  <StaffButton
                    look="text"
                    aria-label={messages.moveOf(one.title)}
                    onClick={() => onMove(one)}
                  >
                    {messages.move}
                  </StaffButton>
                </td>
              </tr>
            ))}
          </tbody>
        )
      })}
    </table>
  )
})
