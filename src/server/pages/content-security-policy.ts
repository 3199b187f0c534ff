import { createHash } from 'node:crypto'
import { playerOrigins } from '#blocks/embed-read.ts'
import { themeScript } from '#design/theme/theme.ts'
import type { PageRequest } from '#site/page-request.server.ts'
import { speculationRules } from '#site/speculation-rules.ts'

/** Where browsers report violations of the policy (src/server/pipeline/receive-policy-reports.ts). */
export const policyReportsPath = '/policy-reports'
const reportsName = 'policy'
/** The header that defines what `report-to` means; older browsers only support `report-uri`. */
export const reportingEndpoints = `${reportsName}="${policyReportsPath}"`

/**
 * The inline scripts of documents, the same on every page. They are allowed by hash, because a cached page cannot
 * contain a nonce.
 */
const inlineScripts = [themeScript, speculationRules].map(hashOf)

/**
 * What a page may load and run. Frames may show the shop, if there is one, and the players of the known video providers, each by exact
 * origin, and for staff the site itself (the draft at phone width); forms may also be sent to the shop. Scripts come
 * from this site and from the services for which the house has set one: players load theirs inside their frames.
 */
export function contentSecurityPolicy(
  { shopOrigin, trackingServices }: Pick<PageRequest, 'shopOrigin' | 'trackingServices'>,
  { isStaff = false } = {},
): string {
  const tracking = trackingServices.map(({ script }) => ` ${new URL(script).origin}`)
  const trackers = [...new Set(tracking)].join('')
  const shop = shopOrigin === '' ? [] : [shopOrigin]
  return [
    `default-src 'self'`,
    `script-src 'self' ${inlineScripts.map((hash) => `'${hash}'`).join(' ')}${trackers}`,
    ...(trackers ? [`connect-src 'self'${trackers}`] : []),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:${trackers}`,
    `font-src 'self'`,
    `frame-src ${[...(isStaff ? ["'self'"] : []), ...shop, ...playerOrigins].join(' ')}`,
    `form-action ${["'self'", ...shop].join(' ')}`,
    `frame-ancestors 'self'`,
    `base-uri 'self'`,
    `object-src 'none'`,
    `report-uri ${policyReportsPath}`,
    `report-to ${reportsName}`,
  ].join('; ')
}

/** What the back office may load and run: files of this site only, and styles that its scripts add under this nonce. */
export function officeSecurityPolicy(nonce: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self' '${hashOf(themeScript)}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `report-uri ${policyReportsPath}`,
    `report-to ${reportsName}`,
  ].join('; ')
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
