import { addressAsOf, type SeenTime } from './shown-address.ts'

/**
 * Lets the links, forms and calls of a page in the frame keep the time at which it is seen: they get it when they are used,
 * before the page's own scripts read them. What it sends is refused by the server for that. The back office opens beside it,
 * because it refuses to be in a frame.
 */
export function keepTime(page: Document, shown: SeenTime): void {
  const inside = page.defaultView
  if (inside) {
    const call = inside.fetch.bind(inside)
    inside.fetch = (input, init) =>
      call(typeof input === 'string' ? (addressAsOf(input, page.baseURI, shown) ?? input) : input, init)
  }
  page.addEventListener('click', (event) => keepInLink(event, shown), true)
  page.addEventListener('auxclick', (event) => keepInLink(event, shown), true)
  page.addEventListener('submit', (event) => keepInForm(event, shown), true)
}

// The elements of a frame are of other classes than those of this document.
type InFrame = { closest?: (selector: string) => HTMLElement | null }

function keepInLink({ target }: Event, shown: SeenTime): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const link = (target as InFrame | null)?.closest?.('a[href]')
  const href = link?.getAttribute('href')
  if (!link || href === null || href === undefined || href.startsWith('#')) return
  const address = addressAsOf(href, link.baseURI, shown)
  if (address !== null) link.setAttribute('href', address)
  else if (/^(?:https?:|\/admin(?:\/|$))/.test(href)) link.setAttribute('target', '_blank')
}

function keepInForm({ target }: Event, shown: SeenTime): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const form = (target as InFrame | null)?.closest?.('form')
  if (!form) return
  const address = addressAsOf(form.getAttribute('action') ?? '', form.baseURI, shown)
  if (address === null) return
  if (form.getAttribute('method')?.toLowerCase() === 'post') return form.setAttribute('action', address)
  for (const [name, value] of new URL(address, form.baseURI).searchParams) {
    if (!['as_of', 'as', 'with'].includes(name)) continue
    const known = form.querySelector(`input[name="${name}"]`)
    const input = known ?? form.ownerDocument.createElement('input')
    input.setAttribute('type', 'hidden')
    input.setAttribute('name', name)
    input.setAttribute('value', value)
    if (!known) form.append(input)
  }
}
