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
  eventPageSize,
  findEvent,
  findEventByExternalId,
  listEventDays,
  listEvents,
  listGenres,
} from '#domain/events/index.server.ts'
import { listEventPeople } from '#domain/house/index.server.ts'
import { withPictureFiles } from '#domain/content/index.server.ts'
import type { Api } from './environment.ts'
import { listResponse } from './paging.ts'
import { eventNotFound, refuse } from './refusal.ts'

export function eventHandlers(api: Api): void {
  api.openapi(listEventsCall, async (context) => {
    const { page = 1, page_size: pageSize = eventPageSize, ...filters } = context.req.valid('query')
    const scope = context.get('scope')
    const paging = { page, pageSize }
    const { events, ...listed } =
      (await listMentioned(scope, filters, paging)) ?? (await listEvents(scope, filters, paging))
    const answer = listResponse(context, { ...listed, items: events.map(withPictureFiles) })
    return answer ? context.json(answer, 200) : refuse(context, 404, (words) => words.page)
  })

  api.openapi(findEventCall, async (context) => {
    const event = await findEvent(context.get('scope'), context.req.valid('param').id)
    return event ? context.json(withPictureFiles(event), 200) : context.json(eventNotFound, 404)
  })

  api.openapi(findEventBySystemIdCall, async (context) => {
    const { id } = context.req.valid('param')
    const scope = context.get('scope')
    const event = /^\d+$/.test(id)
      ? await findEvent(scope, Number(id))
      : await findEventByExternalId(scope, id)
    return event ? context.json(withPictureFiles(event), 200) : context.json(eventNotFound, 404)
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
