import { useNavigation } from 'react-router'
import { Pager } from '#design/pager/pager.tsx'
import { shownPart } from '#design/pager/shown-part.ts'
import { useMessages } from '#i18n/language-context.tsx'
import { withQuery } from './pages/programme/query-links.ts'

/**
 * The way to the pages before and after one of a list whose page stands in its query; all else in it is kept. With
 * `count` and `pageSize` it says which part of the list is shown.
 */
export function ListPager(props: {
  path: string
  query: string
  page: number
  hasMore: boolean
  moreName: string
  count?: number
  pageSize?: number
}) {
  const { path, query, page, hasMore, moreName, count, pageSize } = props
  const messages = useMessages()
  const addressOf = (number: number) => withQuery(path, query, { page: number === 1 ? null : String(number) })
  const next = hasMore ? { href: addressOf(page + 1), name: moreName } : null
  const { location } = useNavigation()
  return (
    <Pager
      previous={page > 1 ? { href: addressOf(page - 1), name: messages.programme.previousPage } : null}
      next={next}
      shown={count === undefined || pageSize === undefined ? null : shownPart(page, pageSize, count)}
      isBusy={location !== undefined && location.pathname + location.search === next?.href}
    />
  )
}
