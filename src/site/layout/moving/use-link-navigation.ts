import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isLanguage } from '#i18n/languages.ts'

/**
 * Follows plain links within the site without loading the whole page. One listener for the document instead of a
 * component per link: long lists render faster, and every link is one also where rich text wrote it.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = targetOf(event)
      if (target === null) return
      event.preventDefault()
      void navigate(target)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** Where a click leads inside the site; null for everything that the browser should do itself. */
function targetOf(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin)
    return null
  const [, language, second] = link.pathname.split('/')
  if (!isLanguage(language) || second === 'api' || second === 'pageeditor-api') return null
  if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return null
  return link.pathname + link.search + link.hash
}
