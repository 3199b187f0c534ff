/**
 * The paths of the grains: from where they are strewn over the plate, down to a nodal line, to their place in the
 * figure.
 */
import { randomFrom } from './random.ts'
import { gridColumns, gridRows, unrestAt, type Sand } from './sand.ts'

/** Points, relative to the figure's width and height. */
export type Points = { x: Float32Array; y: Float32Array }
/** Radii are also relative to the figure's width; delays are from 0 to 1. */
export type SandPaths = {
  count: number
  start: Points
  bend: Points
  end: Points
  radius: Float32Array
  delay: Float32Array
}
/** The visible part of the figure, relative to its width and height. */
export type Part = { left: number; top: number; right: number; bottom: number }

/**
 * Paths for the grains in the visible part of the figure, for at most `most` of them. They start evenly distributed
 * over that part, run down to the nodal lines, and end on the grains' own places.
 */
export function planPaths(
  sand: Sand,
  figure: { width: number; height: number; unrest: Float32Array; seen: Part; seed: number; most: number },
): SandPaths {
  const { seen, seed, most, unrest } = figure
  const random = randomFrom(seed)
  const chosen = chooseGrains(sand, figure, random)
  const count = Math.min(most, chosen.length)
  const start = strewEvenly(count, seen, random)
  const bend = runDown(start, unrest)
  const end = { x: new Float32Array(count), y: new Float32Array(count) }
  const radius = new Float32Array(count)
  const delay = new Float32Array(count).map(random)
  const places = placesByCell(sand, figure, chosen.slice(0, count))
  for (let i = 0; i < count; i++) {
    const grain = places.takeNear(bend.x[i] ?? 0, bend.y[i] ?? 0)
    end.x[i] = (sand.x[grain] ?? 0) / figure.width
    end.y[i] = (sand.y[grain] ?? 0) / figure.height
    radius[i] = (sand.radius[grain] ?? 0) / figure.width
  }
  return { count, start, bend, end, radius, delay }
}

/**
 * The position of a grain in one dimension at a progress from 0 to 1: first along the slope, then along the nodal line.
 */
export function along(start: number, bend: number, end: number, progress: number): number {
  const rest = 1 - progress
  return rest * rest * start + 2 * rest * progress * bend + progress * progress * end
}

/** The visible grains in random order, so that taking the first ones thins them out evenly. */
function chooseGrains(
  sand: Sand,
  { width, height, seen }: { width: number; height: number; seen: Part },
  random: () => number,
): number[] {
  const inside: number[] = []
  for (let grain = 0; grain < sand.count; grain++) {
    const x = (sand.x[grain] ?? 0) / width
    const y = (sand.y[grain] ?? 0) / height
    if (x >= seen.left && x <= seen.right && y >= seen.top && y <= seen.bottom) inside.push(grain)
  }
  for (let i = inside.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1))
    const grain = inside[i] ?? 0
    inside[i] = inside[other] ?? 0
    inside[other] = grain
  }
  return inside
}

/** One random point in each cell of a grid: even, but without a pattern. */
function strewEvenly(count: number, { left, top, right, bottom }: Part, random: () => number): Points {
  const [width, height] = [right - left, bottom - top]
  const columns = Math.max(1, Math.round(Math.sqrt((count * width) / Math.max(height, 1e-6))))
  const rows = Math.ceil(count / columns)
  const points = { x: new Float32Array(count), y: new Float32Array(count) }
  for (let i = 0; i < count; i++) {
    points.x[i] = left + (((i % columns) + random()) / columns) * width
    points.y[i] = top + ((Math.floor(i / columns) + random()) / rows) * height
  }
  return points
}

const steps = 14

/** Follows the gradient of the plate's unrest, in steps that end at the nodal line. */
function runDown(start: Points, unrest: Float32Array): Points {
  const x = start.x.slice()
  const y = start.y.slice()
  const [dx, dy] = [1.5 / gridColumns, 1.5 / gridRows]
  for (let i = 0; i < x.length; i++) {
    for (let step = 0; step < steps; step++) {
      const [px, py] = [x[i] ?? 0, y[i] ?? 0]
      const here = unrestAt(unrest, px, py)
      const slopeX = (unrestAt(unrest, px + dx, py) - unrestAt(unrest, px - dx, py)) / (2 * dx)
      const slopeY = (unrestAt(unrest, px, py + dy) - unrestAt(unrest, px, py - dy)) / (2 * dy)
      const steepness = slopeX * slopeX + slopeY * slopeY + 1
      // A Newton step towards zero, limited to a few cells, so that it doesn't overshoot to another line.
      const length = Math.min(1, 0.03 / ((Math.abs(here) * Math.sqrt(steepness)) / steepness + 1e-9))
      x[i] = Math.min(1, Math.max(0, px - (length * here * slopeX) / steepness))
      y[i] = Math.min(1, Math.max(0, py - (length * here * slopeY) / steepness))
    }
  }
  return { x, y }
}

const cells = 64

/** Assigns each grain once: the next one is always the nearest that is left. */
function placesByCell(
  sand: Sand,
  { width, height }: { width: number; height: number },
  grains: number[],
): { takeNear(x: number, y: number): number } {
  const buckets: number[][] = Array.from({ length: cells * cells }, () => [])
  const cellOf = (share: number) => Math.min(cells - 1, Math.max(0, Math.floor(share * cells)))
  for (const grain of grains)
    buckets[cellOf((sand.y[grain] ?? 0) / height) * cells + cellOf((sand.x[grain] ?? 0) / width)]?.push(grain)
  const takeFromRing = (column: number, row: number, radius: number): number | undefined => {
    for (let dy = -radius; dy <= radius; dy++) {
      const isEdge = Math.abs(dy) === radius
      for (let dx = -radius; dx <= radius; dx += isEdge ? 1 : 2 * radius || 1) {
        const [x, y] = [column + dx, row + dy]
        if (x < 0 || y < 0 || x >= cells || y >= cells) continue
        const grain = buckets[y * cells + x]?.pop()
        if (grain !== undefined) return grain
      }
    }
    return undefined
  }
  return {
    takeNear(x, y) {
      const [column, row] = [cellOf(x), cellOf(y)]
      for (let radius = 0; radius < cells; radius++) {
        const grain = takeFromRing(column, row, radius)
        if (grain !== undefined) return grain
      }
      return grains[0] ?? 0
    },
  }
}
