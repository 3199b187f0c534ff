import type { ArchiveFacet } from '#contracts/archive.ts'
import { Chips } from '#design/chips/chips.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { archiveMessages } from '#i18n/lazy/archive.ts'
import { changed, toggled } from './archive-links.ts'
import { nameSearch, type NamedSearch } from './name-search.ts'
import styles from './archive-page.module.css'

export type Chosen = { facet: ArchiveFacet; id: number; name: string | null }[]

/** The active search criteria of the archive, each with a link that removes it. */
export function ActiveSearches(props: NamedSearch & { path: string; query: string }) {
  const { path, query, ...search } = props
  const archive = useLazyMessages(archiveMessages)
  const language = useLanguage()
  const named = nameSearch(search, language)
  if (named.length === 0) return null
  return (
    <div className={styles.active}>
      <Chips
        label={archive.filters}
        chips={named.map(({ name, ...part }) => ({
          kind: 'set',
          name,
          href:
            'facet' in part
              ? toggled(path, query, { facet: part.facet, id: part.id, isChosen: true })
              : changed(path, query, Object.fromEntries(part.keys.map((key) => [key, null]))),
          removeText: archive.removeFilter(name),
        }))}
      >
        <a href={path} className={styles.reset}>
          {archive.reset}
        </a>
      </Chips>
    </div>
  )
}
