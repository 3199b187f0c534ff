import type { AskSource } from '#domain/imports/index.server.ts'
import type { Reach } from '../guard/public-lookup.ts'
import { requestGuarded } from '../guard/request-guarded.ts'

/** Asks the ticket shop or a planning system, whose addresses staff may have typed. */
export function askSource(reach: Reach, userAgent: string): AskSource {
  return (url, { headers, signal }) =>
    requestGuarded(url, { headers: { ...headers, 'user-agent': userAgent }, signal }, reach)
}
