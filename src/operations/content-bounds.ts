/**
 * The maximum number of blocks and containers in a draft, more than any page needs, so that a page cannot grow until
 * it can no longer be opened.
 */
export const maxParts = 2000

/** How large the stored content of a draft may be, in bytes of JSON. */
export const maxContentBytes = 1_500_000
