import { autocompleteCall, searchCall, searchContentCall, searchEventsCall } from '#contracts/search.ts'
import { hallDay } from '#i18n/dates.ts'
import { searchAll, searchGroup, suggest } from '#domain/search/index.server.ts'
import type { Api } from './environment.ts'
import { listResponse } from './paging.ts'
import { refuse } from './refusal.ts'

export function searchHandlers(api: Api): void {
  api.openapi(searchCall, async (context) => {
    const { lang } = context.req.valid('param')
    const {
      nearby: _nearby,
      loosened: _loosened,
      ...found
    } = await searchAll(context.get('scope'), context.req.valid('query'), lang)
    return context.json(found, 200)
  })

  api.openapi(searchEventsCall, async (context) => {
    const scope = context.get('scope')
    const { date, date_to: before, ordering, page, ...request } = context.req.valid('query')
    // As the website's search does: upcoming events by `date`, past ones by `date_to` alone.
    const isPast = before !== undefined && date === undefined
    const from = date ?? (isPast ? undefined : hallDay(scope.now))
    const found = await searchGroup(
      scope,
      request,
      context.req.valid('param').lang,
      isPast ? 'events_past' : 'events_future',
      { page, days: { from, before }, isOldestFirst: ordering === 'date_start' },
    )
    const answer = listResponse(context, found)
    return answer
      ? context.json({ ...answer, ...detailsOf(found) }, 200)
      : refuse(context, 404, (words) => words.page)
  })

  api.openapi(searchContentCall, async (context) => {
    const { page, ...request } = context.req.valid('query')
    const { lang } = context.req.valid('param')
    const found = await searchGroup(context.get('scope'), request, lang, 'content', { page })
    const answer = listResponse(context, found)
    return answer
      ? context.json({ ...answer, ...detailsOf(found) }, 200)
      : refuse(context, 404, (words) => words.page)
  })

  api.openapi(autocompleteCall, async (context) => {
    const { query, language } = context.req.valid('query')
    return context.json(await suggest(context.get('scope'), query.toLowerCase(), language), 200)
  })
}

function detailsOf({ facets, pageSize, suggestion, understood }: Awaited<ReturnType<typeof searchGroup>>) {
  return { page_size: pageSize, suggestion, understood, facets }
}
