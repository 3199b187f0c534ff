import { photoAddress, readPhoto } from '#design/picture/photo-address.ts'
import type { ShareImage } from './page-head.tsx'

const wantedWidth = 1280

/**
 * The share image of a page with a picture of its own, given the picture's address; null without one, so that an image
 * is drawn. Its address changes with the picture.
 */
export function sharePhotograph(src: string | null, alt: string): ShareImage | null {
  const photo = src === null ? null : readPhoto(src)
  if (!photo) return null
  const path = photoAddress(photo, wantedWidth)
  const width = readPhoto(path)?.file.width ?? photo.width
  return { path, alt, width, height: Math.round((width * photo.height) / photo.width) }
}
