/** The start and end of an element along the track, in CSS pixels. */
export type Span = { start: number; end: number }
/** Which items are in view, counted from 0, and whether there is more on either side. */
export type SliderPosition = { first: number; last: number; hasBefore: boolean; hasAfter: boolean }

/** The share of an item that must be visible for it to count as shown. */
const shownShare = 0.6
/** In pixels: browsers round positions differently. */
const tolerance = 2

/** Which items are in view; both arguments in the track's coordinates. */
export function positionOf(items: readonly Span[], view: Span): SliderPosition {
  const shown = items.flatMap((item, index) => (shareOf(item, view) >= shownShare ? [index] : []))
  const nearest = items.findIndex((item) => item.end > view.start + tolerance)
  const first = shown[0] ?? Math.max(0, nearest)
  return {
    first,
    last: shown.at(-1) ?? first,
    hasBefore: (items[0]?.start ?? 0) < view.start - tolerance,
    hasAfter: (items.at(-1)?.end ?? 0) > view.end + tolerance,
  }
}

/**
 * The item at the start of the view after one move: forwards the first one that was not shown, backwards by as many as
 * were shown, clamped to the list's ends.
 */
export function nextFirst(
  { first, last }: Pick<SliderPosition, 'first' | 'last'>,
  direction: -1 | 1,
  count: number,
): number {
  const shown = last - first + 1
  const wanted = direction > 0 ? last + 1 : first - shown
  return Math.min(Math.max(wanted, 0), Math.max(0, count - 1))
}

function shareOf(item: Span, view: Span): number {
  const seen = Math.min(item.end, view.end) - Math.max(item.start, view.start)
  const whole = Math.min(item.end - item.start, view.end - view.start)
  return whole > 0 ? seen / whole : 0
}
