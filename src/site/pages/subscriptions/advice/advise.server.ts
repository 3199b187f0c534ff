import { completeChoice, priceChoice, type ChoiceConcert, type ChoicePrice } from '#choice/choice.ts'
import type { SubscriptionDetail } from '#contracts/subscriptions.ts'
import {
  choiceConcertOf,
  choicePricesOf,
  singlePricesOf,
} from '#design/subscription-choice/choice-concerts.ts'
import type { Currency } from '#i18n/currencies.ts'
import { weekdayOf } from '#i18n/dates.ts'
import { foldText } from '#domain/search/index.server.ts'

/** What somebody wishes of a subscription. */
export type Wishes = {
  /** The weekdays that suit them, from 1 (Monday) to 7; none means all. */
  weekdays: readonly number[]
  /** Whole units of the house's currency that it may cost at most. */
  budget: number | null
  /** Composers, performers or works, each of which they want to hear. */
  names: readonly string[]
}

/** A subscription that fits: which of its concerts play what is wished for, and what can be chosen of a flexible one. */
export type Advice = {
  subscription: SubscriptionDetail
  /** The numbers of the concerts to choose; null where all belong to it. */
  choice: number[] | null
  heard: { name: string; event: SubscriptionDetail['events'][number] }[]
  /** The cheapest price within the budget, in cents, as a category. */
  price: ChoicePrice | null
}

type Event = SubscriptionDetail['events'][number]

/** The subscriptions that fulfil all wishes; flexible ones if one of their choices does, which is exact. */
export function adviseOn(
  subscriptions: readonly SubscriptionDetail[],
  wishes: Wishes,
  { now, currency }: { now: Date; currency: Currency },
): Advice[] {
  return subscriptions.flatMap((subscription) => {
    const price = cheapest(subscription)
    const isComparable = subscription.currency === currency && price !== null
    if (wishes.budget !== null && !(isComparable && price.amount <= wishes.budget * 100)) return []
    const events = eventsFor(subscription, wishes, now)
    if (!events) return []
    const heard = wishes.names.map((name) => ({ name, event: events.find((event) => plays(event, name)) }))
    if (heard.some(({ event }) => event === undefined)) return []
    return [
      {
        subscription,
        choice: subscription.choice ? events.map(({ id }) => id) : null,
        heard: heard.flatMap(({ name, event }) => (event ? [{ name, event }] : [])),
        price,
      },
    ]
  })
}

/** The concerts that somebody with these wishes would hear; null if they would have to miss one. */
function eventsFor({ choice, events }: SubscriptionDetail, wishes: Wishes, now: Date): Event[] | null {
  const concerts = events.map((event) => choiceConcertOf(event, now))
  const fits = ({ day }: ChoiceConcert) =>
    wishes.weekdays.length === 0 || wishes.weekdays.includes(weekdayOf(day))
  if (!choice) return events.length > 0 && concerts.every(fits) ? events : null
  const wanted = wishes.names.map((name) => ({
    events: events.filter((event) => plays(event, name)).map(({ id }) => id),
    at_least: 1,
    at_most: null,
  }))
  const rules = { ...choice, groups: [...choice.groups, ...wanted] }
  const chosen = completeChoice(concerts, rules, { chosen: [], isAllowed: fits })
  return chosen && events.filter(({ id }) => chosen.includes(id))
}

/** Whether an event names a composer, performer or work; by the beginnings of its words. */
function plays({ name: title, cast, programme }: Event, name: string): boolean {
  const texts = [
    title,
    ...cast.map(({ artist }) => artist.name),
    ...programme.flatMap((item) => [
      ...(item.work ? [item.work.title] : []),
      ...(item.work?.composer ? [item.work.composer.name] : []),
      ...item.cast.map(({ artist }) => artist.name),
    ]),
  ].flatMap(({ de, en }) => [de, en])
  const wanted = ` ${foldText(name)}`
  return texts.some((text) => ` ${foldText(text)}`.includes(wanted))
}

function cheapest({
  price_categories: categories,
  price_from: from,
  title,
}: SubscriptionDetail): ChoicePrice | null {
  const prices = choicePricesOf(categories)
  const stated = from === null ? [] : [{ name: title.de, amount: Math.round(from * 100) }]
  const [lowest] = (prices.length > 0 ? prices : stated).toSorted((one, other) => one.amount - other.amount)
  return lowest ?? null
}

/** What a subscription with fixed concerts saves in each category. */
export function savingsOf(subscription: SubscriptionDetail) {
  const { price_categories: categories, choice, events, currency } = subscription
  const singles = choice ? [] : events.map((event) => singlePricesOf(event, currency))
  return priceChoice(choicePricesOf(categories), singles)
}
