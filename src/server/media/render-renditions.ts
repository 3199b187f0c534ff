import sharp, { type Metadata, type Sharp } from 'sharp'
import { mediaLimits } from '#contracts/media-files.ts'
import { photoWidths } from '#design/picture/photo-address.ts'
import type { FigureFormat } from '#design/picture/figure-address.ts'
import type { Rendition } from '#domain/media/index.server.ts'

export type PictureError = 'media_broken' | 'too_many_pixels'

/** The maximum time for decoding, in seconds; then the file is refused. */
const longest = 25

/**
 * A picture's size as it is shown, and its renditions in the given formats: upright, in sRGB, without the camera's
 * metadata. Of an animation it is the first frame.
 */
export async function renderRenditions(
  file: string,
  formats: readonly FigureFormat[],
): Promise<{ width: number; height: number; renditions: Rendition[] } | { error: PictureError }> {
  const found = await readSize(file)
  if ('error' in found) return found
  const widths = photoWidths(found.width)
  const pixels = await decode(file, widths.at(-1) ?? 1)
  if (!pixels) return { error: 'media_broken' }
  const { data, width, height, channels } = pixels
  const renditions: Rendition[] = []
  for (const each of widths)
    for (const format of formats) {
      const scaled = sharp(data, { raw: { width, height, channels } }).resize({ width: each })
      renditions.push({ width: each, format, bytes: await encode(scaled, format, each) })
    }
  return { ...found, renditions }
}

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/** The pixels of a picture in its widest rendition; null when it is damaged or takes too long. */
async function decode(file: string, width: number): Promise<Pixels | null> {
  try {
    const { data, info } = await open(file)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: longest })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, ...info }
  } catch {
    return null
  }
}

/** The size of a picture that may be decoded, without decoding it. */
async function readSize(file: string): Promise<{ width: number; height: number } | { error: PictureError }> {
  let described: Metadata
  try {
    described = await sharp(file, { limitInputPixels: false, failOn: 'error' }).metadata()
  } catch {
    return { error: 'media_broken' }
  }
  const { width, height } = described.autoOrient
  const { pixels, pixelsAtOnce, side } = mediaLimits
  if (width > side || height > side) return { error: 'too_many_pixels' }
  return width * height > (isDecodedInRows(described) ? pixels : pixelsAtOnce)
    ? { error: 'too_many_pixels' }
    : { width, height }
}

/** Whether a picture can be decoded row by row; of all others, every pixel is in memory at once. */
function isDecodedInRows({ format, isProgressive }: Metadata): boolean {
  return (format === 'jpeg' || format === 'png') && !isProgressive
}

function open(file: string): Sharp {
  return sharp(file, { limitInputPixels: mediaLimits.pixels, sequentialRead: true, failOn: 'error' })
}

/**
 * Photographs tolerate less compression than figures, whose grain hides it. WebP is for the few browsers without AVIF,
 * so its effort is lower than the default: half of the time for a twentieth more bytes.
 */
function encode(image: Sharp, format: FigureFormat, width: number): Promise<Uint8Array> {
  const isLarge = width >= 1024
  if (format === 'avif') return image.avif({ quality: isLarge ? 52 : 56, effort: 2 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: isLarge ? 74 : 78, effort: 2 }).toBuffer()
  return image
    .flatten({ background: '#fff' })
    .jpeg({ quality: isLarge ? 76 : 80, mozjpeg: true })
    .toBuffer()
}
