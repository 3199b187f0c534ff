import sharp from 'sharp'
import { figureHeight } from '#design/picture/figure-address.ts'
import { shareImageSize, type ShareCard } from '#design/picture/share-card.ts'
import { figureColours } from '#design/settling-sand/ground-colours.ts'
import { plateOf } from '#design/settling-sand/modes.ts'
import { strewSand } from '#design/settling-sand/sand.ts'
import { colourSand, coverOf } from '../figures/draw-figure.ts'
import { loadDisplayType, loadSansType } from './house-type.ts'
import { cutToWidth, wrapTitle } from './wrap-title.ts'

const { width, height } = shareImageSize
const margin = 64
/** The width of the text column in px; the rest belongs to the figure. */
const column = 660
const nameSize = 30
const lineSizes = [32, 28]
const titleSizes = [96, 88, 80, 72, 64, 56, 50]
const titleLine = 1.04
const bottom = height - margin

let typefaces:
  | { display: ReturnType<typeof loadDisplayType>; sans: ReturnType<typeof loadSansType> }
  | undefined

/**
 * The share image as a JPEG: the figure on its ground, with the left side cleared of sand for title, lines and the
 * house's name.
 */
export async function drawShareImage(card: ShareCard): Promise<Uint8Array> {
  return sharp(drawGround(card), { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(drawWords(card)) }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}

/** The part of the figure that `object-fit: cover` would show, with the sand fading out towards the text. */
function drawGround({ figure }: ShareCard): Uint8Array {
  const whole = figureHeight(width)
  const sand = strewSand(plateOf(figure.variant), {
    seed: figure.variant,
    width,
    share: (x) => ease((x - 0.54) / 0.22),
  })
  const cover = coverOf(sand, { width, height, left: 0, top: Math.round((whole - height) / 2) })
  return colourSand(cover, figure.ground)
}

/** An SVG of outlines only: it contains no text, so nothing in it can be injected. */
function drawWords(card: ShareCard): string {
  typefaces ??= { display: loadDisplayType(), sans: loadSansType() }
  const { display, sans } = typefaces
  const [red, green, blue] = figureColours(card.figure.ground).sand
  const facts = card.lines.slice(0, 2).map((line) => fitLine(sans.legible(line), sans.measure))
  const factsHeight = facts.length * 44
  const title = wrapTitle(
    display.legible(card.title) || display.legible(card.houseName),
    {
      width: column,
      height: bottom - factsHeight - 32 - (margin + 44 + 40),
      sizes: titleSizes,
      lineHeight: titleLine,
      maxLines: 4,
    },
    display.measure,
  )
  const lastTitle = bottom - factsHeight - (facts.length > 0 ? 40 : 8)
  const outlines = [
    ...title.lines.map((line, index) =>
      display.outline(line, {
        size: title.size,
        x: margin,
        baseline: lastTitle - (title.lines.length - 1 - index) * title.size * titleLine,
      }),
    ),
    ...facts.map(({ text, size }, index) =>
      sans.outline(text, { size, x: margin, baseline: bottom - (facts.length - 1 - index) * 44 - 4 }),
    ),
    card.title === card.houseName
      ? ''
      : display.outline(
          cutToWidth(display.legible(card.houseName), column - 60, (line) => display.measure(line, nameSize)),
          { size: nameSize, x: margin + 60, baseline: margin + 22 + (display.capHeight * nameSize) / 2 },
        ),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<g fill="rgb(${red},${green},${blue})">${outlines.map((d) => (d ? `<path d="${d}"/>` : '')).join('')}</g>
<g transform="translate(${margin} ${margin}) scale(1.1)" fill="none" stroke="rgb(${red},${green},${blue})" stroke-width="1.7">${sign}</g>
</svg>`
}

/** The house's logo, as the header shows it (src/site/layout/header/logo.tsx). */
const sign =
  '<rect x=".8" y=".8" width="38.4" height="38.4"/><path d="M1 14c9 0 13-4 13-13M26 1c0 9 4 13 13 13M39 26c-9 0-13 4-13 13M14 39c0-9-4-13-13-13M1 1l38 38M39 1L1 39"/>'

function fitLine(
  text: string,
  measure: (line: string, size: number) => number,
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
