import { createHash, randomBytes } from 'node:crypto'
import { playerOrigins } from '#blocks/embed-read.ts'

/** A mark for one rendering, by which the renderer's own scripts are told from anything that content smuggled in. */
export function createScriptMark(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * Takes the mark off the page's own scripts and gives the hashes of what they contain. A page that is cached can carry
 * no nonce, but it can carry hashes; and only what the renderer itself has marked is hashed.
 */
export function hashMarkedScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const marked = new RegExp(`<script([^>]*) nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const hashes = Array.from(html.matchAll(marked), ([, , , text = '']) => hashOf(text))
  return { html: html.replaceAll(` nonce="${mark}"`, ''), hashes: [...new Set(hashes)] }
}

/**
 * What a page may load and run. Frames may show the shop and the players of the providers that blocks know, each by its
 * exact origin, and to staff the site itself (the draft at a phone's width); only the shop may be sent a form. Scripts are this site's alone: players bring theirs into their frames.
 */
export function contentSecurityPolicy(
  shopOrigin: string,
  scriptHashes: string[],
  { isStaff = false } = {},
): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(' ')}`,
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

export function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
