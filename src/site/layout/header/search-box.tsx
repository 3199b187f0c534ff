import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { href } from '#routing/paths.ts'
import { SearchField } from '../search-suggestions/search-field.tsx'
import styles from './search-box.module.css'

/**
 * The search in the header. On a wide screen the first press on its button expands the field and the second one
 * submits; on a narrow screen the button opens the menu's search (enhance-search-box.ts). Without JavaScript the
 * button leads to the search page.
 */
export function SearchBox() {
  const { header, search } = useMessages()
  const language = useLanguage()
  return (
    <search>
      <form
        className={styles.search}
        method="get"
        action={href('search', language)}
        data-search-box=""
        data-behind-menu=""
      >
        <label className="visually-hidden" htmlFor="header-search">
          {search.label}
        </label>
        <SearchField id="header-search" list="wide" placeholder={search.label} />
        <button type="submit">{header.search}</button>
      </form>
    </search>
  )
}
