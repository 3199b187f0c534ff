import type { ArchiveFacet, ArchiveFilters } from '#contracts/archive.ts'
import { withQuery, withoutValue } from '../../query-links.ts'

/** Parameters that belong to one view of the page and not to the search. */
const passing = { page: null, from: null, facet: null, find: null }

/** The same search with some parameters set or (null) removed, on its first page. */
export function changed(path: string, query: string, changes: Record<string, string | null>): string {
  return withQuery(path, query, { ...passing, ...changes })
}

/** The same search with a value of a facet added, or removed if it is active. */
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

/** The search as hidden form fields, without the form's own fields. */
export function keptFields(query: string, own: readonly string[]): [name: string, value: string][] {
  return Array.from(new URLSearchParams(withoutPassing(query))).filter(
    ([name, value]) => value !== '' && !own.includes(name),
  )
}

/** The criteria of the search: calls refuse other parameters, which an address may have. */
const criteria = [
  'query',
  'date',
  'date_to',
  'composer',
  'work',
  'performer',
  'room',
  'genre',
  'season',
] as const satisfies (keyof ArchiveFilters)[]

/** The API address for the values and counts of one facet under the current search; without the text to find. */
export function facetsCall(query: string, facet: ArchiveFacet): string {
  const parameters = new URLSearchParams(
    Array.from(new URLSearchParams(query)).filter(([name]) => criteria.some((known) => known === name)),
  )
  parameters.set('facet', facet)
  return `/api/archive-facets/?${parameters.toString()}`
}

function withoutPassing(query: string): string {
  return withQuery('', query, passing).slice(1)
}
