/** The archive: past events, searched and counted in memory. */
export {
  listFacetValues,
  searchArchive,
  type ArchivePage,
  type ArchiveSeason,
  type FacetValues,
} from './search-archive.server.ts'
export type { ArchiveEntry } from './load-entries.server.ts'
export { countByYear, type ArchiveSubject } from './count-by-year.server.ts'
export { keepArchiveReady, measureArchive } from './find-archive.server.ts'
