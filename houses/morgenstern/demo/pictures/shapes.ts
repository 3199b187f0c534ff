import type { Random } from '../random.ts'

/** In pixels. */
export const pictureSize = { width: 1800, height: 1350 }

export type Colours = { ground: string; light: string; accent: string }

/** The shapes of pictures, as elements of SVG; the same random numbers return the same picture. */
export type DrawMotif = (random: Random, colours: Colours) => string[]

/** The black of the house, for parts that are dark on every background. */
export const ink = '#0f1114'

export function shape(fill: string, points: [number, number][], opacity = 1): string {
  const list = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
  return `<polygon points="${list}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

export function round(value: number): number {
  return Math.round(value)
}

export function round2(value: number): number {
  return Math.round(value * 100) / 100
}
