/** The waits and distances of links to a place in a page (specification, sections 2 and 9). */
export const hashTimings = {
  /** After coming to another page, before its place is looked for, in ms. */
  wait: 1000,
  /** Between two looks for a place that is not there yet, in ms, and how many looks. */
  poll: 250,
  tries: 100,
  /** Pixels that stay free above the place. */
  offset: 130,
}

/** The same for the links of the anchor navigation inside a page. */
export const anchorTimings = {
  offset: 250,
  /** How long the page takes to scroll there, in ms. */
  duration: 1000,
  /** After coming to a page by such a link. */
  hashDelay: 500,
  /** Looks again after the first scroll, for pictures and texts that pushed the place on, in ms. */
  retries: [100, 500],
  /** Answers unfold before they are scrolled to, in ms. */
  faqDelay: 700,
}

/**
 * Looks for an element until it is there and hands it over; gives up after `tries`. Returns how to stop looking.
 * `find` is asked first after `wait` ms, then every `poll` ms.
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

/** The scroll position at a moment of an animated scroll: slow, fast, slow. `progress` from 0 to 1. */
export function scrollPosition(from: number, to: number, progress: number): number {
  const eased = progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2
  return from + (to - from) * Math.min(1, Math.max(0, eased))
}
