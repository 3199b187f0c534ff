import { redirectDocument, type DataStrategyResult, type MiddlewareFunction } from 'react-router'
import { loadParts } from '#design/late-part/late-part.tsx'
import { partsOf } from './page-parts.ts'

/**
 * Has a page that one moves to wait for its parts, as it waits for its data. When one can't be had, because a new
 * version of the site has replaced the file, the browser opens the page as a document of its own.
 */
export const loadPageParts: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next()
  const names = Object.values(results).flatMap(({ type, result }) => (type === 'data' ? partsOf(result) : []))
  await loadParts(names).catch(() => {
    throw redirectDocument(request.url)
  })
  return results
}
