import { and, asc, eq, sql } from 'drizzle-orm'
import { outdatedDependants } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { storeOfKind, type RecordStores } from './store.ts'

/** Notified with kind and number of a record whose dependants have to be updated: `artist:7`. */
export const dependantsChannel = 'record_dependants'

/** Notes, in the transaction of a change, that what is derived from the records that name this one is out of date. */
export async function noteDependants({ db }: Scope, kind: string, id: number): Promise<void> {
  await db
    .insert(outdatedDependants)
    .values({ kind, recordId: id })
    .onConflictDoUpdate({
      target: [outdatedDependants.kind, outdatedDependants.recordId],
      set: { since: sql`clock_timestamp()` },
    })
  await db.execute(sql`SELECT pg_notify(${dependantsChannel}, ${`${kind}:${id}`})`)
}

/** The keys of the records whose dependants are out of date, the oldest first; at most 500. */
export async function listOutdatedDependants({ db }: Pick<Scope, 'db'>): Promise<string[]> {
  const rows = await db.select().from(outdatedDependants).orderBy(asc(outdatedDependants.since)).limit(500)
  return rows.map(({ kind, recordId }) => `${kind}:${recordId}`)
}

/**
 * Updates what is derived from the records that name a record, given its key. The note is deleted only afterwards, and
 * only if no later change has renewed it.
 */
export async function updateDependants(scope: Scope, stores: RecordStores, key: string): Promise<void> {
  const [kind = '', number = ''] = key.split(':')
  const isNoted = and(eq(outdatedDependants.kind, kind), eq(outdatedDependants.recordId, Number(number)))
  const [note] = await scope.db.select().from(outdatedDependants).where(isNoted)
  if (!note) return
  await storeOfKind(stores, kind).updateDependants?.(scope, Number(number))
  // The driver reads instants in milliseconds.
  const isUnchanged = sql`date_trunc('milliseconds', ${outdatedDependants.since}) <= ${note.since.toISOString()}::timestamptz`
  await scope.db.delete(outdatedDependants).where(and(isNoted, isUnchanged))
}
