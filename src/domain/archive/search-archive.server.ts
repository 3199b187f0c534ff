import type { ArchiveFacet, ArchiveFilters, ArchiveValue } from '#contracts/archive.ts'
import { hallDay } from '#i18n/dates.ts'
import type { Localized } from '#i18n/languages.ts'
import { eventPageSize } from '../events/index.server.ts'
import type { Scope } from '../scope.ts'
import type { ArchiveResponse } from './archive-answer.ts'
import type { ArchiveIndex } from './archive-index.ts'
import { askArchive, chartSpan, firstChartDay, spanBefore } from './ask-archive.server.ts'
import { countLoosened } from './count-loosened.server.ts'
import { foldWords } from './fold-words.server.ts'
import { listMostFrequent, lookUp } from './list-values.ts'
import { loadEntries, type ArchiveEntry } from './load-entries.server.ts'

/** How many values of each facet are listed; others can be looked up by name. */
const offeredValues = 10
/** How many values a look-up lists. */
const listedValues = 20

export type FacetValues = { count: number; results: ArchiveValue[] }
export type ArchiveSeason = {
  id: number
  name: Localized
  /** The number of events that pass the filters, and of all events. */
  count: number
  total: number
}

export type ArchivePage = {
  count: number
  page: number
  hasMore: boolean
  entries: ArchiveEntry[]
  /** The values of each facet; for a facet with a look-up, the values found. */
  facets: Record<Exclude<ArchiveFacet, 'season'>, FacetValues>
  /** The chart of the whole archive, with the number of events that pass all filters except season and days. */
  chart: {
    from: string
    seasons: ArchiveSeason[]
    decades: { decade: number; count: number; total: number }[]
  }
  /** The names of the records in the filters; null for an unknown record. */
  chosen: { facet: ArchiveFacet; id: number; name: Localized | null }[]
  /**
   * What the same filters find before the house's opening when no day was requested, and the first day of that time.
   */
  older: { count: number; day: string } | null
  /** When nothing was found: how many events there would be without each single filter, in descending order. */
  loosened: { key: string; count: number }[]
}

/**
 * One page of the past events that pass the filters, from the house's opening unless an earlier day is requested, with
 * the counts of all facets. `lookUp` searches for names in one facet.
 */
export async function searchArchive(
  scope: Scope,
  filters: ArchiveFilters,
  options: { page?: number; pageSize?: number; lookUp?: { facet: ArchiveFacet; text: string } | null } = {},
): Promise<ArchivePage> {
  const { page = 1, pageSize = eventPageSize } = options
  const words = options.lookUp ? await foldWords(scope, options.lookUp.text) : []
  const { index, answer, text, openingDay } = await askArchive(scope, filters)
  const { count } = answer
  const offset = (page - 1) * pageSize
  const newestFirst = filters.ordering !== 'date_start'
  const ids = offset < count ? answer.listIds({ offset, limit: pageSize, newestFirst }) : []
  const firstDay = firstChartDay(filters, openingDay)
  const span = chartSpan(scope, firstDay)
  const valuesOf = (facet: ArchiveFacet): FacetValues => {
    const counted = answer.countFacet(facet)
    return options.lookUp?.facet === facet && words.length > 0
      ? lookUp(index.names, facet, counted, { words, limit: listedValues })
      : listMostFrequent(index.names, facet, counted, offeredValues)
  }
  const found = {
    count,
    page,
    hasMore: offset + ids.length < count && ids.length > 0,
    facets: {
      composer: valuesOf('composer'),
      work: valuesOf('work'),
      performer: valuesOf('performer'),
      room: valuesOf('room'),
      genre: valuesOf('genre'),
    },
    chart: {
      from: firstDay,
      seasons: listSeasons(index, answer, span),
      decades: answer.countByDecade('season', span),
    },
    chosen: listChosen(filters, index),
    older: filters.date === undefined ? findOlder(answer, openingDay) : null,
    loosened: count === 0 ? countLoosened(index, scope, filters, { text, openingDay }) : [],
  }
  return { ...found, entries: await loadEntries(scope, ids) }
}

/** The values of one facet, with all other filters applied: the most frequent ones, or those whose names match. */
export async function listFacetValues(
  scope: Scope,
  filters: ArchiveFilters,
  { facet, text }: { facet: ArchiveFacet; text: string },
): Promise<FacetValues> {
  const words = await foldWords(scope, text)
  const { index, answer } = await askArchive(scope, filters)
  const counted = answer.countFacet(facet)
  return words.length === 0
    ? listMostFrequent(index.names, facet, counted, listedValues)
    : lookUp(index.names, facet, counted, { words, limit: listedValues })
}

function listSeasons(
  { names }: ArchiveIndex,
  answer: ArchiveResponse,
  span: ReturnType<typeof chartSpan>,
): ArchiveSeason[] {
  const counts = new Map(answer.countFacet('season', span).map(({ id, count }) => [id, count]))
  return answer
    .countAll('season', span)
    .flatMap(({ id, count: total }) => {
      const named = names.find('season', id)
      return named ? [{ id, name: named.name, count: counts.get(id) ?? 0, total }] : []
    })
    .toSorted((a, b) => (a.name.de < b.name.de ? -1 : 1))
}

function listChosen(filters: ArchiveFilters, { names }: ArchiveIndex): ArchivePage['chosen'] {
  const facets = ['composer', 'work', 'performer', 'room', 'genre', 'season'] as const
  return facets.flatMap((facet) =>
    [...new Set(filters[facet])].map((id) => ({ facet, id, name: names.find(facet, id)?.name ?? null })),
  )
}

function findOlder(answer: ArchiveResponse, openingDay: string): ArchivePage['older'] {
  const { count, firstStart } = answer.countIn(spanBefore(openingDay))
  if (firstStart === null) return null
  const day = hallDay(new Date(firstStart))
  return day < openingDay ? { count, day } : null
}
