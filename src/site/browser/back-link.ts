import { plainlyClickedLink } from '#design/plain-click.ts'

/**
 * Makes the breadcrumbs lead back to the list as the visitor left it, with its filters and pages. If the list is the
 * previous history entry, they navigate back to it, so that the browser restores its scroll position.
 */
export function enhanceBackLink(): void {
  const list = URL.parse(document.referrer)
  if (list?.origin !== location.origin) return
  const crumbs = [...document.querySelectorAll<HTMLAnchorElement>('[data-crumbs] li a')]
  const crumb = crumbs.find(({ pathname, search }) => pathname === list.pathname && search === '')
  if (!crumb) return
  // On phones a single link replaces the breadcrumbs.
  const back = document.querySelector<HTMLAnchorElement>('[data-crumbs] a[data-back]')
  if (back?.lastChild) back.lastChild.textContent = crumb.textContent
  for (const link of [crumb, back]) {
    if (!link) continue
    link.href = list.href
    link.addEventListener('click', goBack)
  }
}

function goBack(event: MouseEvent): void {
  const link = plainlyClickedLink(event, 'a')
  if (!link || !('navigation' in window) || !navigation.currentEntry) return
  if (navigation.entries()[navigation.currentEntry.index - 1]?.url !== link.href) return
  event.preventDefault()
  history.back()
}
