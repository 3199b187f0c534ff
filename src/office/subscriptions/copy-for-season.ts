import { hallInput, hallInstant } from '#i18n/hall-time.ts'
import { isRecord } from '#json/is-record.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { writableNames, type Values } from '#records/field.ts'

/** What belongs to one season, or to one subscription only. */
const left = new Set(['events', 'short_code', 'slug', 'is_online', 'online_from', 'online_to', 'position'])

/**
 * The draft of a subscription for another season: texts, picture, prices and rules stay, concerts go, and each date of the sale is a
 * year later.
 */
export function copyForSeason({ fields }: RecordDefinition, values: Values, season: number): Values {
  const kept = writableNames(fields).filter((name) => !left.has(name))
  return {
    ...Object.fromEntries(kept.map((name) => [name, values[name]])),
    season,
    choice_groups: rowsOf(values['choice_groups']).map((rule) => ({ ...rule, events: [] })),
    ...Object.fromEntries(
      ['on_sale_from', 'members_from', 'renewal_until'].map((name) => [name, yearLater(values[name])]),
    ),
  }
}

function yearLater(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const local = hallInput(value)
  return hallInstant(`${Number(local.slice(0, 4)) + 1}${local.slice(4)}`)?.toISOString() ?? null
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
