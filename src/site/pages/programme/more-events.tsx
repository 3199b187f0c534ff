import { useEffect, useRef, type MouseEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { Pager } from '#design/pager/pager.tsx'
import { useLanguage, useMessages, useWords } from '#i18n/language-context.tsx'
import { programmeWords } from '#i18n/lazy/programme.ts'
import { detailHref } from '#routing/paths.ts'
import { withQuery } from './query-links.ts'

export type ListPart = {
  page: number
  /** The first of the pages that are shown together. */
  from: number
  pageSize: number
  count: number
  hasMore: boolean
  /** Whether so many are shown together that the next page stands alone again. */
  isFull: boolean
  events: { id: number; slug: string }[]
}

/**
 * The way to more of the list. As a plain link it leads to the next page; with scripts the next page joins those that are
 * there, which the address then says, so that one comes back to all of them. The page stays where it is, and the focus
 * goes to the first new event.
 */
export function MoreEvents(props: { listed: ListPart; path: string; query: string }) {
  const { listed, path, query } = props
  const { page, from, pageSize, count, hasMore, isFull, events } = listed
  const messages = useMessages()
  const programme = useWords(programmeWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const { location } = useNavigation()
  const awaited = useRef<number>(null)
  const next = withQuery(path, query, { page: String(page + 1), from: null })
  const joined = withQuery(path, query, { page: String(page + 1), from: String(from) })

  useEffect(() => {
    const event = awaited.current === null ? undefined : events[awaited.current]
    if (!event) return
    awaited.current = null
    const address = detailHref('events', language, event)
    document.querySelector<HTMLElement>(`h3 a[href="${address}"]`)?.focus({ preventScroll: true })
  }, [events, language])

  const join = (click: MouseEvent) => {
    const link = click.target instanceof Element ? click.target.closest('a[rel=next]') : null
    if (!link || isFull || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return
    click.preventDefault()
    awaited.current = events.length
    void navigate(joined, { replace: true, state: stayHere })
  }
  return (
    // The link in it does the same by itself, one page at a time.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onClick={join}>
      <Pager
        previous={
          from > 1
            ? {
                href: withQuery(path, query, { page: from === 2 ? null : String(from - 1), from: null }),
                name: messages.programme.previousPage,
              }
            : null
        }
        next={hasMore ? { href: next, name: programme.loadMore } : null}
        shown={{ from: (from - 1) * pageSize + 1, to: Math.min(page * pageSize, count), total: count }}
        isBusy={location !== undefined && location.pathname + location.search === joined}
      />
    </div>
  )
}

/** The router's memory of positions leaves a page alone that says that it moves by itself. */
const stayHere = { isGliding: true }
