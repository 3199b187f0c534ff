import { archiveFacetsCall } from '#contracts/archive.ts'
import { listFacetValues } from '#domain/archive/index.server.ts'
import type { Api } from './environment.ts'

export function archiveHandlers(api: Api): void {
  api.openapi(archiveFacetsCall, async (context) => {
    const { facet, find: text = '', ...filters } = context.req.valid('query')
    const listed = await listFacetValues(context.get('scope'), filters, { facet, text })
    return context.json({ facet, ...listed }, 200)
  })
}
