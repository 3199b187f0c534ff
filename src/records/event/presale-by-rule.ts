import { addDays } from '#i18n/dates.ts'
import { hallInput, hallInstant } from '#i18n/hall-time.ts'
import { valuesOf } from '../definition.ts'
import type { Values } from '../field.ts'
import { record } from './record.ts'

/** When a group may buy: so many days before the sale begins, at the same time of day. */
export type PresaleRule = { tag: number; daysBefore: number }

/**
 * The advance sale of an event after the rule, as the changes of its record: the group's date is set or moved, other
 * groups stay. Null for an event without a date of sale, or one that has this date already.
 */
export function presaleByRule({ tag, daysBefore }: PresaleRule, values: Values): Values | null {
  const { ticket_sale_from: saleFrom, presale: groups = [] } = valuesOf(record, values)
  if (typeof saleFrom !== 'string') return null
  const [day = '', time = ''] = hallInput(saleFrom).split('T')
  const date = hallInstant(`${addDays(day, -daysBefore)}T${time}`)?.toISOString()
  if (date === undefined) return null
  const own = groups.find((group) => group.tag === tag)
  if (own?.presale_date && Date.parse(own.presale_date) === Date.parse(date)) return null
  return {
    presale: own
      ? groups.map((group) => (group === own ? { ...group, presale_date: date } : group))
      : [...groups, { tag, presale_date: date }],
  }
}
