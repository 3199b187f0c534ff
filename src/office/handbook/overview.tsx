import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { useDeferredValue, useEffect, useId, useState } from 'react'
import { handbookHref } from '#routing/handbook-places.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { handbookMessages } from '../messages/handbook.ts'
import { Heading } from '../records/heading.tsx'
import type { Chapter } from './chapter.ts'
import { derivedLists } from './derived-lists.ts'
import { findSections, type FoundChapter, type LoadedLists } from './find-sections.ts'
import styles from './handbook.module.css'
import { Marked } from './marked.tsx'

/** The groups of chapters, in their order. */
const groups = ['everybody', 'editors', 'planners'] as const

/** All chapters by their readers; what is typed leaves those in which it occurs, with the sections. */
export function Overview({ chapters }: { chapters: readonly Chapter[] }) {
  const language = useLanguage()
  const messages = useLazyMessages(handbookMessages)
  const [query, setQuery] = useState('')
  const lists = useDerivedLists(query !== '')
  const found = findSections(useDeferredValue(query), chapters, lists, language)
  const id = useId()
  return (
    <>
      <Heading title={messages.title} about={messages.about} />
      <search className={styles.search}>
        <label htmlFor={id}>{messages.search}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <output htmlFor={id}>{query.trim() !== '' && messages.found(found.length)}</output>
      </search>
      {groups.map((group) => (
        <Group
          key={group}
          title={messages.readers[group]}
          found={found.filter(({ chapter }) => chapter.readers === group)}
        />
      ))}
    </>
  )
}

function Group({ title, found }: { title: string; found: readonly FoundChapter[] }) {
  const id = useId()
  if (found.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={id}>
      <SectionTitle id={id} look="lined">
        {title}
      </SectionTitle>
      <ul>
        {found.map(({ chapter, sections }) => (
          <li key={chapter.id}>
            <h3>
              <a href={handbookHref(chapter.id)}>{chapter.title}</a>
            </h3>
            <p>
              <Marked text={chapter.intro} />
            </p>
            {sections.length > 0 && (
              <ul>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={handbookHref(`${chapter.id}#${section.id}`)}>{section.title}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The derived lists, which are fetched when somebody begins to search. */
function useDerivedLists(isWanted: boolean): LoadedLists {
  const [lists, setLists] = useState<LoadedLists>({})
  useEffect(() => {
    if (!isWanted) return
    Promise.all(
      Object.entries(derivedLists).map(async ([place, load]) => [place, await load()] as const),
    ).then(
      (all) => setLists(Object.fromEntries(all)),
      () => {}, // the other texts are searched all the same
    )
  }, [isWanted])
  return lists
}
