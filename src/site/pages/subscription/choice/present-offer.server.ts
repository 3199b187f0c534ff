import { accessFacts, type AccessFact } from '#contracts/events.ts'
import type { SubscriptionDetail } from '#contracts/subscriptions.ts'
import { statusLabel } from '#design/event-row/sale.ts'
import {
  choiceConcertOf,
  choicePricesOf,
  singlePricesOf,
} from '#design/subscription-choice/choice-concerts.ts'
import { hallDay, hallTime, longDay, weekdayName } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import type { Messages } from '#i18n/messages.ts'
import { detailHref } from '#routing/paths.ts'
import type { ChoiceOffer, ChoiceRow } from './choice-state.ts'

const namedPeople = 3

/** What the page of a subscription with a choice shows and computes with; null where all concerts belong to it. */
export function presentOffer(
  subscription: SubscriptionDetail,
  { now, language, messages }: { now: Date; language: Language; messages: Messages },
): ChoiceOffer | null {
  const { choice, events, price_categories: categories, currency } = subscription
  if (!choice) return null
  return {
    rules: choice,
    groupNames: choice.groups.map(({ name }) => pickLanguage(name, language)),
    rows: events.map((event) => presentRow(event, { now, language, messages, currency })),
    categories: choicePricesOf(categories).map((price, index) => ({
      ...price,
      label: pickLanguage(categories[index]?.name ?? { de: price.name, en: '' }, language),
    })),
    currency,
  }
}

function presentRow(
  event: SubscriptionDetail['events'][number],
  {
    now,
    language,
    messages,
    currency,
  }: { now: Date; language: Language; messages: Messages; currency: string },
): ChoiceRow {
  const { name, room, cast, genres } = inLanguage(event, language)
  const day = hallDay(event.date_start)
  const time = event.is_time_known ? messages.event.oClock(hallTime(event.date_start, language)) : null
  const shown = longDay(day, language)
  return {
    ...choiceConcertOf(event, now),
    title: name,
    href: detailHref('events', language, event),
    when: [`${weekdayName(day, language, 'short')} ${shown}`, time].filter(Boolean).join(', '),
    people: cast
      .slice(0, namedPeople)
      .map(({ artist }) => artist.name)
      .join(' · '),
    roomName: room?.name ?? '',
    genres,
    access: factsOf(event.access),
    status: statusLabel(event, messages),
    prices: singlePricesOf(event, currency),
  }
}

function factsOf(access: SubscriptionDetail['events'][number]['access']): AccessFact[] {
  const { wheelchair_places: places = 0, ...facts } = access
  return accessFacts.filter((fact) => (fact === 'wheelchair' ? places > 0 : facts[fact] === true))
}
