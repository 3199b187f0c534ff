import {
  calendarCall,
  eventPeopleCall,
  findEventBySystemIdCall,
  findEventCall,
  genresCall,
  listEventsCall,
} from '#contracts/events.ts'
import { listMentioned } from '#domain/archive/index.server.ts'
import {
  findEvent,
  findEventByExternalId,
  listEventDays,
  listEvents,
  listGenres,
} from '#domain/events/index.server.ts'
import { listEventPeople } from '#domain/house/index.server.ts'
import { findGone } from '#domain/shown-records.server.ts'
import { answerList, pagingOf } from './answer-list.ts'
import type { Api } from './environment.ts'
import { eventNotFound, refuse } from './refusal.ts'
import { showEvent, showWholeEvent } from './show-event.ts'

export function eventHandlers(api: Api): void {
  api.openapi(listEventsCall, async (context) => {
    const asked = context.req.valid('query')
    const { page: _page, page_size: _size, fields: _fields, language: _language, ...filters } = asked
    const scope = context.get('scope')
    const paging = pagingOf(asked)
    const { events, ...listed } =
      (await listMentioned(scope, filters, paging)) ?? (await listEvents(scope, filters, paging))
    const items = events.map((event) => showEvent(context, event))
    const answer = await answerList(context, asked, { ...listed, items }, (ids) =>
      findGone(scope, 'event', ids),
    )
    return answer ? context.json(answer, 200) : refuse(context, 404, (words) => words.page)
  })

  api.openapi(findEventCall, async (context) => {
    const event = await findEvent(context.get('scope'), context.req.valid('param').id)
    return event ? context.json(await showWholeEvent(context, event), 200) : context.json(eventNotFound, 404)
  })

  api.openapi(findEventBySystemIdCall, async (context) => {
    const { id } = context.req.valid('param')
    const scope = context.get('scope')
    const event = /^\d+$/.test(id)
      ? await findEvent(scope, Number(id))
      : await findEventByExternalId(scope, id)
    return event ? context.json(await showWholeEvent(context, event), 200) : context.json(eventNotFound, 404)
  })

  api.openapi(calendarCall, async (context) => {
    const { date, date_to: dateTo } = context.req.valid('query')
    return context.json(await listEventDays(context.get('scope'), { date, dateTo }), 200)
  })

  api.openapi(eventPeopleCall, async (context) =>
    context.json(await listEventPeople(context.get('scope')), 200),
  )

  api.openapi(genresCall, async (context) => context.json(await listGenres(context.get('scope')), 200))
}
