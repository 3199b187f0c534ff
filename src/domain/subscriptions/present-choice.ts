import type { EventSummary } from '#contracts/events.ts'
import type { SubscriptionDetail } from '#contracts/subscriptions.ts'
import type { subscriptions } from '#db/schema/index.ts'

type Stored = Pick<
  typeof subscriptions.$inferSelect,
  'choose' | 'choiceGroups' | 'isOnePerEvening' | 'currency'
>
type Group = Stored['choiceGroups'][number]
type Event = Pick<EventSummary, 'id' | 'series' | 'room' | 'genres' | 'price_max' | 'currency'>

/** The rules by which a buyer chooses of these events; null when all of them belong to the subscription. */
export function presentChoice(
  { choose, choiceGroups, isOnePerEvening, currency }: Stored,
  events: readonly Event[],
): SubscriptionDetail['choice'] {
  if (choose === null) return null
  return {
    choose,
    is_one_per_evening: isOnePerEvening,
    groups: choiceGroups.map((group) => ({
      name: group.name,
      events: events.filter((event) => isOf(group, event, currency)).map(({ id }) => id),
      at_least: group.at_least,
      at_most: group.at_most,
    })),
  }
}

/**
 * An event is of a group that lists it, or whose series, hall, genre and dearest price it has, as far as the group names
 * them.
 */
function isOf({ events, ...group }: Group, event: Event, currency: string): boolean {
  if (events.includes(event.id)) return true
  const { series, room, genre, dearest_from: from, dearest_to: to } = group
  const isListOnly = [series, room, genre, from, to].every((one) => one === null) && events.length > 0
  if (isListOnly) return false
  const dearest = event.price_max === null || event.currency !== currency ? NaN : event.price_max * 100
  return (
    (series === null || event.series?.id === series) &&
    (room === null || event.room?.id === room) &&
    (genre === null || event.genres.some(({ id }) => id === genre)) &&
    (from === null || dearest >= from) &&
    (to === null || dearest <= to)
  )
}
