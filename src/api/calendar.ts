import type { Context } from 'hono'
import { calendarQuery, eventCalendarCall, programmeCalendarCall } from '#contracts/calendar.ts'
import {
  makeEventCalendar,
  makeProgrammeCalendar,
  notOfCalendars,
  type CalendarFile,
} from '#domain/calendar/index.server.ts'
import type { Language } from '#i18n/languages.ts'
import { readLanguage } from '#i18n/page-language.ts'
import { attachmentNamed } from './attachment.ts'
import type { Api, ApiEnv } from './environment.ts'
import { refuseInput } from './field-errors.ts'
import { readParameters } from './read-parameters.ts'
import { findUnknownParameter, refuseParameter } from './unknown-parameters.ts'
import { eventNotFound } from './refusal.ts'

/**
 * Calendar files. Their addresses end in `.ics`, which OpenAPI path parameters cannot express, so they are described by
 * the contract but matched by their own patterns; pages with similar names stay pages.
 */
export function calendarHandlers(api: Api): void {
  api.openAPIRegistry.registerPath(eventCalendarCall)
  api.openAPIRegistry.registerPath(programmeCalendarCall)

  api.get('/:lang{de|en}/calendar/:file{event-[1-9][0-9]{0,8}\\.ics}', async (context) => {
    const id = Number(/\d+/.exec(context.req.param('file'))?.[0])
    const file = await makeEventCalendar(context.get('scope'), id, requestOf(context))
    if (!file) return context.json(eventNotFound, 404)
    return sendCalendar(context, file, 'attachment')
  })

  api.get('/:lang{de|en}/calendar/events.ics', async (context) => {
    const { search } = new URL(context.req.url)
    const given = { data: readParameters(search), target: 'query' }
    const unknown = findUnknownParameter(new URLSearchParams(search), [
      ...Object.keys(calendarQuery.shape),
      ...notOfCalendars,
    ])
    if (unknown) return refuseParameter(context, unknown)
    const parsed = calendarQuery.safeParse(given.data)
    if (!parsed.success) return refuseInput(parsed.error, context, given)
    const request = { ...requestOf(context), query: search }
    return sendCalendar(
      context,
      await makeProgrammeCalendar(context.get('scope'), parsed.data, request),
      'inline',
    )
  })
}

/** Calendar clients may reuse a file for five minutes; the page cache, which also answers 304, keeps it until a change. */
const cacheControl = 'public, max-age=300'

function sendCalendar(context: Context<ApiEnv>, file: CalendarFile, disposition: 'inline' | 'attachment') {
  return context.body(file.text, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': attachmentNamed(file.name, disposition),
    'Last-Modified': file.lastModified.toUTCString(),
    'Cache-Control': cacheControl,
    'X-Robots-Tag': 'noindex',
  })
}

function requestOf(context: Context<ApiEnv>): { language: Language; origin: string } {
  return { language: readLanguage(context.req.param('lang')), origin: context.get('publicOrigin') }
}
