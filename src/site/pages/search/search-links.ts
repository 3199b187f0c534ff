import type { SearchFilters, SearchGroup } from '#contracts/search.ts'
import type { Language } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'

/** The parameters of a page of results: the query, and its filters. */
export type Asked = { q: string } & Required<SearchFilters>

/** Builds the address of the results for these parameters, in the group that is shown. */
export type HrefOf = (asked: Asked) => string

/** The facets that results can be narrowed by. */
export const facetKeys = ['kind', 'genre', 'year'] as const
export type FacetKey = (typeof facetKeys)[number]

/** The address of results: of the best of all groups, or of a page of one group. */
export function searchHref(
  language: Language,
  asked: Asked,
  place: { category?: SearchGroup | undefined; page?: number } = {},
): string {
  const { category, page = 1 } = place
  const { q, literally } = asked
  return href(
    'search',
    language,
    { category, page: page > 1 ? page : undefined },
    { query: { q, ...Object.fromEntries(keptFilters(asked)), literally: literally.join(',') } },
  )
}

/** The chosen values of the facets, for the fields of a form and for addresses; facets without any are left out. */
export function keptFilters(asked: Asked): [name: FacetKey, values: string][] {
  return facetKeys.filter((key) => asked[key].length > 0).map((key) => [key, asked[key].join(',')])
}

/** The list with the value, or without it if it is there. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
}
