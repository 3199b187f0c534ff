import { useWords } from '#i18n/language-context.tsx'
import { programmeFilterWords } from '#i18n/lazy/programme-filters.ts'
import type { Choices, ShownFilters } from './shown-filters.ts'

/** By whose music and by whom: indexes to choose from. One choice joins those that are there (the form keeps them). */
export function PeopleFields({ filters, choices }: { filters: ShownFilters; choices: Choices }) {
  const words = useWords(programmeFilterWords)
  const fields = [
    ['composer', words.composer, choices.composers],
    ['performer', words.performer, choices.performers],
  ] as const
  return fields.map(([name, label, people]) => (
    <p key={name}>
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name} defaultValue="">
        <option value="">{filters[name]?.length ? words.addOne : words.all}</option>
        {people
          .filter(({ id }) => !filters[name]?.includes(id))
          .map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
      </select>
    </p>
  ))
}
