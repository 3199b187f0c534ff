import { Pager } from '#design/pager/pager.tsx'
import { shownPart } from '#design/pager/shown-part.ts'
import { useMessages } from '#i18n/language-context.tsx'
import type { Together } from './list-together.server.ts'
import { withQuery } from './query-links.ts'

/**
 * Pagination that keeps the rest of the query. As a plain link, "load more" leads to the next page; with JavaScript the
 * next page is appended to the list and the address updated, so that returning to it shows all loaded pages. With
 * `total` it shows which part of the list is visible.
 */
export function ListPager(props: {
  path: string
  query: string
  together: Together
  hasMore: boolean
  moreName: string
  total?: { count: number; pageSize: number }
}) {
  const { path, query, together, hasMore, moreName, total } = props
  const { from, page, isFull } = together
  const messages = useMessages()
  const addressOf = (number: number, first: number | null = null) =>
    withQuery(path, query, {
      page: number === 1 ? null : String(number),
      from: first === null ? null : String(first),
    })
  const next = {
    href: addressOf(page + 1),
    name: moreName,
    ...(!isFull && { more: addressOf(page + 1, from) }),
  }
  const shown = total ? shownPart(page, total.pageSize, total.count) : null
  return (
    <Pager
      previous={from > 1 ? { href: addressOf(from - 1), name: messages.programme.previousPage } : null}
      next={hasMore ? next : null}
      shown={shown && total ? { ...shown, from: (from - 1) * total.pageSize + 1 } : null}
    />
  )
}
