import type { SearchFacets, SearchFilters, SearchGroup } from '#contracts/search.ts'
import type { Cell } from './find-hits.server.ts'

/** The number of hits of each group that pass all filters. */
export function countCells(cells: readonly Cell[], filters: SearchFilters): Record<SearchGroup, number> {
  const counts = { events_future: 0, events_past: 0, content: 0 }
  for (const cell of cells) if (passes(cell, filters)) counts[cell.group] += cell.count
  return counts
}

/** The counts of each facet's values, all other filters applied; chosen values are listed even without hits. */
export function facetsOf(
  cells: readonly Cell[],
  filters: SearchFilters,
  genreNames: ReadonlyMap<number, string>,
): SearchFacets {
  const without = (facet: 'kind' | 'genre' | 'year') =>
    cells.filter((cell) => passes(cell, { ...filters, [facet]: undefined }))
  const kinds = countBy(without('kind'), filters.kind, ({ kind }) => [kind])
  const genres = countBy(without('genre'), filters.genre, (cell) => cell.genres)
  const years = countBy(without('year'), filters.year, ({ year }) => (year === null ? [] : [year]))
  return {
    kind: Array.from(kinds, ([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count),
    genre: Array.from(genres, ([id, count]) => ({ id, count }))
      .flatMap(({ id, count }) => {
        const name = genreNames.get(id)
        return name === undefined ? [] : [{ id, name, count }]
      })
      .toSorted((a, b) => b.count - a.count || a.id - b.id),
    year: Array.from(years, ([year, count]) => ({ year, count })).toSorted((a, b) => b.year - a.year),
  }
}

function countBy<Value>(
  cells: readonly Cell[],
  chosen: readonly Value[] = [],
  valuesOf: (cell: Cell) => readonly Value[],
): Map<Value, number> {
  const counts = new Map(chosen.map((value) => [value, 0]))
  for (const cell of cells)
    for (const value of valuesOf(cell)) counts.set(value, (counts.get(value) ?? 0) + cell.count)
  return counts
}

function passes({ kind, year, genres }: Cell, filters: SearchFilters): boolean {
  return (
    (!filters.kind?.length || filters.kind.includes(kind)) &&
    (!filters.year?.length || (year !== null && filters.year.includes(year))) &&
    (!filters.genre?.length || genres.some((genre) => filters.genre?.includes(genre)))
  )
}
