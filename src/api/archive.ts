import { archiveFacetsCall } from '#contracts/archive.ts'
import { listFacetValues } from '#domain/archive/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

export function archiveHandlers(api: Api): void {
  handle(api, archiveFacetsCall, async ({ scope, query: { facet, find: text = '', ...filters } }) => {
    const listed = await listFacetValues(scope, filters, { facet, text })
    return { facet, ...listed }
  })
}
