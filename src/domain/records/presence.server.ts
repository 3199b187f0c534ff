import { and, asc, desc, eq, gt, lte, ne } from 'drizzle-orm'
import { auditLog, recordPresence, users } from '#db/schema/index.ts'
import { system, type Scope } from '../scope.ts'
import { loadManyValues, loadValues } from './read-record.server.ts'
import { requireMayRead } from './rights.server.ts'
import type { RecordStore } from './store.ts'
import { versionOf } from './version-of.server.ts'

/** Windows in front report every five seconds, others every fifteen; without a report for this long they count as gone. */
const presentMs = 40_000
/** The most others that are named. */
const maxOthers = 20

export type RecordPresence = {
  /** The names of the other accounts that have it open. */
  others: string[]
  /** Changes with the values of the record; null if there is none any more. */
  version: string | null
  /** Who has changed it last; null if that was the program, or is not in the log. */
  changed_by: string | null
}

/**
 * Records that a window has the form of a record open, and returns who else has, and whether the record is still what the
 * window shows. A window that leaves is not told anything.
 */
export async function reportRecordPresence(
  scope: Scope,
  store: RecordStore,
  id: number,
  { client, isLeaving }: { client: string; isLeaving: boolean },
): Promise<RecordPresence> {
  requireMayRead(scope, store)
  const { kind } = store.definition
  const own = and(
    eq(recordPresence.kind, kind),
    eq(recordPresence.recordId, id),
    eq(recordPresence.client, client),
  )
  if (isLeaving) {
    await scope.db.delete(recordPresence).where(own)
    return { others: [], version: null, changed_by: null }
  }
  const [values = null] = store.single
    ? [await loadValues(scope, store, id)]
    : (await loadManyValues(scope, store, [id])).values()
  if (values === null) return { others: [], version: null, changed_by: null }
  await notePresence(scope, kind, id, client)
  const others = await scope.db
    .selectDistinct({ name: users.username })
    .from(recordPresence)
    .innerJoin(users, eq(users.id, recordPresence.userId))
    .where(
      and(
        eq(recordPresence.kind, kind),
        eq(recordPresence.recordId, id),
        scope.viewer.kind === 'staff' ? ne(recordPresence.userId, scope.viewer.userId) : undefined,
        gt(recordPresence.seenAt, goneBefore(scope.now)),
      ),
    )
    .orderBy(asc(users.username))
    .limit(maxOthers)
  const [last] = await scope.db
    .select({ by: auditLog.actorName })
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, kind), eq(auditLog.subjectId, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1)
  const by = last === undefined || last.by === system.kind ? null : last.by
  return { others: others.map(({ name }) => name), version: versionOf(values), changed_by: by }
}

/** Deletes windows that stopped reporting; call it periodically. */
export async function clearRecordPresence({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db.delete(recordPresence).where(lte(recordPresence.seenAt, goneBefore(now)))
}

async function notePresence(
  { db, now, viewer }: Scope,
  kind: string,
  recordId: number,
  client: string,
): Promise<void> {
  if (viewer.kind !== 'staff') return
  const seen = { userId: viewer.userId, seenAt: now }
  await db
    .insert(recordPresence)
    .values({ kind, recordId, client, ...seen })
    .onConflictDoUpdate({
      target: [recordPresence.kind, recordPresence.recordId, recordPresence.client],
      set: seen,
    })
}

function goneBefore(now: Date): Date {
  return new Date(now.getTime() - presentMs)
}
