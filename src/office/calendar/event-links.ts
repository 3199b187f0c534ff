import type { CalendarMark } from '#contracts/office-calendar.ts'
import { hallDay } from '#i18n/dates.ts'
import { record as event } from '#records/event/record.ts'
import { officeHref, recordAddress } from '#routing/office-paths.ts'

/** The address of the form for a new event on a day, at a time of day (`19:30`) and in a hall. */
export function newEventHref(day: string, { time, room }: { time: string; room: number | null }): string {
  const query = new URLSearchParams({ date_start: `${day}T${time}` })
  if (room !== null) query.set('room', String(room))
  return `${recordAddress(event.path, null)}/create?${query.toString()}`
}

/** Where staff see what a mark is about; many events that go on sale together are a list. */
export function hrefOfMark({ kind, id, count, at }: CalendarMark): string {
  if (kind === 'release') return officeHref('releases', id)
  if (kind === 'rights') return officeHref('media', id)
  if (count === 1) return recordAddress(event.path, id)
  const day = hallDay(at)
  return `${recordAddress(event.path, null)}?ticket_sale_from_from=${day}&ticket_sale_from_to=${day}`
}
