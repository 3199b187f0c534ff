import { and, desc, gte, inArray, sql } from 'drizzle-orm'
import { auditLog, type importRuns } from '#db/schema/index.ts'
import { isRecord } from '#json/is-record.ts'
import type { Values } from '#records/field.ts'
import { DomainError } from '../../errors.ts'
import type { FileStore } from '../../file-store.ts'
import {
  changeRecord,
  columnOf,
  deleteRecords,
  loadManyValues,
  storeOfKind,
  titleOf,
  type RecordStore,
  type RecordStores,
} from '../../records/index.server.ts'
import { dropItemsOf } from '../../releases/index.server.ts'
import type { Scope } from '../../scope.ts'
import { isDataError } from '../is-data-error.ts'

/** The most entries of the log that are taken back: those of the greatest file, with the names that it has added. */
const maxEntries = 100_000
/** Entries that are taken back in a transaction. */
const batchSize = 100

/** A record that stays as the import has left it, and why. */
export type LeftRecord = {
  kind: string
  id: number
  title: string
  reason: 'changed' | 'used' | 'gone' | 'refused'
}
type Entry = {
  id: number
  action: string
  kind: string
  subject: number
  details: Record<string, unknown>
}
type UndoneBatch = { position: number; total: number; undone: number; left: LeftRecord[] }

/**
 * Takes an import back by the entries that it has left in the log, the newest first: what it has added goes into the
 * trash, what it has changed gets its values from before. Records that somebody has changed since, or that others use, are
 * left. `save` is called in the transaction of each batch, so that it goes on after `position` when it is called again
 * after an interruption. Returns whether it has come to its end.
 */
export async function undoRun(
  scope: Scope,
  run: Pick<typeof importRuns.$inferSelect, 'id' | 'startedAt' | 'kind' | 'position'>,
  given: {
    stores: RecordStores
    files: Pick<FileStore, 'trash'>
    signal: AbortSignal
    clock: () => Date
    save: (inside: Scope, batch: UndoneBatch) => Promise<void>
  },
): Promise<boolean> {
  const { stores, files, signal, clock, save } = given
  const noted = { ...scope, auditNote: { undoes: run.id } }
  const ids = await listEntryIds(scope, stores, run)
  for (let from = run.position; from < ids.length; from += batchSize) {
    if (signal.aborted) return false
    await scope.db.transaction(async (tx) => {
      const inside = { ...noted, db: tx, now: clock() }
      const part = ids.slice(from, from + batchSize)
      const result = { undone: 0, left: [] as LeftRecord[] }
      for (const alike of groupAlike(await readEntries(inside, part)))
        await undoAlike(inside, { run: run.id, entries: alike, stores, files, result })
      await save(inside, { ...result, position: from + part.length, total: ids.length })
    })
  }
  return true
}

async function listEntryIds(
  { db }: Scope,
  stores: RecordStores,
  run: Pick<typeof importRuns.$inferSelect, 'id' | 'startedAt' | 'kind'>,
): Promise<number[]> {
  // What was redirected because a record has moved follows when that moves back.
  const kinds = Object.keys(stores).filter((kind) => kind !== 'redirect' || run.kind === 'records')
  const rows = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        gte(auditLog.at, run.startedAt),
        inArray(auditLog.action, ['create', 'change', 'import']),
        inArray(auditLog.subjectKind, kinds),
        sql`${auditLog.details} ->> 'import' = ${String(run.id)}`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(maxEntries)
  return rows.map(({ id }) => id)
}

async function readEntries({ db }: Scope, ids: number[]): Promise<Entry[]> {
  const rows = await db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      kind: auditLog.subjectKind,
      subject: auditLog.subjectId,
      details: auditLog.details,
    })
    .from(auditLog)
    .where(inArray(auditLog.id, ids))
    .orderBy(desc(auditLog.id))
  return rows.map(({ subject, details, ...row }) => ({
    ...row,
    subject: Number(subject),
    details: isRecord(details) ? details : {},
  }))
}

/** Entries that follow each other and are of one kind, and all of added or all of changed records. */
function groupAlike(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = []
  for (const entry of entries) {
    const group = groups.at(-1)
    const first = group?.[0]
    const isAlike = first?.kind === entry.kind && (first.action === 'create') === (entry.action === 'create')
    if (group && isAlike) group.push(entry)
    else groups.push([entry])
  }
  return groups
}

async function undoAlike(
  inside: Scope,
  given: {
    run: number
    entries: readonly Entry[]
    stores: RecordStores
    files: Pick<FileStore, 'trash'>
    result: { undone: number; left: LeftRecord[] }
  },
): Promise<void> {
  const { run, entries, stores, files, result } = given
  const [first] = entries
  if (!first) return
  const store = storeOfKind(stores, first.kind)
  const subjects = [...new Set(entries.map(({ subject }) => subject))]
  const stored = await lockExisting(inside, store, subjects)
  const changed = await listChangedSince(inside, run, entries)
  const leave = async ({ subject, kind, details }: Entry, reason: LeftRecord['reason']) => {
    const { title: noted } = details
    const title = typeof noted === 'string' ? noted : await currentTitle(inside, store, subject)
    result.left.push({ kind, id: subject, title: title.slice(0, 300), reason })
  }
  const ready: Entry[] = []
  for (const entry of entries)
    if (changed.has(entry.id) && stored.has(entry.subject)) await leave(entry, 'changed')
    else if (stored.has(entry.subject)) ready.push(entry)
    else if (entry.action === 'create') result.undone += 1
    else await leave(entry, 'gone')
  if (first.action === 'create') {
    const deleted = await deleteFree(inside, stores, store, {
      ids: ready.map(({ subject }) => subject),
      files,
    })
    await dropItemsOf(inside, first.kind, [...deleted])
    for (const entry of ready)
      if (deleted.has(entry.subject)) result.undone += 1
      else await leave(entry, 'used')
    return
  }
  for (const entry of ready)
    if (await restoreValues(inside, store, entry)) result.undone += 1
    else await leave(entry, 'refused')
}

/** Those of the records that exist; nobody else changes them until the end of the transaction. */
async function lockExisting(
  { db }: Scope,
  { table, only }: RecordStore,
  ids: number[],
): Promise<Set<number>> {
  const id = columnOf(table, 'id')
  const rows = await db
    .select({ id })
    .from(table)
    .where(and(only, inArray(id, ids)))
    .orderBy(id)
    .for('update')
  return new Set(rows.map((row) => Number(row.id)))
}

/**
 * The entries whose records have a later one, which is neither of this import nor of its being taken back, nor of another
 * import that was taken back itself.
 */
async function listChangedSince({ db }: Scope, run: number, entries: readonly Entry[]): Promise<Set<number>> {
  const ids = entries.map(({ id }) => id)
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT own.id FROM audit_log own
    WHERE own.id = ANY(${sql.param(ids)}::int[]) AND EXISTS (
      SELECT 1 FROM audit_log later
      WHERE later.subject_kind = own.subject_kind AND later.subject_id = own.subject_id AND later.id > own.id
        AND ${String(run)} NOT IN (coalesce(later.details ->> 'import', ''), coalesce(later.details ->> 'undoes', ''))
        AND later.details ->> 'undoes' IS NULL
        AND NOT EXISTS (
          SELECT 1 FROM audit_log undone
          WHERE undone.subject_kind = later.subject_kind AND undone.subject_id = later.subject_id
            AND undone.id > later.id AND undone.details ->> 'undoes' = later.details ->> 'import'))`)
  return new Set(rows.map(({ id }) => id))
}

/** Deletes what nothing refers to; one by one, if somebody has begun to refer to one of them meanwhile. */
async function deleteFree(
  inside: Scope,
  stores: RecordStores,
  store: RecordStore,
  { ids, files }: { ids: number[]; files: Pick<FileStore, 'trash'> },
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  try {
    return new Set((await deleteRecords(inside, stores, store, ids, { language: 'de', files })).deleted)
  } catch (error) {
    if (!isDataError(error)) throw error
    if (ids.length === 1) return new Set()
  }
  const deleted = new Set<number>()
  for (const id of ids)
    for (const gone of await deleteFree(inside, stores, store, { ids: [id], files })) deleted.add(gone)
  return deleted
}

async function restoreValues(
  inside: Scope,
  store: RecordStore,
  { subject, details }: Entry,
): Promise<boolean> {
  const { before } = details
  if (!isRecord(before)) return false
  try {
    return await inside.db.transaction(async (tx) => {
      const scope = { ...inside, db: tx }
      return (await changeRecord(scope, store, subject, { changes: before, isImporter: true })) === null
    })
  } catch (error) {
    // Something that it needs is gone, or rules have become stricter.
    if (error instanceof DomainError || isDataError(error)) return false
    throw error
  }
}

async function currentTitle(scope: Scope, store: RecordStore, id: number): Promise<string> {
  const values: Values | undefined = (await loadManyValues(scope, store, [id])).get(id)
  return (values && titleOf(store, values, 'de')) ?? String(id)
}
