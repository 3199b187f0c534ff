import type { AnchorHTMLAttributes, ReactNode } from 'react'

/** What the ticket shop says of the visitor, as the page shows it. */
export type ShopSession = {
  /** Null for somebody who is not logged in. */
  name: string | null
  /** Stands behind the word for the cart. */
  cart: ReactNode
  /** What becomes of the link to the log-in. */
  account: AnchorHTMLAttributes<HTMLAnchorElement>
}

/** Where the shop and the site are, and the visitor's session there; null as long as nothing is known of it. */
export type Shop = { shopOrigin: string; publicOrigin: string; session: ShopSession | null }
