import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { eventListQuery } from '#contracts/events.ts'
import { listEvents } from '#domain/events/index.server.ts'
import { addDays, hallDay, openingDay } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { archiveWords } from '#i18n/lazy/archive.ts'
import { alternatePaths } from '#routing/paths.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readQuery, readRequest } from '../../request.server.ts'
import { ArchivePage } from './archive-page.tsx'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const request = await readRequest(args)
  const { scope, language, messages, describe, url } = request
  const { page = 1, page_size: pageSize = 20, ...query } = readQuery(eventListQuery, request)
  const yesterday = addDays(hallDay(scope.now), -1)
  const until = query.date_to && query.date_to < yesterday ? query.date_to : yesterday
  const ordering = query.ordering ?? '-date_start'
  const listed = await listEvents(
    scope,
    { ...query, date: query.date ?? openingDay, date_to: until, ordering },
    { page, pageSize },
  )
  if (page > 1 && listed.events.length === 0) return notFound(messages)
  return {
    head: describe({
      title: messages.archive.title,
      description: archiveWords[language].intro(Number(openingDay.slice(0, 4))),
      paths: alternatePaths('archive-search', { de: {}, en: {} }),
      canonicalQuery: page > 1 ? `page=${page}` : '',
      isIndexed: url.search === '',
    }),
    now: scope.now.toISOString(),
    query: url.search,
    text: query.query ?? '',
    from: query.date ?? '',
    to: query.date_to ?? '',
    ordering,
    page,
    count: listed.count,
    hasMore: listed.hasMore,
    events: inLanguage(listed.events, language),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function ArchiveRoute() {
  const { head: _, ...archive } = useLoaderData<typeof loader>()
  return <ArchivePage {...archive} />
}
