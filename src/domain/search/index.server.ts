/** One index over events, pages, stories and subscriptions, in each language. */
export {
  removeSearchDocuments,
  replaceSearchDocuments,
  type SearchDocument,
} from './write-documents.server.ts'
export {
  searchAll,
  searchGroup,
  searchGroups,
  searchPageSize,
  type SearchHit,
  type SearchGroup,
} from './search.server.ts'
export { foldedPattern } from './folded-pattern.server.ts'
export { searchSlugs } from './search-slugs.server.ts'
