import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { searchMessages } from '#i18n/lazy/search.ts'
import { crumbsTo } from '../../crumbs.ts'
import { ListRegion } from '../../list-region.tsx'
import type { Question } from './read-question.server.ts'
import { SearchForm } from './search-form.tsx'
import type { Asked } from './search-links.ts'
import styles from './search-page.module.css'
import { SearchResults, type Found } from './search-results.tsx'
import { WaysIn } from './ways-in.tsx'

/** The search form, and below it the results, or suggestions without a query. */
export function SearchPage(props: { asked: Asked; error: Question['error']; found: Found | null }) {
  const { asked, error, found } = props
  const messages = useMessages()
  const texts = useLazyMessages(searchMessages)
  const language = useLanguage()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbsTo(messages.search.title, { language, messages })} />
      <ListRegion id="search">
        <h1 className={styles.title}>{found ? texts.resultsFor(asked.q) : messages.search.title}</h1>
        <SearchForm {...{ asked, error }} />
        {found ? (
          <SearchResults {...{ asked, found }} />
        ) : (
          <>
            <output className={styles.prompt}>{messages.search.prompt}</output>
            <WaysIn asked={asked} />
          </>
        )}
      </ListRegion>
    </div>
  )
}
