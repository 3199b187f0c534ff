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

/** The calls for records that are the same. */
export function officeMergeHandlers(api: Api): void {
  api.openapi(listMergedCall, async (context) => {
    const { kind, into } = context.req.valid('query')
    const listed = await listMerged(context.get('scope'), storeOf(kind), into)
    return context.json(
      listed.map(({ id, title, mergedAt, canBeSeparated }) => ({
        id,
        title,
        merged_at: mergedAt.toISOString(),
        can_be_separated: canBeSeparated,
      })),
      200,
    )
  })

  api.openapi(mergeCall, async (context) => {
    const { kind, from, into } = context.req.valid('json')
    await mergeRecords(context.get('scope'), recordStores, storeOf(kind), { from, into })
    return context.body(null, 204)
  })

  api.openapi(separateCall, async (context) => {
    const { kind, id } = context.req.valid('json')
    await separateRecord(context.get('scope'), recordStores, storeOf(kind), id)
    return context.body(null, 204)
  })

  api.openapi(listDuplicatesCall, async (context) => {
    const pairs = await findDuplicates(context.get('scope'), context.req.valid('query').kind)
    return context.json(pairs, 200)
  })

  api.openapi(callDifferentCall, async (context) => {
    const { kind, ids, is_different: isDifferent } = context.req.valid('json')
    await callDifferent(context.get('scope'), kind, ids, isDifferent)
    return context.body(null, 204)
  })
}

function storeOf(kind: MergeableKind): RecordStore {
  const store = recordStores[kind]
  if (!store) throw new TypeError(`There is no kind ${kind}`)
  return store
}
