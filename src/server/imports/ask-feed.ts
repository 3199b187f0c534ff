import type { AskFeed } from '#domain/imports/index.server.ts'
import type { Reach } from '../guard/public-lookup.ts'
import { requestGuarded } from '../guard/request-guarded.ts'

/** Asks for the pages of the ticket shop's feed, whose address staff may have typed. */
export function askFeed(reach: Reach): AskFeed {
  return (url, { headers, signal }) =>
    requestGuarded(url, { headers: { ...headers, 'user-agent': 'ShopFeed' }, signal }, reach)
}
