import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { searchMessages } from '#i18n/lazy/search.ts'
import { BroaderSearches } from '../../broader-searches.tsx'
import { keptFilters, searchHref, type Asked } from './search-links.ts'

/** The query without its filters, or with some of its words left out, and how many hits it has. */
export type Loosened = { query: string; count: number }

/** Queries with fewer criteria than the visitor's, as links; renders nothing when there are none. */
export function LoosenedQuestions({ asked, loosened }: { asked: Asked; loosened: Loosened[] }) {
  const texts = useLazyMessages(searchMessages)
  const language = useLanguage()
  const isNarrowed = keptFilters(asked).length > 0
  return (
    <BroaderSearches
      ways={loosened.map(({ query, count }) => ({
        href: searchHref(language, { q: query, kind: [], genre: [], year: [], literally: [] }),
        name: isNarrowed && query === asked.q ? texts.withoutFilters : texts.quoted(query),
        count: texts.count(count),
      }))}
    />
  )
}
