import { createHash } from 'node:crypto'
import { playerOrigins } from '#blocks/embed-read.ts'
import { themeScript } from '#design/theme/theme.ts'
import { speculationRules } from '#site/speculation-rules.ts'

/** The inline scripts of documents, the same on every page: a page that is cached can carry no nonce, but hashes. */
const inlineScripts = [themeScript, speculationRules].map(hashOf)

/**
 * What a page may load and run. Frames may show the shop and the players of the providers that blocks know, each by its
 * exact origin, and to staff the site itself (the draft at a phone's width); only the shop may be sent a form. Scripts are
 * this site's alone: players bring theirs into their frames.
 */
export function contentSecurityPolicy(shopOrigin: string, { isStaff = false } = {}): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${inlineScripts.map((hash) => `'${hash}'`).join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `frame-src ${[...(isStaff ? ["'self'"] : []), shopOrigin, ...playerOrigins].join(' ')}`,
    `form-action 'self' ${shopOrigin}`,
    `frame-ancestors 'self'`,
    `base-uri 'self'`,
    `object-src 'none'`,
  ].join('; ')
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
