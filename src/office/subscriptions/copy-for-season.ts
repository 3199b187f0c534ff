import { hallInput, hallInstant } from '#i18n/hall-time.ts'
import { valuesOf } from '#records/definition.ts'
import { writableNames, type Values } from '#records/field.ts'
import { record } from '#records/subscription/record.ts'

/** What belongs to one season, or to one subscription only. */
const left = new Set(['events', 'short_code', 'slug', 'is_online', 'online_from', 'online_to', 'position'])

/**
 * The draft of a subscription for another season: texts, picture, prices and rules stay, concerts go, and each date of the sale is a
 * year later.
 */
export function copyForSeason(values: Values, season: number): Values {
  const { choice_groups: rules = [], ...own } = valuesOf(record, values)
  const kept = writableNames(record.fields).filter((name) => !left.has(name))
  return {
    ...Object.fromEntries(kept.map((name) => [name, values[name]])),
    season,
    choice_groups: rules.map((rule) => ({ ...rule, events: [] })),
    on_sale_from: yearLater(own.on_sale_from),
    members_from: yearLater(own.members_from),
    renewal_until: yearLater(own.renewal_until),
  }
}

function yearLater(value: string | null | undefined): string | null {
  if (!value) return null
  const local = hallInput(value)
  return hallInstant(`${Number(local.slice(0, 4)) + 1}${local.slice(4)}`)?.toISOString() ?? null
}
