import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { eventListQuery } from '#contracts/events.ts'
import { listEventDays, listEvents, presentRow } from '#domain/events/index.server.ts'
import { listFilterChoices } from '#domain/house/index.server.ts'
import { addDays, hallDay } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { alternatePaths } from '#routing/paths.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readQuery, readRequest } from '../../request.server.ts'
import { ProgrammePage } from './programme-page.tsx'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

/** How many days the strip of days shows, and how many of them lie before the one that the list begins with. */
const stripDays = 21
const stripDaysBefore = 3

export async function loader(args: LoaderFunctionArgs) {
  const request = await readRequest(args)
  const { scope, language, messages, describe, url } = request
  const { page = 1, page_size: pageSize = 20, ...filters } = readQuery(eventListQuery, request)
  const today = hallDay(scope.now)
  const firstDay = filters.date ?? today
  const stripStart = laterOf(addDays(firstDay, -stripDaysBefore), firstDay < today ? firstDay : today)
  const [listed, choices, days] = await Promise.all([
    listEvents(scope, filters, { page, pageSize }),
    listFilterChoices(scope),
    listEventDays(scope, { date: stripStart, dateTo: addDays(stripStart, stripDays - 1) }),
  ])
  if (page > 1 && listed.events.length === 0) return notFound(messages)
  return {
    head: describe({
      title: messages.programme.title,
      paths: alternatePaths('events', { de: {}, en: {} }),
      canonicalQuery: page > 1 ? `page=${page}` : '',
      isIndexed: [...url.searchParams.keys()].every((key) => key === 'page'),
    }),
    now: scope.now.toISOString(),
    today,
    firstDay,
    strip: Array.from({ length: stripDays }, (_, index) => {
      const day = addDays(stripStart, index)
      return { day, hasEvents: days.includes(day) }
    }),
    query: url.search,
    filters,
    page,
    count: listed.count,
    hasMore: listed.hasMore,
    events: inLanguage(listed.events, language).map(presentRow),
    choices: inLanguage(choices, language),
  }
}

function laterOf(a: string, b: string): string {
  return a > b ? a : b
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function ProgrammeRoute() {
  const { head: _, ...programme } = useLoaderData<typeof loader>()
  return <ProgrammePage {...programme} />
}
