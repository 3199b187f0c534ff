import { and, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { auditLog } from '#db/schema/index.ts'
import { addDays, startOfHallDay } from '#i18n/dates.ts'
import { trashDays } from '#i18n/trash-days.ts'
import { isRecord } from '#json/is-record.ts'
import type { Values } from '#records/field.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import { hasRight, requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import type { RecordStore, RecordStores } from './store.ts'

export type HistoryEntry = {
  id: number
  at: string
  by: string
  action: string
  before: Values
  after: Values
  /** What was changed together with other records. */
  together: Together | null
}
export type Together = {
  command: string
  action: string
  /** How many records were changed, this one included. */
  records: number
  isUndone: boolean
}
type Write = Omit<HistoryEntry, 'together'> & { command: string | null }

/** The changes of a record, the newest first; at most 200. */
export async function readHistory(scope: Scope, store: RecordStore, id: number): Promise<HistoryEntry[]> {
  requireRight(scope.viewer, store.definition.right)
  const writes = await readWrites(scope, store, id)
  const commands = await findCommands(
    scope,
    store,
    writes.flatMap(({ command }) => command ?? []),
  )
  return writes.map(({ command, ...entry }) => ({
    ...entry,
    together: (command !== null && commands.get(command)) || null,
  }))
}

/** The same for the program itself, which asks for no right and names no commands. */
export async function readWrites(scope: Scope, store: RecordStore, id: number): Promise<Write[]> {
  const rows = await scope.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, store.definition.kind), eq(auditLog.subjectId, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(200)
  return rows.map(({ id: entry, at, actorName, action, details }) => ({
    id: entry,
    at: at.toISOString(),
    by: actorName,
    action,
    before: partOf(details, 'before'),
    after: partOf(details, 'after'),
    command: commandOf(details),
  }))
}

/** The command of an entry; an entry of its undo is none of it. */
function commandOf(details: unknown): string | null {
  if (!isRecord(details) || 'undoes' in details) return null
  return typeof details['command'] === 'string' ? details['command'] : null
}

/** The entries of commands, by which several records were changed together. */
async function findCommands(
  { db }: Scope,
  { definition }: RecordStore,
  commands: readonly string[],
): Promise<Map<string, Together>> {
  if (commands.length === 0) return new Map()
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, definition.kind), inArray(auditLog.subjectId, [...commands])))
  const undone = new Set(rows.flatMap(({ action, subjectId }) => (action === 'undo' ? [subjectId] : [])))
  return new Map(
    rows.flatMap(({ action, subjectId: command, details }) =>
      action === 'undo'
        ? []
        : [
            [
              command,
              { command, action, records: recordsIn(details).length, isUndone: undone.has(command) },
            ] as const,
          ],
    ),
  )
}

/** The records that an entry of a command names; none in any other entry. */
export function recordsIn(details: unknown): number[] {
  const records = isRecord(details) ? details['records'] : null
  return Array.isArray(records) ? records.map(Number) : []
}

export type AuditEntry = {
  id: number
  at: string
  by: string
  action: string
  kind: string
  /** As the log has it: a number, several of an import, or another name; of a command its first record. */
  subject: string
  /** How many more records were changed together with it. */
  others: number
  /** The title that the record had then; null for entries without one. */
  title: string | null
}
export type AuditQuestion = Paging & {
  kind?: string | undefined
  action?: string | undefined
  by?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/**
 * The audit log, the newest first. Administrators read all of it, others what concerns the kinds of records that they may
 * change.
 */
export async function listAuditLog(
  scope: Scope,
  stores: RecordStores,
  { kind, action, by, from, to, page = 1, pageSize = 50 }: AuditQuestion,
): Promise<ListPage<AuditEntry>> {
  requireRight(scope.viewer, 'manage_records')
  const allowed = Object.values(stores)
    .filter(({ definition }) => hasRight(scope.viewer, definition.right))
    .map(({ definition }) => definition.kind)
  const where = and(
    hasRight(scope.viewer, 'administer') ? undefined : inArray(auditLog.subjectKind, allowed),
    kind === undefined ? undefined : eq(auditLog.subjectKind, kind),
    action === undefined ? undefined : eq(auditLog.action, action),
    by === undefined ? undefined : eq(auditLog.actorName, by),
    from === undefined ? undefined : gte(auditLog.at, startOfHallDay(from)),
    to === undefined ? undefined : lt(auditLog.at, startOfHallDay(addDays(to, 1))),
    // What a command has changed in single records is part of its entry.
    sql`${auditLog.id} NOT IN (SELECT part.id FROM audit_log part WHERE part.details ? 'command')`,
  )
  const [rows, count] = await Promise.all([
    scope.db
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    scope.db.$count(auditLog, where),
  ])
  const items = rows.map(({ id, at, actorName, action: done, subjectKind, subjectId, details }) => ({
    id,
    at: at.toISOString(),
    by: actorName,
    action: done,
    kind: subjectKind,
    subject: String(recordsIn(details)[0] ?? subjectId),
    others: Math.max(0, recordsIn(details).length - 1),
    title: isRecord(details) && typeof details['title'] === 'string' ? details['title'] : null,
  }))
  return listPage(items, count, page, pageSize)
}

/** Forgets the content of records that were deleted or merged more than `trashDays` ago; that they were stays in the log. */
export async function clearDeletedRecords({ db, now }: Scope): Promise<void> {
  await db
    .update(auditLog)
    .set({ details: sql`jsonb_build_object('title', ${auditLog.details} ->> 'title')` })
    .where(
      and(
        inArray(auditLog.action, ['delete', 'merge']),
        lte(auditLog.at, new Date(now.getTime() - trashDays * 86_400_000)),
        sql`${auditLog.details} ? 'row'`,
      ),
    )
}

function partOf(details: unknown, part: string): Values {
  const found = isRecord(details) ? details[part] : undefined
  return isRecord(found) ? found : {}
}
