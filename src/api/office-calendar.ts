import { maxCalendarEvents, readCalendarCall } from '#contracts/office-calendar.ts'
import { readCalendar } from '#domain/house-calendar/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

/** The call for the calendar of the house. */
export function officeCalendarHandlers(api: Api): void {
  handle(api, readCalendarCall, async ({ scope, query, params: { lang } }) => {
    const { events, isCut, marks, rooms, series, usualStart } = await readCalendar(
      scope,
      { ...query, limit: maxCalendarEvents },
      lang,
    )
    return {
      events: events.map(
        ({ id, title, dateStart, isTimeKnown, room, series: ofSeries, state, status, conflicts }) => ({
          id,
          title,
          date_start: dateStart.toISOString(),
          is_time_known: isTimeKnown,
          room,
          series: ofSeries,
          state,
          status,
          conflicts,
        }),
      ),
      is_cut: isCut,
      marks: marks.map(({ at, ...mark }) => ({ ...mark, at: at.toISOString() })),
      rooms,
      series,
      usual_start: usualStart,
    }
  })
}
