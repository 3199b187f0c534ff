import sharp from 'sharp'
import type { HouseLayout } from '#design/house-layout.ts'
import { figureHeight } from '#design/picture/figure-address.ts'
import type { HouseFigures } from '#design/picture/house-figures.ts'
import { shareImageSizes, type ShareCard, type ShareFormat } from '#design/picture/share-card.ts'
import { figureColours } from '#design/settling-sand/ground-colours.ts'
import { plateOf } from '#design/settling-sand/modes.ts'
import { strewSand } from '#design/settling-sand/sand.ts'
import { sign } from '#design/sign/house.generated.ts'
import { colourSand, coverOf } from '../figures/draw-figure.ts'
import { drawHouseFigure } from '../figures/draw-house-figure.ts'
import { loadDisplayType, loadSansType } from './house-type.ts'
import { cutToWidth, wrapTitle } from './wrap-title.ts'

const margin = 64
const nameSize = 30
const kickerSize = 26
const lineSizes = [32, 28]
const titleLine = 1.04

/** Where the parts of an image stand, in pixels. */
type Arrangement = {
  width: number
  height: number
  /** The place of the figure, of which the middle is shown. */
  figure: { left: number; top: number; width: number; height: number }
  /** Where the figure fades into its ground: from none to all of it, along one direction. */
  fade: { from: number; to: number; isDown: boolean } | null
  /** The left edge, the width and the upper and lower bounds of the words. */
  words: { left: number; width: number; top: number; bottom: number }
  titleSizes: readonly number[]
}

function arrangementOf(format: ShareFormat, share: HouseLayout['share']): Arrangement {
  const { width, height } = shareImageSizes[format]
  const sizes = { wide: [96, 88, 80, 72, 64, 56, 50], tall: [128, 112, 100, 88, 76, 64, 54] }[format]
  const across = { left: margin, width: width - 2 * margin, top: margin, bottom: height - margin }
  if (format === 'wide' && share === 'beside')
    return {
      width,
      height,
      figure: { left: 0, top: 0, width, height },
      fade: { from: 0.54 * width, to: 0.76 * width, isDown: false },
      words: { ...across, width: 660 },
      titleSizes: sizes,
    }
  if (format === 'wide')
    return {
      width,
      height,
      figure: { left: 0, top: 0, width, height: 216 },
      fade: null,
      words: { ...across, top: 216 },
      titleSizes: [...sizes.slice(2), 44],
    }
  return {
    width,
    height,
    figure: { left: 0, top: 0, width, height: 760 },
    fade: share === 'band' ? null : { from: 560, to: 760, isDown: true },
    words: { ...across, top: share === 'band' ? 760 : 700 },
    titleSizes: sizes,
  }
}

let typefaces:
  | { display: ReturnType<typeof loadDisplayType>; sans: ReturnType<typeof loadSansType> }
  | undefined

/** The share image as a JPEG: the house's figure on its ground, and on bare ground title, lines and the house's name. */
export async function drawShareImage(
  card: ShareCard,
  format: ShareFormat,
  house: { figures: HouseFigures; share: HouseLayout['share'] },
): Promise<Uint8Array> {
  const place = arrangementOf(format, house.share)
  const [r, g, b] = figureColours(card.figure.ground).ground
  return sharp({ create: { width: place.width, height: place.height, channels: 3, background: { r, g, b } } })
    .composite([
      {
        input: await drawFigureOf(card, place, house.figures),
        left: place.figure.left,
        top: place.figure.top,
      },
      { input: Buffer.from(drawWords(card, place)) },
    ])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}

/** The part of the figure that `object-fit: cover` would show, fading out towards the text. */
async function drawFigureOf(
  { figure }: ShareCard,
  { figure: { width, height }, fade }: Arrangement,
  figures: HouseFigures,
): Promise<Buffer> {
  const whole = figureHeight(width)
  const top = Math.max(0, Math.round((whole - height) / 2))
  if (figures === 'sand' && fade !== null && !fade.isDown) {
    // Single grains get rarer, which no veil over the figure could show.
    const sand = strewSand(plateOf(figure.variant), {
      seed: figure.variant,
      width,
      share: (x) => ease((x * width - fade.from) / (fade.to - fade.from)),
    })
    const cover = coverOf(sand, { width, height, left: 0, top })
    return sharp(colourSand(cover, figure.ground), { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer()
  }
  const drawn = await drawHouseFigure(figures, { ...figure, width })
  const part = sharp(drawn.data, { raw: { width, height: drawn.height, channels: 3 } }).extract({
    left: 0,
    top,
    width,
    height,
  })
  if (fade !== null)
    part.composite([{ input: Buffer.from(drawVeil(figure.ground, { width, height }, fade)) }])
  return part.png().toBuffer()
}

/** The ground of a figure, from opaque where the words stand to nothing. */
function drawVeil(
  ground: ShareCard['figure']['ground'],
  { width, height }: { width: number; height: number },
  { from, to, isDown }: NonNullable<Arrangement['fade']>,
): string {
  const colour = `rgb(${figureColours(ground).ground.join(',')})`
  const [start, end] = isDown ? ['0', '1'] : ['1', '0']
  const direction = isDown ? `x1="0" y1="${from}" x2="0" y2="${to}"` : `x1="${from}" y1="0" x2="${to}" y2="0"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="veil" gradientUnits="userSpaceOnUse" ${direction}><stop offset="0" stop-color="${colour}" stop-opacity="${start}"/><stop offset="1" stop-color="${colour}" stop-opacity="${end}"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#veil)"/></svg>`
}

/** An SVG of outlines only: it contains no text, so nothing in it can be injected. */
function drawWords(card: ShareCard, { width, height, words, titleSizes, figure }: Arrangement): string {
  typefaces ??= { display: loadDisplayType(), sans: loadSansType() }
  const { display, sans } = typefaces
  const [red, green, blue] = figureColours(card.figure.ground).sand
  const { left, width: column, top, bottom } = words
  // The name of the house stands above the words, or on the figure if that leaves no room.
  const nameTop = figure.height < height && top > margin ? top + 28 : margin
  const facts = card.lines.slice(0, 2).map((line) => fitLine(sans.legible(line), sans.measure, column))
  const factsHeight = facts.length * 44
  const kicker = cutToWidth(sans.legible(card.kicker ?? ''), column, (line) => sans.measure(line, kickerSize))
  const title = wrapTitle(
    display.legible(card.title) || display.legible(card.houseName),
    {
      width: column,
      height: bottom - factsHeight - 32 - (kicker === '' ? 0 : 56) - (nameTop + 44 + 24),
      sizes: titleSizes,
      lineHeight: titleLine,
      maxLines: 4,
    },
    display.measure,
  )
  const lastTitle = bottom - factsHeight - (facts.length > 0 ? 40 : 8)
  const firstTitle = lastTitle - (title.lines.length - 1) * title.size * titleLine
  const kickerBase = firstTitle - title.size * display.capHeight - 34
  const nameLeft = sign === null ? left : left + 44 * sign.ratio + 16
  const outlines = [
    ...title.lines.map((line, index) =>
      display.outline(line, {
        size: title.size,
        x: left,
        baseline: firstTitle + index * title.size * titleLine,
      }),
    ),
    ...facts.map(({ text, size }, index) =>
      sans.outline(text, { size, x: left, baseline: bottom - (facts.length - 1 - index) * 44 - 4 }),
    ),
    kicker === '' ? '' : sans.outline(kicker, { size: kickerSize, x: left, baseline: kickerBase }),
    card.title === card.houseName
      ? ''
      : display.outline(
          cutToWidth(display.legible(card.houseName), column - (nameLeft - left), (line) =>
            display.measure(line, nameSize),
          ),
          { size: nameSize, x: nameLeft, baseline: nameTop + 22 + (display.capHeight * nameSize) / 2 },
        ),
  ]
  const colour = `rgb(${red},${green},${blue})`
  const rule =
    kicker === ''
      ? ''
      : `<rect x="${left}" y="${kickerBase + 14}" width="${column}" height="2" fill="${colour}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<g fill="${colour}">${outlines.map((d) => (d ? `<path d="${d}"/>` : '')).join('')}</g>${rule}${drawSign(colour, left, nameTop)}
</svg>`
}

/** The mark of the house, 44 pixels high. */
function drawSign(colour: string, left: number, top: number): string {
  if (sign === null) return ''
  const { viewBox, ratio, fill, stroke = 'none', strokeWidth = '1', inside } = sign
  return `<svg x="${left}" y="${top}" width="${44 * ratio}" height="44" viewBox="${viewBox}" color="${colour}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}">${inside}</svg>`
}

function fitLine(
  text: string,
  measure: (line: string, size: number) => number,
  column: number,
): { text: string; size: number } {
  const fitting = lineSizes.find((size) => measure(text, size) <= column)
  const size = fitting ?? lineSizes.at(-1) ?? 28
  return { text: cutToWidth(text, column, (line) => measure(line, size)), size }
}

/** A smooth easing function from 0 to 1. */
function ease(progress: number): number {
  const within = Math.min(1, Math.max(0, progress))
  return within * within * (3 - 2 * within)
}
