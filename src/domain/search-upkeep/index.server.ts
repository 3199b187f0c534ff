/** The search index as a whole: documents of an older format, and what is counted now and then. */
export { completeSearchIndex } from './complete-search-index.server.ts'
