/** Draws the sand animation in a worker, to keep the main thread free. */
import { figureHeight, type FigureKey } from '../picture/figure-address.ts'
import type { Rgb } from '#colour/theme.ts'
import { figureColours } from './ground-colours.ts'
import { plateOf } from './modes.ts'
import { along, planPaths, type SandPaths } from './sand-paths.ts'
import { leap, settling } from './sand-times.ts'
import { strewSand, unrestOf } from './sand.ts'

export type SandOrder = {
  surface: OffscreenCanvas
  figure: FigureKey
  /** The width of the figure's image on the page: the animation moves exactly its grains. */
  width: number
  columns: number
  rows: number
  /** Canvas pixels per CSS pixel. */
  ratio: number
}
/** `begun`: the first frame is drawn; `settled`: the animation has ended. */
export type SandReport = 'begun' | 'settled'

/** The number of grains that an average computer can move at 60 frames per second. */
const maxGrains = 45_000
const grainsPerPixel = 0.1

addEventListener('message', ({ data }: MessageEvent<SandOrder>) => {
  const stage = openStage(data)
  if (!stage) return
  const paths = planOf(data, stage)
  let first: number | undefined
  const step = (now: number) => {
    const seconds = (now - (first ?? now)) / 1000
    drawSand(stage, paths, Math.min(seconds, leap + settling))
    if (first === undefined) report('begun')
    first ??= now
    if (seconds < leap + settling) requestAnimationFrame(step)
    else report('settled')
  }
  requestAnimationFrame(step)
})

function report(what: SandReport): void {
  postMessage(what)
}

type Stage = {
  context: OffscreenCanvasRenderingContext2D
  image: ImageData
  pixels: Uint32Array
  columns: number
  rows: number
  /** Maps coordinates relative to the figure to canvas pixels, like `object-fit: cover`. */
  fit: { width: number; height: number; left: number; top: number }
  ratio: number
  ground: number
  tones: number[]
  random: () => number
}

function openStage({ surface, figure, columns, rows, ratio }: SandOrder): Stage | null {
  surface.width = columns
  surface.height = rows
  const context = surface.getContext('2d', { alpha: false })
  if (!context) return null
  const image = context.createImageData(columns, rows)
  const scale = Math.max(columns / 4, rows / 3)
  const { ground, sand } = figureColours(figure.ground)
  return {
    context,
    image,
    pixels: new Uint32Array(image.data.buffer),
    columns,
    rows,
    fit: {
      width: 4 * scale,
      height: 3 * scale,
      left: (columns - 4 * scale) / 2,
      top: (rows - 3 * scale) / 2,
    },
    ratio,
    ground: colourWord(ground, ground, 0),
    tones: [0.62, 0.75, 0.88, 1].map((share) => colourWord(ground, sand, share)),
    random: fastRandom(),
  }
}

function planOf({ figure: { variant }, width }: SandOrder, { fit, columns, rows, ratio }: Stage): SandPaths {
  const plate = plateOf(variant)
  return planPaths(strewSand(plate, { seed: variant, width }), {
    width,
    height: figureHeight(width),
    unrest: unrestOf(plate),
    seed: variant,
    most: Math.min(maxGrains, Math.round((columns * rows * grainsPerPixel) / ratio ** 2)),
    seen: {
      left: -fit.left / fit.width,
      top: -fit.top / fit.height,
      right: (columns - fit.left) / fit.width,
      bottom: (rows - fit.top) / fit.height,
    },
  })
}

function drawSand(stage: Stage, paths: SandPaths, seconds: number): void {
  const { fit, ratio, random } = stage
  const { count, start, bend, end, radius, delay } = paths
  stage.pixels.fill(stage.ground)
  for (let i = 0; i < count; i++) {
    const progress = progressOf(delay[i] ?? 0, seconds)
    const unrest = (1 - progress) * 5 * ratio
    const x = along(start.x[i] ?? 0, bend.x[i] ?? 0, end.x[i] ?? 0, progress) * fit.width + fit.left
    const y = along(start.y[i] ?? 0, bend.y[i] ?? 0, end.y[i] ?? 0, progress) * fit.height + fit.top
    dropGrain(stage, {
      x: x + (random() - 0.5) * unrest,
      y: y + (random() - 0.5) * unrest,
      size: Math.max(1, Math.round((radius[i] ?? 0) * 2 * fit.width)),
      colour: stage.tones[i & 3] ?? 0,
    })
  }
  stage.context.putImageData(stage.image, 0, 0)
}

/** A square of one or two pixels; a larger one has its corners removed, so that it looks round. */
function dropGrain(
  { pixels, columns, rows }: Stage,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: number },
): void {
  const left = Math.round(x - size / 2)
  const top = Math.round(y - size / 2)
  if (left < 0 || top < 0 || left + size > columns || top + size > rows) return
  for (let line = 0; line < size; line++) {
    const inset = size > 2 && (line === 0 || line === size - 1) ? 1 : 0
    const from = (top + line) * columns + left
    for (let pixel = from + inset; pixel < from + size - inset; pixel++) pixels[pixel] = colour
  }
}

/** A grain's progress from 0 to 1: first leaping back from its place, then settling, each grain with its own delay. */
function progressOf(delay: number, seconds: number): number {
  if (seconds < leap) return 1 - easeOut(seconds / leap)
  return easeInOut(Math.min(1, Math.max(0, ((seconds - leap) / settling - delay * 0.35) / 0.65)))
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3
}

function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2
}

/** A colour in the byte order of canvas memory on little-endian machines: red in the lowest byte. */
function colourWord(ground: Rgb, sand: Rgb, share: number): number {
  const mix = (channel: 0 | 1 | 2) => Math.round(ground[channel] + (sand[channel] - ground[channel]) * share)
  return ((255 << 24) | (mix(2) << 16) | (mix(1) << 8) | mix(0)) >>> 0
}

/** Random enough for the trembling, and three times as fast as Math.random. */
function fastRandom(): () => number {
  let state = 0x2545f491
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}
