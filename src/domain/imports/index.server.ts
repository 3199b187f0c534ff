/** Imports from external sources: an archive file, the ticket shop's feed. */
export { importArchive, type ArchiveImport } from './archive/import-archive.server.ts'
export { SourceError, type AskSource } from './files/read-answer.server.ts'
export { importShop, type ShopImport } from './shop/import-shop.server.ts'
export { reportAvailability } from './shop/report-availability.server.ts'
export { clearImportRuns } from './runs.server.ts'
export {
  beginFeedImport,
  beginImport,
  importChannel,
  previewSheet,
  type Preview,
} from './staff/begin-import.server.ts'
export {
  checkImport,
  clearImportFiles,
  failImport,
  forgetMapping,
  listWaitingImports,
  startImport,
  undoImported,
} from './staff/run-import.server.ts'
export { listImportedRecords } from './imported-records.server.ts'
export { finishRow, workOnImport } from './staff/work-on-import.server.ts'
export {
  listImports,
  listProblems,
  readImport,
  type FoundRun,
  type ListedRun,
} from './staff/read-import.server.ts'
export type { SystemReach } from './systems/read-system.server.ts'
export { checkSystem } from './systems/check-system.ts'
export {
  beginDueReadings,
  beginSystemImport,
  keepSystemSecret,
  listSystems,
  resealSystemSecrets,
  scheduleSystems,
  stateOfSystem,
} from './systems/systems.server.ts'
export { understandLines } from './planning/understand-lines.server.ts'
export { recordsFormat } from './records/records-file.ts'
export { describeRejection } from './rejected-line.ts'
export type { ImportProgress, ImportOutcome } from './outcome.ts'
