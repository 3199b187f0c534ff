import { pageLength, pageOf, withParameters } from './list-query.ts'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'

/** The links to the pages before and after the one that the query names; nothing for a single page. */
export function Pager({
  query,
  count,
  onGo,
}: {
  query: string
  count: number
  onGo: (page: number) => void
}) {
  const messages = useRecordMessages()
  const page = pageOf(query)
  const pages = Math.max(1, Math.ceil(count / pageLength))
  if (pages === 1) return null
  const linkTo = (to: number, name: string) => (
    <a
      href={`?${withParameters(query, { page: String(to) })}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onGo(to)
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
