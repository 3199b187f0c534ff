/** What may be uploaded to the library: the only definition of kinds, extensions and limits. */

export const mediaKinds = ['image', 'document', 'audio', 'video'] as const
/** The kinds that play: they have a length and a transcript. */
export const playedKinds = ['audio', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Every accepted media type, as it is recognized by a file's content, with its kind and its file extensions. */
export const mediaTypes = {
  'image/jpeg': { kind: 'image', endings: ['jpg', 'jpeg'] },
  'image/png': { kind: 'image', endings: ['png'] },
  'image/webp': { kind: 'image', endings: ['webp'] },
  'image/avif': { kind: 'image', endings: ['avif'] },
  'image/gif': { kind: 'image', endings: ['gif'] },
  'application/pdf': { kind: 'document', endings: ['pdf'] },
  'audio/mpeg': { kind: 'audio', endings: ['mp3'] },
  'audio/mp4': { kind: 'audio', endings: ['m4a'] },
  'audio/ogg': { kind: 'audio', endings: ['ogg', 'oga', 'opus'] },
  'audio/wav': { kind: 'audio', endings: ['wav'] },
  'audio/flac': { kind: 'audio', endings: ['flac'] },
  'audio/aac': { kind: 'audio', endings: ['aac'] },
  'video/mp4': { kind: 'video', endings: ['mp4'] },
  'video/webm': { kind: 'video', endings: ['webm'] },
} as const satisfies Record<string, { kind: MediaKind; endings: readonly string[] }>
export type MediaType = keyof typeof mediaTypes

const megabyte = 1_000_000

export const mediaLimits = {
  /** The largest file of each kind, in bytes. */
  bytes: { image: 60 * megabyte, document: 40 * megabyte, audio: 200 * megabyte, video: 200 * megabyte },
  /**
   * The maximum width × height of a picture that is decoded row by row: JPEG and PNG, as cameras and programs usually
   * write them.
   */
  pixels: 120_000_000,
  /** The maximum for any other picture, because all of its pixels are in memory at once. */
  pixelsAtOnce: 40_000_000,
  /** The maximum side length of a picture, in pixels: WebP supports no more than 16,383. */
  side: 16_000,
  /** The maximum size of the part of a file that one call uploads, in bytes. */
  chunk: 4 * 1024 * 1024,
  tags: 20,
  tagLength: 40,
} as const

/** For `accept` of a file field. */
export const acceptedMedia = Object.entries(mediaTypes)
  .flatMap(([type, { endings }]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',')

export const acceptedImages = Object.entries(mediaTypes)
  .flatMap(([type, { kind }]) => (kind === 'image' ? [type] : []))
  .join(',')

/** The kind of a file by its extension; null when it is not accepted. */
export function kindByName(name: string): MediaKind | null {
  const ending = endingOf(name)
  const known = Object.values(mediaTypes).find(({ endings }) => endings.some((each) => each === ending))
  return known?.kind ?? null
}

/** The extension of a file name in lower case, without the dot; empty if it has none. */
export function endingOf(name: string): string {
  return /\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

export function isMediaType(type: string): type is MediaType {
  return Object.hasOwn(mediaTypes, type)
}
