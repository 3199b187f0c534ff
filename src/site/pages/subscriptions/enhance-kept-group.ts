import { plainlyClickedLink } from '#design/plain-click.ts'

/** Where the chosen group of subscriptions is remembered (specification, section 3). */
const storageKey = 'subscription-groups'

/**
 * Remembers the group of subscriptions that a visitor has chosen, and shows it the next time. It is a preference only: an
 * address with a group wins, and the link to all of them forgets it.
 */
export function enhanceKeptGroup(): void {
  const list = document.querySelector('[data-kept-group]')
  if (!list) return
  document.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event, '[data-kept-group] :is(nav a, a[data-all])')
    if (link) keep(new URL(link.href).searchParams.get('group'))
  })
  const kept = read()
  if (kept === null || location.search !== '') return
  const link = [...list.querySelectorAll<HTMLAnchorElement>('nav a')].find(
    ({ href }) => new URL(href).searchParams.get('group') === kept,
  )
  if (link) location.replace(link.href)
}

function keep(group: string | null): void {
  try {
    if (group === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, group)
  } catch {
    // Without storage nothing is remembered.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
