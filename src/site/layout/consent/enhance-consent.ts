import { plainlyClickedLink } from '#design/plain-click.ts'
import { languageOf } from '#i18n/page-language.ts'
import { leavesExcludedPages } from './excluded-pages.ts'

/**
 * Makes the links to the cookie settings open them, and asks visitors who rejected cookies again when they leave the
 * imprint or the privacy page (specification, section 4). Without JavaScript the links lead to the privacy page, which
 * explains the cookies.
 */
export function enhanceConsent(): void {
  document.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event, 'a[data-cookie-settings]')
    if (!link) return
    event.preventDefault()
    import('#design/consent/cookie-consent.ts').then(
      ({ openCookieSettings }) => openCookieSettings(languageOf()),
      () => location.assign(link.href),
    )
  })
  const from = URL.parse(document.referrer)
  if (from?.origin === location.origin && leavesExcludedPages(from.pathname, location.pathname))
    import('./ask-again.ts').then(
      ({ askAgain }) => askAgain(languageOf()),
      () => {}, // not critical: retried on a later page
    )
}
