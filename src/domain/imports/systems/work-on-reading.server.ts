import { and, eq, ne, isNull } from 'drizzle-orm'
import type { ImportOptions } from '#contracts/office-imports.ts'
import { importSpellings } from '#contracts/office-imports.ts'
import { planningColumns } from '#contracts/planning-columns.ts'
import { importFiles, importMappings, importRuns, planningSystems } from '#db/schema/index.ts'
import { DomainError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { SourceError } from '../files/read-answer.server.ts'
import { foldHeadings } from '../planning/recognise-columns.ts'
import { firstOptions } from '../staff/begin-import.server.ts'
import { kindOfFile, likelySheet, readSheets, splitHeadings } from '../staff/read-source.server.ts'
import { emptyReport } from '../staff/report.ts'
import { readSystem, type PlanningSystem, type SystemReach } from './read-system.server.ts'
import { noteSystemFailed, noteSystemRead } from './systems.server.ts'

type Run = typeof importRuns.$inferSelect

/** The columns without which a schedule says nothing. */
const needed = ['number', 'date', 'title_de'] as const

/**
 * Reads the schedule of a planning system into its run: for staff to check it, or by night to import it at once with the
 * columns that they have chosen last. What can't be read by night leaves no run, only the reason. Returns whether
 * the run is to be imported now.
 */
export async function workOnReading(
  scope: Scope,
  run: Run,
  { reach, signal }: { reach: SystemReach; signal: AbortSignal },
): Promise<boolean> {
  const [system] = await scope.db
    .select()
    .from(planningSystems)
    .where(eq(planningSystems.id, run.systemId ?? 0))
  if (!system) throw new DomainError('not_found', { subject: `planning system of import ${run.id}` })
  const isByNight = run.actorId === null
  try {
    const bytes = await readSystem(system, reach, signal)
    const options = await optionsOf(scope, system, bytes, isByNight)
    return await scope.db.transaction(async (tx) => {
      const name = `${system.name}.${kindOfFile(bytes)}`
      const state = isByNight ? 'importing' : 'new'
      const [own] = await tx
        .update(importRuns)
        .set({ state, options })
        .where(and(eq(importRuns.id, run.id), eq(importRuns.state, 'reading')))
        .returning({ id: importRuns.id })
      if (!own) return false
      await tx.insert(importFiles).values({ runId: run.id, name, content: bytes })
      await noteSystemRead({ db: tx, now: scope.now }, system.id)
      return isByNight
    })
  } catch (error) {
    const problem = problemOf(error)
    if (problem === null || signal.aborted) throw error
    await noteSystemFailed(scope, system.id, { problem: problem.reason, isByNight })
    if (isByNight) await scope.db.delete(importRuns).where(eq(importRuns.id, run.id))
    else
      await scope.db
        .update(importRuns)
        .set({
          state: 'failed',
          finishedAt: scope.now,
          report: {
            ...emptyReport('event'),
            problems: [{ line: 0, column: '', code: problem.reason, value: '', ...problem }],
            problemCount: 1,
          },
        })
        .where(eq(importRuns.id, run.id))
    return false
  }
}

/** Deletes earlier runs by night of a system that have changed nothing: what they found is in the last one. */
export async function forgetIdleNights({ db }: Pick<Scope, 'db'>, { id, systemId }: Run): Promise<void> {
  if (systemId === null) return
  await db
    .delete(importRuns)
    .where(
      and(
        eq(importRuns.systemId, systemId),
        ne(importRuns.id, id),
        isNull(importRuns.actorId),
        eq(importRuns.state, 'done'),
        eq(importRuns.added, 0),
        eq(importRuns.updated, 0),
      ),
    )
}

function problemOf(
  error: unknown,
): { reason: string; values?: Readonly<Record<string, string | number>> } | null {
  if (error instanceof SourceError) return error.rejection
  // The content is no table, or one without headings.
  if (error instanceof DomainError && error.code === 'invalid') return { reason: 'system_format' }
  return null
}

/** The columns by their headings, wherever they stand now, and what staff have said about spellings. Throws `SourceError`. */
async function optionsOf(
  scope: Scope,
  system: PlanningSystem,
  bytes: Buffer,
  isByNight: boolean,
): Promise<Partial<ImportOptions>> {
  const format = kindOfFile(bytes)
  if (format === 'records' || format === 'archive') throw new SourceError('system_format')
  const [mapping] =
    system.mappingId === null
      ? []
      : await scope.db.select().from(importMappings).where(eq(importMappings.id, system.mappingId))
  if (!mapping) {
    if (isByNight) throw new SourceError('system_columns')
    return firstOptions(scope, { name: system.name, bytes })
  }
  const sheets = await readSheets(bytes)
  const sheet = likelySheet(sheets)
  const headings = foldHeadings(
    splitHeadings(sheets[sheet] ?? { name: '', rows: [], broken: [] }).headings,
  ).split('\n')
  const kept = new Map(mapping.headings.split('\n').map((heading, at) => [heading, mapping.columns[at]]))
  const columns = headings.map(
    (heading) => planningColumns.find((column) => column === kept.get(heading)) ?? 'none',
  )
  if (isByNight && needed.some((column) => !columns.includes(column))) throw new SourceError('system_columns')
  const spellings = importSpellings.safeParse(mapping.spellings).data ?? importSpellings.parse({})
  return { ...spellings, sheet, columns, mapping: mapping.name }
}
