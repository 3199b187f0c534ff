import type { EventDetail, EventStatus } from '#contracts/events.ts'
import { isOff } from '#design/event-row/sale.ts'
import { hallDay } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'

/** Limited to the fields in use, so that tests need not provide the others. */
type DescribedEvent = Pick<
  InLanguage<EventDetail>,
  | 'cast'
  | 'currency'
  | 'date_end'
  | 'date_start'
  | 'doors_open'
  | 'is_time_known'
  | 'name'
  | 'previous_date'
  | 'price_max'
  | 'price_min'
  | 'programme'
  | 'room'
  | 'status'
  | 'teaser'
  | 'ticket_sale_from'
  | 'ticket_url_external'
>

/** Structured data of an event for search engines (schema.org MusicEvent). */
export function eventStructuredData(event: DescribedEvent, url: string, organizer: object) {
  return {
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    name: event.name,
    url,
    ...datesOf(event),
    ...(event.doors_open && { doorTime: event.doors_open }),
    ...(event.teaser && { description: event.teaser }),
    ...(event.previous_date && { previousStartDate: event.previous_date }),
    eventStatus: `https://schema.org/${statusName(event)}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.room && {
      location: {
        '@type': 'MusicVenue',
        name: `${event.room.venue.name}, ${event.room.name}`,
        address: event.room.venue.address,
        ...(event.room.seats && { maximumAttendeeCapacity: event.room.seats }),
      },
    }),
    performer: event.cast.map(({ artist }) => ({
      '@type': artist.kind === 'ensemble' ? 'MusicGroup' : 'Person',
      name: artist.name,
    })),
    workPerformed: event.programme.flatMap(({ work }) =>
      work
        ? [
            {
              '@type': 'MusicComposition',
              name: work.title,
              ...(work.composer && { composer: { '@type': 'Person', name: work.composer.name } }),
            },
          ]
        : [],
    ),
    organizer,
    ...offersOf(event),
  }
}

/** Without a known time only the day is given, as schema.org allows. */
function datesOf({ date_start, date_end, is_time_known }: DescribedEvent) {
  return is_time_known ? { startDate: date_start, endDate: date_end } : { startDate: hallDay(date_start) }
}

function offersOf(event: DescribedEvent) {
  if (event.status === 'no_sale') return { isAccessibleForFree: true }
  if (event.ticket_url_external === null || event.price_min === null) return {}
  return {
    offers: {
      '@type': 'AggregateOffer',
      url: event.ticket_url_external,
      lowPrice: event.price_min,
      highPrice: event.price_max ?? event.price_min,
      priceCurrency: event.currency,
      ...(event.ticket_sale_from && { validFrom: event.ticket_sale_from }),
      availability: `https://schema.org/${availabilityName(event)}`,
    },
  }
}

function statusName({
  status,
  previous_date: previous,
}: Pick<DescribedEvent, 'status' | 'previous_date'>): string {
  if (status === 'cancelled') return 'EventCancelled'
  if (previous !== null) return 'EventRescheduled'
  return status === 'postponed' ? 'EventPostponed' : 'EventScheduled'
}

function availabilityName(event: DescribedEvent): string {
  if (isOff(event)) return 'Discontinued'
  const names: Partial<Record<EventStatus, string>> = {
    sold_out: 'SoldOut',
    few_tickets: 'LimitedAvailability',
    past: 'Discontinued',
  }
  return names[event.status] ?? 'InStock'
}
