import {
  changeEntryCall,
  deleteEntriesCall,
  deleteEntryCall,
  listEntriesCall,
  readEntryCall,
} from '#contracts/office-entries.ts'
import { deleteEntries, deleteEntry, findEntry, listEntries, markEntry } from '#domain/forms/index.server.ts'
import type { Api } from './environment.ts'
import { listResponse } from './paging.ts'
import { refuse } from './refusal.ts'

export function officeEntryHandlers(api: Api): void {
  api.openapi(listEntriesCall, async (context) => {
    const { page_size: pageSize, ...question } = context.req.valid('query')
    const answer = listResponse(context, await listEntries(context.get('scope'), { ...question, pageSize }))
    return answer ? context.json(answer, 200) : refuse(context, 404, (words) => words.page)
  })

  api.openapi(readEntryCall, async (context) =>
    context.json(await findEntry(context.get('scope'), context.req.valid('param').id), 200),
  )

  api.openapi(changeEntryCall, async (context) => {
    const { id } = context.req.valid('param')
    return context.json(await markEntry(context.get('scope'), id, context.req.valid('json')), 200)
  })

  api.openapi(deleteEntryCall, async (context) => {
    await deleteEntry(context.get('scope'), context.req.valid('param').id)
    return context.body(null, 204)
  })

  api.openapi(deleteEntriesCall, async (context) => {
    const { ids } = context.req.valid('json')
    return context.json({ entries: await deleteEntries(context.get('scope'), ids) }, 200)
  })
}
