/** In milliseconds of the event loop: longer turns take a place away, shorter ones give one back. */
const turns = { long: 50, short: 25 }
/** How often the number of places changes, in milliseconds. */
const interval = 250

/**
 * How many pages may be worked on at the same time. It falls as soon as the event loop needs long for a turn, because it is
 * busy or the machine is, and rises again slowly. `lag` is the length of a long turn since the last call, in milliseconds.
 */
export function limitByLag(
  { least, most }: { least: number; most: number },
  { lag, clock = () => performance.now() }: { lag: () => number; clock?: () => number },
): () => number {
  let places = most
  let decidedAt = clock()
  return () => {
    const now = clock()
    if (now - decidedAt < interval) return places
    decidedAt = now
    const length = lag()
    if (length > turns.long) places = Math.max(least, Math.floor(places / 2))
    else if (length < turns.short) places = Math.min(most, places + 1)
    return places
  }
}
