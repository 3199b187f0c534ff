import { addDays, firstOfMonth } from '#i18n/dates.ts'
import { withoutValue } from '#records/field.ts'
import type { SeasonOverview } from '#contracts/office-seasons.ts'

export type Cell = SeasonOverview['cells'][number]
/** What is counted of some cells: their events, those not public, and those that have a gap. */
export type Counted = (typeof counted)[number]
export type Counts = Record<Counted, number>

const counted = ['events', 'drafts', 'text', 'translation', 'picture', 'prices', 'sale_date'] as const

/** The counts of cells together. */
export function sumCells(cells: readonly Cell[]): Counts {
  const sum: Counts = { events: 0, drafts: 0, text: 0, translation: 0, picture: 0, prices: 0, sale_date: 0 }
  for (const { events, drafts, missing } of cells) {
    const counts: Counts = { events, drafts, ...missing }
    for (const name of counted) sum[name] += counts[name]
  }
  return sum
}

/** The filters of the list of events that a number counts. */
export function listQuery(
  asked: { season: number | null; series: number | null | undefined; month: string | undefined },
  what: Counted,
  today: string,
): string {
  const { season, series, month } = asked
  const first = month === undefined ? today : `${month}-01`
  return new URLSearchParams({
    season: String(season ?? withoutValue),
    ...(series !== undefined && { series: String(series ?? withoutValue) }),
    date_start_from: first < today ? today : first,
    ...(month !== undefined && { date_start_to: addDays(firstOfMonth(first, 1), -1) }),
    ...(what === 'drafts' && { is_online: '0' }),
    ...(what !== 'events' && what !== 'drafts' && { missing: what }),
    ordering: 'date_start',
  }).toString()
}
