import { randomUUID } from 'node:crypto'
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { auditLog } from '#db/schema/index.ts'
import { isRecord } from '#json/is-record.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { RecordStores } from '../records/index.server.ts'
import type { Scope } from '../scope.ts'
import { readSubject, type Subject } from './subjects/subject.ts'

/** A run of replacing: its entry in the log. */
export type Run = {
  id: string
  at: Date
  by: string
  sought: string
  instead: string
  /** How many places it has changed; null while it works, or if it was interrupted. */
  places: number | null
  isUndone: boolean
}
/** What a run has changed of a subject: its values before and after it. */
export type RunEntry = { subject: Subject; before: Record<string, unknown>; after: Record<string, unknown> }

/** So many of the last runs are listed. */
const maxListed = 20
const kind = 'replacement'

/** Notes a run before it changes anything, so that it can be undone even if it is interrupted. */
export async function beginRun(
  scope: Scope,
  { sought, instead }: Pick<Run, 'sought' | 'instead'>,
): Promise<string> {
  const id = randomUUID()
  const details = { title: `${sought} → ${instead}`, sought, instead, places: null }
  await recordAudit(scope, { action: 'replace', subjectKind: kind, subjectId: id, details })
  return id
}

/** Notes in the entry of a run how many places it has changed. */
export async function finishRun({ db }: Pick<Scope, 'db'>, id: string, places: number): Promise<void> {
  await db
    .update(auditLog)
    .set({ details: sql`${auditLog.details} || ${JSON.stringify({ places })}::jsonb` })
    .where(and(isRun, eq(auditLog.subjectId, id)))
}

const details = z.object({ sought: z.string(), instead: z.string(), places: z.number().nullable() })
const isRun = and(eq(auditLog.subjectKind, kind), eq(auditLog.action, 'replace'))

/** The last runs, the newest first. */
export async function listRuns(scope: Scope): Promise<Run[]> {
  requireRight(scope.viewer, 'write_drafts')
  const rows = await scope.db.select().from(auditLog).where(isRun).orderBy(desc(auditLog.id)).limit(maxListed)
  return withUndone(scope, rows)
}

/** A run. Throws `not_found`. */
export async function findRun(scope: Scope, id: string): Promise<Run> {
  const rows = await scope.db
    .select()
    .from(auditLog)
    .where(and(isRun, eq(auditLog.subjectId, id)))
  const [run] = await withUndone(scope, rows)
  if (!run) throw new DomainError('not_found', { subject: `replacement ${id}` })
  return run
}

async function withUndone({ db }: Scope, rows: (typeof auditLog.$inferSelect)[]): Promise<Run[]> {
  const ids = rows.map(({ subjectId }) => subjectId)
  const undone = await db
    .select({ id: auditLog.subjectId })
    .from(auditLog)
    .where(
      and(eq(auditLog.subjectKind, kind), eq(auditLog.action, 'restore'), inArray(auditLog.subjectId, ids)),
    )
  const isUndone = new Set(undone.map(({ id }) => id))
  return rows.flatMap((row) => {
    const read = details.safeParse(row.details)
    return read.success
      ? [
          {
            ...read.data,
            id: row.subjectId,
            at: row.at,
            by: row.actorName,
            isUndone: isUndone.has(row.subjectId),
          },
        ]
      : []
  })
}

/** Notes that a run was undone. Throws `conflict` if it was already; the run's entry is locked until the transaction ends. */
export async function noteUndone(inside: Scope, run: Run): Promise<void> {
  await inside.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(isRun, eq(auditLog.subjectId, run.id)))
    .for('update')
  if ((await findRun(inside, run.id)).isUndone) throw new DomainError('conflict', { subject: run.id })
  const { sought, instead } = run
  await recordAudit(inside, {
    action: 'restore',
    subjectKind: kind,
    subjectId: run.id,
    details: { title: `${sought} → ${instead}` },
  })
}

/** What a run has changed, the last first: the entries of the log that are marked with it. */
export async function listEntries(
  { db }: Pick<Scope, 'db'>,
  stores: RecordStores,
  run: Run,
): Promise<RunEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        gte(auditLog.at, run.at),
        inArray(auditLog.action, ['change', 'replace']),
        inArray(auditLog.subjectKind, ['section', 'page', ...Object.keys(stores)]),
        sql`${auditLog.details} ->> 'replacement' = ${run.id}`,
      ),
    )
    .orderBy(desc(auditLog.id))
  return rows.flatMap((row): RunEntry[] => {
    const subject = subjectOf(row.subjectKind, row.subjectId)
    const { before, after } = isRecord(row.details) ? row.details : {}
    return subject && isRecord(before) && isRecord(after) ? [{ subject, before, after }] : []
  })
}

/** The subject of an entry: `section page-3/de`, `page 3` for its settings, or a record. */
function subjectOf(subjectKind: string, subjectId: string): Subject | null {
  if (subjectKind === 'section')
    return readSubject(`section:${subjectId.replace('-', ':').replace('/', ':')}`)
  return readSubject(subjectKind === 'page' ? `settings:${subjectId}` : `record:${subjectKind}:${subjectId}`)
}
