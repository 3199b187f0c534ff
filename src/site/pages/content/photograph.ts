import type { Page } from '#contracts/pages.ts'
import type { ShareImage } from '../../page-head.tsx'

/** The share image chosen by editors; null when one is drawn for the page. */
export function photographOf({ og_image_thumbs, og_title }: Page): ShareImage | null {
  if (og_image_thumbs === null) return null
  const path = og_image_thumbs.large
  return { path, alt: og_title, type: mediaTypes[path.split('.').at(-1)?.toLowerCase() ?? ''] }
}

const mediaTypes: Record<string, string> = {
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}
