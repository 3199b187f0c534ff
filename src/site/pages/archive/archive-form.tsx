import { Button } from '#design/button/button.tsx'
import { useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { archiveMessages } from '#i18n/lazy/archive.ts'
import styles from './archive-form.module.css'
import { KeptFields } from './kept-fields.tsx'

export type ArchiveSearch = {
  text: string
  from: string
  to: string
  ordering: 'date_start' | '-date_start'
}

const own = ['query', 'date', 'date_to', 'ordering']

/** The search form of the archive, on one line if there is enough room. */
export function ArchiveForm(props: ArchiveSearch & { path: string; query: string }) {
  const { path, query, text, from, to, ordering } = props
  const messages = useMessages()
  const archive = useLazyMessages(archiveMessages)
  return (
    <search aria-label={messages.archive.title}>
      <form method="get" action={path} className={styles.form}>
        <KeptFields query={query} own={own} />
        <p className={styles.text}>
          <label htmlFor="archive-text">{archive.text}</label>
          <input id="archive-text" type="search" name="query" maxLength={200} defaultValue={text} />
        </p>
        <p>
          <label htmlFor="archive-from">{archive.from}</label>
          <input id="archive-from" type="date" name="date" min="1800-01-01" defaultValue={from} />
        </p>
        <p>
          <label htmlFor="archive-to">{archive.to}</label>
          <input id="archive-to" type="date" name="date_to" min="1800-01-01" defaultValue={to} />
        </p>
        <p>
          <label htmlFor="archive-order">{archive.order}</label>
          <select id="archive-order" name="ordering" defaultValue={ordering}>
            <option value="-date_start">{archive.newestFirst}</option>
            <option value="date_start">{archive.oldestFirst}</option>
          </select>
        </p>
        <p>
          <Button>{archive.search}</Button>
        </p>
      </form>
    </search>
  )
}
