import { listEventDays } from '#domain/events/index.server.ts'
import { listEventPeople, listFilterChoices, listPeopleChoices } from '#domain/house/index.server.ts'
import { findSaleOutage } from '#domain/shop-feed/index.server.ts'
import { addDays, hallDay } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { listedEventThing } from '#linked-data/event.ts'
import { eventList } from '#linked-data/lists.ts'
import { alternatePaths, detailHref } from '#routing/paths.ts'
import { readTogether } from '../../list-together.server.ts'
import { definePage } from '../../page.ts'
import { notFound, readQuery, type PageRequest } from '../../page-request.server.ts'
import { listFacts, listSection, loadListPage } from '../content/load-list-page.server.ts'
import { countLoosened } from './count-loosened.server.ts'
import { loadList } from './load-list.server.ts'
import { loadMonth } from './load-month.server.ts'
import { ProgrammePage } from './programme-page.tsx'
import { programmeQuery } from './programme-query.server.ts'

/** The upcoming events: as a list, or as a month grid. */
export default definePage({
  route: 'events',
  query: programmeQuery,
  load,
  head: ({ own, page, listed }, { messages, language, publicOrigin, url }) => ({
    ...listFacts(own, messages.programme.title, { messages, language }),
    paths: alternatePaths('events', { de: {}, en: {} }),
    listPage: page,
    isIndexed: [...url.searchParams.keys()].every((key) => key === 'page'),
    structuredData: listed && [
      eventList(
        messages.programme.title,
        listed.events.map((event) =>
          listedEventThing(event, { publicOrigin }, publicOrigin + detailHref('events', language, event)),
        ),
      ),
    ],
  }),
  View: ProgrammePage,
  shownAs: ({ own }) => own?.shownAs ?? null,
  section: ({ own }) => listSection(own),
})

/** How many days the day strip shows, and how many of them precede the first day of the list. */
const stripDays = 21
const stripDaysBefore = 3

async function load(request: PageRequest) {
  const { scope, language, messages, url, settings } = request
  const {
    page = 1,
    page_size: pageSize = settings.events_per_page,
    from,
    view,
    month: askedMonth,
    names,
    ...filters
  } = readQuery(programmeQuery, request)
  const today = hallDay(scope.now)
  const firstDay = filters.date ?? today
  const stripStart = laterOf(addDays(firstDay, -stripDaysBefore), firstDay < today ? firstDay : today)
  const isGrid = view === 'month'
  const together = readTogether({ page, from })
  const [own, listed, month, choices, chosen, people, days, outage] = await Promise.all([
    loadListPage(request, 'events'),
    isGrid ? null : loadList(scope, filters, { together, pageSize, language }),
    isGrid ? loadMonth(scope, filters, askedMonth ?? firstDay.slice(0, 7), language) : null,
    listFilterChoices(scope),
    listPeopleChoices(scope, filters),
    names ? listEventPeople(scope) : null,
    isGrid
      ? Array<string>()
      : listEventDays(scope, { date: stripStart, dateTo: addDays(stripStart, stripDays - 1) }),
    findSaleOutage(scope),
  ])
  if (listed && page > 1 && listed.events.length === 0) return notFound(messages)
  const isEmpty = (listed ?? month)?.events.length === 0
  return {
    own,
    page,
    now: scope.now.toISOString(),
    today,
    firstDay,
    strip: isGrid
      ? null
      : Array.from({ length: stripDays }, (_, index) => {
          const day = addDays(stripStart, index)
          return { day, hasEvents: days.includes(day) }
        }),
    query: url.search,
    filters,
    listed,
    month,
    outage,
    loosened: isEmpty && !isGrid ? await countLoosened(scope, filters) : [],
    choices: inLanguage({ ...choices, ...chosen, people }, language),
    origin: request.publicOrigin,
  }
}

function laterOf(a: string, b: string): string {
  return a > b ? a : b
}
