import type { Language } from '#i18n/languages.ts'

/** The address of an event's calendar file, for one entry in a visitor's calendar. */
export function calendarHref(language: Language, event: { id: number }): string {
  return `/${language}/calendar/event-${event.id}.ics`
}

/**
 * The address of a calendar that can be subscribed to: all events, or those that the programme's filters leave. `query`
 * is the programme's own, as it stands in its address.
 */
export function calendarFeedHref(language: Language, query = ''): string {
  return `/${language}/calendar/events.ics${programmeQuery(query)}`
}

/**
 * The query of the programme with its filters alone, in a fixed order, so that the same choice always has the same
 * address: without what only says how the list is shown.
 */
export function programmeQuery(query: string): string {
  const parameters = new URLSearchParams(query)
  for (const name of notOfCalendars) parameters.delete(name)
  for (const [name, value] of Array.from(parameters)) if (value === '') parameters.delete(name, value)
  parameters.sort()
  const text = parameters.toString()
  return text && `?${text}`
}

const notOfCalendars = ['page', 'page_size', 'from', 'view', 'month', 'ordering']
