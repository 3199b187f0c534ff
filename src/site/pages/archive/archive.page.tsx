import { archivePageQuery } from '#contracts/archive.ts'
import { archiveShare } from '#design/picture/share-card.ts'
import { searchArchive } from '#domain/archive/index.server.ts'
import { findNamedWork } from '#domain/search/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { archiveMessages } from '#i18n/lazy/archive.ts'
import { alternatePaths, href } from '#routing/paths.ts'
import { loadTogether, readTogether, togetherQuery } from '../../list-together.server.ts'
import { definePage } from '../../page.ts'
import { notFound, readQuery, redirectTo, type PageRequest } from '../../page-request.server.ts'
import { listFacts, listSection, loadListPage } from '../content/load-list-page.server.ts'
import { changed } from './archive-links.ts'
import { ArchivePage } from './archive-page.tsx'

const pageQuery = archivePageQuery.extend(togetherQuery)

/** The archive: past events, searchable. */
export default definePage({
  route: 'archive-search',
  query: pageQuery,
  load,
  head: ({ own, openingYear, together }, { language, messages, url }) => ({
    description: archiveMessages[language].intro(openingYear),
    shareImage: archiveShare(openingYear, language),
    ...listFacts(own, messages.archive.title, { messages, language }),
    paths: alternatePaths('archive-search', { de: {}, en: {} }),
    listPage: together.page,
    isIndexed: url.search === '',
  }),
  View: ArchivePage,
  shownAs: ({ own }) => own?.shownAs ?? null,
  section: ({ own }) => listSection(own),
  searchEnd: () => 'archive',
})

async function load(request: PageRequest) {
  const { scope, language, messages, url, settings } = request
  const asked = readQuery(pageQuery, request)
  const { page = 1, from, facet, find = '', year, ...rest } = asked
  const { page_size: pageSize = settings.events_per_page, ...filters } = rest
  if (year !== undefined) redirectTo(toYear(year, url.search, href('archive-search', language)))
  const lookedUp = facet === undefined ? null : { facet, text: find }
  const together = readTogether({ page, from })
  const { parts, last } = await loadTogether(together, pageSize, (paging) =>
    searchArchive(scope, filters, { ...paging, lookUp: lookedUp }),
  )
  const { count, hasMore, chart, facets, chosen, older, loosened } = last
  if (page > 1 && page > Math.ceil(count / pageSize)) return notFound(messages)
  return {
    openingYear: settings.opened_on === null ? null : Number(settings.opened_on.slice(0, 4)),
    own: await loadListPage(request, 'archive-search'),
    count,
    hasMore,
    older,
    loosened,
    together,
    query: url.search,
    namedWork: filters.query === undefined ? null : await findNamedWork(scope, filters.query, language),
    text: filters.query ?? '',
    from: filters.date ?? '',
    to: filters.date_to ?? '',
    ordering: filters.ordering ?? ('-date_start' as const),
    pageSize,
    lookedUp,
    entries: inLanguage(
      parts.flatMap(({ entries }) => entries),
      language,
    ),
    facets: inLanguage(facets, language),
    chosen: inLanguage(chosen, language),
    chart: {
      start: chart.from,
      decades: chart.decades,
      seasons: inLanguage(chart.seasons, language),
    },
  }
}

/** Replaces season and days with the days of a year. */
function toYear(year: number, query: string, path: string): string {
  return changed(path, query, {
    year: null,
    season: null,
    date: `${year}-01-01`,
    date_to: `${year}-12-31`,
  })
}
