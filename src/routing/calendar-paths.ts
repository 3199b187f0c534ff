import type { Language } from '#i18n/languages.ts'

/** The address of an event's calendar file. */
export function calendarHref(language: Language, event: { id: number }): string {
  return `/${language}/calendar/event-${event.id}.ics`
}

/**
 * The address of a calendar to subscribe to: all events, or those that match the programme's filters. `query` is the
 * query string of the programme's address.
 */
export function calendarFeedHref(language: Language, query = ''): string {
  return `/${language}/calendar/events.ics${programmeQuery(query)}`
}

/** The address of a calendar with the events of a subscription, or with chosen ones of them. */
export function subscriptionFeedHref(
  language: Language,
  given: { id: number; chosen?: readonly number[] },
): string {
  const { id, chosen = [] } = given
  const query = chosen.length > 0 ? `?id=${chosen.join(',')}&subscription=${id}` : `?subscription=${id}`
  return `/${language}/calendar/events.ics${query}`
}

/** Whether a path is a calendar file, which shows everybody, staff included, what visitors see. */
export function isCalendarFile(path: string): boolean {
  return /^\/[a-z]{2}\/calendar\/[\w-]+\.ics$/.test(path)
}

/**
 * The programme's query reduced to its filters, in a fixed order, so that equal filters have equal addresses;
 * parameters that only affect the display are dropped.
 */
export function programmeQuery(query: string): string {
  const parameters = new URLSearchParams(query)
  for (const name of notOfCalendars) parameters.delete(name)
  for (const [name, value] of Array.from(parameters)) if (value === '') parameters.delete(name, value)
  parameters.sort()
  const text = parameters.toString()
  return text && `?${text}`
}

/** Parameters of the programme's address that only affect the display. */
export const notOfCalendars = ['page', 'page_size', 'from', 'view', 'month', 'ordering']
