import { isSame } from '#operations/index.ts'
import { valuesOf } from '../definition.ts'
import type { Values } from '../field.ts'
import { isAlike, withoutNumbers } from '../undone-value.ts'
import { performersOf, type Announcement } from './announcement.ts'
import { record } from './record.ts'

/** What belongs to a single evening. */
const ofOneEvening = [
  'date_start',
  'date_end',
  'doors_open',
  'status',
  'previous_date',
  'ticket_sale_from',
  'presale',
  'ticket_url_external',
  'public_changes',
  'slug',
  'is_option',
  'is_online',
  'online_from',
  'online_to',
  'edited_fields',
]

/** The fields of a change that other evenings of the run take over, too. */
function sharedNames(changes: Values): string[] {
  return Object.keys(changes).filter((name) => !ofOneEvening.includes(name))
}

/**
 * The changes that another evening takes over, as parts of its own, and what it should have had before: what the first
 * evening had. Merged, they are in conflict in the fields in which the two evenings differ.
 */
export function changesForOther(
  other: Values,
  before: Values,
  changes: Values,
): { changes: Values; seen: Values } {
  const names = sharedNames(changes)
  const pick = (from: (name: string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, from(name)]))
  return {
    changes: pick((name) =>
      isAlike(other[name], changes[name]) ? other[name] : withoutNumbers(changes[name]),
    ),
    seen: pick((name) => (isAlike(other[name], before[name]) ? other[name] : (before[name] ?? null))),
  }
}

/** The fields in which an evening differs from the first one, so that what is announced there does not fit here. */
export function differingFor(what: Announcement, other: Values, first: Values): string[] {
  const [own, before] = [valuesOf(record, other), valuesOf(record, first)]
  switch (what.kind) {
    case 'cast':
      return performersOf(other).includes(what.from) ? [] : ['cast']
    case 'programme':
      return isAlike(own.programme, before.programme) ? [] : ['programme']
    case 'room':
      return isSame(own.room, before.room) ? [] : ['room']
    case 'cancelled':
    case 'postponed':
      return own.status === 'cancelled' || own.status === 'postponed' ? ['status'] : []
    default:
      return ['date_start']
  }
}
