/**
 * How many blocks and containers a draft may have. More than any page needs; keeps a page from growing until it cannot be
 * opened any more.
 */
export const mostParts = 2000

/** How large the stored content of a draft may be, in bytes of JSON. */
export const mostContentBytes = 1_500_000
