import type { ShownPicture } from '#design/picture/picture.tsx'

export { fileAddress, storedFileName } from '#design/download/file-address.ts'
export { figureAddress, type FigureFormat } from '#design/picture/figure-address.ts'
export { photoAddress, photoFiles, photoWidths, renditionName } from '#design/picture/photo-address.ts'

/** Resolves a block's picture field: a media item's address from the page's links, or a figure from its seed. */
export function pictureOf(
  field: string,
  alt: string,
  links: Record<string, string>,
  ground = 'stone',
): ShownPicture | null {
  if (field.startsWith('figure:'))
    return { src: null, seed: field.slice('figure:'.length), ground, alt: alt || null }
  if (!field.startsWith('media:')) return null
  const src = links[field]
  return src === undefined ? null : { src, seed: field, ground, alt: alt || null }
}
