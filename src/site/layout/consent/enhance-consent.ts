import { plainlyClickedLink } from '#design/plain-click.ts'
import { languageOf } from '#i18n/page-language.ts'
import { leavesExcludedPages } from './excluded-pages.ts'

/**
 * Has the links to the cookie settings open them, and asks a visitor again who has refused and leaves the imprint or the
 * privacy page (specification, section 4). Without scripts the links lead to the privacy page, which explains.
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
      () => {}, // another time
    )
}
