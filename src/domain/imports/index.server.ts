/** Imports from external sources: an archive file, the ticket shop's feed. */
export { importArchive, type ArchiveImport } from './archive/import-archive.server.ts'
export { importShop, type ShopImport } from './shop/import-shop.server.ts'
export { clearImportRuns } from './runs.server.ts'
export type { ImportProgress, ImportOutcome } from './outcome.ts'
