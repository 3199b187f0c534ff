import path from 'node:path'
import { requireRight } from '../../policy.ts'
import type { RecordStores } from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import type { ImportOutcome, ImportProgress } from '../outcome.ts'
import { countPopularity } from '../../search/index.server.ts'
import { completeSearchIndex } from '../../search-upkeep/index.server.ts'
import { openReport } from '../report-file.server.ts'
import { beginRun, type ImportRun } from '../runs.server.ts'
import { ArchiveImporter } from './archive-importer.server.ts'
import { planBatches, readAhead } from './plan-batches.ts'
import { openLines } from './read-lines.server.ts'

export type ArchiveImport = {
  file: string
  /** The directory for the report of rejected lines. */
  reportDir: string
  stores: RecordStores
  /** The run that staff have begun: its number is in the entries of the log, so that it can be taken back. */
  run?: number
  /** Reports what would be done without writing anything. */
  isDryRun?: boolean
  /** Ends the import after the current batch; the next import of the same file resumes there. */
  signal?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
  /** The clock for the end time; without it the start time is recorded as the end. */
  clock?: () => Date
}

/**
 * Imports the concerts of a file (JSON Lines, see `archive-line.ts`; plain or compressed). Lines are matched by their
 * ids: new ones are added, changed ones are updated except for fields that editors have taken over, unchanged ones are
 * not written. Unreadable lines are reported. Throws when the file cannot be read to its end; what was imported until
 * then stays. The caller must ensure that only one import runs at a time.
 */
export async function importArchive(scope: Scope, given: ArchiveImport): Promise<ImportOutcome> {
  requireRight(scope.viewer, 'manage_records')
  const { file, reportDir, stores, isDryRun = false, signal, onProgress, clock } = given
  const lines = await openLines(file)
  const run: ImportRun = isDryRun
    ? { id: 0, position: 0, added: 0, updated: 0, vanished: 0, rejected: [] }
    : await beginRun(scope, 'archive', `${path.basename(file)} ${lines.fingerprint}`, given.run)
  const report = await openReport(
    reportDir,
    isDryRun ? `archive-dry-run-${Date.now()}.jsonl` : `archive-${run.id}.jsonl`,
    run.position,
  )
  const noted = given.run === undefined ? scope : { ...scope, auditNote: { import: given.run } }
  const importer = new ArchiveImporter(noted, { run, report, isDryRun, stores })
  await importer.load()
  const resumedAt = run.position
  const tell = () => onProgress?.({ ...importer.counts(), share: lines.share() })
  const outcome = (isFinished: boolean): ImportOutcome => ({
    ...importer.counts(),
    isFinished,
    resumedAt,
    reportFile: report.file(),
  })
  // PostgreSQL writes a batch while the next one is read and planned.
  for await (const batch of readAhead(planBatches(lines.lines(), resumedAt))) {
    await importer.write(batch)
    tell()
    if (!signal?.aborted) continue
    await importer.settle()
    return outcome(false)
  }
  await importer.finish(clock?.() ?? scope.now)
  if (!isDryRun && resumedAt > 0) await completeSearchIndex(scope)
  const { added, updated } = importer.counts()
  if (!isDryRun && added + updated > 0) await countPopularity(scope)
  tell()
  return outcome(true)
}
