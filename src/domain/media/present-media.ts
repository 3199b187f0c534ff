import type { ListedMedia } from '#contracts/office-media.ts'
import { mediaAddress, type MediaRow } from '../pictures.ts'

const nothing = { de: '', en: '' }

/** An item as staff see it in lists. */
export function presentMedia(row: MediaRow, { isUsed }: { isUsed: boolean }): ListedMedia {
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    name: row.fileName,
    type: row.mimeType,
    size: row.byteSize,
    width: row.width,
    height: row.height,
    language: row.language,
    alt: row.alt ?? nothing,
    is_decorative: row.isDecorative,
    caption: row.caption ?? nothing,
    credit: row.credit ?? '',
    copyright: row.copyright ?? '',
    tags: row.tags,
    focal_x: row.focalX,
    focal_y: row.focalY,
    url: mediaAddress(row),
    thumb: row.kind === 'image' ? mediaAddress(row, 320) : null,
    is_prepared: row.preparedAt !== null,
    is_used: isUsed,
    uploaded_at: row.createdAt.toISOString(),
  }
}
