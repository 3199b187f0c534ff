/** Records of any kind that `src/records` defines: lists, changes, history. */
export {
  columnOf,
  connectStores,
  convertedParts,
  houseStoreOf,
  idsOf,
  singleStoreOf,
  storeOf,
  storeOfKind,
  type RecordStore,
  type RecordStores,
  type RowOf,
  type Use,
} from './store.ts'
export { listRecordIds, listRecords, type RecordQuestion } from './list-records.server.ts'
export { listFormer } from './list-former.server.ts'
export { readHouseRecords } from './read-house-records.server.ts'
export { findBrokenRules } from './find-broken-rules.server.ts'
export { findMatchingIds } from './find-matching-ids.server.ts'
export { findTitlesLike } from './find-titles-like.server.ts'
export {
  loadManyValues,
  loadValues as readRecordValues,
  loadWhole,
  readRecord,
} from './read-record.server.ts'
export { clearRecordPresence, reportRecordPresence } from './presence.server.ts'
export { findTitles, titlesIn, type Titles } from './find-titles.server.ts'
export { detailOf, titleOf, valuesOfRow } from './values.ts'
export { mayChange, requireMayChange } from './rights.server.ts'
export {
  addRecord,
  addRecords,
  changeAll,
  changeImported,
  changeRecord,
  updateFromWritten,
  type TellBroken,
  type WrittenRecords,
} from './write-records.server.ts'
export { writeTogether, type Asked, type Obstacle, type WrittenTogether } from './write-together.server.ts'
export { changeEach, changeMany, undoTogether } from './change-many.server.ts'
export { deleteRecord, deleteRecords, restoreRecord } from './delete-record.server.ts'
export { dependantsChannel, listOutdatedDependants, updateDependants } from './dependants.server.ts'
export { clearDeletedRecords, listAuditLog, readHistory, readWrites } from './history.server.ts'
export { listMerged, mergeRecords, separateRecord } from './merge-records.server.ts'
