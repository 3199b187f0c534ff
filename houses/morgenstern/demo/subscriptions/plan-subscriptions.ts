import { addDays, addMinutes, berlinDay, berlinInstant, seasonOf, weekdayOf } from '../calendar.ts'
import { perLanguage, type Language } from '#i18n/languages.ts'
import { richText } from '#demo/texts/rich-text.ts'
import { slugOf } from '#routing/slug-of.ts'
import { rooms } from '../house.ts'
import { findArtist } from '../people/artists.ts'
import { samePrice } from '../season/price-categories.ts'
import type { Day, EventPlan, SubscriptionPlan } from '#demo/plan.ts'
import { type SubscriptionOffer, subscriptionOffers } from './offers.ts'

/** A subscription begins at the earliest so many days from now, because tickets have to be delivered first. */
const LEAD_DAYS = 14

/** The twenty subscriptions with events of the coming season, which do not overlap within one offer. */
export function planSubscriptions(today: Day, season: EventPlan[]): SubscriptionPlan[] {
  return subscriptionOffers.map((offer) => planSubscription(offer, today, season))
}

function planSubscription(offer: SubscriptionOffer, today: Day, season: EventPlan[]): SubscriptionPlan {
  const isForToddlers = offer.ages?.[0] === 0
  const bySeason = Map.groupBy(
    season.filter((event) => isOffered(event, offer, today)),
    (event) => event.season,
  )
  const wanted = offer.pool ?? offer.count
  const seasons = [...bySeason].map(([name, events]) => ({
    name,
    candidates: withoutClashes(events, isForToddlers),
  }))
  // The first one with enough of them; late in a season that is the next.
  const { name: seasonName, candidates } = seasons.find((one) => one.candidates.length >= wanted) ??
    seasons.toSorted((one, other) => other.candidates.length - one.candidates.length)[0] ?? {
      name: seasonOf(today),
      candidates: [],
    }
  const evenly = spread(candidates, wanted)
  const chosen = offer.pool === undefined ? evenly : withEveryHall(evenly, candidates)
  const fill = (text: string, language: Language) =>
    withFacts(offer.pool === undefined ? withCount(text, offer.count, chosen.length) : text, chosen, language)
  const filled = (field: 'title' | 'subtitle' | 'teaser') =>
    perLanguage((language) => fill(offer.text[language][field], language))
  const title = filled('title')
  const priceCategories = pricesOf(offer, chosen)
  return {
    key: offer.key,
    groupKey: offer.group,
    season: seasonName,
    title,
    subtitle: filled('subtitle'),
    slug: { de: slugOf(title.de), en: slugOf(title.en) },
    teaser: filled('teaser'),
    description: perLanguage((language) => richText(fill(offer.text[language].body, language))),
    priceCategories,
    shortCode: offer.shortCode,
    eventKeys: chosen.map((event) => event.key),
    choose: offer.pool ? offer.count : null,
    isOnePerEvening: offer.isOnePerEvening,
    choiceGroups: offer.limits.map(({ name, series, room, least, most }) => ({
      name,
      ...(series !== undefined && { seriesKey: series }),
      ...(room !== undefined && { roomKey: room }),
      ...(least !== undefined && { atLeast: least }),
      ...(most !== undefined && { atMost: most }),
    })),
    onSaleFrom: berlinInstant(addDays(today, -60), '10:00'),
    membersFrom: berlinInstant(addDays(today, -74), '10:00'),
    renewalUntil: offer.pool === undefined ? berlinInstant(addDays(today, -81), '18:00') : null,
    renewalNote: offer.pool === undefined ? renewalNote : null,
    figureSeed: offer.key,
  }
}

const renewalNote = {
  de: 'Was bis dahin nicht verlängert ist, geht an die Mitglieder und danach in den freien Verkauf.',
  en: 'What is not renewed by then goes to the members, and after that on general sale.',
}

const everyGroup = { de: 'Alle Preisgruppen', en: 'All price groups' }

const numberWords = [
  ['zwei', 'two'],
  ['drei', 'three'],
  ['vier', 'four'],
  ['fünf', 'five'],
  ['sechs', 'six'],
  ['sieben', 'seven'],
  ['acht', 'eight'],
  ['neun', 'nine'],
  ['zehn', 'ten'],
] as const

/** A text with the number of concerts that there are, where it says the usual one: late in a season they are fewer. */
function withCount(text: string, usual: number, count: number): string {
  return [0, 1].reduce((changed, language) => {
    const [from, to] = [usual, count].map((number) => numberWords[number - 2]?.[language])
    if (from === undefined || to === undefined || from === to) return changed
    return changed.replaceAll(new RegExp(`\\b${from}\\b`, 'gi'), (word) =>
      word.startsWith(from.charAt(0)) ? to : to.charAt(0).toUpperCase() + to.slice(1),
    )
  }, text)
}

/** A text with what its events say of their number, halls and ensembles. */
function withFacts(text: string, events: EventPlan[], language: Language): string {
  const halls = new Set(events.map(({ roomKey }) => roomKey)).size
  const all = language === 'de' ? 'allen ' : 'all '
  const number = numberWords[halls - 2]?.[language === 'de' ? 0 : 1] ?? String(halls)
  return text
    .replaceAll('{pool}', String(events.length))
    .replaceAll('{halls}', (halls === rooms.length ? all : '') + number)
    .replaceAll('{ensembles}', () => ensemblesOf(events, language))
}

/** The three ensembles with the most of these evenings. */
function ensemblesOf(events: EventPlan[], language: Language): string {
  const evenings = new Map<string, number>()
  for (const { artistKey } of events.flatMap(({ cast }) => cast))
    evenings.set(artistKey, (evenings.get(artistKey) ?? 0) + 1)
  const names = [...evenings]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key]) => findArtist(key))
    .filter(({ kind }) => kind === 'ensemble')
    .slice(0, 3)
    .map(({ name, nameEnglish }) => (language === 'en' && nameEnglish ? nameEnglish : name))
  return new Intl.ListFormat(language === 'de' ? 'de' : 'en-GB').format(names)
}

/**
 * The prices of a subscription: what single tickets cost together, less the discount, in whole euros. Of a flexible one the
 * single tickets are as many as are chosen, each at the average price.
 */
function pricesOf(offer: SubscriptionOffer, events: EventPlan[]): SubscriptionPlan['priceCategories'] {
  const names = new Map(
    events.flatMap(({ priceCategories = [] }) => priceCategories.map(({ name }) => [name.de, name])),
  )
  const priceIn = ({ priceCategories = [] }: EventPlan, name: string) =>
    (priceCategories.find((category) => category.name.de === name) ?? priceCategories[0])?.amount ?? 0
  if (offer.price !== undefined) return [{ name: everyGroup, amount: offer.price * 100, reduced: null }]
  // Concerts with one price for all seats do not make another group.
  const isGraded = names.size > 1
  const groups = [...names].filter(([key]) => !isGraded || key !== samePrice.de)
  return groups.map(([key, name]) => {
    const sum = events.reduce((total, event) => total + priceIn(event, key), 0)
    const single = (sum / Math.max(1, events.length)) * Math.min(offer.count, events.length)
    const euros = Math.floor((single * (1 - offer.discount)) / 100)
    return { name, amount: euros * 100, reduced: null }
  })
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
    (offer.room === undefined || event.roomKey === offer.room) &&
    (offer.from === undefined || event.dateStart >= berlinInstant(day, offer.from)) &&
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

/** The same number of events, with some in every hall that has any: in place of some in the hall with the most. */
function withEveryHall(events: EventPlan[], candidates: EventPlan[]): EventPlan[] {
  const kept = new Set(events)
  for (const hall of new Set(candidates.map(({ roomKey }) => roomKey))) {
    if ([...kept].some(({ roomKey }) => roomKey === hall)) continue
    const added = spread(
      candidates.filter(({ roomKey }) => roomKey === hall),
      3,
    )
    const [largest = []] = [...Map.groupBy(kept, ({ roomKey }) => roomKey).values()].toSorted(
      (one, other) => other.length - one.length,
    )
    for (const event of spread(largest, added.length)) kept.delete(event)
    for (const event of added) kept.add(event)
  }
  return candidates.filter((event) => kept.has(event))
}

/** So many of them, evenly spread over the time; all if there are fewer. */
function spread(events: EventPlan[], count: number): EventPlan[] {
  if (events.length <= count) return events
  return Array.from(
    { length: count },
    (_, index) => events[Math.floor((index * events.length) / count)],
  ).filter((event) => event !== undefined)
}
