import { inArray, lte } from 'drizzle-orm'
import { media, mediaUploadParts, mediaUploads, replacedMedia } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { sweepStore, type Sweep, type SweepOptions } from '../stores/index.server.ts'
import { contentName, keyOfName } from './media-files.ts'
import type { MediaServices } from './ports.ts'
import { hoursToFinish } from './uploads.server.ts'

const hour = 3_600_000
/** For pages that are open in browsers while a content is replaced. */
const keepReplaced = 24 * hour

/**
 * Deletes uploads that were not finished in time and the rows of replaced contents, and moves files without a row to
 * the trash: those of deleted and replaced items, and of interrupted uploads. Call it periodically.
 */
export async function clearMedia(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { store, uploads }: Pick<MediaServices, 'store' | 'uploads'>,
  options: SweepOptions = {},
): Promise<Sweep> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await db.delete(mediaUploads).where(lte(mediaUploads.createdAt, before(hoursToFinish * hour)))
  await db.delete(replacedMedia).where(lte(replacedMedia.replacedAt, before(keepReplaced)))

  const old: string[] = []
  for await (const { id, storedAt } of uploads.list())
    if (storedAt <= before(hoursToFinish * hour)) old.push(id)
  for (const names of piecesOf(old)) {
    const rows = await db
      .select({ name: mediaUploadParts.name })
      .from(mediaUploadParts)
      .where(inArray(mediaUploadParts.name, names))
    const known = new Set(rows.map(({ name }) => name))
    for (const name of names) if (!known.has(name)) await uploads.remove(name)
  }

  const findKnown = async (keys: string[]) => new Set(await findKnownMedia({ db }, keys))
  return sweepStore({ db, now }, { name: 'media', store, nameOf: keyOfName, findKnown }, options)
}

/** Those of some keys that belong to items of the library, or to contents that were replaced a short time ago. */
export async function findKnownMedia({ db }: Pick<Scope, 'db'>, keys: string[]): Promise<string[]> {
  const [present, replaced] = await Promise.all([
    db.select({ key: media.storageKey }).from(media).where(inArray(media.storageKey, keys)),
    db
      .select({ key: replacedMedia.storageKey })
      .from(replacedMedia)
      .where(inArray(replacedMedia.storageKey, keys)),
  ])
  return [...present, ...replaced].map(({ key }) => key)
}

/** The names of some contents that must be in the store if it belongs to this database. */
export async function sampleMedia({ db }: Pick<Scope, 'db'>, count: number): Promise<string[]> {
  const rows = await db
    .select({ kind: media.kind, storageKey: media.storageKey })
    .from(media)
    .orderBy(media.storageKey) // random, so that it is a sample of all ages
    .limit(count)
  return rows.map(contentName)
}

/** A list in chunks of a suitable size for a query. */
function* piecesOf<Item>(items: Item[], most = 500): Generator<Item[]> {
  for (let from = 0; from < items.length; from += most) yield items.slice(from, from + most)
}
