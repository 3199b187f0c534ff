import type { SubscriptionDetail } from '#contracts/subscriptions.ts'
import { choiceConcertOf } from '#design/subscription-choice/choice-concerts.ts'
import { clashOf } from '#choice/choice.ts'
import { listSubscriptionDetails } from '#domain/subscriptions/index.server.ts'
import { hallDay, longDay, weekdayName } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import { detailHref } from '#routing/paths.ts'
import type { PageRequest } from '../../../page-request.server.ts'
import { adviseOn, savingsOf } from './advise.server.ts'
import type { ComparedSubscription, ShownAdvice } from './shown-advice.ts'

const maxNames = 5

/** What fits the wishes in the address, and the comparison of two; null without wishes. */
export async function loadAdvice(
  { scope, language, settings: { currency: own } }: PageRequest,
  asked: {
    weekday?: number[] | undefined
    budget?: number | undefined
    names?: string | undefined
    compare?: number[] | undefined
  },
): Promise<ShownAdvice | null> {
  const { weekday: weekdays = [], budget = null, compare = [] } = asked
  const names = (asked.names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, maxNames)
  const hasWishes = weekdays.length > 0 || budget !== null || names.length > 0
  if (!hasWishes && compare.length === 0) return null
  const all = await listSubscriptionDetails(scope)
  const pair = compare.flatMap((id) => all.find((one) => one.id === id) ?? []).slice(0, 2)
  const [first, second] = pair
  return {
    wishes: { weekdays, budget, names: names.join(', ') },
    count: all.length,
    fitting: hasWishes
      ? adviseOn(all, { weekdays, budget, names }, { now: scope.now, currency: own }).map((advice) => {
          const { id, title, subtitle, currency } = inLanguage(advice.subscription, language)
          const path = detailHref('subscriptions', language, advice.subscription)
          return {
            id,
            title,
            subtitle,
            currency,
            href: advice.choice ? `${path}?events=${advice.choice.join(',')}` : path,
            isProposal: advice.choice !== null,
            price: advice.price?.amount ?? null,
            heard: advice.heard.map(({ name, event }) => ({
              name,
              event: inLanguage(event.name, language),
              when: dayOf(event, language),
            })),
          }
        })
      : null,
    compared: compare,
    comparison:
      first && second && first !== second
        ? {
            both: [present(first, language), present(second, language)],
            clashes: clashesOf(first, second, scope.now, language),
          }
        : null,
  }
}

function dayOf({ date_start: start }: { date_start: string }, language: Language): string {
  const day = hallDay(start)
  return `${weekdayName(day, language, 'short')} ${longDay(day, language)}`
}

function present(subscription: SubscriptionDetail, language: Language): ComparedSubscription {
  const shown = inLanguage(subscription, language)
  const savings = savingsOf(subscription)
  return {
    id: shown.id,
    title: shown.title,
    href: detailHref('subscriptions', language, subscription),
    choose: shown.choose,
    event_count: shown.event_count,
    price_from: shown.price_from,
    currency: shown.currency,
    dates: shown.events.map((event) => ({
      day: dayOf(event, language),
      title: event.name,
      href: detailHref('events', language, { id: event.id, slug: slugOf(subscription, event.id) }),
    })),
    works: [
      ...new Set(
        shown.events.flatMap(({ programme }) =>
          programme.flatMap(({ work }) =>
            work ? [[work.composer?.name, work.title].filter(Boolean).join(': ')] : [],
          ),
        ),
      ),
    ],
    rooms: [...new Set(shown.events.flatMap(({ room }) => room?.name ?? []))],
    prices: shown.price_categories.map(({ name, amount }, index) => ({
      name,
      amount,
      saved: savings[index]?.saved ?? null,
    })),
  }
}

function slugOf({ events }: SubscriptionDetail, id: number) {
  return events.find((event) => event.id === id)?.slug ?? { de: '', en: '' }
}

/** The concerts of two subscriptions that can't both be heard, and those that belong to both. */
function clashesOf(one: SubscriptionDetail, other: SubscriptionDetail, now: Date, language: Language) {
  const titleOf = ({ name }: SubscriptionDetail['events'][number]) => inLanguage(name, language)
  const clashes: { one: string; other: string | null }[] = []
  for (const first of one.events)
    for (const second of other.events) {
      const [a, b] = [choiceConcertOf(first, now), choiceConcertOf(second, now)]
      if (first.id === second.id) clashes.push({ one: titleOf(first), other: null })
      else if (clashOf(a, b, { is_one_per_evening: false }))
        clashes.push({ one: titleOf(first), other: titleOf(second) })
    }
  return clashes
}
