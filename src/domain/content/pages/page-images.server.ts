import { inArray } from 'drizzle-orm'
import { media, type pages } from '#db/schema/index.ts'
import { shownPicture, type MediaRow } from '#domain/pictures.ts'
import type { Scope } from '#domain/scope.ts'
import { addCacheTags } from '#domain/cache-tags.ts'

export type PageImages = { image: MediaRow | null; ogImage: MediaRow | null }

type ImageIds = Pick<(typeof pages)['$inferSelect'], 'heroImageId' | 'ogImageId'>

/** The uploaded images of a page: the hero image and the share image. */
export async function findPageImages(scope: Scope, page: ImageIds): Promise<PageImages> {
  const ids = [page.heroImageId, page.ogImageId].filter((id) => id !== null)
  const rows = ids.length === 0 ? [] : await scope.db.select().from(media).where(inArray(media.id, ids))
  return pageImages(scope, page, rows)
}

/** The same from rows that were read together with the page. */
export function pageImages(scope: Scope, page: ImageIds, rows: readonly (MediaRow | null)[]): PageImages {
  const ids = [page.heroImageId, page.ogImageId].filter((id) => id !== null)
  if (ids.length > 0) addCacheTags(scope, 'media', ids)
  const withId = (id: number | null) =>
    shownPicture(
      scope,
      rows.find((candidate) => candidate?.id === id && candidate?.kind === 'image'),
    )
  return { image: withId(page.heroImageId), ogImage: withId(page.ogImageId) }
}
