import { useId, useState, type KeyboardEvent } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { programmeFilterMessages } from '#i18n/lazy/programme-filters.ts'
import { findPeople } from './find-people.ts'
import styles from './filter-form.module.css'
import type { Choice } from './shown-filters.ts'

/**
 * Finds people by parts of their names while they are typed. Those chosen stay above the field until the form is
 * applied; Enter chooses the first of those found, also if the names arrive only after it. It never sends the form with
 * a name that is only typed, which would be lost.
 */
export function PeopleLookUp(props: {
  name: string
  label: string
  /** Null until the names have been loaded. */
  people: Choice[] | null
  active: number[]
}) {
  const { name, label, people, active } = props
  const messages = useLazyMessages(programmeFilterMessages)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Choice[]>([])
  const id = useId()
  const taken = new Set([...active, ...chosen.map((person) => person.id)])
  const [isEntered, setIsEntered] = useState(false)
  const { found, count } = findPeople(people ?? [], text, taken)
  const choose = (person: Choice) => {
    setChosen([...chosen, person])
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || text.trim() === '') return
    event.preventDefault()
    setIsEntered(true)
  }
  if (isEntered && people) {
    setIsEntered(false)
    const [first] = found
    if (first) choose(first)
  }
  return (
    <fieldset className={styles.people} aria-label={label}>
      {chosen.map((person) => (
        <label key={person.id}>
          <input
            type="checkbox"
            name={name}
            value={person.id}
            checked
            onChange={() => setChosen(chosen.filter((one) => one !== person))}
          />
          {person.name}
        </label>
      ))}
      <p>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder={messages.typeName}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setIsEntered(false)
          }}
          onKeyDown={onKeyDown}
        />
      </p>
      <output className={styles.found}>
        {people &&
          text.trim() !== '' &&
          (count > found.length ? messages.tooMany(count) : messages.found(count))}
      </output>
      {found.map((person) => (
        <label key={person.id}>
          <input type="checkbox" checked={false} onChange={() => choose(person)} />
          {person.name}
        </label>
      ))}
    </fieldset>
  )
}
