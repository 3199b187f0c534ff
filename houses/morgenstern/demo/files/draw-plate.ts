import { seededRandom } from '../random.ts'
import type { Sound } from './sounds.ts'

/** The side of the picture, in pixels. */
export const plateSide = 360
export const secondsPerFigure = 4

/** The waves along the sides of the plate, and the tone at which it shows them, in hertz: with more waves it rises. */
const figures: { waves: [number, number]; tone: number }[] = [
  { waves: [1, 2], tone: 110 },
  { waves: [1, 3], tone: 174 },
  { waves: [2, 3], tone: 226 },
  { waves: [1, 4], tone: 296 },
  { waves: [3, 4], tone: 435 },
  { waves: [2, 5], tone: 505 },
  { waves: [4, 5], tone: 714 },
  { waves: [3, 7], tone: 1010 },
]

/** The plate with its sand, as a picture in shades of grey. */
export type Plate = { grains: Float64Array; random: () => number; picture: Buffer }

const grainCount = 4500
const background = 26
const stepsPerFrame = 4
/** Grains stay where the plate swings less than this. */
const atRest = 0.035

/**
 * The plate one frame later, while it sounds with a figure; null after the last one. Sand jumps where the plate moves
 * and stays where it does not.
 */
export function drawPlate(before: Plate | null, figure: number): Plate | null {
  const shape = figures[figure]
  if (!shape) return null
  const { grains, random } = before ?? scatter()
  const picture = Buffer.alloc(plateSide * plateSide, background)
  const [n, m] = shape.waves
  for (let grain = 0; grain < grainCount; grain++) {
    let [toX, toY] = [grains[grain * 2] ?? 0, grains[grain * 2 + 1] ?? 0]
    for (let step = 0; step < stepsPerFrame; step++) {
      const swing = Math.abs(movement(toX, toY, n, m))
      if (swing < atRest) break
      toX = within(toX + (random() - 0.5) * 0.11 * swing)
      toY = within(toY + (random() - 0.5) * 0.11 * swing)
    }
    grains[grain * 2] = toX
    grains[grain * 2 + 1] = toY
    const [column, row] = [Math.floor(toX * (plateSide - 2)), Math.floor(toY * (plateSide - 2))]
    for (const offset of [0, 1, plateSide, plateSide + 1]) {
      const pixel = row * plateSide + column + offset
      picture[pixel] = Math.min(240, (picture[pixel] ?? 0) + 90)
    }
  }
  return { grains, random, picture }
}

/** The tone that rises from figure to figure, gliding for the first fifth of each. */
export function plateTones(rate: number): Sound {
  const length = Math.round(secondsPerFigure * rate)
  const sound = new Float64Array(figures.length * length)
  let phase = 0
  for (const [index, { tone }] of figures.entries()) {
    const last = figures[index - 1]?.tone ?? tone
    for (let sample = 0; sample < length; sample++) {
      const glide = Math.min(1, sample / (length / 5))
      phase += (2 * Math.PI * last * (tone / last) ** glide) / rate
      const position = index * length + sample
      const loudness = Math.min(1, position / rate, (sound.length - position) / rate)
      sound[position] = (Math.sin(phase) + 0.25 * Math.sin(2 * phase)) * loudness * (200 / tone) ** 0.3
    }
  }
  return sound
}

function scatter(): Pick<Plate, 'grains' | 'random'> {
  const random = seededRandom('plate').next
  return { grains: Float64Array.from({ length: grainCount * 2 }, random), random }
}

/** How far a point of a square plate swings, from -1 to 1. */
function movement(x: number, y: number, n: number, m: number): number {
  const wave = (waves: number, place: number) => Math.cos(waves * Math.PI * place)
  return (wave(n, x) * wave(m, y) - wave(m, x) * wave(n, y)) / 2
}

function within(place: number): number {
  return Math.min(0.999, Math.max(0, place))
}
