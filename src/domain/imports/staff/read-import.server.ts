import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { importRuns, type ImportState } from '#db/schema/index.ts'
import type { ImportOptions } from '#contracts/office-imports.ts'
import type { Language } from '#i18n/languages.ts'
import { DomainError } from '../../errors.ts'
import { requireRight } from '../../policy.ts'
import { findTitles, storeOfKind, type RecordStores } from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import { previewSheet, type Preview } from './begin-import.server.ts'
import { readOptions } from './read-source.server.ts'
import { isRefused } from '../rejected-line.ts'
import { problemOf } from './plan.ts'
import { emptyReport, type Report } from './report.ts'

const maxListed = 50

export type ListedRun = {
  id: number
  kind: 'table' | 'records' | 'archive' | 'shop'
  source: string
  state: ImportState
  by: string | null
  startedAt: Date
  finishedAt: Date | null
  position: number
  total: number | null
  added: number
  changed: number
  rejected: number
}
export type FoundRun = ListedRun & {
  options: ImportOptions
  table: Preview | null
  report: Report | null
  canUndo: boolean
}

/** The last imports, the newest first; those of the shop's schedule only if they have changed something. */
export async function listImports({ db, viewer }: Scope): Promise<ListedRun[]> {
  requireRight(viewer, 'manage_records')
  const rows = await db
    .select()
    .from(importRuns)
    .where(
      or(
        isNotNull(importRuns.state),
        ne(importRuns.kind, 'shop'),
        sql`${importRuns.added} + ${importRuns.updated} + ${importRuns.vanished} > 0`,
      ),
    )
    .orderBy(desc(importRuns.id))
    .limit(maxListed)
  return rows.map(present)
}

/** One import, with what staff need to see of its table, and its report. Throws `not_found`. */
export async function readImport(
  scope: Scope,
  stores: RecordStores,
  id: number,
  language: Language,
): Promise<FoundRun> {
  requireRight(scope.viewer, 'manage_records')
  const [row] = await scope.db.select().from(importRuns).where(eq(importRuns.id, id))
  if (!row) throw new DomainError('not_found', { subject: `import ${id}` })
  const options = readOptions(row.options)
  const isOpen = row.state === 'new' || row.state === 'checked' || row.state === 'failed'
  const table =
    row.kind === 'table' && isOpen ? await previewSheet(scope, id, options.sheet).catch(nothingIfGone) : null
  const report = await completeReport(scope, stores, reportOf(row), language)
  return {
    ...present(row),
    options,
    table,
    report,
    canUndo: canUndo(row),
  }
}

/** All reasons that are kept of rejected lines. Throws `not_found`. */
export async function listProblems(scope: Scope, id: number): Promise<Report['problems']> {
  requireRight(scope.viewer, 'manage_records')
  const [row] = await scope.db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.id, id)))
  if (!row) throw new DomainError('not_found', { subject: `import ${id}` })
  return reportOf(row)?.problems ?? []
}

type Row = typeof importRuns.$inferSelect

/** Whether a run can be taken back, or what was left of it: if it has ended, and its entries in the log name it. */
export function canUndo(row: Row): boolean {
  const hasLeft = row.state === 'undone' && (reportOf(row)?.left ?? 0) > 0
  if (row.state !== 'done' && !hasLeft) return false
  return row.kind === 'table' || row.kind === 'records' || reportOf(row)?.isUndoable === true
}

function present(row: Row): ListedRun {
  const report = reportOf(row)
  return {
    id: row.id,
    kind: row.kind,
    source: row.kind === 'archive' ? row.source.replace(/ [0-9a-f]{32}$/, '') : row.source,
    state: row.state ?? (row.finishedAt ? 'done' : 'importing'),
    by: row.actorName,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    position: row.position,
    total: row.total,
    added: row.added,
    changed: row.updated,
    rejected: report?.rejected ?? row.rejected.filter(isRefused).length,
  }
}

/** The report of runs that staff have begun; of others, what their row says. */
function reportOf(row: Row): Report | null {
  // A feed that could not be read leaves its reason only.
  if (row.state === null || (row.report === null && row.rejected.length > 0)) {
    const { added, updated, vanished, position } = row
    const rejected = row.rejected.filter(isRefused).length
    const unchanged = Math.max(0, position - added - updated - rejected)
    const problems = row.rejected.map(problemOf)
    const counts = { added, changed: updated, unchanged, vanished, rejected }
    return { ...emptyReport('event'), ...counts, problems, problemCount: problems.length }
  }
  // Only this module's jobs write it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return row.report === null ? null : { ...emptyReport('event'), ...(row.report as Partial<Report>) }
}

/** Adds the titles of the records that the entries name, in a language. */
async function completeReport(
  scope: Scope,
  stores: RecordStores,
  report: Report | null,
  language: Language,
): Promise<Report | null> {
  if (report === null) return null
  const values = report.entries.flatMap(({ before, after }) => [before, after])
  const { fields } = storeOfKind(stores, report.kind).definition
  const titles = await findTitles(scope, stores, fields, values, language)
  return { ...report, titles: { ...report.titles, ...titles } }
}

function nothingIfGone(error: unknown): null {
  if (error instanceof DomainError && (error.code === 'not_found' || error.code === 'invalid')) return null
  throw error
}
