import { describe, expect, test } from 'vitest'
import { defaultSettings } from '#domain/house/index.server.ts'
import { findViolations } from '../../tests/support/shapes.ts'
import { eventThing, performanceThing, seriesThing, type DescribedEvent as Event } from './event.ts'
import type { Frame } from './frame.ts'

const room = {
  id: 1,
  name: 'Großer Saal',
  seats: 1840,
  venue: { name: 'Haus', address: 'Uferstraße 12, 10999 Berlin' },
}
const concert: Event = {
  id: 7,
  access: { wheelchair_places: 8, induction_loop: true },
  price_categories: [],
  promoter: null,
  series: { id: 4, name: 'Mahler ganz' },
  name: 'Fünfte',
  subtitle: null,
  teaser: 'Ein Abend',
  date_start: '2026-12-01T18:30:00.000Z',
  date_end: '2026-12-01T20:30:00.000Z',
  is_time_known: true,
  uncertain_date: null,
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
      id: 21,
      kind: 'work',
      title: null,
      arrangement: null,
      premiere: null,
      minutes: null,
      note: null,
      cast: [
        {
          artist: { id: 3, kind: 'person', name: 'Der Hornist' },
          role: 'Horn',
          note: null,
          replaces: null,
          replaced: null,
        },
      ],
      work: {
        id: 1,
        title: 'Symphonie Nr. 5',
        title_language: null,
        catalogue_number: 'GMW 44',
        key_signature: null,
        year: 1904,
        composed_date: '1904',
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
      id: 22,
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

const frame: Frame = {
  publicOrigin: 'https://haus.example',
  language: 'de',
  house: {
    ...defaultSettings,
    name: { de: 'Das Haus', en: 'The House' },
    street: 'Uferstraße 12',
    postal_code: '10999',
    city: 'Berlin',
    region: 'Berlin',
  },
}
const url = 'https://haus.example/de/x/7'
const addresses = { url, elsewhere: 'https://haus.example/en/x/7', image: 'https://haus.example/media/a.jpg' }
const describeEvent = (changes: Partial<Event> = {}) =>
  eventThing({ ...concert, ...changes }, frame, addresses)

describe('The structured data of an event', () => {
  test('contains the performers, the works, the place and the time in the hall', () => {
    expect(describeEvent()).toMatchObject({
      '@type': 'MusicEvent',
      '@id': 'https://haus.example/id/event/7',
      sameAs: 'https://haus.example/en/x/7',
      image: 'https://haus.example/media/a.jpg',
      inLanguage: 'de',
      organizer: { '@type': 'Organization', name: 'Das Haus', url: 'https://haus.example/de' },
      superEvent: { '@id': 'https://haus.example/id/series/4' },
      startDate: '2026-12-01T19:30:00+01:00',
      endDate: '2026-12-01T21:30:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'MusicVenue',
        '@id': 'https://haus.example/id/place/1',
        name: 'Haus, Großer Saal',
        maximumAttendeeCapacity: 1840,
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Uferstraße 12',
          postalCode: '10999',
          addressLocality: 'Berlin',
          addressRegion: 'Berlin',
          addressCountry: 'DE',
        },
        amenityFeature: [
          { name: 'Rollstuhlplätze', value: 8 },
          { name: 'Induktionsschleife', value: true },
        ],
      },
      performer: [
        { '@type': 'MusicGroup', name: 'Das Orchester' },
        { '@type': 'Person', name: 'Die Dirigentin' },
        { '@type': 'Person', '@id': 'https://haus.example/id/agent/3', name: 'Der Hornist' },
      ],
      workPerformed: [
        {
          '@type': 'MusicComposition',
          '@id': 'https://haus.example/id/work/1',
          name: 'Symphonie Nr. 5',
          identifier: { value: 'GMW 44' },
          composer: { '@type': 'Person', name: 'Gustav Mahler' },
        },
      ],
    })
  })

  test('ties each soloist to the work by its performance, and leaves out the interval', () => {
    expect(describeEvent().subEvent).toEqual([
      {
        '@type': 'MusicEvent',
        '@id': 'https://haus.example/id/performance/21',
        name: 'Symphonie Nr. 5',
        startDate: '2026-12-01',
        location: { '@id': 'https://haus.example/id/place/1' },
        workPerformed: { '@id': 'https://haus.example/id/work/1' },
        performer: [
          {
            '@type': 'PerformanceRole',
            roleName: [
              'Horn',
              'http://id.loc.gov/vocabulary/relators/itr',
              'http://www.mimo-db.eu/InstrumentsKeywords/4116',
            ],
            performer: { '@id': 'https://haus.example/id/agent/3' },
          },
        ],
      },
    ])
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
      offers: { '@type': 'AggregateOffer', ...offers, availability: 'https://schema.org/InStock' },
    })
    expect(describeEvent({ status: 'sold_out' })).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    })
    expect(describeEvent({ status: 'few_tickets' })).toMatchObject({
      offers: { availability: 'https://schema.org/LimitedAvailability' },
    })
  })

  test('contains an offer for each price category, with the start of the sale', () => {
    const price_categories = [
      { name: 'I', amount: 89, reduced: 60 },
      { name: 'II', amount: 24.5, reduced: null },
    ]
    expect(
      describeEvent({ price_categories, ticket_sale_from: '2026-06-01T08:00:00.000Z' }).offers,
    ).toMatchObject([
      { '@type': 'Offer', name: 'I', price: 89, validFrom: '2026-06-01T10:00:00+02:00' },
      { '@type': 'Offer', name: 'II', price: 24.5, availability: 'https://schema.org/InStock' },
    ])
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
      previousStartDate: '2026-11-01T19:30:00+01:00',
    })
  })

  test('has a description, of the works if nobody has written one', () => {
    expect(describeEvent().description).toBe('Ein Abend')
    expect(describeEvent({ teaser: null, subtitle: 'Mit Horn' }).description).toBe('Mit Horn')
    expect(describeEvent({ teaser: null }).description).toBe('Gustav Mahler: Symphonie Nr. 5')
  })

  test('names the promoter of a hired event as its organizer', () => {
    const promoter = { name: 'Agentur', url: 'https://agentur.example', contact: null }
    expect(describeEvent({ promoter }).organizer).toEqual({
      '@type': 'Organization',
      name: 'Agentur',
      url: 'https://agentur.example',
    })
  })
})

test('A performance by itself says what it is part of, and who takes part', () => {
  const [item] = concert.programme
  if (!item) throw new Error('The concert has no programme.')
  expect(performanceThing(item, concert, frame, url)).toMatchObject({
    url: `${url}#performance-21`,
    superEvent: { '@id': 'https://haus.example/id/event/7' },
    workPerformed: { '@type': 'MusicComposition', name: 'Symphonie Nr. 5' },
    performer: [{ name: 'Das Orchester' }, { name: 'Die Dirigentin' }, { name: 'Der Hornist' }],
  })
})

describe('The shapes of Artsdata', () => {
  test('are kept by an event, and by a series', async () => {
    const series = seriesThing({ id: 4, name: 'Mahler ganz' }, [concert], frame)
    expect(await findViolations([describeEvent(), series])).toEqual([])
    expect(await findViolations([describeEvent({ room: null, is_time_known: false })])).toEqual([])
  })

  test('are checked: an event without a date, and an address without a street, violate them', async () => {
    const { startDate: _, ...timeless } = describeEvent()
    expect(await findViolations([timeless])).toEqual([expect.stringContaining('http://schema.org/startDate')])
    const nowhere = { '@type': 'PostalAddress', addressCountry: 'DE' }
    expect(await findViolations([{ ...describeEvent(), location: nowhere }])).not.toEqual([])
  })
})
