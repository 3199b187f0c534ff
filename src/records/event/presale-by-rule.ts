import { addDays } from '#i18n/dates.ts'
import { hallInput, hallInstant } from '#i18n/hall-time.ts'
import { isRecord } from '#json/is-record.ts'
import type { Values } from '../field.ts'

/** When a group may buy: so many days before the sale begins, at the same time of day. */
export type PresaleRule = { tag: number; daysBefore: number }

/**
 * The advance sale of an event after the rule, as the changes of its record: the group's date is set or moved, other
 * groups stay. Null for an event without a date of sale, or one that has this date already.
 */
export function presaleByRule({ tag, daysBefore }: PresaleRule, values: Values): Values | null {
  const saleFrom = values['ticket_sale_from']
  if (typeof saleFrom !== 'string') return null
  const [day = '', time = ''] = hallInput(saleFrom).split('T')
  const date = hallInstant(`${addDays(day, -daysBefore)}T${time}`)?.toISOString()
  if (date === undefined) return null
  const groups = Array.isArray(values['presale']) ? values['presale'].filter(isRecord) : []
  const own = groups.find((group) => group['tag'] === tag)
  if (own && Date.parse(String(own['presale_date'])) === Date.parse(date)) return null
  return {
    presale: own
      ? groups.map((group) => (group === own ? { ...group, presale_date: date } : group))
      : [...groups, { tag, presale_date: date }],
  }
}
