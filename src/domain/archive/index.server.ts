/** The archive: past events, searched and counted in memory. */
export { listFacetValues, searchArchive } from './search-archive.server.ts'
export { listMentioned } from './list-mentioned.server.ts'
export type { ArchiveEntry } from './load-entries.server.ts'
export { countByYear } from './count-by-year.server.ts'
export { keepArchiveReady } from './find-archive.server.ts'
