import type { Localized } from '#i18n/languages.ts'
import { hallDaysBetween, hallDaysLater } from '#i18n/hall-time.ts'
import { isSame } from '#operations/index.ts'
import { valuesOf } from '../definition.ts'
import { importedFields, type Values } from '../field.ts'
import { record } from './record.ts'

/** What is announced of a concert. */
export type Announcement =
  /** Somebody else performs wherever the first one is named; null for nobody, or for somebody who is not known yet. */
  | { kind: 'cast'; from: number; to: number | null }
  /** The programme is as the form has it. */
  | { kind: 'programme' }
  | { kind: 'room'; room: number }
  /** `movesSale`: dates of the sale that are still ahead move by the same number of days. */
  | { kind: 'date'; start: string; movesSale: boolean }
  | { kind: 'postponed' }
  | { kind: 'cancelled' }

/** An entry of the public changes of an event. */
export type Change = { kind: string; at: string; note: Localized | null }

/** The fields of an event that an announcement changes, with the entry for visitors, so that one save makes them all. */
export function announcedChanges(
  values: Values,
  what: Announcement,
  { at, note }: { at: string; note: Localized },
): Values {
  const changed = Object.fromEntries(
    Object.entries(fieldsOf(values, what, at)).filter(([name, value]) => !isSame(value, values[name])),
  )
  const change: Change = { kind: what.kind, at, note: note.de || note.en ? note : null }
  return takingOver(values, { ...changed, public_changes: [...changesOf(values), change] })
}

/** The changes, and that the house takes over those fields of them that only the ticket shop may write. */
export function takingOver(values: Values, changes: Values): Values {
  const imported = importedFields(record.fields, { ...values, ...changes })
  const locked =
    importedFields(record.fields, values)?.locked.filter((name) => Object.hasOwn(changes, name)) ?? []
  return imported && locked.length > 0
    ? { ...changes, [imported.taken]: [...imported.own, ...locked] }
    : changes
}

/** The public changes of an event, the newest last. */
export function changesOf(values: Values): Change[] {
  return valuesOf(record, values).public_changes ?? []
}

/** Whether two entries are of the same announcement; the note may have been corrected. */
export function isSameChange(one: Change, other: Change): boolean {
  return one.kind === other.kind && Date.parse(one.at) === Date.parse(other.at)
}

/** The numbers of the persons and ensembles who perform, in the whole event or in single items. */
export function performersOf(values: Values): number[] {
  return [...new Set(castOf(values).flatMap(({ artist }) => artist ?? []))]
}

/** Everybody who performs: first those of the whole event, then those of single items. */
export function castOf(values: Values) {
  const { cast = [], programme = [] } = valuesOf(record, values)
  return [...cast, ...programme.flatMap((item) => item.cast ?? [])]
}

/** The numbers of the works of a programme, in their order. */
export function worksOf(values: Values): number[] {
  return (valuesOf(record, values).programme ?? []).flatMap(({ work }) => work ?? [])
}

function fieldsOf(values: Values, what: Announcement, at: string): Values {
  const { cast = [], programme = [], date_start: start } = valuesOf(record, values)
  switch (what.kind) {
    case 'cast':
      return {
        cast: replacedIn(cast, what),
        programme: programme.map((item) => ({ ...item, cast: replacedIn(item.cast ?? [], what) })),
      }
    case 'room':
      return { room: what.room }
    case 'date':
      return movedTo(values, what, at)
    case 'postponed':
      return { status: 'postponed', previous_date: start }
    case 'cancelled':
      return { status: 'cancelled' }
    default:
      return {}
  }
}

/** Roles stay; whoever comes back for a substitute replaces nobody. For nobody the cast has no row. */
function replacedIn(cast: ReturnType<typeof castOf>, { from, to }: { from: number; to: number | null }) {
  if (to === null) return cast.filter((row) => row.artist !== from)
  return cast.map((row) =>
    row.artist === from ? { ...row, artist: to, replaces: row.replaces === to ? null : from } : row,
  )
}

/** Doors and end keep their distance to the beginning. Moved back to its original date, the event is as it was. */
function movedTo(
  values: Values,
  { start, movesSale }: { start: string; movesSale: boolean },
  at: string,
): Values {
  const event = valuesOf(record, values)
  const [from, to] = [new Date(event.date_start ?? start), new Date(start)]
  const later = (value: Instant) =>
    value ? new Date(new Date(value).getTime() + to.getTime() - from.getTime()).toISOString() : value
  const inSale = (value: Instant) =>
    value && movesSale && isAhead(value, at)
      ? hallDaysLater(new Date(value), hallDaysBetween(from, to)).toISOString()
      : value
  const { previous_date: original, status } = event
  const isBack = typeof original === 'string' && Date.parse(original) === to.getTime()
  const isSoldStatus = status === 'few_tickets' || status === 'sold_out' || status === 'no_sale'
  return {
    date_start: start,
    doors_open: later(event.doors_open),
    date_end: later(event.date_end),
    previous_date: isBack ? null : event.date_start,
    status: isSoldStatus ? status : isBack ? null : 'postponed',
    ticket_sale_from: inSale(event.ticket_sale_from),
    presale: (event.presale ?? []).map((one) => ({ ...one, presale_date: inSale(one.presale_date) })),
  }
}

/** Whether dates of the sale are still ahead, so that they may move with the event. */
export function hasSaleAhead(values: Values, at: string): boolean {
  const { ticket_sale_from: sale, presale = [] } = valuesOf(record, values)
  return isAhead(sale, at) || presale.some(({ presale_date: date }) => isAhead(date, at))
}

type Instant = string | null | undefined

function isAhead(value: Instant, at: string): boolean {
  return typeof value === 'string' && Date.parse(value) > Date.parse(at)
}
