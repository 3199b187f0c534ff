import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isLanguage } from '#i18n/languages.ts'
import { afterPaint } from '../../after-paint.ts'
import { markTravellers } from './travelling.ts'

/**
 * Follows plain links and plain search forms within the site without loading the whole page. One listener for the
 * document instead of a component per link: long lists render faster, and every link is one also where rich text wrote it.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      event.preventDefault()
      // The tap is answered first, so that it is seen: to begin to move costs a slow phone a twentieth of a second.
      link.dataset['followed'] = ''
      markTravellers(link)
      afterPaint(() => void leaveBy(link))
    }
    const leaveBy = async (link: HTMLAnchorElement) => {
      await navigate(link.pathname + link.search + link.hash, { viewTransition: mayMove() })
      delete link.dataset['followed']
    }
    const search = (event: SubmitEvent) => {
      const target = targetOf(event)
      if (target === null) return
      event.preventDefault()
      void navigate(target, { viewTransition: mayMove() })
    }
    document.addEventListener('click', follow)
    document.addEventListener('submit', search)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('submit', search)
    }
  }, [navigate])
}

/** Whether a link leads to a page of the site that the router can show. */
export function isPageOfTheSite(link: HTMLAnchorElement): boolean {
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return false
  const [, language, second] = link.pathname.split('/')
  // Another language is another document: a browser knows the words of one.
  return (
    isLanguage(language) &&
    language === document.documentElement.lang &&
    link.dataset['sale'] === undefined && // opens a drawer (site/sale)
    second !== 'api' &&
    second !== 'pageeditor-api' &&
    !link.pathname.endsWith('.ics') // a file for calendars
  )
}

/** The link that a click follows inside the site; null for everything that the browser should do itself. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
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
  if (!link || !isPageOfTheSite(link)) return null
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return link.hash !== '' && isSamePage ? null : link
}

/** The address that a form which only asks (GET) leads to, without its empty fields; null for every other form. */
function targetOf(event: SubmitEvent): string | null {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return null
  const target = new URL(form.action)
  const [, language] = target.pathname.split('/')
  if (target.origin !== location.origin || language !== document.documentElement.lang) return null
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form, event.submitter))
    if (typeof value === 'string' && value !== '') query.append(name, value)
  const text = query.toString()
  return target.pathname + (text && `?${text}`)
}

function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
