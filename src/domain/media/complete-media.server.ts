import { and, asc, eq, isNull } from 'drizzle-orm'
import { media } from '#db/schema/index.ts'
import { readKept } from '../file-store.ts'
import type { Scope } from '../scope.ts'
import { writeRenditions } from './finish-upload.server.ts'
import { originalName } from './media-files.ts'
import type { MediaServices } from './ports.ts'

/** The ids of pictures whose renditions are not complete; at most 1,000. */
export async function listIncompleteMedia({ db }: Pick<Scope, 'db'>): Promise<number[]> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.kind, 'image'), isNull(media.preparedAt)))
    .orderBy(asc(media.id))
    .limit(1000)
  return rows.map(({ id }) => id)
}

/** Generates the missing renditions of an uploaded picture; does nothing if it is complete or deleted. */
export async function completeMedia(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { store, scratch, studio }: Pick<MediaServices, 'store' | 'scratch' | 'studio'>,
  id: number,
): Promise<void> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), isNull(media.preparedAt)))
  if (!row) return
  const { storageKey: key } = row
  const original = await readKept(store, originalName(key))
  if (!original) throw new Error(`The original of media ${id} is missing.`)
  await scratch.hold(original, async (file) => writeRenditions({ store }, key, await studio.complete(file)))
  // Its content may have been replaced meanwhile.
  await db
    .update(media)
    .set({ preparedAt: now })
    .where(and(eq(media.id, id), eq(media.storageKey, key)))
}
