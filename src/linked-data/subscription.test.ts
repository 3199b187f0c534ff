import { expect, test } from 'vitest'
import { defaultSettings } from '#domain/house/index.server.ts'
import { findViolations } from '../../tests/support/shapes.ts'
import type { Frame } from './frame.ts'
import { subscriptionThing } from './subscription.ts'

const frame: Frame = {
  publicOrigin: 'https://hall.example',
  language: 'de',
  house: { ...defaultSettings, street: 'Am Ufer 1', postal_code: '10999', city: 'Berlin', region: 'Berlin' },
}
const addresses = {
  url: 'https://hall.example/x',
  image: null,
  eventUrl: ({ id }: { id: number }) => `https://hall.example/de/e/${id}`,
}
const room = { id: 1, name: 'Saal', seats: null, venue: { name: 'Haus', address: 'Am Ufer 1, 10999 Berlin' } }

const subscription = {
  title: 'Freitag, groß',
  teaser: null,
  price_categories: [
    { name: 'Preisgruppe I', amount: 586, reduced: null },
    { name: 'Preisgruppe II', amount: 440, reduced: null },
  ],
  price_from: 440,
  currency: 'EUR',
  ticket_url_external: 'https://shop.example/buyingflow/subscription/freitag',
  on_sale_from: null,
  choice: null,
  events: [
    {
      id: 2,
      slug: 'zweiter',
      name: 'Zweiter Abend',
      date_start: '2027-02-05T18:30:00.000Z',
      is_time_known: true,
      room,
    },
    {
      id: 1,
      slug: 'erster',
      name: 'Erster Abend',
      date_start: '2027-01-08T18:30:00.000Z',
      is_time_known: true,
      room,
    },
  ],
}

test('A subscription is a series of events with an offer for each price category', async () => {
  const data = subscriptionThing(subscription, frame, addresses)
  expect(data).toMatchObject({
    '@type': 'EventSeries',
    startDate: '2027-01-08T19:30:00+01:00',
    endDate: '2027-02-05T19:30:00+01:00',
    subEvent: [
      { '@id': 'https://hall.example/id/event/1', name: 'Erster Abend', url: 'https://hall.example/de/e/1' },
      { name: 'Zweiter Abend', location: { '@id': 'https://hall.example/id/place/1', name: 'Haus, Saal' } },
    ],
    offers: [
      { name: 'Preisgruppe I', price: 586, priceCurrency: 'EUR' },
      { name: 'Preisgruppe II', price: 440, priceCurrency: 'EUR' },
    ],
  })
  expect(await findViolations([data])).toEqual([])
})

test('A subscription with a choice names no events as its own, and one that nobody sells has no offer', () => {
  const choice = { choose: 1, is_one_per_evening: false, groups: [] }
  const data = subscriptionThing({ ...subscription, choice, ticket_url_external: null }, frame, addresses)
  expect(data).not.toHaveProperty('subEvent')
  expect(data).not.toHaveProperty('offers')
})
