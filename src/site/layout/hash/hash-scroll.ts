/** The delays and offsets for links to anchors (specification, sections 2 and 9). */
export const hashTimings = {
  /** Delay in ms after a navigation before the anchor is looked up. */
  wait: 1000,
  /** Interval in ms between look-ups of a missing anchor, and the number of tries. */
  poll: 250,
  tries: 100,
  /** Pixels to leave free above the anchor. */
  offset: 130,
}

/** The same for links of the anchor navigation. */
export const anchorTimings = {
  offset: 250,
  /** Duration of the scroll animation in ms. */
  duration: 1000,
  /** Delay after a page was opened through such a link, in ms. */
  hashDelay: 500,
  /** Corrections after the first scroll, for images and texts that have shifted the target, in ms. */
  retries: [100, 500],
  /** Delay in ms for an answer to unfold before the page scrolls to it. */
  faqDelay: 700,
}

/**
 * Polls for an element and passes it on; gives up after `tries`. Returns a function that stops polling. `find` is first
 * called after `wait` ms, then every `poll` ms.
 */
export function waitForPlace<Place>(
  find: () => Place | null,
  reach: (place: Place) => void,
  { wait, poll, tries } = hashTimings,
): () => void {
  let left = tries
  let timer = setTimeout(look, wait)
  function look(): void {
    const place = find()
    if (place !== null) reach(place)
    else if (--left > 0) timer = setTimeout(look, poll)
  }
  return () => clearTimeout(timer)
}

/** The scroll position of an ease-in-out animation; `progress` from 0 to 1. */
export function scrollPosition(from: number, to: number, progress: number): number {
  const eased = progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2
  return from + (to - from) * Math.min(1, Math.max(0, eased))
}
