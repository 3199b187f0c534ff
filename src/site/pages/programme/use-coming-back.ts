import { useEffect } from 'react'

type Left = { search: string; top: number }

/** How the list was when one went from it to one of its events. */
let left: Left | null = null
/** What one is coming back to by a link. */
let returning: Left | null = null

/**
 * Brings one back to the list as one left it for an event, filters, pages and place, also by the links of the event's page
 * that lead to the list (the browser's own way back does so by the address). The main menu leads to its beginning.
 */
export function useComingBack(path: string): void {
  useEffect(() => {
    if (returning?.search === location.search) scrollTo({ top: returning.top, behavior: 'instant' })
    returning = null
    // Goes on watching when the list is gone: the way back begins on another page.
    watched = path
    document.addEventListener('click', watch, true)
  }, [path])
}

let watched = ''

function watch({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('#main a') : null
  if (!link) return
  if (location.pathname === watched) {
    if (link.pathname.startsWith(`${watched}/`)) left = { search: location.search, top: scrollY }
  } else if (
    left &&
    location.pathname.startsWith(`${watched}/`) &&
    link.pathname === watched &&
    !link.search
  ) {
    link.search = left.search
    returning = left
  }
}
