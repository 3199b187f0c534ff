import { Button } from '#design/button/button.tsx'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { searchMessages } from '#i18n/lazy/search.ts'
import { href } from '#routing/paths.ts'
import { SearchField } from '../../layout/search-suggestions/search-field.tsx'
import type { Question } from './read-question.server.ts'
import styles from './search-form.module.css'
import { keptFilters, type Asked } from './search-links.ts'

/** The search form, with the typed text and its error; the chosen facets are kept. */
export function SearchForm({ asked, error }: { asked: Asked; error: Question['error'] }) {
  const { search } = useMessages()
  const texts = useLazyMessages(searchMessages)
  const language = useLanguage()
  return (
    <search>
      <form method="get" action={href('search', language)} className={styles.form}>
        <label htmlFor="search-text" className="visually-hidden">
          {search.label}
        </label>
        <SearchField
          id="search-text"
          list="over"
          defaultValue={asked.q}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : 'search-error'}
        />
        {keptFilters(asked).map(([name, values]) => (
          <input key={name} type="hidden" name={name} value={values} />
        ))}
        <Button>{search.submit}</Button>
        {error !== null && (
          <p id="search-error" className={styles.error}>
            {texts.errors[error]}
          </p>
        )}
      </form>
    </search>
  )
}
