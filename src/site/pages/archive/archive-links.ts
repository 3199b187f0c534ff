import type { ArchiveFacet } from '#contracts/archive.ts'
import { withQuery, withoutValue } from '../../query-links.ts'

/** What belongs to one view of the page only, and not to what is looked for. */
const passing = { page: null, from: null, facet: null, find: null }

/** The same search with some parameters set or (null) taken away, back on its first page. */
export function changed(path: string, query: string, changes: Record<string, string | null>): string {
  return withQuery(path, query, { ...passing, ...changes })
}

/** The same search with one more value of a facet, or without it where it is chosen. */
export function toggled(
  path: string,
  query: string,
  { facet, id, isChosen }: { facet: ArchiveFacet; id: number; isChosen: boolean },
): string {
  const rest = withoutPassing(query)
  if (isChosen) return withoutValue(path, rest, facet, String(id))
  const parameters = new URLSearchParams(rest)
  parameters.append(facet, String(id))
  return `${path}?${parameters.toString()}`
}

/** The search as fields of a form that keep it, but for those that the form has itself. */
export function keptFields(query: string, own: readonly string[]): [name: string, value: string][] {
  return Array.from(new URLSearchParams(withoutPassing(query))).filter(
    ([name, value]) => value !== '' && !own.includes(name),
  )
}

/** Where one facet's names and counts can be asked for, with all that is looked for; without the text to find. */
export function facetsCall(query: string, facet: ArchiveFacet): string {
  const parameters = new URLSearchParams(withoutPassing(query))
  for (const name of ['ordering', 'page_size', 'year']) parameters.delete(name)
  parameters.set('facet', facet)
  return `/api/archive-facets/?${parameters.toString()}`
}

function withoutPassing(query: string): string {
  return withQuery('', query, passing).slice(1)
}
