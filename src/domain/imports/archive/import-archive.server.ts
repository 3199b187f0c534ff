import path from 'node:path'
import { requireRight } from '../../policy.ts'
import type { Scope } from '../../scope.ts'
import type { ImportOutcome, ImportProgress } from '../outcome.ts'
import { openReport } from '../report-file.server.ts'
import { beginRun, type ImportRun } from '../runs.server.ts'
import { ArchiveImporter } from './archive-importer.server.ts'
import { openLines } from './read-lines.server.ts'

export type ArchiveImport = {
  file: string
  /** Where the report of rejected lines is put. */
  reportDir: string
  /** Says what would be done and writes nothing. */
  isDryRun?: boolean
  /** Ends the import behind the batch that is being written; the next one of the same file goes on from there. */
  signal?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
  /** The time at the end; without it the end is noted with the time of the beginning. */
  clock?: () => Date
}

/**
 * Brings the concerts of a file (JSON Lines, see `archive-line.ts`; plain or compressed) into the house. Keyed by the
 * lines' ids: what is new is added, what has changed is changed but for what editors have taken over, what is the same
 * is not written. Lines that cannot be read are reported. Throws when the file cannot be read to its end; what was
 * imported until then stays. One import at a time: the caller sees to it.
 */
export async function importArchive(scope: Scope, given: ArchiveImport): Promise<ImportOutcome> {
  requireRight(scope.viewer, 'manage_records')
  const { file, reportDir, isDryRun = false, signal, onProgress, clock } = given
  const lines = await openLines(file)
  const run: ImportRun = isDryRun
    ? { id: 0, position: 0, added: 0, updated: 0, vanished: 0, rejected: [] }
    : await beginRun(scope, 'archive', `${path.basename(file)} ${lines.fingerprint}`)
  const report = await openReport(
    reportDir,
    isDryRun ? `archive-dry-run-${Date.now()}.jsonl` : `archive-${run.id}.jsonl`,
    run.position,
  )
  const importer = new ArchiveImporter(scope, { run, report, isDryRun })
  await importer.load()
  const resumedAt = run.position
  const tell = () => onProgress?.({ ...importer.counts(), share: lines.share() })
  const outcome = (isFinished: boolean): ImportOutcome => ({
    ...importer.counts(),
    isFinished,
    resumedAt,
    reportFile: report.file(),
  })
  for await (const line of lines.lines()) {
    if (line.number <= resumedAt) importer.skip(line)
    else if (await importer.take(line)) {
      tell()
      if (signal?.aborted) return outcome(false)
    }
  }
  await importer.finish(clock?.() ?? scope.now)
  tell()
  return outcome(true)
}
