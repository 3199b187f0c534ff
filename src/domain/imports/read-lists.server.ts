import { loadManyValues, storeOfKind, type RecordStores } from '../records/index.server.ts'
import type { Scope } from '../scope.ts'

/** Reads events as records, so that the log has their lists in the form in which an undo restores them. */
export function readLists(stores: RecordStores) {
  return (inside: Scope, ids: number[]) => loadManyValues(inside, storeOfKind(stores, 'event'), ids)
}
