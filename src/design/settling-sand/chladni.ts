/**
 * The vibration of a plate. A square one is a sum of standing waves cos(nπx)·cos(mπy) ± cos(mπx)·cos(nπy), a round one
 * a sum of J_k(λr)·cos(kθ). Where the sum is zero the plate is at rest: sand gathers there in the figures that Ernst
 * Chladni described (1787).
 */

/** A standing wave of a square plate with sides of 1; `sign` adds or subtracts its mirror image. */
export type SquareWave = { n: number; m: number; sign: 1 | -1; weight: number }
/**
 * A standing wave of a round plate of radius 1: `k` nodal diameters, rotated by `turn` radians; a larger λ gives denser
 * rings.
 */
export type RoundWave = { k: number; lambda: number; turn: number; weight: number }

/** The part of the plate that a picture shows: its centre, and its width relative to the plate's. */
export type PlateView = { x: number; y: number; span: number }
export type Plate = { view: PlateView } & (
  | { shape: 'square'; waves: readonly SquareWave[] }
  | { shape: 'round'; waves: readonly RoundWave[] }
)

/** The signed amplitude at the centre of each cell of a grid over the view, row by row. */
export function motionOf(plate: Plate, columns: number, rows: number): Float32Array {
  const { x, y, span } = plate.view
  const cell = span / columns
  const xs = Float64Array.from({ length: columns }, (_, i) => (i + 0.5 - columns / 2) * cell + x)
  const ys = Float64Array.from({ length: rows }, (_, i) => (i + 0.5 - rows / 2) * cell + y)
  const motion = new Float32Array(columns * rows)
  if (plate.shape === 'square') for (const wave of plate.waves) addSquareWave(motion, wave, xs, ys)
  else for (const wave of plate.waves) addRoundWave(motion, wave, xs, ys)
  return motion
}

/** The wave is separable, so its cosines are computed once per column and row only. */
function addSquareWave(motion: Float32Array, wave: SquareWave, xs: Float64Array, ys: Float64Array): void {
  const cosines = (mode: number, positions: Float64Array) =>
    positions.map((position) => Math.cos(mode * Math.PI * position))
  const [xn, xm] = [cosines(wave.n, xs), cosines(wave.m, xs)]
  const [yn, ym] = [cosines(wave.n, ys), cosines(wave.m, ys)]
  for (let row = 0; row < ys.length; row++) {
    const first = wave.weight * (ym[row] ?? 0)
    const second = wave.weight * wave.sign * (yn[row] ?? 0)
    const start = row * xs.length
    for (let column = 0; column < xs.length; column++)
      motion[start + column] =
        (motion[start + column] ?? 0) + first * (xn[column] ?? 0) + second * (xm[column] ?? 0)
  }
}

function addRoundWave(motion: Float32Array, wave: RoundWave, xs: Float64Array, ys: Float64Array): void {
  const swing = tabulateBessel(wave.k, wave.lambda)
  const [cosine, sine] = [Math.cos(wave.turn), Math.sin(wave.turn)]
  for (const [row, y] of ys.entries()) {
    for (const [column, x] of xs.entries()) {
      const radius = Math.hypot(x, y) || 1e-9
      const place = Math.min(tableSize - 1, (radius / tableReach) * tableSize)
      const index = Math.floor(place)
      const before = swing[index] ?? 0
      const along = before + ((swing[index + 1] ?? 0) - before) * (place - index)
      const around = multipleCosine(wave.k, (x * cosine + y * sine) / radius)
      const cell = row * xs.length + column
      motion[cell] = (motion[cell] ?? 0) + wave.weight * along * around
    }
  }
}

/** The waves continue beyond the plate's rim at 1, as far as a view may reach. */
const tableReach = 2.5
const tableSize = 640

/** J_k(λr) for radii from 0 to the table's reach, normalized to at most 1. */
function tabulateBessel(k: number, lambda: number): Float64Array {
  const table = Float64Array.from({ length: tableSize + 1 }, (_, i) =>
    bessel(k, (lambda * tableReach * i) / tableSize),
  )
  const largest = table.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return table.map((value) => value / largest)
}

/** The Bessel function J_k by its integral; 48 points are exact to 1e-9 in the range used here (x below 40). */
export function bessel(k: number, x: number): number {
  const points = 48
  let sum = 0
  for (let i = 0; i < points; i++) {
    const angle = (Math.PI * (i + 0.5)) / points
    sum += Math.cos(k * angle - x * Math.sin(angle))
  }
  return sum / points
}

/** cos(kθ), computed from cos θ. */
function multipleCosine(k: number, cosine: number): number {
  let before = 1
  let value = k === 0 ? 1 : cosine
  for (let i = 1; i < k; i++) [before, value] = [value, 2 * cosine * value - before]
  return value
}
