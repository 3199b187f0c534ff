import type { Language } from '#i18n/languages.ts'
import type { SaleDrawersAction } from './sale-drawers-state.ts'
import { ticketAddress } from './shop-addresses.ts'

/**
 * Answers the links of the sale, wherever they stand: one listener for the document, also for parts of the page that
 * still sleep. `data-tickets` leads to the shop by its log-in, `data-sale` opens a drawer for the event of `data-event`.
 * Where a drawer can't be had, its link is followed. Returns how to stop.
 */
export function followSaleLinks(given: {
  shopOrigin: string
  language: Language
  isLoggedIn: () => boolean
  /** Fetches the drawers. */
  prepare: () => Promise<void>
  open: (action: SaleDrawersAction) => void
}): () => void {
  const { shopOrigin, language, isLoggedIn, prepare, open } = given
  const stopping = new AbortController()
  const { signal } = stopping

  const follow = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || event.defaultPrevented || isForElsewhere(event)) return
    if (link.dataset['tickets'] !== undefined) {
      const address = ticketAddress(link.href, { shopOrigin, language, isLoggedIn: isLoggedIn() })
      if (address === link.href) return
      event.preventDefault()
      location.assign(address)
      return
    }
    const action = actionOf(link, language)
    if (!action) return
    event.preventDefault()
    link.focus({ preventScroll: true }) // the focus comes back here; not every browser focuses a link that is clicked
    prepare().then(
      () => open(action),
      () => location.assign(link.href),
    )
  }
  const expect = (event: Event) => {
    if (linkOf(event)?.dataset['sale'] !== undefined) void prepare().catch(() => {})
  }
  // Before the router's own listener, which follows every link.
  document.addEventListener('click', follow, { signal, capture: true })
  document.addEventListener('pointerover', expect, { signal, passive: true })
  return () => stopping.abort()
}

function actionOf(link: HTMLAnchorElement, language: Language): SaleDrawersAction | null {
  const event = { id: Number(link.dataset['event']) }
  if (!Number.isSafeInteger(event.id) || event.id < 1) return null
  switch (link.dataset['sale']) {
    case 'bookmark':
      return { type: 'open bookmark', event, language }
    case 'reminder':
      return { type: 'open reminder', event, language }
    case 'advance':
      return { type: 'open advance sale', event }
    default:
      return null
  }
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[data-sale], a[data-tickets]') : null
  return link instanceof HTMLAnchorElement ? link : null
}

/** A click for another tab or window, which the browser knows best how to do. */
function isForElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
