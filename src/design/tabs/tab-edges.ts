/** The scroll position of a horizontal list, in CSS pixels. */
type Strip = { scrollLeft: number; clientWidth: number; scrollWidth: number }

/** The edges beyond which the list has more; tolerates sub-pixel rounding. */
export function edgesWithMore({ scrollLeft, clientWidth, scrollWidth }: Strip): {
  start: boolean
  end: boolean
} {
  return { start: scrollLeft > 1, end: scrollLeft + clientWidth < scrollWidth - 1 }
}

/** The scroll position that centres an item, as far as the list allows. */
export function scrollToMiddle(
  item: { offsetLeft: number; offsetWidth: number },
  strip: Omit<Strip, 'scrollLeft'>,
): number {
  const wanted = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2
  return Math.max(0, Math.min(wanted, strip.scrollWidth - strip.clientWidth))
}
