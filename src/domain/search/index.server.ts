/** One index over events, pages, stories and subscriptions, in each language. */
export {
  removeSearchDocuments,
  replaceSearchDocuments,
  type SearchDocument,
} from './write-documents.server.ts'
export { searchAll, searchGroup, searchGroups, type SearchHit } from './search.server.ts'
export { foldedPattern } from './folded-pattern.server.ts'
export { searchSlugs } from './search-slugs.server.ts'
