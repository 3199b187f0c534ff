/** The header's state, which depends on the scroll position (specification, section 4, "Header"). */
export type HeaderScroll = { isHidden: boolean; isScrolled: boolean; isScrolledFull: boolean }

/** Scroll positions in px above which the header counts as scrolled and as fully scrolled. */
const scrolledAbove = 1
export const scrolledFullAbove = 150

export const headerAtTop: HeaderScroll = { isHidden: false, isScrolled: false, isScrolledFull: false }

/**
 * The header's state after a scroll from one position to another. It hides when scrolling down past 150 px, shows when
 * scrolling up or near the top, and never changes while the menu is open.
 */
export function scrollHeader(
  header: HeaderScroll,
  { from, to, isMenuOpen }: { from: number; to: number; isMenuOpen: boolean },
): HeaderScroll {
  if (isMenuOpen) return header
  const isScrolledFull = to > scrolledFullAbove
  const isHidden = isScrolledFull && (to > from || (to === from && header.isHidden))
  const next = { isHidden, isScrolled: to > scrolledAbove, isScrolledFull }
  const isSame =
    next.isHidden === header.isHidden &&
    next.isScrolled === header.isScrolled &&
    next.isScrolledFull === header.isScrolledFull
  return isSame ? header : next
}
