import { readConsent } from '#design/consent/consent-cookie.ts'
import { plainlyClickedLink } from '#design/plain-click.ts'
import { whenIdle } from '#design/when-idle.ts'
import { languageOf } from '#i18n/page-language.ts'
import { followTracking } from './follow-tracking.ts'
import { shouldAsk } from './should-ask.ts'

/**
 * Asks for consent at the first visit, and again when somebody who refused all tracking leaves the imprint or the
 * privacy page (specification, section 4); loads what was consented to; and makes the links to the cookie settings open
 * them. Without JavaScript nothing optional is loaded, so there is nothing to ask, and those links lead to the privacy
 * page.
 */
export function enhanceConsent(): void {
  document.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event, 'a[data-cookie-settings]')
    if (!link) return
    event.preventDefault()
    loadDialog().then(
      ({ openCookieSettings }) => openCookieSettings(languageOf()),
      () => location.assign(link.href),
    )
  })
  // After the page has loaded and the browser is idle, so that no first tap waits for it; and again when the
  // back-forward cache restores the page.
  window.addEventListener('pageshow', ({ persisted }) => {
    const mayAsk = document.body.dataset['consent']
    const consent = readConsent(document.cookie)
    if (shouldAsk({ mayAsk, consent, store: sessionStore(), isPreview: window.top !== window }))
      // If it cannot be loaded, the next page asks.
      whenIdle(() => loadDialog().then(({ askForConsent }) => askForConsent(languageOf())))
    else if (persisted) void loadDialog().then(({ stopAsking }) => stopAsking())
  })
  followTracking()
}

function loadDialog() {
  return import('#design/consent/cookie-consent.ts')
}

/** Null where the browser allows no storage. */
function sessionStore(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
