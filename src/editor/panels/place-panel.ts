export type Box = { left: number; top: number; right: number; bottom: number }
export type PanelSize = { width: number; height: number }
export type PanelPlace = { side: 'left' | 'right'; left: number; top: number; maxHeight: number }

/** The gap between the panel and both the window's edges and the block, in pixels. */
const gap = 16
/** In pixels: a lower panel is not usable beside a block. */
const leastHeight = 240

/**
 * Computes the panel's position so that the edited block stays uncovered: at a side with enough space, the current one
 * if both have it; else below or above the block; if there is no space either, at the side that covers less of it.
 * `area` is the part of the window below the toolbar.
 */
export function placePanel(given: {
  area: Box
  size: PanelSize
  avoid: Box | null
  side: 'left' | 'right'
}): PanelPlace {
  const { area, size, avoid, side } = given
  const whole = area.bottom - area.top - 2 * gap
  const at = (chosen: 'left' | 'right', top = area.top + gap, maxHeight = whole): PanelPlace => ({
    side: chosen,
    left: chosen === 'left' ? area.left + gap : area.right - gap - size.width,
    top,
    maxHeight,
  })
  if (!avoid || avoid.bottom <= area.top || avoid.top >= area.bottom) return at(side)
  const room = { left: avoid.left - area.left, right: area.right - avoid.right }
  const other = side === 'left' ? 'right' : 'left'
  const free = [side, other].find((one) =>
    one === side ? room[side] >= size.width + 2 * gap : room[other] >= size.width + 2 * gap,
  )
  if (free === 'left' || free === 'right') return at(free)

  const below = area.bottom - avoid.bottom - 2 * gap
  const above = avoid.top - area.top - 2 * gap
  if (below >= leastHeight && below >= Math.min(size.height, above))
    return at(side, avoid.bottom + gap, below)
  if (above >= leastHeight) {
    // Uses the current height: sections that expand later must not grow over the block.
    const top = Math.max(area.top + gap, avoid.top - gap - size.height)
    return at(side, top, avoid.top - gap - top)
  }
  if (below >= leastHeight) return at(side, avoid.bottom + gap, below)
  return at(room[other] > room[side] ? other : side)
}

/** The position nearest to the wanted one at which the panel's head can still be reached. */
export function keepInArea(
  wanted: { left: number; top: number },
  { area, size }: { area: Box; size: PanelSize },
): { left: number; top: number } {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
  return {
    left: within(wanted.left, area.left, Math.max(area.left, area.right - size.width)),
    top: within(wanted.top, area.top, Math.max(area.top, area.bottom - 48)),
  }
}

/** Whether two boxes overlap. */
export function doOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
