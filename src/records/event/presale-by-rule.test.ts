import { expect, test } from 'vitest'
import { presaleByRule } from './presale-by-rule.ts'

const rule = { tag: 2, daysBefore: 14 }

test('A group may buy so many days before the sale, at the same time of day in the hall', () => {
  // The clocks change on 28 March 2027.
  expect(presaleByRule(rule, { ticket_sale_from: '2027-04-02T08:00:00.000Z', presale: [] })).toEqual({
    presale: [{ tag: 2, presale_date: '2027-03-19T09:00:00.000Z' }],
  })
})

test('A known date of the group moves, and other groups stay', () => {
  const presale = [
    { id: 1, tag: 1, presale_date: '2027-01-01T09:00:00.000Z' },
    { id: 2, tag: 2, presale_date: '2027-01-02T09:00:00.000Z' },
  ]
  expect(presaleByRule(rule, { ticket_sale_from: '2027-02-15T09:00:00.000Z', presale })).toEqual({
    presale: [presale[0], { id: 2, tag: 2, presale_date: '2027-02-01T09:00:00.000Z' }],
  })
})

test('An event without a date of sale, or with the right date, stays as it is', () => {
  expect(presaleByRule(rule, { ticket_sale_from: null, presale: [] })).toBeNull()
  const presale = [{ id: 2, tag: 2, presale_date: '2027-02-01T09:00:00Z' }]
  expect(presaleByRule(rule, { ticket_sale_from: '2027-02-15T09:00:00.000Z', presale })).toBeNull()
})
