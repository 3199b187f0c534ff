import type { SearchFacets } from '#contracts/search.ts'
import { searchMessages } from '#i18n/lazy/search.ts'
import type { Language } from '#i18n/languages.ts'
import { facetKeys, toggled, type Asked, type FacetKey, type HrefOf } from './search-links.ts'

/** A value of a facet: its link narrows the results by it, or no longer does. */
export type FacetValue = { id: string; name: string; count: number; isChosen: boolean; href: string }

/** How many years are shown at once; older ones are in a disclosure. */
export const maxYears = 12

/** The facets with their values as links; a facet that would not narrow anything is left out. */
export function showFacets(
  facets: SearchFacets,
  asked: Asked,
  language: Language,
  hrefOf: HrefOf,
): { key: FacetKey; values: FacetValue[] }[] {
  const texts = searchMessages[language]
  const valueOf = (key: FacetKey, value: string | number, name: string, count: number, next: Asked) => ({
    id: `${key}-${value}`,
    name,
    count,
    isChosen: asked[key].some((one) => one === value),
    href: hrefOf(next),
  })
  const values = {
    kind: facets.kind.map(({ value, count }) =>
      valueOf('kind', value, texts.kindsOf[value], count, { ...asked, kind: toggled(asked.kind, value) }),
    ),
    genre: facets.genre.map(({ id, name, count }) =>
      valueOf('genre', id, name, count, { ...asked, genre: toggled(asked.genre, id) }),
    ),
    year: facets.year.map(({ year, count }) =>
      valueOf('year', year, String(year), count, { ...asked, year: toggled(asked.year, year) }),
    ),
  }
  return facetKeys
    .map((key) => ({ key, values: values[key] }))
    .filter(({ values: [first, second] }) => second !== undefined || first?.isChosen === true)
}

/** The chosen values of all facets, also those that no result has, each with the link that removes it. */
export function listChosen(
  facets: SearchFacets,
  asked: Asked,
  language: Language,
  hrefOf: HrefOf,
): { name: string; href: string }[] {
  const texts = searchMessages[language]
  const genreName = (id: number) => facets.genre.find((genre) => genre.id === id)?.name ?? texts.facets.genre
  return [
    ...asked.kind.map((kind) => ({
      name: texts.kindsOf[kind],
      href: hrefOf({ ...asked, kind: toggled(asked.kind, kind) }),
    })),
    ...asked.genre.map((id) => ({
      name: genreName(id),
      href: hrefOf({ ...asked, genre: toggled(asked.genre, id) }),
    })),
    ...asked.year.map((year) => ({
      name: String(year),
      href: hrefOf({ ...asked, year: toggled(asked.year, year) }),
    })),
  ]
}
