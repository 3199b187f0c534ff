import type { AsideProps } from '../records/special-parts.ts'
import { CollectSubscription } from '../releases/collect-subscription.tsx'
import { CopyToSeason } from './copy-to-season.tsx'

/** Beside the form of a subscription: its release, and its copy for the next season. */
export function SubscriptionAside(props: AsideProps) {
  return (
    <>
      <CollectSubscription {...props} />
      <CopyToSeason {...props} />
    </>
  )
}
