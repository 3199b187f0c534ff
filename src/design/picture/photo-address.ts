import { figureFormats, figureWidths, type FigureFormat } from './figure-address.ts'

/** The point of a picture that stays visible when it is cropped, in percent of width and height. */
export type FocalPoint = { x: number; y: number }

/** An uploaded picture, as its addresses describe it. */
export type Photo = {
  /** Identifies the content: another content has another key. */
  key: string
  /** Of the original, in pixels. */
  width: number
  height: number
  focus: FocalPoint
}

/** A rendition as a file. */
export type PhotoFile = { key: string; width: number; format: FigureFormat }

const keyPattern = '[0-9a-f]{32}'

/**
 * The widths in which a picture exists: those of the figures, but never wider than the original, which exists in its
 * own width if it is narrower than the widest one.
 */
export function photoWidths(originalWidth: number): number[] {
  const narrower = figureWidths.filter((width) => width < originalWidth)
  const widest = Math.min(originalWidth, Math.max(...figureWidths))
  return [...new Set([...narrower, widest])]
}

/**
 * The address of a picture's rendition: the narrowest with at least this width, else the widest. Size and focal point
 * are part of it, so that a page needs nothing but the address of a picture; it changes with each of them, and can be
 * cached forever.
 */
export function photoAddress(photo: Photo, wanted: number, format: FigureFormat = 'jpg'): string {
  const widths = photoWidths(photo.width)
  const width = widths.find((each) => each >= wanted) ?? widths.at(-1)
  const { key, focus } = photo
  return `/media/${key}-${photo.width}x${photo.height}-${focus.x}-${focus.y}/${width}.${format}`
}

/** All widths of a picture, as a `srcset`. */
export function photoSet(photo: Photo, format: FigureFormat): string {
  return photoWidths(photo.width)
    .map((width) => `${photoAddress(photo, width, format)} ${width}w`)
    .join(', ')
}

const photoPattern = new RegExp(
  `^/media/(${keyPattern})-([1-9]\\d{0,4})x([1-9]\\d{0,4})-(\\d{1,3})-(\\d{1,3})/([1-9]\\d{0,3})\\.([a-z]{3,4})$`,
)

/** Parses an address of `photoAddress`; null for any other. */
export function readPhoto(address: string): (Photo & { file: PhotoFile }) | null {
  const [, key = '', width, height, x, y, fileWidth, ending] = photoPattern.exec(address) ?? []
  const format = figureFormats.find((each) => each === ending)
  const photo = {
    key,
    width: Number(width),
    height: Number(height),
    focus: { x: Number(x), y: Number(y) },
  }
  if (!format || photo.focus.x > 100 || photo.focus.y > 100) return null
  if (!photoWidths(photo.width).includes(Number(fileWidth))) return null
  return { ...photo, file: { key, width: Number(fileWidth), format } }
}

/** A picture's largest rendition and three widths, given the address of one of its renditions. */
export function photoFiles(address: string): {
  url: string
  thumbs: { small: string; medium: string; large: string }
} {
  const photo = readPhoto(address)
  const inWidth = (width: number) => (photo ? photoAddress(photo, width) : address)
  return {
    url: inWidth(1536),
    thumbs: { small: inWidth(320), medium: inWidth(768), large: inWidth(1280) },
  }
}

/** The name of a rendition in the file store. */
export function renditionName({ key, width, format }: PhotoFile): string {
  return `${key}-${width}-${format}`
}

/** The CSS `object-position` of a focal point; undefined for the centre, which is the default. */
export function positionOf({ x, y }: FocalPoint): string | undefined {
  return x === 50 && y === 50 ? undefined : `${x}% ${y}%`
}
