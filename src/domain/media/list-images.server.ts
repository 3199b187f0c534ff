import { and, desc, eq } from 'drizzle-orm'
import type { EditorImageList } from '#contracts/page-settings.ts'
import { imagesAtOnce } from '#contracts/picker-limits.ts'
import { media } from '#db/schema/index.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { foundBy } from './found-by.server.ts'
import { creditOf, mediaAddress } from '#domain/pictures.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'

/** Wide enough for the picker's thumbnails on a high-density screen. */
const previewWidth = 320

/**
 * Images for the picker, newest first, matched by the same words as in the library, and how many there are; or the
 * single image with the given number.
 */
export async function listImages(
  scope: Scope,
  language: Language,
  { query = '', id, limit = imagesAtOnce }: { query?: string; id?: number; limit?: number } = {},
): Promise<EditorImageList> {
  requireRight(scope.viewer, 'write_drafts')
  const isWanted = and(
    eq(media.kind, 'image'),
    id === undefined ? undefined : eq(media.id, id),
    ...foundBy(query),
  )
  const rows = await scope.db.select().from(media).where(isWanted).orderBy(desc(media.id)).limit(limit)
  const total = rows.length < limit ? rows.length : await scope.db.$count(media, isWanted)
  const images = rows.map((row) => ({
    image: `media:${row.id}`,
    name: row.fileName,
    alt: pickLanguage(row.alt, language) ?? '',
    copyright: creditOf(row) ?? '',
    src: mediaAddress(row, previewWidth),
    width: row.width ?? 0,
    height: row.height ?? 0,
  }))
  return { images, total }
}
