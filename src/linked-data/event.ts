import type { EventSeries, EventStatusType, MusicEvent } from 'schema-dts'
import type { EventDetail, EventSummary } from '#contracts/events.ts'
import { hallDay } from '#i18n/dates.ts'
import { hallStamp } from '#i18n/hall-time.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { isCertainDate } from '#i18n/uncertain-dates.ts'
import { performanceAnchor } from '#routing/stable-addresses.ts'
import { agentThing, type Agent } from './agent.ts'
import type { Frame } from './frame.ts'
import { organizerOf, venueThing } from './house.ts'
import { idOf, venueId } from './ids.ts'
import { offersOf } from './offers.ts'
import { placeThing } from './place.ts'
import { codesOfRole } from './role-codes.ts'
import { workThing } from './work.ts'

/** Limited to the fields in use, so that tests need not provide the others. */
export type DescribedEvent = Pick<
  InLanguage<EventDetail>,
  | 'access'
  | 'cast'
  | 'currency'
  | 'date_end'
  | 'date_start'
  | 'doors_open'
  | 'id'
  | 'is_time_known'
  | 'uncertain_date'
  | 'name'
  | 'previous_date'
  | 'price_categories'
  | 'price_max'
  | 'price_min'
  | 'programme'
  | 'promoter'
  | 'room'
  | 'series'
  | 'status'
  | 'subtitle'
  | 'teaser'
  | 'ticket_sale_from'
  | 'ticket_url_external'
>
type Item = DescribedEvent['programme'][number]

/** The addresses of an event's page, also in the other language, and of its picture. */
export type EventAddresses = { url: string; elsewhere: string | null; image: string | null }

/** An event with its place, performers, works and tickets; each soloist is tied to a work by its performance. */
export function eventThing(event: DescribedEvent, frame: Frame, addresses: EventAddresses): MusicEvent {
  const { publicOrigin } = frame
  const { url, elsewhere, image } = addresses
  const performers = performersOf(event, frame)
  const works = event.programme.flatMap(({ work }) => work ?? [])
  const description = event.teaser || event.subtitle || namesOf(works)
  const performances = event.programme.filter(({ work }) => work !== null)
  return {
    '@type': 'MusicEvent',
    '@id': idOf(publicOrigin, 'event', event.id),
    name: event.name,
    url,
    ...(elsewhere !== null && { sameAs: elsewhere }),
    ...datesOf(event),
    ...(event.doors_open && { doorTime: hallStamp(event.doors_open) }),
    ...(description && { description }),
    ...(image !== null && { image }),
    inLanguage: frame.language,
    ...stateOf(event),
    location: locationOf(event, frame),
    ...(performers.length > 0 && { performer: performers }),
    ...(works.length > 0 && {
      workPerformed: [...new Map(works.map((work) => [work.id, work])).values()].map((work) =>
        workThing(work, frame),
      ),
    }),
    ...(performances.length > 0 && {
      subEvent: performances.map((item) => performanceOf(item, event, frame)),
    }),
    organizer: event.promoter
      ? {
          '@type': 'Organization',
          name: event.promoter.name,
          ...(event.promoter.url !== null && { url: event.promoter.url }),
        }
      : organizerOf(frame),
    ...(event.series && { superEvent: { '@id': idOf(publicOrigin, 'series', event.series.id) } }),
    ...offersOf(event),
  }
}

/** The performance of a work within an event, with its soloists; by itself it also says what it is part of. */
export function performanceThing(item: Item, event: DescribedEvent, frame: Frame, url: string): MusicEvent {
  const everybody = [...event.cast, ...item.cast].map(({ artist }) => artist)
  return {
    ...performanceOf(item, event, frame),
    url: `${url}#${performanceAnchor(item.id)}`,
    location: locationOf(event, frame),
    ...(item.work && { workPerformed: workThing(item.work, frame) }),
    performer: [...new Map(everybody.map((artist) => [artist.id, agentThing(artist, frame)])).values()],
    superEvent: { '@id': idOf(frame.publicOrigin, 'event', event.id) },
    ...stateOf(event),
  }
}

/** An event in a list: its name, address and date. */
export function listedEventThing(
  event: Pick<InLanguage<EventSummary>, 'id' | 'name' | 'date_start' | 'is_time_known'>,
  { publicOrigin }: Pick<Frame, 'publicOrigin'>,
  url: string,
) {
  return {
    '@type': 'MusicEvent',
    '@id': idOf(publicOrigin, 'event', event.id),
    name: event.name,
    url,
    // Lists have events that lie ahead, whose days are certain.
    ...startOf({ ...event, uncertain_date: null }),
  } satisfies MusicEvent
}

/** A series with its events, which are given in order and are at least one. */
export function seriesThing(
  series: { id: number; name: string },
  events: Pick<DescribedEvent, 'id' | 'date_start' | 'is_time_known' | 'uncertain_date' | 'room'>[],
  frame: Frame,
): EventSeries {
  const [first] = events
  const last = events.at(-1)
  return {
    '@type': 'EventSeries',
    '@id': idOf(frame.publicOrigin, 'series', series.id),
    name: series.name,
    ...(first && startOf(first)),
    ...(last && endingAt(last)),
    location: locationOf({ room: first?.room ?? null, access: {} }, frame),
    organizer: organizerOf(frame),
    subEvent: events.map(({ id }) => ({ '@id': idOf(frame.publicOrigin, 'event', id) })),
  }
}

/** Within its event a performance refers to works and performers that the event describes. */
function performanceOf(item: Item, event: DescribedEvent, { publicOrigin }: Frame): MusicEvent {
  const { room } = event
  return {
    '@type': 'MusicEvent',
    '@id': idOf(publicOrigin, 'performance', item.id),
    name: item.title ?? item.work?.title ?? event.name,
    // When a work begins nobody knows; the day is certain.
    ...startOf({ ...event, is_time_known: false }),
    location: { '@id': room ? idOf(publicOrigin, 'place', room.id) : venueId(publicOrigin) },
    ...(item.work && { workPerformed: { '@id': idOf(publicOrigin, 'work', item.work.id) } }),
    ...(item.cast.length > 0 && {
      performer: item.cast.map(({ artist, role }) =>
        inRole({ '@id': idOf(publicOrigin, 'agent', artist.id) }, role),
      ),
    }),
  }
}

/** Who performs, in a role with its name and its codes in vocabularies; without a role just who. */
export function inRole(performer: { '@id': string }, role: string | null) {
  if (!role) return performer
  const codes = codesOfRole(role)
  return {
    '@type': 'PerformanceRole' as const,
    roleName: codes.length > 0 ? [role, ...codes] : role,
    performer,
  }
}

/** The works as one line, which describes an event of which nobody has written more. */
function namesOf(works: NonNullable<Item['work']>[]): string {
  return works.map(({ composer, title }) => (composer ? `${composer.name}: ${title}` : title)).join(' · ')
}

/** Everybody who takes part, once: the performers of the evening, then those of single works. */
function performersOf({ cast, programme }: DescribedEvent, frame: Frame): Agent[] {
  const artists = [...cast, ...programme.flatMap((item) => item.cast)].map(({ artist }) => artist)
  return [...new Map(artists.map((artist) => [artist.id, agentThing(artist, frame)])).values()]
}

/** The hall, or the house while the hall is not known. */
function locationOf({ room, access }: Pick<DescribedEvent, 'room' | 'access'>, frame: Frame) {
  return room ? placeThing(room, frame, access) : venueThing(frame)
}

/** Without a known time only the day is given, as schema.org allows. */
function datesOf(event: DescribedEvent) {
  return {
    ...startOf(event),
    ...(event.is_time_known && { endDate: hallStamp(event.date_end) }),
  }
}

/** A series ends when its last event begins. */
function endingAt(event: Parameters<typeof startOf>[0]): { endDate: string } | object {
  const start = startOf(event)
  return 'startDate' in start ? { endDate: start.startDate } : {}
}

/** When an event begins. Of a date that is not certain schema.org can say nothing. */
export function startOf(
  event: Pick<DescribedEvent, 'date_start' | 'is_time_known' | 'uncertain_date'>,
): { startDate: string } | object {
  const { date_start: start, is_time_known: isTimeKnown, uncertain_date: uncertain } = event
  if (uncertain !== null) return isCertainDate(uncertain) ? { startDate: uncertain } : {}
  return { startDate: isTimeKnown ? hallStamp(start) : hallDay(start) }
}

type State = Pick<DescribedEvent, 'previous_date'> & { status: DescribedEvent['status'] | null }

/** Whether an event takes place as planned; all of them take place in the house. */
export function stateOf({ status, previous_date: previous }: State) {
  return {
    eventStatus: statusOf(status, previous),
    ...(previous !== null && { previousStartDate: hallStamp(previous) }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
  }
}

function statusOf(status: State['status'], previous: string | null): EventStatusType {
  if (status === 'cancelled') return 'https://schema.org/EventCancelled'
  if (previous !== null) return 'https://schema.org/EventRescheduled'
  return status === 'postponed' ? 'https://schema.org/EventPostponed' : 'https://schema.org/EventScheduled'
}
