import {
  callDifferentCall,
  listDuplicatesCall,
  listMergedCall,
  mergeCall,
  separateCall,
} from '#contracts/office-merges.ts'
import { listMerged, mergeRecords, separateRecord, type RecordStore } from '#domain/records/index.server.ts'
import { callDifferent, findDuplicates, type MergeableKind } from '#domain/works/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

/** The calls for records that are the same. */
export function officeMergeHandlers(api: Api): void {
  handle(api, listMergedCall, async ({ scope, query: { kind, into } }) => {
    const listed = await listMerged(scope, storeOf(kind), into)
    return listed.map(({ id, title, mergedAt, canBeSeparated }) => ({
      id,
      title,
      merged_at: mergedAt.toISOString(),
      can_be_separated: canBeSeparated,
    }))
  })

  handle(api, mergeCall, ({ scope, json: { kind, from, into } }) =>
    mergeRecords(scope, recordStores, storeOf(kind), { from, into }),
  )

  handle(api, separateCall, ({ scope, json: { kind, id } }) =>
    separateRecord(scope, recordStores, storeOf(kind), id),
  )

  handle(api, listDuplicatesCall, ({ scope, query }) => findDuplicates(scope, query.kind))

  handle(api, callDifferentCall, ({ scope, json: { kind, ids, is_different: isDifferent } }) =>
    callDifferent(scope, kind, ids, isDifferent),
  )
}

function storeOf(kind: MergeableKind): RecordStore {
  const store = recordStores[kind]
  if (!store) throw new TypeError(`There is no kind ${kind}`)
  return store
}
