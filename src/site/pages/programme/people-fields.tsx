import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLanguage, useWords } from '#i18n/language-context.tsx'
import { programmeFilterWords } from '#i18n/lazy/programme-filters.ts'
import { fetchPeople } from './fetch-people.ts'
import styles from './filter-form.module.css'
import { withQuery } from './query-links.ts'
import type { Choices, People, ShownFilters } from './shown-filters.ts'

type Props = { filters: ShownFilters; choices: Choices; query: string; path: string }

/**
 * By whose music and by whom: indexes to choose from. One choice joins those that are there (the form keeps them). The
 * names of a season are as much as the rest of the page, so they are fetched when the panel is opened; without scripts a
 * link brings them.
 */
export function PeopleFields({ filters, choices, query, path }: Props) {
  const words = useWords(programmeFilterWords)
  const place = useRef<HTMLDivElement>(null)
  const fetched = useFetchedPeople(place, choices.people === null)
  const people = choices.people ?? (fetched === 'failed' || fetched === 'asleep' ? null : fetched)
  if (!people)
    return (
      <div ref={place}>
        <a className={styles.names} href={withQuery(path, query, { names: '1' })}>
          {words.showNames}
        </a>
      </div>
    )
  const fields = [
    ['composer', words.composer, people === 'coming' ? [] : people.composers],
    ['performer', words.performer, people === 'coming' ? [] : people.performers],
  ] as const
  return (
    <div ref={place} className={styles.fields} aria-busy={people === 'coming'}>
      {fields.map(([name, label, records]) => (
        <p key={name}>
          <label htmlFor={`filter-${name}`}>{label}</label>
          <select id={`filter-${name}`} name={name} defaultValue="">
            <option value="">{filters[name]?.length ? words.addOne : words.all}</option>
            {records
              .filter(({ id }) => !filters[name]?.includes(id))
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

/** The names, once the panel that they stand in has been opened; a link takes their place when they can't be had. */
function useFetchedPeople(
  place: RefObject<HTMLElement | null>,
  isWanted: boolean,
): People | 'asleep' | 'coming' | 'failed' {
  const language = useLanguage()
  const [people, setPeople] = useState<People | 'asleep' | 'coming' | 'failed'>('asleep')
  useEffect(() => {
    const panel = place.current?.closest('details')
    if (!panel || !isWanted) return undefined
    const ended = new AbortController()
    const fetchNow = () => {
      if (!panel.open) return
      panel.removeEventListener('toggle', fetchNow)
      setPeople('coming')
      fetchPeople(language, ended.signal).then(setPeople, () => {
        if (!ended.signal.aborted) setPeople('failed')
      })
    }
    panel.addEventListener('toggle', fetchNow, { signal: ended.signal })
    fetchNow()
    return () => ended.abort()
  }, [place, isWanted, language])
  return people
}
