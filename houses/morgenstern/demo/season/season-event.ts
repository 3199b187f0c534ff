import { addDays, addMinutes, berlinInstant, seasonOf } from '../calendar.ts'
import { findRoom } from '../house.ts'
import { type Random, seededRandom } from '../random.ts'
import { slugOf } from '#routing/slug-of.ts'
import type { Day, EventPlan } from '#demo/plan.ts'
import { priceCategoriesOf } from './price-categories.ts'
import { planSale } from './sales.ts'
import type { Performance } from './season-book.ts'

/** The concert whose address and tickets are those of the specification's examples. */
const firstConcert = 'mahler-fuenfte'

/** The instant at which a performance begins. */
export function startOf({ day, programme }: Performance): string {
  return berlinInstant(day, programme.time)
}

/** The event that visitors see, with its availability as of `today`. */
export function toEvent(performance: Performance, index: number, today: Day): EventPlan {
  const { key, day, programme } = performance
  const { time, prices, nights: _nights, reason, access, ...plain } = programme
  const room = findRoom(programme.roomKey)
  const dateStart = startOf(performance)
  const random = seededRandom(key)
  const status = statusOf(performance, today, random)
  return {
    ...plain,
    key,
    externalId: key === firstConcert ? '100234-7781' : `${100_300 + index}-${random.between(1000, 9999)}`,
    slug: { de: slugOf(programme.title.de), en: slugOf(programme.title.en) },
    dateStart,
    doorsOpen: addMinutes(dateStart, room.seats > 1000 ? -60 : room.seats > 200 ? -45 : -30),
    status,
    previousDate: status === 'postponed' ? berlinInstant(addDays(day, -35), time) : null,
    publicChanges:
      (status === 'cancelled' || status === 'postponed') && reason
        ? [{ kind: status, at: berlinInstant(addDays(today, -9), '11:00'), note: reason }]
        : [],
    priceMin: prices ? prices[0] * 100 : null,
    priceMax: prices ? prices[1] * 100 : null,
    priceCategories: prices ? priceCategoriesOf(prices) : [],
    ...planSale(programme, day),
    season: seasonOf(day),
    access: {
      wheelchair_places: room.wheelchairPlaces,
      induction_loop: room.inductionLoop,
      relaxed_performance: false,
      audio_description: false,
      sign_language: false,
      step_free: true,
      ...access,
    },
    figureSeed: programme.programme.at(-1)?.workKey ?? programme.key,
  }
}

/**
 * The status of the programme for its first night; of the others, near evenings are nearly or completely sold out.
 */
function statusOf({ day, programme, isFirst }: Performance, today: Day, random: Random): EventPlan['status'] {
  if (programme.status && (isFirst || programme.status === 'no_sale')) return programme.status
  if (!programme.prices || day > addDays(today, 40) || programme.key === 'orgelnacht') return null
  if (programme.key === firstConcert) return null
  return random.chance(0.08) ? 'sold_out' : random.chance(0.16) ? 'few_tickets' : null
}
