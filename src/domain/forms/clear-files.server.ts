import { inArray, lte } from 'drizzle-orm'
import { formFiles } from '#db/schema/index.ts'
import type { FileStore } from '../file-store.ts'
import type { Scope } from '../scope.ts'

/** An upload that is still running has no row yet. */
const hourOfGrace = 3_600_000
const batchSize = 500

/**
 * Deletes files that no entry has claimed in time, and contents without a row: those of deleted entries and of
 * interrupted uploads. Call it periodically.
 */
export async function clearFormFiles(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  store: FileStore,
): Promise<void> {
  await db.delete(formFiles).where(lte(formFiles.expiresAt, now))
  const old: string[] = []
  for await (const { id, storedAt } of store.list())
    if (now.getTime() - storedAt.getTime() > hourOfGrace) old.push(id)
  for (let from = 0; from < old.length; from += batchSize) {
    const ids = old.slice(from, from + batchSize)
    const rows = await db.select({ id: formFiles.id }).from(formFiles).where(inArray(formFiles.id, ids))
    const known = new Set(rows.map(({ id }) => id))
    for (const id of ids) if (!known.has(id)) await store.remove(id)
  }
}
