/** A block as a sector of a ring around the stage; angles in degrees, clockwise from the right. */
export type Sector = { inner: number; outer: number; from: number; to: number }
export type Seating = { sectors: Sector[]; height: number; stage: number }

/** All lengths are units of a drawing of this width. */
export const planWidth = 400
const stageRadius = 44
const margin = 4
const gap = 3
/** The ring of a distance spans a little less than a half circle, so that its ends do not stand beside the stage. */
const span = 150

/**
 * Arranges blocks of seats around a stage: each distance has a ring of its own, whose blocks share it by their seats, in
 * order from the left, as people see the stage. Blocks behind the stage (distance 0) are above it.
 */
export function arrangeSeating(blocks: readonly { distance: number; seats: number }[]): Seating {
  const distances = [...new Set(blocks.map(({ distance }) => distance))].toSorted((a, b) => a - b)
  const rings = distances.filter((distance) => distance > 0)
  const hasBack = distances.includes(0)
  const depth = Math.min(44, (planWidth / 2 - margin - stageRadius) / Math.max(1, rings.length))
  const stage = margin + (hasBack ? stageRadius + depth : 0)
  const sectors = blocks.map((block, index) => {
    const beside = blocks.filter(({ distance }) => distance === block.distance)
    const before = blocks.slice(0, index).filter(({ distance }) => distance === block.distance)
    const share = span / seatsOf(beside)
    const inner = stageRadius + Math.max(0, rings.indexOf(block.distance)) * depth + gap
    const outer = inner + depth - gap
    // The ring before the stage is seen from below and runs from its left end at 180 degrees down to its right one at 0;
    // the one behind it runs over the top.
    const start = seatsOf(before) * share
    const end = start + block.seats * share
    const edge = (180 - span) / 2
    const [from, to] =
      block.distance === 0 ? [180 + edge + start, 180 + edge + end] : [180 - edge - start, 180 - edge - end]
    return { inner, outer, from, to }
  })
  return { sectors, height: stage + stageRadius + rings.length * depth + margin, stage }
}

/** The outline of a sector as an SVG path. */
export function pathOf({ inner, outer, from, to }: Sector, stage: number): string {
  const isClockwise = to > from
  // Blocks side by side are a line apart, which is as wide near the stage as far from it.
  const inset = (radius: number) => ((isClockwise ? 1 : -1) * (gap / 2) * 180) / (Math.PI * radius)
  const at = (radius: number, angle: number) => pointAt(radius, angle, stage).join(' ')
  return [
    `M${at(outer, from + inset(outer))}`,
    `A${outer} ${outer} 0 0 ${isClockwise ? 1 : 0} ${at(outer, to - inset(outer))}`,
    `L${at(inner, to - inset(inner))}`,
    `A${inner} ${inner} 0 0 ${isClockwise ? 0 : 1} ${at(inner, from + inset(inner))}Z`,
  ].join('')
}

/** The middle of a sector. */
export function middleOf({ inner, outer, from, to }: Sector, stage: number): [number, number] {
  return pointAt((inner + outer) / 2, (from + to) / 2, stage)
}

function pointAt(radius: number, angle: number, stage: number): [number, number] {
  const radians = (angle * Math.PI) / 180
  return [round(planWidth / 2 + radius * Math.cos(radians)), round(stage + radius * Math.sin(radians))]
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}

function seatsOf(blocks: readonly { seats: number }[]): number {
  return blocks.reduce((sum, { seats }) => sum + seats, 0)
}
