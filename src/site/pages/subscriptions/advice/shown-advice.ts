/** What the page of subscriptions shows of the advice and the comparison. */
export type ShownAdvice = {
  wishes: { weekdays: number[]; budget: number | null; names: string }
  /** How many subscriptions there are. */
  count: number
  /** Null where nothing was wished. */
  fitting:
    | {
        id: number
        title: string
        subtitle: string | null
        currency: string
        href: string
        /** Whether the address proposes a choice. */
        isProposal: boolean
        /** In cents. */
        price: number | null
        heard: { name: string; event: string; when: string }[]
      }[]
    | null
  /** The numbers that were asked for, which need not be two. */
  compared: number[]
  comparison: {
    both: [ComparedSubscription, ComparedSubscription]
    /** `other` is null for a concert that belongs to both. */
    clashes: { one: string; other: string | null }[]
  } | null
}

export type ComparedSubscription = {
  id: number
  title: string
  href: string
  choose: number | null
  event_count: number
  price_from: number | null
  currency: string
  dates: { day: string; title: string; href: string }[]
  works: string[]
  rooms: string[]
  /** `saved` is in cents. */
  prices: { name: string; amount: number; saved: number | null }[]
}
