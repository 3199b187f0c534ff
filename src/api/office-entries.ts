import {
  changeEntryCall,
  deleteEntriesCall,
  deleteEntryCall,
  listEntriesCall,
  readEntryCall,
} from '#contracts/office-entries.ts'
import { deleteEntries, deleteEntry, findEntry, listEntries, markEntry } from '#domain/forms/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { listResponse } from './paging.ts'

export function officeEntryHandlers(api: Api): void {
  handle(api, listEntriesCall, async ({ scope, query: { page_size: pageSize, ...question }, context }) =>
    listResponse(context, await listEntries(scope, { ...question, pageSize })),
  )

  handle(api, readEntryCall, ({ scope, params }) => findEntry(scope, params.id))

  handle(api, changeEntryCall, ({ scope, params: { id }, json }) => markEntry(scope, id, json))

  handle(api, deleteEntryCall, ({ scope, params }) => deleteEntry(scope, params.id))

  handle(api, deleteEntriesCall, async ({ scope, json: { ids } }) => ({
    entries: await deleteEntries(scope, ids),
  }))
}
