import type { Language } from '#i18n/languages.ts'
import type { ShownPicture } from '#design/picture/picture.tsx'

export { fileAddress, readFileAddress, storedFileName } from '#design/download/file-address.ts'
export { figureAddress, type FigureFormat } from '#design/picture/figure-address.ts'
export { photoAddress, photoFiles, photoWidths, renditionName } from '#design/picture/photo-address.ts'

/** The library's texts about a picture, in the language of the page; empty if there are none. */
export type LibraryTexts = {
  alt: string
  is_decorative: boolean
  caption: string
  credit: string
  /** Only staff see it any more, because its rights have ended. */
  has_ended?: boolean | undefined
  /** What is said and heard in a recording or a film, and how long it lasts. */
  transcript?: string | undefined
  /** The other language, if the transcript is written in that one only. */
  transcript_language?: Language | undefined
  duration_ms?: number | undefined
}

/** A block's own texts about its picture; an empty text means that of the library. */
export type OwnTexts = { alt: string; isDecorative?: boolean; caption?: string; credit?: string }

/** A block's picture with its texts. */
export type DescribedPicture = ShownPicture & { caption: string | null; copyright: string | null }

/**
 * Resolves a block's picture field: a media item from the page's data, or a figure from its seed. Null for an empty
 * field, and for an item that no longer exists.
 */
export function pictureOf(
  image: string,
  own: OwnTexts,
  known: { links: Record<string, string>; libraryTexts: Record<string, LibraryTexts> },
  ground = 'stone',
): DescribedPicture | null {
  const isFigure = image.startsWith('figure:')
  const src = isFigure || !image.startsWith('media:') ? null : known.links[image]
  if (src === undefined || (src === null && !isFigure)) return null
  const { alt, is_decorative: isDecorative, caption, credit } = known.libraryTexts[image] ?? nothingSaid
  return {
    src,
    seed: isFigure ? image.slice('figure:'.length) : image,
    ground,
    alt: own.isDecorative ? null : own.alt || (isDecorative ? null : alt) || null,
    caption: own.caption || caption || null,
    copyright: own.credit || credit || null,
  }
}

const nothingSaid: LibraryTexts = { alt: '', is_decorative: false, caption: '', credit: '' }

/** Whether a block has a caption of its own; that of the library cannot be changed from within a page. */
export function hasOwnCaption({ image, description }: Record<string, unknown>): boolean {
  return description !== '' || typeof image !== 'string' || !image.startsWith('media:')
}
