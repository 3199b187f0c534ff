import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { and, eq } from 'drizzle-orm'
import { importKeys, importRuns, users, type ImportState } from '#db/schema/index.ts'
import { DomainError } from '../../errors.ts'
import type { FileStore } from '../../file-store.ts'
import { requireRight } from '../../policy.ts'
import {
  addRecord,
  changeRecord,
  storeOfKind,
  updateFromWritten,
  type RecordStores,
  type WrittenRecords,
} from '../../records/index.server.ts'
import { system, type Scope } from '../../scope.ts'
import { importArchive } from '../archive/import-archive.server.ts'
import { isDataError } from '../is-data-error.ts'
import type { ImportOutcome } from '../outcome.ts'
import { isRefused } from '../rejected-line.ts'
import { NameRegister } from '../planning/name-register.server.ts'
import { forgetIdleNights, workOnReading } from '../systems/work-on-reading.server.ts'
import type { SystemReach } from '../systems/read-system.server.ts'
import { findMissing } from '../systems/systems.server.ts'
import { askForWork, contentOf, plainName } from './begin-import.server.ts'
import { problemOf, type Planned, type Problem } from './plan.ts'
import { openSource, readOptions } from './read-source.server.ts'
import { TableSource } from '../planning/table-source.server.ts'
import {
  addNotes,
  addProblems,
  addToReport,
  emptyReport,
  setNames,
  setStatuses,
  type Report,
} from './report.ts'
import { undoRun } from './undo-run.server.ts'

/** The records that an undo names. */
const maxLeft = 200
/** Entries of a trial between two reports of its progress. */
const trialBatch = 50
/** Entries that are written in a transaction: few, so that staff see the progress, unless there are thousands. */
const batchOf = (total: number) => Math.min(200, Math.max(20, Math.ceil(total / 50)))

export type ImportWork = {
  stores: RecordStores
  signal: AbortSignal
  files: Pick<FileStore, 'trash'>
  /** For the file of an archive while it is read, and for its report. */
  directory: string
  /** The address of the shop's feed; null if the house has none. */
  feedAddress: () => Promise<string | null>
  /** Reads it now; its entries in the log belong to the run. */
  importFeed: (run: number) => Promise<void>
  /** How planning systems are reached. */
  reach: SystemReach
  clock: () => Date
}
type Run = typeof importRuns.$inferSelect

/**
 * Does what staff have asked of an import, with their rights: the trial, the import, or taking it back. An import goes on
 * after its last batch when it is called again after an interruption. `alone` ensures that only one runs at a time; the feed
 * is read by a job that does so itself.
 */
export async function workOnImport(
  scope: Scope,
  id: number,
  work: ImportWork,
  alone: (act: () => Promise<void>) => Promise<void> = (act) => act(),
): Promise<void> {
  const [run] = await scope.db.select().from(importRuns).where(eq(importRuns.id, id))
  const isAsked = ['reading', 'checking', 'importing', 'undoing'].includes(run?.state ?? '')
  if (!run || !isAsked) return
  // What a system says by night is written for nobody; all else with the rights of who has asked for it.
  const viewer = run.systemId !== null && run.actorId === null ? system : await viewerOf(scope, run)
  const inside = { ...scope, viewer }
  if (run.state === 'reading') {
    // It is imported by another run of the job, which finds its new state.
    if (await workOnReading(inside, run, work)) await askForWork(inside, id)
    return
  }
  const { kind, state } = run
  if (kind === 'shop' && state !== 'undoing') return workOnFeed(inside, run, work)
  await alone(async () => {
    if (state === 'undoing') await workOnUndo(inside, run, work)
    else if (kind === 'archive') await workOnArchive(inside, run, work)
    else if (kind !== 'shop') await workOnEntries(inside, run, { ...work, kind })
  })
}

async function workOnUndo(scope: Scope, run: Run, work: ImportWork): Promise<void> {
  const { stores, files, signal, clock } = work
  const report = reportOf(run, 'event')
  // What was left the last time is tried again.
  if (run.position === 0) Object.assign(report, { undone: 0, left: 0, leftRecords: [] })
  const isDone = await undoRun(scope, run, {
    stores,
    files,
    signal,
    clock,
    save: async (inside, { position, total, undone, left }) => {
      report.undone += undone
      report.left += left.length
      report.leftRecords.push(...left.slice(0, Math.max(0, maxLeft - report.leftRecords.length)))
      await inside.db.update(importRuns).set({ position, total, report }).where(eq(importRuns.id, run.id))
    },
  })
  if (isDone) await finish(scope, run, 'undone', report)
}

/** The account that has asked for it; its role may have changed since. Throws `forbidden` if it is gone. */
async function viewerOf({ db }: Scope, { actorId }: Run): Promise<Scope['viewer']> {
  const [user] =
    actorId === null
      ? []
      : await db
          .select()
          .from(users)
          .where(and(eq(users.id, actorId), eq(users.isActive, true)))
  if (!user) throw new DomainError('forbidden')
  return { kind: 'staff', userId: user.id, name: user.username, email: user.email, role: user.role }
}

async function workOnFeed(
  scope: Scope,
  run: Run,
  { feedAddress, importFeed, signal }: ImportWork,
): Promise<void> {
  const address = await feedAddress()
  if (address === null) {
    const problems: Problem[] = [{ line: 0, column: '', code: 'no_feed', value: '' }]
    return finish(scope, run, 'failed', { ...emptyReport('event'), problems, problemCount: 1 })
  }
  // By its address the importer finds this run, and notes in it what it has done.
  await scope.db.update(importRuns).set({ source: address }).where(eq(importRuns.id, run.id))
  await importFeed(run.id)
  if (signal.aborted) return
  const [row] = await scope.db.select().from(importRuns).where(eq(importRuns.id, run.id))
  const { position = 0, added = 0, updated = 0, vanished = 0, rejected = [] } = row ?? {}
  const report = { ...emptyReport('event'), added, changed: updated, vanished, isUndoable: true }
  report.rejected = rejected.filter(isRefused).length
  report.unchanged = Math.max(0, position - added - updated - report.rejected)
  addProblems(report, rejected.map(problemOf))
  await finish(scope, run, 'done', report)
}

async function workOnArchive(
  scope: Scope,
  run: Run,
  { stores, signal, directory, clock }: ImportWork,
): Promise<void> {
  const folder = path.join(directory, `upload-${run.id}`)
  const file = path.join(folder, run.source.replace(/ [0-9a-f]{32}$/, '') || plainName('archive'))
  const isTrial = run.state === 'checking'
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, await contentOf(scope, run.id), { mode: 0o600 })
    const outcome = await importArchive(scope, {
      file,
      reportDir: directory,
      isDryRun: isTrial,
      stores,
      run: run.id,
      signal,
      clock,
      onProgress: ({ lines, share }) => {
        // The run itself is saved by the importer; only a trial has to say how far it is.
        if (isTrial) void saveProgress(scope, run, lines, Math.round(lines / Math.max(share, 0.001)))
      },
    })
    if (!outcome.isFinished) return
    const report = archiveReport(outcome)
    await finish(scope, run, isTrial ? 'checked' : 'done', { ...report, isUndoable: !isTrial })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function archiveReport(outcome: ImportOutcome): Report {
  const { added, updated, unchanged, rejected, findings, firstRejected } = outcome
  const report = { ...emptyReport('event'), added, changed: updated, unchanged, rejected }
  addProblems(report, firstRejected.map(problemOf))
  report.problemCount = rejected + findings
  return report
}

async function workOnEntries(
  scope: Scope,
  run: Run,
  work: ImportWork & { kind: 'table' | 'records' },
): Promise<void> {
  const { stores, signal, kind } = work
  const isTrial = run.state === 'checking'
  const options = readOptions(run.options)
  const noted = { ...scope, auditNote: { import: run.id } }
  const names = new NameRegister(stores, { ...options, isTrial })
  const bytes = await contentOf(scope, run.id)
  const isByNight = run.actorId === null
  const { source, broken, asides } = await openSource(scope, stores, names, {
    kind,
    bytes,
    options,
    system: run.systemId === null ? undefined : { id: run.systemId, isByNight },
  })
  // A trial begins anew after an interruption, because it has written nothing.
  const start = isTrial ? 0 : run.position
  const report = start === 0 ? emptyReport(source.kind) : reportOf(run, source.kind)
  if (start === 0) {
    report.rejected += broken.length
    addProblems(report, broken)
    addNotes(
      report,
      asides.map(({ line, text }) => ({ line, column: '', code: 'aside', value: text.slice(0, 120) })),
    )
  }
  source.skip(start)
  const batch = isTrial ? trialBatch : batchOf(source.total)
  for (let from = start; from < source.total; from += batch) {
    if (signal.aborted) return
    const to = Math.min(from + batch, source.total)
    if (isTrial) {
      for (const planned of await source.plan(scope, from, to)) addToReport(report, planned)
      await saveProgress(scope, run, to, source.total)
    } else
      await scope.db.transaction(async (tx) => {
        const inside = { ...noted, db: tx, now: work.clock() }
        const together: WrittenRecords = new Map()
        const plans = await source.plan(inside, from, to)
        await names.updateAdded(inside)
        for (const planned of plans)
          await writePlanned(inside, stores, { planned, kind: source.kind, report, together })
        await updateFromWritten(inside, together)
        await saveRun(inside, run, { position: to, total: source.total, report })
      })
  }
  report.problems.sort((one, other) => one.line - other.line)
  report.notes.sort((one, other) => one.line - other.line)
  setNames(report, names.unknown())
  if (source instanceof TableSource) setStatuses(report, source.statuses())
  report.titles = names.titles
  report.isUndoable = !isTrial
  if (run.systemId !== null && !isTrial && source instanceof TableSource) {
    const { count, records } = await findMissing(
      { ...scope, now: work.clock() },
      run.systemId,
      source.numbers(),
    )
    report.missing = count
    report.missingRecords = records
    await forgetIdleNights(scope, run)
  }
  await finish(scope, run, isTrial ? 'checked' : 'done', report)
}

/**
 * Finishes a row whose day was not known when its file was imported: adds its event, or leaves the row for good if `start` is
 * null. Throws `not_found`, `conflict` unless the import has ended, and `invalid` when the event can't be added.
 */
export async function finishRow(
  scope: Scope,
  stores: RecordStores,
  id: number,
  { line, start }: { line: number; start: Date | null },
): Promise<void> {
  requireRight(scope.viewer, 'manage_records')
  await scope.db.transaction(async (tx) => {
    const [run] = await tx.select().from(importRuns).where(eq(importRuns.id, id)).for('update')
    if (!run) throw new DomainError('not_found', { subject: `import ${id}` })
    const report = reportOf(run, 'event')
    const isWaiting = report.waitingRows.some((row) => row.line === line)
    if (run.state !== 'done' || run.kind !== 'table' || !isWaiting)
      throw new DomainError('conflict', { subject: `line ${line} of import ${id}` })
    report.waitingRows = report.waitingRows.filter((row) => row.line !== line)
    report.waiting -= 1
    if (start !== null) {
      const inside = { ...scope, db: tx, auditNote: { import: id } }
      const options = readOptions(run.options)
      const names = new NameRegister(stores, { ...options, isTrial: false })
      const bytes = await contentOf(inside, id)
      const starts = new Map([[line, start]])
      const { source } = await openSource(inside, stores, names, {
        kind: 'table',
        bytes,
        options,
        starts,
        system: run.systemId === null ? undefined : { id: run.systemId, isByNight: run.actorId === null },
      })
      const place = source instanceof TableSource ? source.placeOf(line) : null
      if (place === null) throw new DomainError('not_found', { subject: `line ${line} of import ${id}` })
      const together: WrittenRecords = new Map()
      const rejected = report.rejected
      for (const planned of await source.plan(inside, place, place + 1))
        await writePlanned(inside, stores, { planned, kind: source.kind, report, together })
      if (report.rejected > rejected) throw new DomainError('invalid', { fields: { date_start: 'invalid' } })
      await names.updateAdded(inside)
      await updateFromWritten(inside, together)
    }
    await saveRun({ ...scope, db: tx }, run, { position: run.position, total: run.total ?? 0, report })
  })
}

/** Writes one entry; one that the database or the command refuses does not affect the others. */
async function writePlanned(
  scope: Scope,
  stores: RecordStores,
  {
    planned,
    kind,
    report,
    together,
  }: { planned: Planned; kind: string; report: Report; together: WrittenRecords },
): Promise<void> {
  const store = storeOfKind(stores, kind)
  if (planned.outcome === 'rejected' || planned.outcome === 'waiting' || planned.outcome === 'skipped') {
    addToReport(report, planned)
    return
  }
  try {
    const id = await scope.db.transaction(async (tx) => {
      const inside = { ...scope, db: tx }
      const written =
        planned.outcome === 'added' ? await addRecord(inside, store, planned.draft, { together }) : planned.id
      if (planned.outcome === 'changed')
        await changeRecord(inside, store, written, {
          changes: planned.changes,
          isImporter: planned.isImporter,
          together,
        })
      if (planned.key !== null)
        await tx
          .insert(importKeys)
          .values({ kind, key: planned.key, recordId: written })
          .onConflictDoUpdate({ target: [importKeys.kind, importKeys.key], set: { recordId: written } })
      return written
    })
    addToReport(report, planned, id)
  } catch (error) {
    if (!(error instanceof DomainError) && !isDataError(error)) throw error
    const { line, title } = planned
    const fields = error instanceof DomainError ? Object.entries(error.fields) : []
    const code = error instanceof DomainError && error.code !== 'invalid' ? error.code : 'invalid'
    const problems = (fields.length > 0 ? fields : [['', code] as const]).map(
      ([column, reason]): Problem => ({ line, column, code: reason, value: '' }),
    )
    addToReport(report, { line, title, outcome: 'rejected', problems })
  }
}

function reportOf({ report }: Run, kind: string): Report {
  // Only this module writes it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...emptyReport(kind), ...(report as Partial<Report> | null) }
}

async function saveProgress({ db }: Scope, run: Run, position: number, total: number): Promise<void> {
  await db
    .update(importRuns)
    .set({ position, total })
    .where(and(eq(importRuns.id, run.id), eq(importRuns.state, 'checking')))
}

async function saveRun(
  { db }: Scope,
  { id }: Run,
  { position, total, report }: { position: number; total: number; report: Report },
): Promise<void> {
  const { added, changed: updated } = report
  await db.update(importRuns).set({ position, total, added, updated, report }).where(eq(importRuns.id, id))
}

async function finish(scope: Scope, run: Run, state: ImportState, report: Report): Promise<void> {
  const { added, changed: updated, vanished } = report
  await scope.db
    .update(importRuns)
    .set({
      state,
      report,
      ...(state !== 'checked' && { finishedAt: scope.now }),
      ...(state === 'done' && { added, updated, vanished }),
    })
    .where(eq(importRuns.id, run.id))
}
