import { createHash } from 'node:crypto'
import { playerOrigins } from '#blocks/embed-read.ts'
import { themeScript } from '#design/theme/theme.ts'
import { speculationRules } from '#site/speculation-rules.ts'

/**
 * The inline scripts of documents, the same on every page. They are allowed by hash, because a cached page cannot carry
 * a nonce.
 */
const inlineScripts = [themeScript, speculationRules].map(hashOf)

/**
 * What a page may load and run. Frames may show the shop and the players of the known video providers, each by exact
 * origin, and for staff the site itself (the draft at phone width); forms may also be sent to the shop. Scripts come
 * from this site only: players load theirs inside their frames.
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
