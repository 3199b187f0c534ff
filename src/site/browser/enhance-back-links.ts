import { plainlyClickedLink } from '#design/plain-click.ts'
import { findListVisit } from './find-list-visit.ts'

/**
 * Makes the breadcrumbs and the back link of phones lead back to a list as the visitor left it, with its filters and
 * pages. If the browser's history still contains the list, they return to that entry, so that the browser restores
 * the position, too.
 */
export function enhanceBackLinks(): void {
  const plain = new Map<HTMLAnchorElement, string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-crumbs] a'))
    if (link.search === '') plain.set(link, link.pathname)
  if (plain.size === 0) return
  const keys = new Map<HTMLAnchorElement, string>()
  const lead = () => {
    for (const [link, pathname] of plain) {
      const visit = findListVisit({ pathname, isAhead: link.dataset['ahead'] !== undefined }, whereFrom())
      link.setAttribute('href', visit?.href ?? pathname)
      if (visit?.key) keys.set(link, visit.key)
      else keys.delete(link)
    }
  }
  lead()
  // The list may have changed since, when the browser shows a cached page.
  window.addEventListener('pageshow', ({ persisted }) => persisted && lead())
  document.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event, '[data-crumbs] a')
    const key = link && keys.get(link)
    if (!key) return
    event.preventDefault()
    navigation.traverseTo(key)
  })
}

function whereFrom() {
  // The visitor's own day, because the script of every page has no space for the hall's time zone.
  const now = new Date()
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  const current = 'navigation' in window ? navigation.currentEntry : null
  const earlier = current ? navigation.entries().slice(0, current.index) : []
  return { earlier, referrer: document.referrer, today }
}
