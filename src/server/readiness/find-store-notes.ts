import { listStoppedStores } from '#domain/stores/index.server.ts'
import type { Database } from '#db/client/index.server.ts'
import type { NoteCode } from '#i18n/lazy/operation-notes.ts'
import type { StoreGuard } from '../files/guard-stores.ts'

/** The notes about the stores of files: whether they are this database's, and whether they hold unknown files. */
export async function findStoreNotes(
  { db }: Pick<Database, 'db'>,
  guard: StoreGuard,
): Promise<readonly NoteCode[]> {
  const [areOurs, stopped] = await Promise.all([guard.areOurs().catch(() => null), listStoppedStores({ db })])
  const notes: NoteCode[] = []
  if (areOurs === null) notes.push('store_unreachable')
  if (areOurs === false) notes.push('store_not_ours')
  if (stopped.length > 0) notes.push('files_unknown')
  return notes
}
