import { inArray, lte } from 'drizzle-orm'
import { formFiles } from '#db/schema/index.ts'
import type { FileStore } from '../file-store.ts'
import type { Scope } from '../scope.ts'
import { sweepStore, type Sweep, type SweepOptions } from '../stores/index.server.ts'

/**
 * Deletes the rows of files that no entry has claimed in time, and moves contents without a row to the trash: those of
 * deleted entries and of interrupted uploads. Call it periodically.
 */
export async function clearFormFiles(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  store: FileStore,
  options: SweepOptions = {},
): Promise<Sweep> {
  await db.delete(formFiles).where(lte(formFiles.expiresAt, now))
  const findKnown = async (ids: string[]) => new Set(await findKnownFiles({ db }, ids))
  return sweepStore({ db, now }, { name: 'files', store, nameOf: (id) => id, findKnown }, options)
}

/** Those of some ids that are files of forms. */
export async function findKnownFiles({ db }: Pick<Scope, 'db'>, ids: string[]): Promise<string[]> {
  const rows = await db.select({ id: formFiles.id }).from(formFiles).where(inArray(formFiles.id, ids))
  return rows.map(({ id }) => id)
}

/** Some ids of files of forms, whose contents must be in the store if it belongs to this database. */
export async function sampleFiles({ db }: Pick<Scope, 'db'>, count: number): Promise<string[]> {
  // The ids are random, so that it is a sample of all ages.
  const rows = await db.select({ id: formFiles.id }).from(formFiles).orderBy(formFiles.id).limit(count)
  return rows.map(({ id }) => id)
}

/** The ids of all files of forms. */
export async function listFormFiles({ db }: Pick<Scope, 'db'>): Promise<string[]> {
  return (await db.select({ id: formFiles.id }).from(formFiles)).map(({ id }) => id)
}
