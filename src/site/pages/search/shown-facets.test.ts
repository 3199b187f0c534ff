import { expect, test } from 'vitest'
import type { SearchFacets } from '#contracts/search.ts'
import { searchHref, type Asked } from './search-links.ts'
import { listChosen, showFacets } from './shown-facets.ts'

const asked: Asked = { q: 'Bach', kind: ['work'], genre: [], year: [], literally: [] }
const facets: SearchFacets = {
  kind: [
    { value: 'event', count: 12 },
    { value: 'work', count: 4 },
  ],
  genre: [{ id: 3, name: 'Kammermusik', count: 9 }],
  year: [
    { year: 2026, count: 5 },
    { year: 1926, count: 1 },
  ],
}
const hrefOf = (one: Asked) => searchHref('de', one)

test('A value of a facet leads to the results with it, a chosen one to those without it', () => {
  const [kinds] = showFacets(facets, asked, 'de', hrefOf)
  expect(kinds?.values).toEqual([
    {
      id: 'kind-event',
      name: 'Veranstaltungen',
      count: 12,
      isChosen: false,
      href: '/de/search?q=Bach&kind=work%2Cevent',
    },
    { id: 'kind-work', name: 'Werke', count: 4, isChosen: true, href: '/de/search?q=Bach' },
  ])
})

test('A facet with a single value is left out, because it would not narrow anything', () => {
  expect(showFacets(facets, asked, 'de', hrefOf).map(({ key }) => key)).toEqual(['kind', 'year'])
  const chosen = { ...asked, genre: [3] }
  expect(showFacets(facets, chosen, 'de', hrefOf).map(({ key }) => key)).toEqual(['kind', 'genre', 'year'])
})

test('Chosen values are listed with links that remove them, also where no result has them', () => {
  expect(listChosen(facets, { ...asked, year: [1990] }, 'en', (one) => searchHref('en', one))).toEqual([
    { name: 'Works', href: '/en/search?q=Bach&year=1990' },
    { name: '1990', href: '/en/search?q=Bach&kind=work' },
  ])
})
