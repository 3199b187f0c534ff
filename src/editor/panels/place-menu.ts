type Box = { left: number; top: number; right: number; bottom: number }

/** The space between a menu and the box that it belongs to, in pixels. */
const gap = 6
/** With less space than this a menu is moved to the other side of its box. */
const comfortable = 320
/** With less space than this on both sides a menu covers its box. */
const necessary = 160

/**
 * The place of a menu in `area`, the part of the window below the toolbar: below the box that it belongs to, or above
 * it where there is more space, so that it does not cover what is being typed. Above the box its lower edge is fixed
 * (`bottom`), because its list becomes shorter during a search.
 */
export function placeMenu(given: {
  box: Box
  size: { width: number; height: number }
  area: Box
}): { left: number; space: number } & ({ top: number } | { bottom: number }) {
  const { box, size, area } = given
  const left = Math.max(area.left, Math.min(box.left, area.right - size.width))
  const top = Math.max(box.bottom, area.top) + gap
  const bottom = Math.min(box.top, area.bottom) - gap
  const below = area.bottom - top
  const above = bottom - area.top
  if (Math.max(below, above) < necessary) return { left, bottom: area.bottom, space: area.bottom - area.top }
  return below < Math.min(size.height, comfortable) && above > below
    ? { left, bottom, space: above }
    : { left, top, space: below }
}
