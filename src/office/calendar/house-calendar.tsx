import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton, StaffLink } from '#staff/button/staff-button.tsx'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { CalendarEvent } from '#contracts/office-calendar.ts'
import { Segments } from '#fields/controls/choice-fields.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { Status } from '#fields/controls/status.tsx'
import { hallDay, longDay, monthName } from '#i18n/dates.ts'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { record } from '#records/event/record.ts'
import { recordAddress } from '#routing/office-paths.ts'
import { calendarMessages } from '../messages/calendar.ts'
import { Heading } from '../records/heading.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import { useListQuery } from '../records/use-list-query.ts'
import { CalendarGrid, type Hall } from './calendar-grid.tsx'
import {
  calendarLayers,
  calendarViews,
  daysOf,
  eventStates,
  readCalendarQuery,
  turned,
  writeCalendarQuery,
  type CalendarQuery,
} from './calendar-query.ts'
import { CalendarTable } from './calendar-table.tsx'
import { EventDialog } from './event-dialog.tsx'
import { newEventHref } from './event-links.ts'
import { useCalendar } from './use-calendar.ts'
import styles from './calendar.module.css'

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }))

const none: readonly never[] = []

/** The calendar of the house: a month, a week, or the halls side by side. What is shown stands in the address. */
export function HouseCalendar() {
  const language = useLanguage()
  const messages = useLazyMessages(calendarMessages)
  const texts = useRecordMessages()
  const [today] = useState(() => hallDay(new Date()))
  const [address, setAddress] = useListQuery()
  const query = useMemo(() => readCalendarQuery(address, today), [address, today])
  const { view, day, room, series, state, layers } = query
  // The same array from day to day, so that a key renders only the cells that it touches.
  const { first_weekday: weekday } = useHouseFormats()
  const [start = day] = daysOf({ view, day }, weekday)
  const days = useMemo(() => daysOf({ view, day: start }, weekday), [view, start, weekday])
  const [first = today, last = today] = [days[0], days.at(-1)]
  const { answer, known, hasFailed, again } = useCalendar(first, last)
  const [hall, setHall] = useState<number | null>(null)
  const [opened, setOpened] = useState<{ shown: CalendarEvent; isMoving: boolean } | null>(null)
  const [told, setTold] = useState<Told>(null)

  const rooms = known?.rooms ?? none
  const usualStart = known?.usual_start ?? '19:30'
  const roomNames = useMemo(() => new Map(rooms.map((one) => [one.id, one.name])), [rooms])
  const shown = useMemo(
    () =>
      (answer?.events ?? none).filter(
        (one) =>
          (room === null || one.room === room) &&
          (series === null || one.series === series) &&
          (state === null || one.state === state),
      ),
    [answer, room, series, state],
  )
  const events = useMemo(() => Map.groupBy(shown, (one) => hallDay(one.date_start)), [shown])
  const marks = useMemo(
    () =>
      Map.groupBy(
        (answer?.marks ?? none).filter(({ kind }) => layers.includes(kind)),
        (one) => hallDay(one.at),
      ),
    [answer, layers],
  )
  const halls = useMemo<readonly Hall[]>(() => {
    const all: Hall[] = rooms.filter(({ id }) => room === null || id === room)
    return room === null && shown.some((one) => one.room === null)
      ? [...all, { id: null, name: messages.noRoom }]
      : all
  }, [rooms, room, shown, messages])
  const inHall = halls.some(({ id }) => id === hall) ? hall : (halls[0]?.id ?? null)

  const addressOf = (changes: Partial<CalendarQuery>) => writeCalendarQuery({ ...query, ...changes }, today)
  const show = (changes: Partial<CalendarQuery>) => setAddress(addressOf(changes))
  const go = useCallback(
    (to: string, toHall?: number | null) => {
      if (toHall !== undefined) setHall(toHall)
      const current = readCalendarQuery(location.search, today)
      if (to === current.day) return
      // Days of the same month or week are no steps back.
      const isSame = daysOf(current, weekday)[0] === daysOf({ ...current, day: to }, weekday)[0]
      setAddress(writeCalendarQuery({ ...current, day: to }, today), isSame ? 'replace' : 'push')
    },
    [setAddress, today, weekday],
  )
  const openActions = useCallback((one: CalendarEvent) => setOpened({ shown: one, isMoving: false }), [])
  const openMove = useCallback((one: CalendarEvent) => setOpened({ shown: one, isMoving: true }), [])
  const period =
    view === 'week'
      ? messages.week(longDay(first, language), longDay(last, language))
      : monthName(first, language)
  // The grid is there first: the table repeats it below.
  const tableEvents = useDeferredValue(events)
  const tableMarks = useDeferredValue(marks)
  const tableDays = useDeferredValue(days)
  const turn = (by: 1 | -1, name: string, arrow: string) => (
    <StaffButton aria-label={name} onClick={() => show({ day: turned(query, by) })}>
      {arrow}
    </StaffButton>
  )
  return (
    <div className={styles.calendar}>
      <Heading title={messages.title} about={messages.about}>
        <StaffLink href={recordAddress(record.path, null)}>{messages.asList}</StaffLink>
        <StaffLink look="primary" href={newEventHref(day < today ? today : day, { time: usualStart, room })}>
          {messages.add}
        </StaffLink>
      </Heading>
      <div className={styles.controls}>
        <div className={styles.views}>
          <Segments
            label={messages.view}
            choices={calendarViews.map((value) => ({ value, name: messages.views[value] }))}
            value={view}
            onChange={(value) => show({ view: calendarViews.find((one) => one === value) ?? 'month' })}
          />
        </div>
        <search className={styles.filters}>
          <Filter
            label={messages.room}
            any={messages.anyRoom}
            choices={rooms}
            value={room}
            onChange={(value) => show({ room: value })}
          />
          <Filter
            label={messages.series}
            any={messages.anySeries}
            choices={known?.series ?? none}
            value={series}
            onChange={(value) => show({ series: value })}
          />
          <FieldFrame label={messages.state}>
            {(ids) => (
              <select
                {...ids}
                value={state ?? ''}
                onChange={({ target }) =>
                  show({ state: eventStates.find((one) => one === target.value) ?? null })
                }
              >
                <option value="">{messages.anyState}</option>
                {eventStates.map((one) => (
                  <option key={one} value={one}>
                    {messages.states[one]}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        </search>
        <fieldset className={styles.layers}>
          <legend>{messages.layers}</legend>
          {calendarLayers.map((layer) => (
            <label key={layer}>
              <input
                type="checkbox"
                checked={layers.includes(layer)}
                onChange={({ target }) =>
                  show({
                    layers: calendarLayers.filter((one) =>
                      one === layer ? target.checked : layers.includes(one),
                    ),
                  })
                }
              />
              {messages.layer[layer]}
            </label>
          ))}
        </fieldset>
      </div>
      <nav className={styles.turns} aria-label={messages.turns}>
        {turn(-1, messages.previous[view], '←')}
        <h2 aria-live="polite">{period}</h2>
        {turn(1, messages.next[view], '→')}
        {!days.includes(today) && (
          <StaffButton look="quiet" onClick={() => show({ day: today })}>
            {messages.today}
          </StaffButton>
        )}
        <StaffButton look="quiet" onClick={() => print()}>
          {messages.print}
        </StaffButton>
      </nav>
      <StaffBar>
        <Status>{hasFailed ? texts.notLoaded : answer ? messages.count(shown.length) : texts.loading}</Status>
        {hasFailed && <StaffButton onClick={again}>{texts.again}</StaffButton>}
      </StaffBar>
      {answer?.is_cut && <p>{messages.cut(answer.events.length)}</p>}
      <Notice told={told} />
      <CalendarGrid
        {...{ view, days, today, day, halls, room, events, marks, roomNames, usualStart }}
        hall={inHall}
        isBusy={answer === null}
        label={period}
        onGo={go}
        onActions={openActions}
      />
      <p className={styles.keys}>{messages.keys}</p>
      <section className={styles.below} aria-labelledby="calendar-table">
        <SectionTitle id="calendar-table">{messages.table}</SectionTitle>
        <CalendarTable
          {...{ today, roomNames, usualStart, room }}
          days={tableDays}
          events={tableEvents}
          marks={tableMarks}
          label={period}
          onMove={openMove}
        />
      </section>
      {opened && !opened.isMoving && (
        <EventDialog
          shown={opened.shown}
          room={opened.shown.room === null ? null : (roomNames.get(opened.shown.room) ?? null)}
          onMove={() => setOpened({ ...opened, isMoving: true })}
          onClose={() => setOpened((now) => (now?.isMoving ? now : null))}
        />
      )}
      {opened?.isMoving && (
        <Suspense>
          <MoveDialog
            shown={opened.shown}
            rooms={rooms}
            onMoved={(now) => {
              setOpened(null)
              setTold(now)
              again()
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Filter(props: {
  label: string
  any: string
  choices: readonly { id: number; name: string }[]
  value: number | null
  onChange: (value: number | null) => void
}) {
  const { label, any, choices, value, onChange } = props
  return (
    <FieldFrame label={label}>
      {(ids) => (
        <select
          {...ids}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{any}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
