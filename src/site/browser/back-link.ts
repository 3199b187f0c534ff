import { plainlyClickedLink } from '#design/plain-click.ts'

/**
 * Has the breadcrumbs lead back to the list as it was left, with its filters and pages, where one has come from it. If the
 * list is the entry before in the history, they go back to it, so that the browser shows it where it was left.
 */
export function enhanceBackLink(): void {
  const list = URL.parse(document.referrer)
  if (list?.origin !== location.origin) return
  const crumbs = [...document.querySelectorAll<HTMLAnchorElement>('[data-crumbs] li a')]
  const crumb = crumbs.find(({ pathname, search }) => pathname === list.pathname && search === '')
  if (!crumb) return
  // Phones show one link in place of all crumbs.
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
