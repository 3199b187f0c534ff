/**
 * The cookie settings as the frame opens them. Nothing asks on its own on a first visit: as long as the site fetches
 * nothing from others, there is nothing to ask. Media ask in their own place (src/design/external-media); the short
 * question comes only again, after a refusal (ask-again.ts).
 */
export { openCookieSettings } from '#design/consent/cookie-consent.ts'
