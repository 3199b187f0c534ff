import { addressAsOf, type Shown } from './shown-address.ts'

/**
 * Lets the links and the searching forms of a page in the frame keep the time at which it is seen: they get it when they are used,
 * before the page's own scripts read them. The back office opens beside it, because it refuses to be in a frame.
 */
export function keepTime(page: Document, shown: Pick<Shown, 'at' | 'viewer'>): void {
  page.addEventListener('click', (event) => keepInLink(event, shown), true)
  page.addEventListener('auxclick', (event) => keepInLink(event, shown), true)
  page.addEventListener('submit', (event) => keepInForm(event, shown), true)
}

// The elements of a frame are of other classes than those of this document.
type InFrame = { closest?: (selector: string) => HTMLElement | null }

function keepInLink({ target }: Event, shown: Pick<Shown, 'at' | 'viewer'>): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const link = (target as InFrame | null)?.closest?.('a[href]')
  const href = link?.getAttribute('href')
  if (!link || href === null || href === undefined || href.startsWith('#')) return
  const address = addressAsOf(href, link.baseURI, shown)
  if (address !== null) link.setAttribute('href', address)
  else if (/^(?:https?:|\/admin(?:\/|$))/.test(href)) link.setAttribute('target', '_blank')
}

function keepInForm({ target }: Event, { at, viewer }: Pick<Shown, 'at' | 'viewer'>): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const form = (target as InFrame | null)?.closest?.('form')
  if (!form || form.getAttribute('method')?.toLowerCase() === 'post') return
  for (const [name, value] of [
    ['as_of', at],
    ['as', viewer],
  ] as const) {
    const known = form.querySelector(`input[name="${name}"]`)
    const input = known ?? form.ownerDocument.createElement('input')
    input.setAttribute('type', 'hidden')
    input.setAttribute('name', name)
    input.setAttribute('value', value)
    if (!known) form.append(input)
  }
}
