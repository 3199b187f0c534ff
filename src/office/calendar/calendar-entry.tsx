import type { CalendarEvent, CalendarMark } from '#contracts/office-calendar.ts'
import { hallTime } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { recordAddress } from '#routing/office-paths.ts'
import { record as event } from '#records/event/record.ts'
import { calendarMessages } from '../messages/calendar.ts'
import { releaseMessages } from '../messages/releases.ts'
import { hrefOfMark } from './event-links.ts'
import styles from './calendar.module.css'

/** An event in a cell of the grid: its time, its title, and in words what it is besides public. */
export function CalendarEntry(props: {
  shown: CalendarEvent
  /** The name of its hall, where the column does not say it. */
  room: string | null
  onActions: (shown: CalendarEvent) => void
}) {
  const { shown, room, onActions } = props
  const language = useLanguage()
  const messages = useLazyMessages(calendarMessages)
  const { id, title, state, status, conflicts } = shown
  return (
    <li className={styles.entry} data-state={state} data-status={status ?? undefined}>
      <a href={recordAddress(event.path, id)} tabIndex={-1}>
        {shown.is_time_known && <b>{hallTime(shown.date_start, language)} </b>}
        <span className={styles.title}>{title}</span>
        {room !== null && <span className={styles.room}> {room}</span>}
        <EventMarks shown={shown} />
      </a>
      <button
        type="button"
        tabIndex={-1}
        aria-label={messages.actions(title)}
        aria-haspopup="dialog"
        onClick={() => onActions(shown)}
      >
        ⋯
      </button>
      {conflicts.length > 0 && (
        <span className="visually-hidden">
          {conflicts.map((one) => messages.conflictWith(one.name, one.title)).join('; ')}
        </span>
      )}
    </li>
  )
}

/** Draft, option, cancelled, in conflict: in words, not by colour alone. */
export function EventMarks({ shown: { state, status, conflicts } }: { shown: CalendarEvent }) {
  const messages = useLazyMessages(calendarMessages)
  const words = [
    state !== 'public' && { text: messages.states[state], isAlarm: false },
    status !== null &&
      messages.status[status] !== undefined && { text: messages.status[status], isAlarm: false },
    conflicts.length > 0 && { text: `! ${messages.conflict}`, isAlarm: true },
  ].filter((one) => one !== false)
  return words.map(({ text, isAlarm }) => (
    <span key={text} className={styles.mark} data-alarm={isAlarm ? '' : undefined}>
      {' '}
      {text}
    </span>
  ))
}

/** A release, a start of sale or the end of a picture's rights, in words that lead to it. */
export function MarkLink({ mark, isInGrid = false }: { mark: CalendarMark; isInGrid?: boolean }) {
  const language = useLanguage()
  const { marks } = useLazyMessages(calendarMessages)
  const { changes } = useLazyMessages(releaseMessages)
  const { kind, title, count, at } = mark
  const text =
    kind === 'release'
      ? marks.release(title, changes(count))
      : kind === 'sale'
        ? marks.sale(title, count)
        : marks.rights(title)
  return (
    <a
      className={styles.layerMark}
      data-kind={kind}
      data-state={mark.state ?? undefined}
      href={hrefOfMark(mark)}
      tabIndex={isInGrid ? -1 : undefined}
    >
      <b>{hallTime(at, language)}</b> {text}
    </a>
  )
}
