import { expect, test } from 'vitest'
import { subscriptionStructuredData } from './structured-data.ts'

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
    { name: 'Zweiter Abend', date_start: '2027-02-05T18:30:00.000Z' },
    { name: 'Erster Abend', date_start: '2027-01-08T18:30:00.000Z' },
  ],
}

test('A subscription is a series of events with an offer for each price category', () => {
  expect(subscriptionStructuredData(subscription, 'https://hall.example/x', {})).toMatchObject({
    '@type': 'EventSeries',
    startDate: '2027-01-08T18:30:00.000Z',
    endDate: '2027-02-05T18:30:00.000Z',
    subEvent: [{ name: 'Zweiter Abend' }, { name: 'Erster Abend' }],
    offers: [
      { name: 'Preisgruppe I', price: 586, priceCurrency: 'EUR' },
      { name: 'Preisgruppe II', price: 440, priceCurrency: 'EUR' },
    ],
  })
})

test('A subscription with a choice names no events as its own, and one that nobody sells has no offer', () => {
  const choice = { choose: 1, is_one_per_evening: false, groups: [] }
  const data = subscriptionStructuredData({ ...subscription, choice, ticket_url_external: null }, '/x', {})
  expect(data).not.toHaveProperty('subEvent')
  expect(data).not.toHaveProperty('offers')
})
