import { addDays, addMinutes, berlinDay, berlinInstant, weekdayOf } from '../calendar.ts'
import { readLocalized } from '../content/read-localized.ts'
import { localizedRichText } from '../content/rich-text.ts'
import { slugOf } from '#routing/slug-of.ts'
import type { Day, EventPlan, SubscriptionPlan } from '../types.ts'
import { type SubscriptionOffer, subscriptionOffers } from './offers.ts'

/** A subscription begins at the earliest so many days from now, because tickets have to be delivered first. */
const LEAD_DAYS = 14

/** The twenty subscriptions with events of the coming season, which do not overlap within one offer. */
export function planSubscriptions(today: Day, season: EventPlan[]): SubscriptionPlan[] {
  return subscriptionOffers.map((offer) => planSubscription(offer, today, season))
}

function planSubscription(offer: SubscriptionOffer, today: Day, season: EventPlan[]): SubscriptionPlan {
  const title = readLocalized(offer.title)
  const isForToddlers = offer.ages?.[0] === 0
  const candidates = withoutClashes(
    season.filter((event) => isOffered(event, offer, today)),
    isForToddlers,
  )
  const chosen = offer.pool ? spread(candidates, offer.pool) : spread(candidates, offer.count)
  return {
    key: offer.key,
    groupKey: offer.group,
    title,
    subtitle: readLocalized(offer.subtitle),
    slug: { de: slugOf(title.de), en: slugOf(title.en) },
    teaser: readLocalized(offer.teaser),
    description: localizedRichText(offer.de, offer.en),
    priceFrom: offer.priceFrom * 100,
    shortCode: offer.shortCode,
    eventKeys: chosen.map((event) => event.key),
    choose: offer.pool ? offer.count : null,
    onSaleFrom: berlinInstant(addDays(today, -60), '10:00'),
    figureSeed: offer.key,
  }
}

function isOffered(event: EventPlan, offer: SubscriptionOffer, today: Day): boolean {
  const fitsSeries = offer.series?.includes(event.seriesKey ?? '') ?? false
  const fitsGenre = offer.genres?.some((genre) => event.genreKeys.includes(genre)) ?? false
  const day = berlinDay(event.dateStart)
  return (
    (fitsSeries || fitsGenre) &&
    event.isOwnProduction &&
    event.priceMin !== null &&
    event.status !== 'cancelled' &&
    event.status !== 'sold_out' &&
    day >= addDays(today, LEAD_DAYS) &&
    isForAge(event, offer) &&
    (offer.weekday === undefined || weekdayOf(day) === offer.weekday)
  )
}

function isForAge({ ageFrom = null }: EventPlan, { ages }: SubscriptionOffer): boolean {
  return !ages || (ageFrom !== null && ages[0] <= ageFrom && ageFrom <= ages[1])
}

/** Leaves out events that overlap with an earlier one and, except for toddlers, repeated programmes. */
function withoutClashes(events: EventPlan[], keepsRepeats: boolean): EventPlan[] {
  const kept: EventPlan[] = []
  for (const event of events) {
    const last = kept.at(-1)
    const isClash = last && event.dateStart < addMinutes(last.dateStart, last.durationMinutes + 30)
    const isRepeat = !keepsRepeats && kept.some((other) => musicOf(other) === musicOf(event))
    if (!isClash && !isRepeat) kept.push(event)
  }
  return kept
}

/** The works as one text; talks are named by their title. */
function musicOf(event: EventPlan): string {
  return event.programme.map((item) => item.workKey ?? item.title?.de ?? item.kind).join()
}

/** So many of them, evenly spread over the time; all if there are fewer. */
function spread(events: EventPlan[], count: number): EventPlan[] {
  if (events.length <= count) return events
  return Array.from(
    { length: count },
    (_, index) => events[Math.floor((index * events.length) / count)],
  ).filter((event) => event !== undefined)
}
