/** Upkeep of the search index as a whole: documents of an older format, and periodic counts. */
export { completeSearchIndex } from './complete-search-index.server.ts'
