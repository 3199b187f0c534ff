import { headerAtTop, scrollHeader } from './header-scroll.ts'

/**
 * Updates the header while the page scrolls. The state is also set on the root element (`data-header`), where other
 * styles read the current height of the header.
 */
export function enhanceHeaderScroll(): void {
  const element = document.querySelector<HTMLElement>('#header')
  if (!element) return
  let header = headerAtTop
  let position = 0
  const follow = () => {
    const to = Math.max(0, scrollY) // overscroll gives negative positions
    header = scrollHeader(header, { from: position, to, isMenuOpen: element.dataset['menu'] !== undefined })
    position = to
    element.toggleAttribute('data-hidden', header.isHidden)
    if (header.isScrolledFull) element.dataset['scrolled'] = 'full'
    else if (header.isScrolled) element.dataset['scrolled'] = 'true'
    else delete element.dataset['scrolled']
    document.documentElement.dataset['header'] = header.isHidden ? 'hidden' : 'shown'
  }
  follow()
  addEventListener('scroll', follow, { passive: true })
}
