import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { ImportOptions } from '#contracts/office-imports.ts'
import {
  importFiles,
  importMappings,
  importRuns,
  planningSystems,
  type ImportState,
} from '#db/schema/index.ts'
import { DomainError } from '../../errors.ts'
import { requireRight } from '../../policy.ts'
import type { Scope } from '../../scope.ts'
import { foldHeadings } from '../planning/recognise-columns.ts'
import { scheduleSystems } from '../systems/systems.server.ts'
import { askForWork, previewSheet } from './begin-import.server.ts'
import { canUndo } from './read-import.server.ts'

/** How long the files of imports are kept, in days; with rows whose day is not known yet, until the season is over. */
const keptDays = 30
const keptWaitingDays = 400

/**
 * Asks a job to say what an import would do. Throws `not_found`, `conflict` while it runs or after it, and `invalid` for the
 * name of another mapping.
 */
export async function checkImport(scope: Scope, id: number, options: ImportOptions): Promise<void> {
  await request(scope, id, { from: ['new', 'checked', 'failed'], to: 'checking', options })
}

/** Asks a job to import what the trial has checked. Throws `not_found` and `conflict`. */
export async function startImport(scope: Scope, id: number, options: ImportOptions): Promise<void> {
  await request(scope, id, { from: ['checked'], to: 'importing', options })
}

/** Asks a job to take an import back, or what was left of it the last time. Throws `not_found` and `conflict`. */
export async function undoImported(scope: Scope, id: number): Promise<void> {
  await request(scope, id, { from: ['done', 'undone'], to: 'undoing', options: null })
}

type Run = typeof importRuns.$inferSelect

async function request(
  scope: Scope,
  id: number,
  { from, to, options }: { from: ImportState[]; to: ImportState; options: ImportOptions | null },
): Promise<void> {
  requireRight(scope.viewer, 'manage_records')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [run] = await tx.select().from(importRuns).where(eq(importRuns.id, id)).for('update')
    if (!run || run.state === null) throw new DomainError('not_found', { subject: `import ${id}` })
    if (!from.includes(run.state) || (to === 'undoing' && !canUndo(run)))
      throw new DomainError('conflict', { subject: `import ${id}` })
    const mapping = options && run.kind === 'table' ? await keepMapping(inside, run, options) : null
    if (run.systemId !== null && to === 'importing') await useMapping(inside, run.systemId, mapping)
    await tx
      .update(importRuns)
      .set({
        state: to,
        position: 0,
        finishedAt: null,
        ...(options && {
          options: { ...options, replaces_mapping: false },
          added: 0,
          updated: 0,
          vanished: 0,
          rejected: [],
          report: null,
        }),
      })
      .where(eq(importRuns.id, id))
    await askForWork(inside, id)
  })
}

/**
 * Keeps the columns and spellings under their name, to be offered for files with the same headings. Throws `invalid` (`mapping`) if files
 * with other headings have that name, unless they are to be replaced.
 */
async function keepMapping(scope: Scope, run: Run, options: ImportOptions): Promise<number | null> {
  const { columns, sheet, replaces_mapping: replaces } = options
  // The schedule of a system is read with these columns each night.
  const mapping = options.mapping || (run.systemId === null ? null : run.source)
  if (mapping === null) return null
  const { statuses, slash_dates, choices } = options
  // A name that was left or added this time is known the next time, or asked about again.
  const used = Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice.do === 'use'))
  const spellings = { statuses, slash_dates, choices: used }
  const headings = foldHeadings((await previewSheet(scope, run.id, sheet)).headings)
  const [kept] = await scope.db
    .select()
    .from(importMappings)
    .where(eq(importMappings.name, mapping))
    .for('update')
  if (kept && kept.headings !== headings && !replaces)
    throw new DomainError('invalid', { fields: { mapping: 'taken' } })
  const [row] = await scope.db
    .insert(importMappings)
    .values({ name: mapping, headings, columns, spellings, updatedAt: scope.now })
    .onConflictDoUpdate({
      target: importMappings.name,
      set: { headings, columns, spellings, updatedAt: scope.now },
    })
    .returning({ id: importMappings.id })
  return row?.id ?? null
}

/** From now on a system is read each night, with the columns that staff have just chosen. */
async function useMapping(inside: Scope, system: number, mapping: number | null): Promise<void> {
  await inside.db.update(planningSystems).set({ mappingId: mapping }).where(eq(planningSystems.id, system))
  await scheduleSystems(inside, [system])
}

/** Forgets kept columns. Throws `not_found`. */
export async function forgetMapping(scope: Scope, id: number): Promise<void> {
  requireRight(scope.viewer, 'manage_records')
  const gone = await scope.db
    .delete(importMappings)
    .where(eq(importMappings.id, id))
    .returning({ id: importMappings.id })
  if (gone.length === 0) throw new DomainError('not_found', { subject: `mapping ${id}` })
}

/** The runs that a job has to work on, also after a kill. */
export async function listWaitingImports({ db }: Pick<Scope, 'db'>): Promise<number[]> {
  const rows = await db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(inArray(importRuns.state, ['reading', 'checking', 'importing', 'undoing']))
    .orderBy(importRuns.id)
    .limit(100)
  return rows.map(({ id }) => id)
}

/** Ends a run whose job was given up. */
export async function failImport({ db, now }: Pick<Scope, 'db' | 'now'>, id: number): Promise<void> {
  await db
    .update(importRuns)
    .set({ state: 'failed', finishedAt: now })
    .where(
      and(eq(importRuns.id, id), inArray(importRuns.state, ['reading', 'checking', 'importing', 'undoing'])),
    )
}

/** Deletes old files, and runs that nobody has continued; call it periodically. */
export async function clearImportFiles({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  const isOld = lt(importRuns.startedAt, before)
  await db.delete(importRuns).where(and(isOld, inArray(importRuns.state, ['new', 'checked'])))
  await db.delete(importFiles).where(
    inArray(
      importFiles.runId,
      db
        .select({ id: importRuns.id })
        .from(importRuns)
        .where(
          and(
            isOld,
            or(
              lt(importRuns.startedAt, new Date(now.getTime() - keptWaitingDays * 86_400_000)),
              sql`coalesce(${importRuns.report} ->> 'waiting', '0') = '0'`,
            ),
            or(isNull(importRuns.state), sql`${importRuns.state} IN ('done', 'failed', 'undone')`),
          ),
        ),
    ),
  )
}
