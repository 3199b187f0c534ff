import { valuesOf } from '../definition.ts'
import type { Values } from '../field.ts'
import { takingOver } from './announcement.ts'
import { record } from './record.ts'

/** What changes in an event that nobody knows of when it is moved: doors and end keep their distance to the beginning. */
export function movedDraft(values: Values, { start, room }: { start: string; room: number | null }): Values {
  const {
    date_start: from = start,
    doors_open: doors,
    date_end: end,
    room: hall = null,
  } = valuesOf(record, values)
  const by = Date.parse(start) - Date.parse(from)
  const later = (at: string) => new Date(Date.parse(at) + by).toISOString()
  return takingOver(values, {
    ...(by !== 0 && { date_start: start }),
    ...(by !== 0 && doors && { doors_open: later(doors) }),
    ...(by !== 0 && end && { date_end: later(end) }),
    ...(room !== hall && { room }),
  })
}
