import { hashText } from './hash-text.ts'

/** How many different figures there are on each ground, so that each is drawn once and kept. */
export const figureVariants = 360
/** How many views there are of each pair of waves. */
export const viewsOfPair = 6
/** Figures are drawn in this ratio and cropped by the layout. */
export const figureRatio = 4 / 3

export const figureWidths = [320, 640, 768, 1024, 1280, 1536] as const
export type FigureWidth = (typeof figureWidths)[number]
export const figureGrounds = ['prussian', 'bottle', 'yolk', 'plum', 'vermilion', 'stone'] as const
export type FigureGround = (typeof figureGrounds)[number]
/** By preference: what compresses best first. */
export const figureFormats = ['avif', 'webp', 'jpg'] as const
export type FigureFormat = (typeof figureFormats)[number]

/**
 * Which drawing this is. Addresses are kept by browsers for ever: whoever changes a line of how figures look counts
 * this up (a test beside the drawing notices).
 */
export const figureVersion = 3

/** A figure's place among all: the ground that it lies on and its number. */
export type FigureKey = { ground: FigureGround; variant: number }
/** A figure as a file. */
export type FigureFile = FigureKey & { width: FigureWidth; format: FigureFormat }

/** Which figure stands for a picture: same seed, same figure, everywhere and for ever. */
export function figureOf(picture: { seed: string; ground: string }): FigureKey {
  return { ground: groundOf(picture.ground), variant: variantOf(picture.seed) }
}

/** The address of a picture's figure in one of the widths. */
export function figureAddress(
  picture: { seed: string; ground: string },
  width: FigureWidth,
  format: FigureFormat,
): string {
  return figurePath(figureOf(picture), width, format)
}

export function figurePath({ ground, variant }: FigureKey, width: FigureWidth, format: FigureFormat): string {
  return `/figures/${figureVersion}/${ground}/${variant}/${width}.${format}`
}

/** What a path of `figurePath` names; null for everything else. */
export function parseFigurePath(path: string): FigureFile | null {
  const [, version, ground, number, size, ending] =
    /^\/figures\/(\d{1,6})\/([a-z]{1,12})\/(0|[1-9]\d{0,2})\/(\d{3,4})\.([a-z]{3,4})$/.exec(path) ?? []
  const known = {
    ground: figureGrounds.find((name) => name === ground),
    width: figureWidths.find((width) => String(width) === size),
    format: figureFormats.find((format) => format === ending),
  }
  const variant = Number(number)
  if (version !== String(figureVersion) || !(variant < figureVariants)) return null
  if (!known.ground || !known.width || !known.format) return null
  return { ground: known.ground, variant, width: known.width, format: known.format }
}

/** All widths of a picture's figure, as `srcset` has them. */
export function figureSet(picture: { seed: string; ground: string }, format: FigureFormat): string {
  return figureWidths.map((width) => `${figureAddress(picture, width, format)} ${width}w`).join(', ')
}

/** The height of a figure of this width. */
export function figureHeight(width: number): number {
  return Math.round(width / figureRatio)
}

export function groundOf(name: string): FigureGround {
  return figureGrounds.find((ground) => ground === name) ?? 'stone'
}

/** Stands in a seed between what chooses the waves and what chooses the view of them. */
export const seedDivider = '~'

/** A seed in two parts chooses its waves by the first and its view by the second; one in one part, both by that. */
function variantOf(seed: string): number {
  const divider = seed.indexOf(seedDivider)
  if (divider < 0) return hashText(seed) % figureVariants
  const pair = hashText(seed.slice(0, divider)) % (figureVariants / viewsOfPair)
  return pair * viewsOfPair + (hashText(seed.slice(divider + 1)) % viewsOfPair)
}

/** The format's media type. */
export function mediaTypeOf(format: FigureFormat): string {
  return format === 'jpg' ? 'image/jpeg' : `image/${format}`
}
