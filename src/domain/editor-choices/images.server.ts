import { and, desc, eq, sql } from 'drizzle-orm'
import type { EditorImage } from '#contracts/page-settings.ts'
import { media } from '#db/schema/index.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { creditOf, mediaAddress } from '../pictures.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { foldedPattern } from '../search/index.server.ts'

const most = 60
/** Wide enough for the picker's thumbnails on a high-density screen. */
const previewWidth = 320

/**
 * Images for the picker, newest first, filtered by words in file names and descriptions; or the one with the given
 * number.
 */
export async function listImages(
  scope: Scope,
  language: Language,
  { query = '', id }: { query?: string; id?: number } = {},
): Promise<EditorImage[]> {
  requireRight(scope.viewer, 'write_drafts')
  const words = query.split(/\s+/).filter(Boolean).slice(0, 8)
  const text = sql`${media.fileName} || ' ' || coalesce(${media.alt}::text, '')`
  const rows = await scope.db
    .select()
    .from(media)
    .where(
      and(
        eq(media.kind, 'image'),
        id === undefined ? undefined : eq(media.id, id),
        ...words.map((word) => sql`fold_text(${text}) LIKE ${foldedPattern(word)}`),
      ),
    )
    .orderBy(desc(media.id))
    .limit(most)
  return rows.map((row) => ({
    image: `media:${row.id}`,
    name: row.fileName,
    alt: pickLanguage(row.alt, language) ?? '',
    copyright: creditOf(row) ?? '',
    src: mediaAddress(row, previewWidth),
    width: row.width ?? 0,
    height: row.height ?? 0,
  }))
}
