import { autocompleteCall, searchCall, searchContentCall, searchEventsCall } from '#contracts/search.ts'
import { hallDay } from '#i18n/dates.ts'
import { searchAll, searchGroup, suggest } from '#domain/search/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { listResponse } from './paging.ts'

export function searchHandlers(api: Api): void {
  handle(api, searchCall, async ({ scope, params: { lang }, query }) => {
    const { nearby: _nearby, loosened: _loosened, ...found } = await searchAll(scope, query, lang)
    return found
  })

  handle(api, searchEventsCall, async ({ scope, params, query, context }) => {
    const { date, date_to: before, ordering, page, ...request } = query
    // As the website's search does: upcoming events by `date`, past ones by `date_to` alone.
    const isPast = before !== undefined && date === undefined
    const from = date ?? (isPast ? undefined : hallDay(scope.now))
    const found = await searchGroup(scope, request, params.lang, isPast ? 'events_past' : 'events_future', {
      page,
      days: { from, before },
      isOldestFirst: ordering === 'date_start',
    })
    const answer = listResponse(context, found)
    return { ...answer, ...detailsOf(found) }
  })

  handle(api, searchContentCall, async ({ scope, params: { lang }, query, context }) => {
    const { page, ...request } = query
    const found = await searchGroup(scope, request, lang, 'content', { page })
    const answer = listResponse(context, found)
    return { ...answer, ...detailsOf(found) }
  })

  handle(api, autocompleteCall, ({ scope, query: { query, language } }) =>
    suggest(scope, query.toLowerCase(), language),
  )
}

function detailsOf({ facets, pageSize, suggestion, understood }: Awaited<ReturnType<typeof searchGroup>>) {
  return { page_size: pageSize, suggestion, understood, facets }
}
