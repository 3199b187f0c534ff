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
import { handle } from './handle.ts'
import { eventNotFound } from './refusal.ts'
import { showEvent, showWholeEvent } from './show-event.ts'

export function eventHandlers(api: Api): void {
  handle(api, listEventsCall, async ({ scope, query: asked, context }) => {
    const { page: _page, page_size: _size, fields: _fields, language: _language, ...filters } = asked
    const paging = pagingOf(asked)
    const { events, ...listed } =
      (await listMentioned(scope, filters, paging)) ?? (await listEvents(scope, filters, paging))
    const items = events.map((event) => showEvent(context, event))
    return answerList(context, asked, { ...listed, items }, (ids) => findGone(scope, 'event', ids))
  })

  handle(api, findEventCall, async ({ scope, params, context }) => {
    const event = await findEvent(scope, params.id)
    return event ? await showWholeEvent(context, event) : context.json(eventNotFound, 404)
  })

  handle(api, findEventBySystemIdCall, async ({ scope, params: { id }, context }) => {
    const event = /^\d+$/.test(id)
      ? await findEvent(scope, Number(id))
      : await findEventByExternalId(scope, id)
    return event ? await showWholeEvent(context, event) : context.json(eventNotFound, 404)
  })

  handle(api, calendarCall, ({ scope, query: { date, date_to: dateTo } }) =>
    listEventDays(scope, { date, dateTo }),
  )

  handle(api, eventPeopleCall, ({ scope }) => listEventPeople(scope))

  handle(api, genresCall, ({ scope }) => listGenres(scope))
}
