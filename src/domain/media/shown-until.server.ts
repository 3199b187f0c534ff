import { and, asc, gt, isNotNull, lte } from 'drizzle-orm'
import { media } from '#db/schema/index.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

/** How long before the end of a picture's rights staff are reminded of it, in days. */
const noticeDays = 30
const maxListed = 20

/** Until when the contents of the library may be shown, by their keys in the store; most have no end. */
export async function listMediaEnds({ db }: Pick<Scope, 'db'>): Promise<Map<string, Date>> {
  const rows = await db
    .select({ key: media.storageKey, until: media.shownUntil })
    .from(media)
    .where(isNotNull(media.shownUntil))
  return new Map(rows.flatMap(({ key, until }) => (until ? [[key, until]] : [])))
}

export type EndingPicture = { id: number; name: string; until: Date }

/** The pictures whose rights end soon, the first first; and whether there are more of them. */
export async function listEndingPictures({
  db,
  now,
  viewer,
}: Scope): Promise<{ items: EndingPicture[]; hasMore: boolean }> {
  requireRight(viewer, 'manage_records')
  const soon = new Date(now.getTime() + noticeDays * 86_400_000)
  const rows = await db
    .select({ id: media.id, name: media.fileName, until: media.shownUntil })
    .from(media)
    .where(and(gt(media.shownUntil, now), lte(media.shownUntil, soon)))
    .orderBy(asc(media.shownUntil), asc(media.id))
    .limit(maxListed + 1)
  const items = rows.flatMap(({ until, ...picture }) => (until ? [{ ...picture, until }] : []))
  return { items: items.slice(0, maxListed), hasMore: items.length > maxListed }
}
