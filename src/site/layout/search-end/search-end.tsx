import { Button } from '#design/button/button.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { searchEndMessages } from '#i18n/lazy/search-end.ts'
import { href } from '#routing/paths.ts'
import { SearchField } from '../search-suggestions/search-field.tsx'
import styles from './search-end.module.css'

/** What the search at the end of a page searches. */
export type SearchEndScope = 'everything' | 'archive' | 'stories'

/** The search end block (specification, section 2): whoever has read to the end and not found it searches from here. */
export function SearchEnd({ scope }: { scope: SearchEndScope }) {
  const texts = useLazyMessages(searchEndMessages)
  const language = useLanguage()
  return (
    <search aria-label={texts.name} className={styles.end} data-behind-menu="">
      <form
        method="get"
        action={href('search', language, scope === 'archive' ? { category: 'events_past' } : {})}
        className="wrap"
      >
        <label htmlFor="end-search">{texts.question}</label>
        <div className={styles.line}>
          <SearchField id="end-search" list="over" />
          {scope === 'stories' && <input type="hidden" name="kind" value="article" />}
          <Button variant="secondary">{texts.submit[scope]}</Button>
        </div>
      </form>
    </search>
  )
}
