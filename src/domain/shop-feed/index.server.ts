/** How fresh the state of the sale is, which the ticket shop's feed reports. */
export { findSaleOutage } from './find-sale-outage.server.ts'
export { forgetFeed, noteFeedFailed, noteFeedRead } from './note-feed.server.ts'
export { findFeedTrouble } from './feed-state.server.ts'
