import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { archivePageQuery } from '#contracts/archive.ts'
import { searchArchive } from '#domain/archive/index.server.ts'
import { openingDay } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { archiveWords } from '#i18n/lazy/archive.ts'
import { alternatePaths, href } from '#routing/paths.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readQuery, readRequest } from '../../request.server.ts'
import { changed } from './archive-links.ts'
import { ArchivePage } from './archive-page.tsx'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const request = await readRequest(args)
  const { scope, language, messages, describe, url } = request
  const asked = readQuery(archivePageQuery, request)
  const { page = 1, page_size: pageSize = 20, facet, find = '', year, ...filters } = asked
  if (year !== undefined) throw redirect(toYear(year, url.search, href('archive-search', language)))
  const lookedUp = facet === undefined ? null : { facet, text: find }
  const found = await searchArchive(scope, filters, { page, pageSize, lookUp: lookedUp })
  if (page > 1 && page > Math.ceil(found.count / pageSize)) return notFound(messages)
  const { chart, facets, chosen, entries, ...rest } = found
  return {
    ...rest,
    head: describe({
      title: messages.archive.title,
      description: archiveWords[language].intro(Number(openingDay.slice(0, 4))),
      paths: alternatePaths('archive-search', { de: {}, en: {} }),
      canonicalQuery: page > 1 ? `page=${page}` : '',
      isIndexed: url.search === '',
    }),
    query: url.search,
    text: filters.query ?? '',
    from: filters.date ?? '',
    to: filters.date_to ?? '',
    ordering: filters.ordering ?? ('-date_start' as const),
    pageSize,
    lookedUp,
    entries: inLanguage(entries, language),
    facets: inLanguage(facets, language),
    chosen: inLanguage(chosen, language),
    chart: {
      start: chart.from,
      decades: chart.decades,
      seasons: inLanguage(chart.seasons, language),
    },
  }
}

/** The year's days in place of a season or other days. */
function toYear(year: number, query: string, path: string): string {
  return changed(path, query, {
    year: null,
    season: null,
    date: `${year}-01-01`,
    date_to: `${year}-12-31`,
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function ArchiveRoute() {
  const { head: _, ...archive } = useLoaderData<typeof loader>()
  return <ArchivePage {...archive} />
}
