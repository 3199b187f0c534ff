import { edgesWithMore, scrollToMiddle } from './tab-edges.ts'

/**
 * Scrolls the current tab of each row into view, also in regions of the page that are replaced later, and marks the
 * edges (`data-more`) with more tabs beyond them.
 */
export function enhanceTabs(): void {
  const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => markEdges(target)))
  const begin = () => {
    for (const strip of document.querySelectorAll<HTMLElement>('[data-tabs]:not([data-more]) > ul')) {
      const current = strip.querySelector<HTMLElement>('li:has([aria-current])')
      if (current) strip.scrollLeft = scrollToMiddle(current, strip)
      sizes.observe(strip)
    }
  }
  begin()
  const region = document.querySelector('[data-region]')
  if (region) new MutationObserver(begin).observe(region, { childList: true })
  document.addEventListener('scroll', ({ target }) => markEdges(target), { capture: true, passive: true })
  // Browsers don't scroll to a focused link that is partly visible.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest(strips))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}

const strips = '[data-tabs] > ul'

function markEdges(strip: EventTarget | null): void {
  if (!(strip instanceof HTMLElement) || !strip.matches(strips)) return
  const { start, end } = edgesWithMore(strip)
  const edges = [start && 'start', end && 'end'].filter(Boolean).join(' ')
  strip.parentElement?.setAttribute('data-more', edges)
}
