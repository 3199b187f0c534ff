import { useEffect, useRef, useState } from 'react'
import { headerAtTop, scrollHeader, type HeaderScroll } from './header-scroll.ts'

/**
 * Follows the page's scrolling. The state stands on the root element, too (`data-header`), where styles of other parts
 * read how far the header reaches down at the moment.
 */
export function useHeaderScroll(isMenuOpen: boolean): HeaderScroll {
  const [header, setHeader] = useState(headerAtTop)
  const position = useRef(0)
  useEffect(() => {
    const follow = () => {
      const to = Math.max(0, scrollY) // a page pulled down beyond its top is at its top
      const from = position.current
      position.current = to
      setHeader((before) => scrollHeader(before, { from, to, isMenuOpen }))
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [isMenuOpen])
  useEffect(() => {
    document.documentElement.dataset['header'] = header.isHidden ? 'hidden' : 'shown'
  }, [header.isHidden])
  return header
}
