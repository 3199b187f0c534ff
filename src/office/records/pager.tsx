import { pageLengthOf, pageOf, withParameters } from './list-query.ts'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'
import type { List } from './use-list.ts'

/** The links to the pages before and after the one that the query names; nothing for a single page. */
export function Pager({
  list: { query, definition, found, setParameters },
}: {
  list: Pick<List, 'query' | 'definition' | 'found' | 'setParameters'>
}) {
  const messages = useRecordMessages()
  const page = pageOf(query)
  const pages = Math.max(1, Math.ceil((found.answer?.count ?? 0) / pageLengthOf(definition)))
  if (pages === 1) return null
  const linkTo = (to: number, name: string) => (
    <a
      href={`?${withParameters(query, { page: String(to) })}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        setParameters({ page: String(to) })
        scrollTo(0, 0)
      }}
    >
      {name}
    </a>
  )
  return (
    <nav className={styles.pager} aria-label={messages.pages}>
      {page > 1 && linkTo(page - 1, messages.previous)}
      <span>{messages.pageOf(page, pages)}</span>
      {page < pages && linkTo(page + 1, messages.next)}
    </nav>
  )
}
