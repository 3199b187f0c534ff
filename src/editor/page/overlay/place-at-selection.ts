type Box = { left: number; top: number; right: number; bottom: number }

/** The space between the bar and the selection, in pixels. */
const gap = 8

/**
 * The position of the bar of a selected text: above it, or below it if there is no space above, so that it never
 * covers the selection. On touch screens it is below, because the browser's own menu is above. `area` is the free
 * part of the window; `avoid` must not be covered either.
 */
export function placeAtSelection(given: {
  selection: Box
  size: { width: number; height: number }
  area: Box
  avoid: Box | null
  isTouch: boolean
}): { left: number; top: number } {
  const { selection, size, area, avoid, isTouch } = given
  const left = Math.max(area.left, Math.min(selection.left, area.right - size.width))
  const above = selection.top - gap - size.height
  const below = selection.bottom + gap
  const isFree = (top: number) => {
    const bottom = top + size.height
    if (top < area.top || bottom > area.bottom) return false
    const isBeside = !avoid || left >= avoid.right || left + size.width <= avoid.left
    return isBeside || top >= avoid.bottom || bottom <= avoid.top
  }
  const places = isTouch ? [below, above] : [above, below]
  const free = places.find(isFree)
  // A selection that fills the window has to be covered.
  return { left, top: free ?? Math.max(area.top, Math.min(below, area.bottom - size.height)) }
}
