import { describe, expect, test } from 'vitest'
import { eventStructuredData } from './structured-data.ts'

type Event = Parameters<typeof eventStructuredData>[0]

const room = { id: 1, name: 'Großer Saal', seats: 1840, venue: { name: 'Haus', address: 'Uferstraße 12' } }
const concert: Event = {
  name: 'Fünfte',
  teaser: 'Ein Abend',
  date_start: '2026-12-01T18:30:00.000Z',
  date_end: '2026-12-01T20:30:00.000Z',
  is_time_known: true,
  doors_open: null,
  status: 'future',
  previous_date: null,
  price_min: 24,
  price_max: 89,
  currency: 'EUR',
  ticket_sale_from: null,
  ticket_url_external: 'https://karten.example/1',
  room,
  programme: [
    {
      kind: 'work',
      title: null,
      arrangement: null,
      premiere: null,
      minutes: null,
      note: null,
      cast: [],
      work: {
        id: 1,
        title: 'Symphonie Nr. 5',
        catalogue_number: null,
        key_signature: null,
        year: 1904,
        movements: [],
        composer: {
          id: 1,
          name: 'Gustav Mahler',
          sort_name: 'Mahler, Gustav',
          born: 1860,
          died: 1911,
          are_dates_uncertain: false,
        },
      },
    },
    {
      kind: 'interval',
      title: null,
      arrangement: null,
      premiere: null,
      minutes: null,
      note: null,
      cast: [],
      work: null,
    },
  ],
  cast: [
    {
      artist: { id: 1, kind: 'ensemble', name: 'Das Orchester' },
      role: null,
      note: null,
      replaces: null,
      replaced: null,
    },
    {
      artist: { id: 2, kind: 'person', name: 'Die Dirigentin' },
      role: 'Dirigentin',
      note: null,
      replaces: null,
      replaced: null,
    },
  ],
}

const organizer = { '@type': 'Organization', name: 'Das Haus' }
const describeEvent = (changes: Partial<Event> = {}) =>
  eventStructuredData({ ...concert, ...changes }, 'https://haus.example/de/x/7', organizer)

describe('The structured data of an event', () => {
  test('contains the performers, the works, the place and the time', () => {
    expect(describeEvent()).toMatchObject({
      '@type': 'MusicEvent',
      organizer,
      startDate: '2026-12-01T18:30:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'MusicVenue', name: 'Haus, Großer Saal', maximumAttendeeCapacity: 1840 },
      performer: [
        { '@type': 'MusicGroup', name: 'Das Orchester' },
        { '@type': 'Person', name: 'Die Dirigentin' },
      ],
      workPerformed: [
        {
          '@type': 'MusicComposition',
          name: 'Symphonie Nr. 5',
          composer: { '@type': 'Person', name: 'Gustav Mahler' },
        },
      ],
    })
  })

  test('contains only the day of an event whose time is not known', () => {
    // The stored instant is a placeholder then.
    const described = describeEvent({ is_time_known: false, date_start: '2026-12-01T23:30:00.000Z' })
    expect(described).toMatchObject({ startDate: '2026-12-02' })
    expect(described).not.toHaveProperty('endDate')
  })

  test('contains the price and the availability of tickets', () => {
    const offers = { lowPrice: 24, highPrice: 89, priceCurrency: 'EUR', url: 'https://karten.example/1' }
    expect(describeEvent()).toMatchObject({
      offers: { ...offers, availability: 'https://schema.org/InStock' },
    })
    expect(describeEvent({ status: 'sold_out' })).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    })
    expect(describeEvent({ status: 'few_tickets' })).toMatchObject({
      offers: { availability: 'https://schema.org/LimitedAvailability' },
    })
  })

  test('contains no offer if nothing is sold', () => {
    expect(describeEvent({ status: 'no_sale' })).toMatchObject({ isAccessibleForFree: true })
    expect(describeEvent({ status: 'no_sale' })).not.toHaveProperty('offers')
    expect(describeEvent({ ticket_url_external: null })).not.toHaveProperty('offers')
  })

  test('contains cancellations, and new dates with the previous ones', () => {
    expect(describeEvent({ status: 'cancelled' })).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
    })
    expect(describeEvent({ status: 'postponed', previous_date: '2026-11-01T18:30:00.000Z' })).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-11-01T18:30:00.000Z',
    })
  })
})
