import type { BulkProps } from '../records/special-parts.ts'
import { BulkPrices } from './bulk-prices.tsx'
import { BulkPresale } from './bulk-presale.tsx'
import { BulkSubscription } from './bulk-subscription.tsx'

/** What can be done with chosen events, besides what all kinds can. */
export function EventBulk(props: BulkProps) {
  return (
    <>
      <BulkPrices {...props} />
      <BulkPresale {...props} />
      <BulkSubscription {...props} />
    </>
  )
}
