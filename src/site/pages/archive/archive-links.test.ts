import { describe, expect, test } from 'vitest'
import { archiveFilters } from '#contracts/archive.ts'
import { changed, facetsCall, keptFields, toggled } from './archive-links.ts'

const path = '/de/archiv-suche'
const query = '?query=lied&composer=3&composer=5&page=4&facet=work&find=x'

describe('links of the archive', () => {
  test('add a value, remove it, and return to the first page', () => {
    expect(toggled(path, query, { facet: 'composer', id: 9, isChosen: false })).toBe(
      `${path}?query=lied&composer=3&composer=5&composer=9`,
    )
    expect(toggled(path, query, { facet: 'composer', id: 3, isChosen: true })).toBe(
      `${path}?query=lied&composer=5`,
    )
    expect(changed(path, query, { query: null, composer: null })).toBe(path)
  })

  test('keep the parameters in a form that has no field for them', () => {
    expect(keptFields(query, ['query'])).toEqual([
      ['composer', '3'],
      ['composer', '5'],
    ])
  })

  test('request the names of a facet with all other criteria', () => {
    expect(facetsCall(`${query}&ordering=date_start&utm_source=x&glitter=1`, 'work')).toBe(
      '/api/archive-facets/?query=lied&composer=3&composer=5&facet=work',
    )
    const { ordering: _, ...criteria } = archiveFilters.shape
    const all = new URLSearchParams(Object.keys(criteria).map((name) => [name, '1'])).toString()
    expect(facetsCall(all, 'work')).toBe(`/api/archive-facets/?${all}&facet=work`)
  })
})
