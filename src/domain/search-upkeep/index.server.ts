/** Upkeep of the search index as a whole: documents of imported records and of an older format. */
export { completeSearchIndex } from './complete-search-index.server.ts'
export { indexSubjects } from './index-subjects.server.ts'
