import { hashText } from './hash-text.ts'
import { houseFigureVersion } from './house.generated.ts'

/** The number of different figures on each ground; limited, so that each is drawn once and cached. */
export const figureVariants = 360
/** The number of views of each pair of waves. */
export const viewsOfPair = 6
/** Aspect ratio: figures are drawn in it and cropped by the layout. */
export const figureRatio = 4 / 3

export const figureWidths = [320, 640, 768, 1024, 1280, 1536] as const
export type FigureWidth = (typeof figureWidths)[number]
export const figureGrounds = ['prussian', 'bottle', 'yolk', 'plum', 'vermilion', 'stone'] as const
export type FigureGround = (typeof figureGrounds)[number]
/** In order of preference: the best compression first. */
export const figureFormats = ['avif', 'webp', 'jpg'] as const
export type FigureFormat = (typeof figureFormats)[number]

/**
 * The version of the drawing. Browsers cache the addresses forever: increment it with every change to the look of
 * figures (a test beside the drawing checks that). That of a house's own drawing or colours is made of their text.
 */
export const figureVersion = houseFigureVersion ?? 3

/** Identifies a figure: its ground and its number. */
export type FigureKey = { ground: FigureGround; variant: number }
/** A figure as a file. */
export type FigureFile = FigureKey & { width: FigureWidth; format: FigureFormat }

/** The figure that stands for a picture: the same seed always returns the same figure. */
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

/** Parses a path of `figurePath`; null for any other. */
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

/** All widths of a picture's figure, as a `srcset`. */
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

/** Separates the two parts of a seed: the first selects the waves, the second their view. */
export const seedDivider = '~'

/** In a seed of two parts the first selects the waves and the second the view; a seed of one part selects both. */
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
