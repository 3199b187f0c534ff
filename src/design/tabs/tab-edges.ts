/** A list that scrolls sideways, in CSS pixels. */
type Strip = { scrollLeft: number; clientWidth: number; scrollWidth: number }

/** At which edges more of the list lies hidden; a pixel is no reason to say so. */
export function edgesWithMore({ scrollLeft, clientWidth, scrollWidth }: Strip): {
  start: boolean
  end: boolean
} {
  return { start: scrollLeft > 1, end: scrollLeft + clientWidth < scrollWidth - 1 }
}

/** How far to scroll so that an item stands in the middle, as far as the list allows. */
export function scrollToMiddle(
  item: { offsetLeft: number; offsetWidth: number },
  strip: Omit<Strip, 'scrollLeft'>,
): number {
  const wanted = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2
  return Math.max(0, Math.min(wanted, strip.scrollWidth - strip.clientWidth))
}
