type Box = { left: number; top: number; right: number; bottom: number }

/** The space between a menu and the box that it belongs to, in pixels. */
const gap = 6
/** With less space than this a menu is moved to the other side of its box. */
const comfortable = 320
/** With less space than this on both sides a menu covers its box. */
const necessary = 160

/**
 * How far the page is to be scrolled, in pixels, so that a menu fits below the box that it belongs to: above the box it
 * would cover the text that leads to it.
 */
export function roomToMake({ box, size, area }: { box: Box; size: { height: number }; area: Box }): number {
  const lacking = box.bottom + gap + Math.min(size.height, comfortable) - area.bottom
  return Math.max(0, Math.min(lacking, box.top - area.top))
}

/**
 * The place of a menu in `area`, the part of the window below the toolbar: below the box that it belongs to, or above
 * it where there is more space, as at the end of a page, so that it does not cover what is being typed. Its upper edge,
 * with the search field, stays where it is when the list becomes shorter; it grows to `space` at most.
 */
export function placeMenu(given: { box: Box; size: { width: number; height: number }; area: Box }): {
  left: number
  top: number
  space: number
} {
  const { box, size, area } = given
  const left = Math.max(area.left, Math.min(box.left, area.right - size.width))
  const top = Math.max(box.bottom, area.top) + gap
  const bottom = Math.min(box.top, area.bottom) - gap
  const below = area.bottom - top
  const above = bottom - area.top
  const isAbove = below < Math.min(size.height, comfortable) && above > below
  if (!isAbove && below >= necessary) return { left, top, space: below }
  const end = Math.max(below, above) < necessary ? area.bottom : bottom
  const space = Math.min(size.height, end - area.top)
  return { left, top: end - space, space }
}
