import { figureHeight, type FigureGround } from '#design/picture/figure-address.ts'
import { figureColours } from '#design/settling-sand/ground-colours.ts'
import { plateOf } from '#design/settling-sand/modes.ts'
import { strewSand, type Sand } from '#design/settling-sand/sand.ts'

export type Pixels = { data: Uint8Array; width: number; height: number }

/**
 * Raw RGB pixels of a figure. The result is deterministic: the same ground, variant and width give identical pixels.
 */
export function drawFigure(ground: FigureGround, variant: number, width: number): Pixels {
  const height = figureHeight(width)
  const sand = strewSand(plateOf(variant), { seed: variant, width })
  return { data: colourSand(coverOf(sand, { width, height, left: 0, top: 0 }), ground), width, height }
}

/** The part of a figure that a picture shows, in the figure's pixels. */
export type Frame = { width: number; height: number; left: number; top: number }

/** The share of each pixel in a frame that is covered by sand, from 0 to 1. */
export function coverOf(sand: Sand, { width, height, left, top }: Frame): Float32Array {
  const cover = new Float32Array(width * height)
  for (let grain = 0; grain < sand.count; grain++) {
    const x = (sand.x[grain] ?? 0) - left
    const y = (sand.y[grain] ?? 0) - top
    const radius = sand.radius[grain] ?? 0
    const weight = sand.weight[grain] ?? 0
    const reach = radius + 0.5
    const [firstColumn, lastColumn] = [Math.max(0, Math.floor(x - reach)), Math.min(width - 1, x + reach)]
    const [firstRow, lastRow] = [Math.max(0, Math.floor(y - reach)), Math.min(height - 1, y + reach)]
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) {
        const distance = Math.sqrt((column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2)
        if (distance >= reach) continue
        const share = Math.min(1, reach - distance) * weight
        const pixel = row * width + column
        const before = cover[pixel] ?? 0
        cover[pixel] = before + (1 - before) * share
      }
    }
  }
  return cover
}

/** Red, green and blue of each pixel: sand on its ground. */
export function colourSand(cover: Float32Array, ground: FigureGround): Uint8Array {
  const colours = figureColours(ground)
  const pixels = new Uint8Array(cover.length * 3)
  for (let channel = 0; channel < 3; channel++) {
    const bare = colours.ground[channel] ?? 0
    const rise = (colours.sand[channel] ?? 0) - bare
    for (let pixel = 0; pixel < cover.length; pixel++)
      pixels[pixel * 3 + channel] = Math.round(bare + rise * (cover[pixel] ?? 0))
  }
  return pixels
}
