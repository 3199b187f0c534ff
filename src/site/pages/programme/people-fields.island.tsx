import { useEffect, useState } from 'react'
import { island } from '#design/island/island.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { programmeFilterMessages } from '#i18n/lazy/programme-filters.ts'
import { fetchPeople } from './fetch-people.ts'
import styles from './filter-form.module.css'
import { PeopleLookUp } from './people-look-up.tsx'
import type { People } from './shown-filters.ts'
import { useIsHydrated } from '#design/island/use-is-hydrated.ts'

type Props = {
  /** The ids of the people who are already chosen. */
  composer: number[]
  performer: number[]
  /** The address of the page with the names, for visitors without JavaScript. */
  namesHref: string
}

/**
 * Filters by composer and performer, found by typing. The names of a season are as much data as the rest of the page, so they are
 * loaded when the panel is opened; without JavaScript, or if loading fails, a link leads to a page with them.
 */
function PeopleFields({ composer, performer, namesHref }: Props) {
  const messages = useLazyMessages(programmeFilterMessages)
  const language = useLanguage()
  const [people, setPeople] = useState<People | 'coming' | 'failed'>('coming')
  const isHydrated = useIsHydrated()
  useEffect(() => {
    const ended = new AbortController()
    fetchPeople(language, ended.signal).then(setPeople, () => {
      if (!ended.signal.aborted) setPeople('failed')
    })
    return () => ended.abort()
  }, [language])
  if (!isHydrated || people === 'failed')
    return (
      <a className={styles.names} href={namesHref}>
        {messages.showNames}
      </a>
    )
  const { composers, performers } = people === 'coming' ? { composers: null, performers: null } : people
  return (
    <div className={styles.fields} aria-busy={people === 'coming'}>
      <PeopleLookUp name="composer" label={messages.composer} people={composers} active={composer} />
      <PeopleLookUp name="performer" label={messages.performer} people={performers} active={performer} />
    </div>
  )
}

export default island('people-fields', PeopleFields, { when: 'visible' })
