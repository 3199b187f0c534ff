import type { SaleOutage } from '#contracts/sale-outage.ts'
import { remember } from '../remember.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { readFeedState, troubleOf } from './feed-state.server.ts'

/** Why a page's states of the sale may be outdated; null when they are up to date, as far as the site knows. */
export async function findSaleOutage(scope: Scope): Promise<SaleOutage | null> {
  const state = await remember(scope, 'shop-feed', (inner) => {
    addCacheTags(inner, 'shop_feed')
    return readFeedState(inner)
  })
  if (troubleOf(state, scope.now) === null) return null
  return { asOf: state?.readAt?.toISOString() ?? null }
}
