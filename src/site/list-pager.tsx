import { Pager } from '#design/pager/pager.tsx'
import { useMessages } from '#i18n/language-context.tsx'
import { withQuery } from './pages/programme/query-links.ts'

/** The way to the pages before and after one of a list whose page stands in its query; all else in it is kept. */
export function ListPager(props: {
  path: string
  query: string
  page: number
  hasMore: boolean
  moreName: string
}) {
  const { path, query, page, hasMore, moreName } = props
  const messages = useMessages()
  const addressOf = (number: number) => withQuery(path, query, { page: number === 1 ? null : String(number) })
  return (
    <Pager
      previous={page > 1 ? { href: addressOf(page - 1), name: messages.programme.previousPage } : null}
      next={hasMore ? { href: addressOf(page + 1), name: moreName } : null}
    />
  )
}
