import { headerAtTop, scrollHeader } from './header-scroll.ts'

/**
 * Has the header follow the page's scrolling. The state stands on the root element, too (`data-header`), where styles of
 * other parts read how far the header reaches down at the moment.
 */
export function enhanceHeaderScroll(): void {
  const element = document.querySelector<HTMLElement>('#header')
  if (!element) return
  let header = headerAtTop
  let position = 0
  const follow = () => {
    const to = Math.max(0, scrollY) // a page pulled down beyond its top is at its top
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
