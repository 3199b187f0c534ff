import { useLazyMessages } from '#i18n/language-context.tsx'
import { programmeFilterMessages } from '#i18n/lazy/programme-filters.ts'
import styles from './filter-form.module.css'
import type { People } from './shown-filters.ts'

/**
 * Alphabetical lists of composers and performers, for visitors without JavaScript. A choice is added to the active ones,
 * which the form keeps.
 */
export function PeopleChoices(props: { people: People; composer: number[]; performer: number[] }) {
  const { people } = props
  const messages = useLazyMessages(programmeFilterMessages)
  const fields = [
    ['composer', messages.composer, people.composers],
    ['performer', messages.performer, people.performers],
  ] as const
  return (
    <div className={styles.fields}>
      {fields.map(([name, label, records]) => (
        <p key={name}>
          <label htmlFor={`filter-${name}`}>{label}</label>
          <select id={`filter-${name}`} name={name} defaultValue="">
            <option value="">{props[name].length > 0 ? messages.addOne : messages.all}</option>
            {records
              .filter(({ id }) => !props[name].includes(id))
              .map((person) => (
                <option key={person.id} value={person.id}>
                  {person.name}
                </option>
              ))}
          </select>
        </p>
      ))}
    </div>
  )
}
