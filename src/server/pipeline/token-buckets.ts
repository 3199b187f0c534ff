export type TokenBuckets = {
  /** Takes a token for a key: 0 if there was one, otherwise the seconds until there is. `now` is in milliseconds. */
  take(key: string, now: number): number
}

/**
 * Token buckets in memory, one for each key: full at first, refilled at a steady rate. The least recently used ones
 * are removed first, so that the memory is limited.
 */
export function openTokenBuckets({
  capacity,
  perSecond,
  maxKeys = 20_000,
}: {
  capacity: number
  perSecond: number
  maxKeys?: number
}): TokenBuckets {
  /** The least recently used bucket comes first: a Map iterates in insertion order. */
  const buckets = new Map<string, { tokens: number; at: number }>()
  return {
    take(key, now) {
      const { tokens: left, at } = buckets.get(key) ?? { tokens: capacity, at: now }
      const tokens = Math.min(capacity, left + (Math.max(0, now - at) / 1000) * perSecond)
      buckets.delete(key)
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now })
      for (const oldest of buckets.keys()) {
        if (buckets.size <= maxKeys) break
        buckets.delete(oldest)
      }
      return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perSecond)
    },
  }
}
