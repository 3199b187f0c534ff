import { inArray, lte } from 'drizzle-orm'
import { media, mediaUploads, replacedMedia } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { keyOfName } from './media-files.ts'
import type { MediaPorts } from './ports.ts'
import { hoursToFinish } from './uploads.server.ts'

const hour = 3_600_000
/** For files that are just being stored, whose row follows. */
const grace = hour
/** For pages that are open in browsers while a content is replaced. */
const keepReplaced = 24 * hour

/**
 * Deletes uploads that were not finished in time, replaced contents, and files without a row, which are left over
 * from interrupted uploads. Call it periodically.
 */
export async function clearMedia(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { store, parts }: Pick<MediaPorts, 'store' | 'parts'>,
): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await db.delete(mediaUploads).where(lte(mediaUploads.createdAt, before(hoursToFinish * hour)))
  await db.delete(replacedMedia).where(lte(replacedMedia.replacedAt, before(keepReplaced)))

  const begun: string[] = []
  for await (const { id, storedAt } of parts.list()) if (storedAt <= before(grace)) begun.push(id)
  for (const ids of piecesOf(begun)) {
    const rows = await db
      .select({ id: mediaUploads.id })
      .from(mediaUploads)
      .where(inArray(mediaUploads.id, ids))
    const known = new Set(rows.map(({ id }) => id))
    for (const id of ids) if (!known.has(id)) await parts.remove(id)
  }

  const names: string[] = []
  for await (const { id, storedAt } of store.list()) if (storedAt <= before(grace)) names.push(id)
  for (const batch of piecesOf(names)) {
    const keys = [...new Set(batch.map(keyOfName))]
    const [present, replaced] = await Promise.all([
      db.select({ key: media.storageKey }).from(media).where(inArray(media.storageKey, keys)),
      db
        .select({ key: replacedMedia.storageKey })
        .from(replacedMedia)
        .where(inArray(replacedMedia.storageKey, keys)),
    ])
    const known = new Set([...present, ...replaced].map(({ key }) => key))
    for (const name of batch) if (!known.has(keyOfName(name))) await store.remove(name)
  }
}

/** A list in chunks of a suitable size for a query. */
function* piecesOf<Item>(items: Item[], most = 500): Generator<Item[]> {
  for (let from = 0; from < items.length; from += most) yield items.slice(from, from + most)
}
