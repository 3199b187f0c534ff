/** Where the sand comes to rest on a plate: used by the server's drawing and by the animation in a page's hero. */
import { figureRatio } from '#design/picture/figure-address.ts'
import { motionOf, type Plate } from './chladni.ts'
import { randomFrom } from './random.ts'

/**
 * The grid on which a plate's motion is computed, whatever the picture's size, so that every size shows the same
 * figure.
 */
export const gridColumns = 384
export const gridRows = gridColumns / figureRatio

/** The share of the plate covered by sand: gives figures of few and of many waves the same visual weight. */
const coverage = 0.12
/** The density of stray grains away from the lines. */
const straying = 0.0035
/** Beyond this multiple of a line's width there are stray grains only. */
const reach = 4

/**
 * The plate's unrest at the centre of each cell of the grid: 0 on a nodal line, with opposite signs on its two sides; 1
 * is the visible edge of a line of sand. It is partly normalized by the slope: lines keep a constant width, and where
 * they cross the sand forms stars.
 */
export function unrestOf(plate: Plate): Float32Array {
  const motion = motionOf(plate, gridColumns, gridRows)
  const slope = slopeOf(motion)
  const mean = slope.reduce((sum, value) => sum + value, 0) / slope.length
  const unrest = motion.map((value, i) => value / ((slope[i] ?? 0) / mean + 0.12) ** 0.45)
  const width = lineWidth(unrest)
  return unrest.map((value) => value / width)
}

/** The probability of a grain at a place, by its unrest. */
export function restingChance(unrest: number): number {
  const distance = Math.abs(unrest)
  if (distance > reach) return straying
  return Math.min(1, 1.05 * Math.exp(-distance * distance) + 0.1 * Math.exp(-1.1 * distance) + straying)
}

/** Grains with their positions and radii in pixels, and their opacity (0 to 1). */
export type Sand = {
  count: number
  x: Float32Array
  y: Float32Array
  radius: Float32Array
  weight: Float32Array
}

/**
 * Generates the sand of a figure that is `width` pixels wide, in 4:3. Each grain has a cell of its own and a random
 * position in it, which gives a dense and even distribution. `share` thins it out: the remaining share of grains at a
 * place, from 0 to 1.
 */
export function strewSand(
  plate: Plate,
  { seed, width, share }: { seed: number; width: number; share?: (x: number, y: number) => number },
): Sand {
  const height = Math.round(width / figureRatio)
  const unrest = unrestOf(plate)
  const random = randomFrom(Math.imul(seed + 1, 0x9e3779b1))
  const diameter = 1.5 * Math.sqrt(width / 640)
  const cell = diameter * 0.8
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const sand = emptySand(Math.ceil(columns * rows * 0.4))
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      // Draws five random numbers for each cell, used or not: a different rounding in a browser then affects one grain
      // and not all.
      const x = (column + random()) * cell
      const y = (row + random()) * cell
      const chance = random()
      const radius = (diameter / 2) * (0.7 + random() * 0.7)
      const weight = 0.62 + random() * 0.38
      if (x >= width || y >= height || sand.count === sand.x.length) continue
      const stays = share ? share(x / width, y / height) : 1
      if (chance > stays * restingChance(unrestAt(unrest, x / width, y / height))) continue
      sand.x[sand.count] = x
      sand.y[sand.count] = y
      sand.radius[sand.count] = radius
      sand.weight[sand.count] = weight
      sand.count++
    }
  }
  return sand
}

/** Interpolates the unrest between the grid's cells; places are relative to the figure's width and height. */
export function unrestAt(unrest: Float32Array, x: number, y: number): number {
  const column = Math.min(gridColumns - 1.001, Math.max(0, x * gridColumns - 0.5))
  const row = Math.min(gridRows - 1.001, Math.max(0, y * gridRows - 0.5))
  const left = Math.floor(column)
  const above = Math.floor(row)
  const index = above * gridColumns + left
  const across = column - left
  const top = (unrest[index] ?? 0) * (1 - across) + (unrest[index + 1] ?? 0) * across
  const bottom =
    (unrest[index + gridColumns] ?? 0) * (1 - across) + (unrest[index + gridColumns + 1] ?? 0) * across
  return top + (bottom - top) * (row - above)
}

function slopeOf(motion: Float32Array): Float32Array {
  const slope = new Float32Array(motion.length)
  for (let row = 0; row < gridRows; row++) {
    const above = Math.max(0, row - 1) * gridColumns
    const below = Math.min(gridRows - 1, row + 1) * gridColumns
    const here = row * gridColumns
    for (let column = 0; column < gridColumns; column++) {
      const left = motion[here + Math.max(0, column - 1)] ?? 0
      const right = motion[here + Math.min(gridColumns - 1, column + 1)] ?? 0
      const rise = (motion[below + column] ?? 0) - (motion[above + column] ?? 0)
      slope[here + column] = Math.hypot(right - left, rise)
    }
  }
  return slope
}

/** The line width that yields the wanted coverage, found by bisection on a sample of the grid. */
function lineWidth(unrest: Float32Array): number {
  const sample = unrest.filter((_, i) => i % 23 === 0).map(Math.abs)
  let [low, high] = [0, sample.reduce((most, value) => Math.max(most, value), 0)]
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    const covered = sample.reduce((sum, value) => sum + Math.exp(-((value / middle) ** 2)), 0)
    if (covered / sample.length > coverage) high = middle
    else low = middle
  }
  return (low + high) / 2
}

function emptySand(length: number): Sand {
  const numbers = () => new Float32Array(length)
  return { count: 0, x: numbers(), y: numbers(), radius: numbers(), weight: numbers() }
}
