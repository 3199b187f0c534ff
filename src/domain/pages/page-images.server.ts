import { inArray } from 'drizzle-orm'
import { media, renditions, type pages } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

type MediaRow = (typeof media)['$inferSelect']
type Rendition = Pick<(typeof renditions)['$inferSelect'], 'mediaId' | 'width' | 'storageKey'>
export type PageImage = { row: MediaRow; renditions: Rendition[] }
export type PageImages = { image: PageImage | null; ogImage: PageImage | null }

/** The uploaded images of a page: the hero image and the share image. */
export async function findPageImages(
  { db }: Scope,
  page: Pick<(typeof pages)['$inferSelect'], 'heroImageId' | 'ogImageId'>,
): Promise<PageImages> {
  const ids = [page.heroImageId, page.ogImageId].filter((id) => id !== null)
  if (ids.length === 0) return { image: null, ogImage: null }
  const [rows, sizes] = await Promise.all([
    db.select().from(media).where(inArray(media.id, ids)),
    db.select().from(renditions).where(inArray(renditions.mediaId, ids)),
  ])
  const withId = (id: number | null): PageImage | null => {
    const row = rows.find((candidate) => candidate.id === id && candidate.kind === 'image')
    return row
      ? {
          row,
          renditions: sizes.filter(({ mediaId, format }) => mediaId === row.id && format === 'jpeg'),
        }
      : null
  }
  return { image: withId(page.heroImageId), ogImage: withId(page.ogImageId) }
}

export function mediaAddress(storageKey: string): string {
  return `/media/${storageKey}`
}

/** The smallest rendition with at least this width, else the original. */
export function renditionAddress({ row, renditions: sizes }: PageImage, width: number): string {
  const [fitting] = sizes.filter((size) => size.width >= width).toSorted((a, b) => a.width - b.width)
  return mediaAddress((fitting ?? row).storageKey)
}
