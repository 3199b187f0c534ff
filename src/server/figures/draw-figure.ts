/**
 * Chladni figures: the sand on a sounding plate gathers where it does not move. The plate's motion is a sum of
 * standing waves cos(nπx)cos(mπy) ± cos(mπx)cos(nπy); a grain lands where their sum is close to nothing.
 */
export type Rgb = readonly [number, number, number]

const grounds: Record<string, Rgb> = {
  prussian: [18, 48, 79],
  bottle: [31, 74, 61],
  yolk: [217, 162, 27],
  plum: [74, 35, 67],
  vermilion: [163, 32, 15],
  stone: [233, 231, 223],
}
const lightSand: Rgb = [242, 239, 230]
const darkSand: Rgb = [22, 19, 15]

type Mode = { n: number; m: number; n2: number; m2: number; mix: number; sign: 1 | -1; zoom: number }

/** Raw RGB pixels of a figure. Same ground, variant and size: the same picture, to the last grain. */
export function drawFigure(ground: string, variant: number, width: number, height: number): Uint8Array {
  const random = randomFrom(variant * 2654435761 + ground.length * 97)
  const mode = modeOf(random)
  const sand = scatter(motionOf(mode, width, height), width, height, random)
  return colour(
    sand,
    grounds[ground] ?? lightSand,
    ground === 'stone' || ground === 'yolk' ? darkSand : lightSand,
    width,
    height,
  )
}

function modeOf(random: () => number): Mode {
  const pick = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const n = pick(2, 7)
  const m = n + pick(1, 4) // never n = m: the difference of equal waves is a still plate
  const n2 = pick(1, 6)
  return {
    n,
    m: random() < 0.5 ? m : Math.max(1, n - pick(1, n - 1)),
    n2,
    m2: n2 + pick(2, 5),
    mix: 0.15 + random() * 0.25,
    sign: random() < 0.5 ? 1 : -1,
    zoom: 0.9 + random() * 0.4,
  }
}

/** How much the plate moves at each pixel; the waves are separable, so their cosines are computed once per line. */
function motionOf({ n, m, n2, m2, mix, sign, zoom }: Mode, width: number, height: number): Float32Array {
  const scale = Math.max(width, height) / zoom
  const wave = (count: number, mode: number) =>
    Float32Array.from({ length: count }, (_, i) =>
      Math.cos(mode * Math.PI * ((i + 0.5 - count / 2) / scale + 0.5)),
    )
  const [xn, xm, xn2, xm2] = [n, m, n2, m2].map((mode) => wave(width, mode))
  const [yn, ym, yn2, ym2] = [n, m, n2, m2].map((mode) => wave(height, mode))
  const motion = new Float32Array(width * height)
  const at = (line: Float32Array | undefined, index: number) => line?.[index] ?? 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const first = at(xn, x) * at(ym, y) + sign * at(xm, x) * at(yn, y)
      const second = at(xn2, x) * at(ym2, y) + sign * at(xm2, x) * at(yn2, y)
      motion[y * width + x] = first * (1 - mix) + second * mix
    }
  }
  return motion
}

/** Throws grains at the plate and keeps those that come to rest; returns how much sand covers each pixel, 0 to 1. */
function scatter(motion: Float32Array, width: number, height: number, random: () => number): Float32Array {
  const sand = new Float32Array(width * height)
  const grainSize = Math.max(0.5, width / 1100)
  const thickness = 0.055
  const throws = Math.round(width * height * Math.min(2.2, 1.1 / (grainSize * grainSize)))
  for (let i = 0; i < throws; i++) {
    const px = random() * width
    const py = random() * height
    const rest = (motion[Math.floor(py) * width + Math.floor(px)] ?? 1) / thickness
    if (random() > Math.exp(-rest * rest) + 0.003) continue
    dropGrain(sand, width, height, {
      px,
      py,
      radius: grainSize * (0.6 + random() * random() * 1.6),
      weight: 0.35 + random() * 0.65,
    })
  }
  return sand
}

function dropGrain(
  sand: Float32Array,
  width: number,
  height: number,
  { px, py, radius, weight }: { px: number; py: number; radius: number; weight: number },
): void {
  const reach = radius + 1
  for (let y = Math.max(0, Math.floor(py - reach)); y <= Math.min(height - 1, py + reach); y++) {
    for (let x = Math.max(0, Math.floor(px - reach)); x <= Math.min(width - 1, px + reach); x++) {
      const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x + 0.5 - px, y + 0.5 - py))) * weight
      const index = y * width + x
      const before = sand[index] ?? 0
      sand[index] = before + (1 - before) * cover
    }
  }
}

function colour(sand: Float32Array, ground: Rgb, grain: Rgb, width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x
      // The plate is lit from above its middle: a little darker towards the corners.
      const light = 1 - 0.22 * (Math.hypot((x - width / 2) / width, (y - height / 2) / height) * 1.5) ** 2
      const cover = sand[index] ?? 0
      for (let channel = 0; channel < 3; channel++)
        pixels[index * 3 + channel] =
          (ground[channel] ?? 0) * light * (1 - cover) + (grain[channel] ?? 0) * cover
    }
  }
  return pixels
}

/** mulberry32 */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
