/** One index over events, works, persons, pages, stories and subscriptions, in each language. */
export {
  documentFormat,
  removeSearchDocuments,
  replaceSearchDocuments,
  type SearchDocument,
} from './write-documents.server.ts'
export {
  countPopularity,
  updateNamedRecords,
  type Records,
  updateRecordVisibility,
} from './record-documents.server.ts'
export { searchAll, searchGroup } from './search.server.ts'
export { findNamedWork } from './find-named-work.server.ts'
export { suggest } from './suggest.server.ts'
export { foldText, foldWord, words } from './fold-text.ts'
export { nearestWord } from './edit-distance.ts'
export { foldedPattern, isEventMentioning } from './folded-pattern.server.ts'
export { spellingsOf } from './spellings.ts'
