import { memo, useCallback, useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import type { CalendarEvent, CalendarMark } from '#contracts/office-calendar.ts'
import { addDays, longDay, nameOfWeekday, shortDay, weekdayName } from '#i18n/dates.ts'
import { useHouseFormats, weekdaysFrom } from '#i18n/house-formats.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { calendarMessages } from '../messages/calendar.ts'
import { CalendarEntry, MarkLink } from './calendar-entry.tsx'
import { monthLater, weeksOf, type CalendarView } from './calendar-query.ts'
import { newEventHref } from './event-links.ts'
import styles from './calendar.module.css'

/** A column of the view by halls; null for events without one. */
export type Hall = { id: number | null; name: string }

type GridProps = {
  view: CalendarView
  days: readonly string[]
  today: string
  /** The day on which the keyboard is. */
  day: string
  /** The hall of that day in the view by halls. */
  hall: number | null
  /** Those across in the view by halls. */
  halls: readonly Hall[]
  /** The hall by which the calendar is filtered. */
  room: number | null
  events: ReadonlyMap<string, readonly CalendarEvent[]>
  marks: ReadonlyMap<string, readonly CalendarMark[]>
  roomNames: ReadonlyMap<number, string>
  usualStart: string
  isBusy: boolean
  label: string
  onGo: (day: string, hall?: number | null) => void
  onActions: (shown: CalendarEvent) => void
}

const nothing: readonly never[] = []

/**
 * The days as an ARIA grid: one cell can be reached by Tab, arrow keys go from day to day, and Enter opens the event of a day, goes
 * to the first of several, or begins a new one on an empty evening.
 */
export function CalendarGrid(props: GridProps) {
  const { view, days, today, day, hall, halls, room, events, marks, roomNames, usualStart } = props
  const { isBusy, label, onGo, onActions } = props
  const language = useLanguage()
  const { first_weekday: firstWeekday } = useHouseFormats()
  const messages = useLazyMessages(calendarMessages)
  const table = useRef<HTMLTableElement>(null)
  /** Whether the keyboard was in the grid, so that it follows to the cell of another day. */
  const isInside = useRef(false)
  const isByHall = view === 'halls'
  useEffect(() => {
    if (!isInside.current) return
    isInside.current = false
    table.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus()
    // Another day or hall is another cell.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [day, hall, view])
  const go = useCallback(
    (to: string, toHall?: number | null) => {
      isInside.current = true
      onGo(to, toHall)
    },
    [onGo],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
    const cell = event.target.closest<HTMLElement>('[data-cell]')
    if (!cell) return
    if (event.target !== cell) {
      moveInCell(event, cell)
      return
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      // An evening may only seem empty as long as its events are not known.
      if (!isBusy) openCell(cell)
      return
    }
    const index = halls.findIndex(({ id }) => id === hall)
    const toHall = (by: number) => halls[Math.min(Math.max(index + by, 0), halls.length - 1)]?.id ?? null
    const sideways = (by: number) => (isByHall ? () => go(day, toHall(by)) : () => go(addDays(day, by)))
    const moves: Record<string, (() => void) | undefined> = {
      ArrowLeft: sideways(-1),
      ArrowRight: sideways(1),
      ArrowUp: () => go(addDays(day, isByHall ? -1 : -7)),
      ArrowDown: () => go(addDays(day, isByHall ? 1 : 7)),
      PageUp: () => go(monthLater(day, -1)),
      PageDown: () => go(monthLater(day, 1)),
      Home: () => go(days[0] ?? day),
      End: () => go(days.at(-1) ?? day),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  const cellOf = (of: string, id: number | null, name: string | null) => {
    const all = events.get(of) ?? nothing
    return (
      <DayCell
        key={`${of} ${id ?? ''}`}
        day={of}
        isCurrent={of === day && (!isByHall || id === hall)}
        isToday={of === today}
        shown={isByHall ? all.filter((one) => one.room === id) : all}
        marks={isByHall ? nothing : (marks.get(of) ?? nothing)}
        roomNames={isByHall || room !== null ? null : roomNames}
        href={newEventHref(of, { time: usualStart, room: isByHall ? id : room })}
        addLabel={messages.addOn(`${weekdayName(of, language)}, ${longDay(of, language)}`, name)}
        hasNumber={!isByHall}
        onActions={onActions}
      />
    )
  }
  return (
    <table
      ref={table}
      // The pattern of a grid by the ARIA Authoring Practices, on the table that it is.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      className={styles.grid}
      data-view={view}
      aria-label={label}
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {isByHall && <th scope="col">{messages.day}</th>}
          {isByHall
            ? halls.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))
            : weekdaysFrom(firstWeekday).map((one) => (
                <th key={one} scope="col" abbr={nameOfWeekday(one, language)}>
                  {weekdayName(addDays('2027-02-28', one), language, 'short')}
                </th>
              ))}
        </tr>
      </thead>
      <tbody>
        {isByHall
          ? days.map((of) => (
              <tr key={of} data-weekend={isWeekend(of) ? '' : undefined}>
                <th scope="row" aria-current={of === today ? 'date' : undefined}>
                  <time dateTime={of} aria-label={`${weekdayName(of, language)}, ${longDay(of, language)}`}>
                    {weekdayName(of, language, 'short')} {shortDay(of, language, 'none')}
                  </time>
                  {(marks.get(of) ?? nothing).map((mark) => (
                    <MarkLink key={`${mark.kind} ${mark.id}`} mark={mark} />
                  ))}
                </th>
                {halls.map(({ id, name }) => cellOf(of, id, name))}
              </tr>
            ))
          : weeksOf(days, firstWeekday).map((week) => (
              <tr key={week.find((one) => one !== null)}>
                {week.map((of, index) =>
                  of === null ? <td key={index} data-blank="" aria-hidden="true" /> : cellOf(of, null, null),
                )}
              </tr>
            ))}
      </tbody>
    </table>
  )
}

function isWeekend(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0
}

type CellProps = {
  day: string
  isCurrent: boolean
  isToday: boolean
  shown: readonly CalendarEvent[]
  marks: readonly CalendarMark[]
  roomNames: ReadonlyMap<number, string> | null
  href: string
  addLabel: string
  hasNumber: boolean
  onActions: (shown: CalendarEvent) => void
}

/** Rendered again only when something in it changes, so that a key touches two of them. */
const DayCell = memo(
  function DayCell(props: CellProps) {
    const { day, isCurrent, isToday, shown, marks, roomNames, href, addLabel, hasNumber, onActions } = props
    const language = useLanguage()
    const isEmpty = shown.length === 0
    // A click beside the entries begins an event only where nothing is yet.
    const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
      const isBeside = target instanceof Element && target.closest('a, button, [aria-busy="true"]') === null
      if (isEmpty && isBeside) currentTarget.querySelector<HTMLElement>('[data-add]')?.click()
    }
    return (
      // The keys are those of the grid.
      <td
        data-cell={day}
        data-empty={isEmpty ? '' : undefined}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={onClick}
      >
        <div className={styles.cellHead}>
          {hasNumber && (
            <time dateTime={day} aria-label={`${weekdayName(day, language)}, ${longDay(day, language)}`}>
              {Number(day.slice(8))}
            </time>
          )}
          <a className={styles.add} data-add="" href={href} tabIndex={-1} aria-label={addLabel}>
            +
          </a>
        </div>
        {shown.length > 0 && (
          <ul>
            {shown.map((one) => (
              <CalendarEntry
                key={one.id}
                shown={one}
                room={one.room === null ? null : (roomNames?.get(one.room) ?? null)}
                onActions={onActions}
              />
            ))}
          </ul>
        )}
        {marks.map((mark) => (
          <MarkLink key={`${mark.kind} ${mark.id}`} mark={mark} isInGrid />
        ))}
      </td>
    )
  },
  (before, after) =>
    Object.entries(after).every(([name, value]) => {
      const known: unknown = Reflect.get(before, name)
      return Object.is(known, value) || (name === 'shown' && isSameList(before.shown, after.shown))
    }),
)

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index])
}

/** What can be reached in a cell: its entries with their actions, and what begins a new event, as the last one. */
function stopsOf(cell: HTMLElement): HTMLElement[] {
  const all = [...cell.querySelectorAll<HTMLElement>('a, button')]
  const add = all.filter((one) => one.dataset['add'] !== undefined)
  return [...all.filter((one) => !add.includes(one)), ...add]
}

function openCell(cell: HTMLElement): void {
  const stops = stopsOf(cell)
  const entries = stops.filter((one) => one.matches('li > a, a:not([data-add])'))
  if (entries.length > 1) entries[0]?.focus()
  else (entries[0] ?? stops.at(-1))?.click()
}

function moveInCell(event: KeyboardEvent, cell: HTMLElement): void {
  const stops = stopsOf(cell)
  const at = stops.findIndex((one) => one === event.target)
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (event.key === 'Escape') cell.focus()
  else if (by !== undefined) stops[(at + by + stops.length) % stops.length]?.focus()
  else return
  event.preventDefault()
  event.stopPropagation()
}
