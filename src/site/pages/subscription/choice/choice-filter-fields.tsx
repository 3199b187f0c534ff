import { useId } from 'react'
import { monthName, weekdayName, weekdayOf } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages, useMessages } from '#i18n/language-context.tsx'
import { subscriptionChoiceMessages } from '#i18n/lazy/subscription-choice.ts'
import styles from './choice.module.css'
import { filterNames, type ChoiceFilters, type ChoiceRow } from './choice-state.ts'

type Option = [value: string, name: string]

/** One list for each filter that distinguishes the concerts. */
export function ChoiceFilterFields(props: {
  rows: ChoiceRow[]
  filters: ChoiceFilters
  onChange: (changed: Partial<ChoiceFilters>) => void
}) {
  const { rows, filters, onChange } = props
  const id = useId()
  const messages = useLazyMessages(subscriptionChoiceMessages)
  const options = useOptions(rows)
  return filterNames.map((name) =>
    options[name].length < 2 && filters[name] === '' ? null : (
      <p key={name} className={styles.filter}>
        <label htmlFor={`${id}-${name}`}>{messages[name]}</label>
        <select
          id={`${id}-${name}`}
          name={name}
          value={filters[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        >
          <option value="">{messages.any}</option>
          {options[name].map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </p>
    ),
  )
}

function useOptions(rows: ChoiceRow[]): Record<keyof ChoiceFilters, Option[]> {
  const language = useLanguage()
  const { event } = useMessages()
  const weekdays = distinct(rows.map(({ day }) => [String(weekdayOf(day)), weekdayName(day, language)]))
  return {
    weekday: weekdays.toSorted((one, other) => Number(one[0]) - Number(other[0])),
    month: distinct(rows.map(({ day }) => [day.slice(0, 7), monthName(day, language)])),
    room: byName(rows.flatMap(({ room, roomName }) => (room === null ? [] : [[String(room), roomName]]))),
    genre: byName(rows.flatMap(({ genres }) => genres.map(({ id, name }): Option => [String(id), name]))),
    access: byName(rows.flatMap(({ access }) => access.map((fact): Option => [fact, event.access[fact]]))),
  }
}

function distinct(options: Option[]): Option[] {
  return [...new Map(options)]
}

function byName(options: Option[]): Option[] {
  return distinct(options).toSorted(([, one], [, other]) => one.localeCompare(other))
}
