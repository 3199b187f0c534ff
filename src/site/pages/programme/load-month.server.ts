import type { EventFilters } from '#contracts/events.ts'
import { listFirstEvents } from '#domain/events/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { addDays, firstOfMonth, hallDay } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'

/** More than any month's number of events. */
const maxEvents = 300

/** The filtered events of one month, with the fields that the grid shows. `month` is YYYY-MM. */
export async function loadMonth(scope: Scope, filters: EventFilters, month: string, language: Language) {
  const first = `${month}-01`
  const last = addDays(firstOfMonth(first, 1), -1)
  const { date = first, date_to: dateTo = last } = filters
  const [events, [next]] = await Promise.all([
    listFirstEvents(
      scope,
      {
        ...filters,
        date: date > first ? date : first,
        date_to: dateTo < last ? dateTo : last,
        ordering: 'date_start',
      },
      maxEvents,
    ),
    listFirstEvents(scope, { ...filters, date: addDays(last, 1), date_to: undefined }, 1),
  ])
  return {
    month,
    /** The next month that has an event with these filters, as YYYY-MM. */
    nextWithEvents: next ? hallDay(next.date_start).slice(0, 7) : null,
    events: inLanguage(events, language).map((event) => ({
      id: event.id,
      slug: event.slug,
      name: event.name,
      date_start: event.date_start,
      is_time_known: event.is_time_known,
      status: event.status,
      previous_date: event.previous_date,
      room: event.room?.name ?? null,
    })),
  }
}

export type ShownMonth = Awaited<ReturnType<typeof loadMonth>>
