import { isLanguage, type Language } from '#i18n/languages.ts'
import { leavesExcludedPages } from './excluded-pages.ts'

/**
 * Has the links to the cookie settings open them, and asks a visitor again who has refused and leaves the imprint or the
 * privacy page (specification, section 4). Without scripts the links lead to the privacy page, which explains.
 */
export function enhanceConsent(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('[data-cookie-settings]')
        : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    import('#design/consent/cookie-consent.ts').then(
      ({ openCookieSettings }) => openCookieSettings(pageLanguage()),
      () => location.assign(link.href),
    )
  })
  const from = URL.parse(document.referrer)
  if (from?.origin === location.origin && leavesExcludedPages(from.pathname, location.pathname))
    import('./ask-again.ts').then(
      ({ askAgain }) => askAgain(pageLanguage()),
      () => {}, // another time
    )
}

function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'de'
}
