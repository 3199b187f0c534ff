import sharp from 'sharp'
import { figureHeight, type FigureGround } from '#design/picture/figure-address.ts'
import type { HouseFigures } from '#design/picture/house-figures.ts'
import { figureColours } from '#design/settling-sand/ground-colours.ts'
import { drawFigure, type Pixels } from './draw-figure.ts'

/** Raw RGB pixels of the figure that the house shows for a ground and a variant; the result is deterministic. */
export async function drawHouseFigure(
  figures: HouseFigures,
  { ground, variant, width }: { ground: FigureGround; variant: number; width: number },
): Promise<Pixels> {
  if (figures === 'sand') return drawFigure(ground, variant, width)
  const height = figureHeight(width)
  const colours = figureColours(ground)
  const [r, g, b] = colours.ground
  const bare = sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
  if (figures !== 'plain') {
    const svg = Buffer.from(figures.draw({ ...colours, variant, width, height }))
    bare.composite([{ input: await sharp(svg).resize(width, height, { fit: 'cover' }).png().toBuffer() }])
  }
  const { data } = await bare.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width, height }
}
