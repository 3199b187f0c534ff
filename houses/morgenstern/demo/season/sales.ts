import { addDays, berlinInstant, nextWeekday } from '../calendar.ts'
import type { Day, Instant } from '#demo/plan.ts'
import type { SeasonProgramme } from './programme.ts'

/** General sale opens on a Tuesday at ten, about four months before the event. */
const SALE_LEAD_DAYS = 120

/** How many days before the general sale each group may buy. */
const leadDays: Record<string, number> = {
  foerderkreis: 35,
  freundeskreis: 28,
  festabo: 28,
  familienabo: 21,
  wahlabo: 21,
  'junge-freunde': 14,
}

export interface SalePlan {
  ticketSaleFrom: Instant | null
  customerTags: { tagKey: string; presaleDate: Instant }[]
}

/** When an event's sale and its advance sales begin; nothing for free or hired evenings. */
export function planSale(programme: SeasonProgramme, day: Day): SalePlan {
  if (!programme.prices) return { ticketSaleFrom: null, customerTags: [] }
  if (programme.key === 'orgelnacht') return planOrganNightSale(day)
  const saleDay = nextWeekday(addDays(day, -SALE_LEAD_DAYS), 2)
  return {
    ticketSaleFrom: berlinInstant(saleDay, '10:00'),
    customerTags: groupsOf(programme).map((tagKey) => ({
      tagKey,
      presaleDate: berlinInstant(addDays(saleDay, -(leadDays[tagKey] ?? 0)), '10:00'),
    })),
  }
}

/** The sale of the organ night opens the day before; members may buy two days earlier. */
function planOrganNightSale(day: Day): SalePlan {
  return {
    ticketSaleFrom: berlinInstant(addDays(day, -1), '10:00'),
    customerTags: [{ tagKey: 'freundeskreis', presaleDate: berlinInstant(addDays(day, -2), '10:00') }],
  }
}

function groupsOf(programme: SeasonProgramme): string[] {
  if (!programme.isOwnProduction) return []
  if (programme.genreKeys.includes('kinder-familie')) return ['freundeskreis', 'familienabo']
  if (programme.roomKey === 'werkraum') return ['freundeskreis', 'junge-freunde']
  return programme.seriesKey
    ? ['foerderkreis', 'freundeskreis', 'festabo', 'wahlabo']
    : ['foerderkreis', 'freundeskreis']
}
