import { Button } from '#design/button/button.tsx'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { href } from '#routing/paths.ts'
import { SearchField } from '../search-suggestions/search-field.tsx'
import styles from './menu-search.module.css'

/** The menu's search mode: a heading and one large field, which is focused when the mode begins. */
export function MenuSearch({ className }: { className: string | undefined }) {
  const { search } = useMessages()
  const language = useLanguage()
  return (
    <search className={className} data-menu-search="">
      <form method="get" action={href('search', language)} className={styles.search}>
        <h2 id="menu-search-title">{search.title}</h2>
        <SearchField id="menu-search" list="inline" aria-labelledby="menu-search-title" required />
        <p className={styles.hint}>{search.prompt}</p>
        <p>
          <Button>{search.submit}</Button>
        </p>
      </form>
    </search>
  )
}
