import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messagesIn } from '#i18n/messages.ts'
import { isInAdvanceSale, isSaleAhead, isWarning, offerOf, saleNote, shownPrice } from './sale.ts'

const now = '2026-11-21T12:00:00.000Z'
const before = '2026-11-21T11:59:59.999Z'
const after = '2026-11-21T12:00:00.001Z'
const address = 'https://shop.example/buyingflow/tickets/1-2'

type Event = Parameters<typeof offerOf>[0]
type Tag = Event['customer_tags'][number]

function event(changes: Partial<Event> = {}): Event {
  return {
    status: 'future',
    previous_date: null,
    ticket_sale_from: null,
    ticket_url_external: address,
    customer_tags: [],
    ...changes,
  }
}

const member = (presale_date: string): Tag => ({ category: 'Mitglieder', presale_date })
const subscriber = (presale_date: string): Tag => ({ category: 'Abonnent:innen', presale_date })

test('the price is shown while tickets are sold', () => {
  const priceOf = (status: Event['status'], previous_date: string | null = null) =>
    shownPrice({ status, previous_date, price_min: 20, price_max: 40, currency: 'EUR' }, 'de')
  for (const status of ['future', 'few_tickets'] as const) expect(priceOf(status)).toBe('20–40 €')
  expect(priceOf('postponed', before), 'with a new date').toBe('20–40 €')
  for (const status of ['postponed', 'sold_out', 'cancelled', 'no_sale', 'past'] as const)
    expect(priceOf(status), status).toBeNull()
})

test('labels warn of what visitors have to know, not of free admission or a past event', () => {
  for (const status of ['few_tickets', 'sold_out', 'cancelled', 'postponed'] as const)
    expect(isWarning({ status }), status).toBe(true)
  for (const status of ['no_sale', 'past'] as const) expect(isWarning({ status }), status).toBe(false)
})

describe('the offer for an event', () => {
  test('is tickets, once the sale has started', () => {
    for (const ticket_sale_from of [null, before, now])
      expect(offerOf(event({ ticket_sale_from }), now, 'de')?.kind).toBe('tickets')
    expect(offerOf(event({ status: 'few_tickets' }), now, 'de')?.kind).toBe('tickets')
  })

  test('is nothing before the sale, unless all groups may buy already', () => {
    const ahead = { ticket_sale_from: after }
    expect(offerOf(event(ahead), now, 'de')).toBeNull()
    expect(offerOf(event({ ...ahead, customer_tags: [member(after)] }), now, 'de')).toBeNull()
    expect(
      offerOf(event({ ...ahead, customer_tags: [member(before), subscriber(after)] }), now, 'de'),
    ).toBeNull()
    expect(
      offerOf(event({ ...ahead, customer_tags: [member(before), subscriber(now)] }), now, 'de')?.kind,
    ).toBe('advance')
  })

  test.each(['sold_out', 'cancelled', 'postponed', 'no_sale', 'past'] as const)(
    'is nothing for one that is %s',
    (status) => {
      expect(offerOf(event({ status }), now, 'de')).toBeNull()
      expect(
        offerOf(event({ status, ticket_sale_from: after, customer_tags: [member(before)] }), now, 'de'),
      ).toBeNull()
      expect(saleNote(event({ status, ticket_sale_from: after }), now, 'de', messagesIn('de'))).toBeNull()
    },
  )

  test('is nothing without an address', () => {
    expect(offerOf(event({ ticket_url_external: null }), now, 'de')).toBeNull()
  })

  test("links to the shop's page in the language of the page", () => {
    expect(offerOf(event(), now, 'en')?.href).toBe('https://shop.example/en/buyingflow/tickets/1-2')
    for (const other of [
      'https://shop.example/de/buyingflow/tickets/1',
      'https://other.example/?a=/buyingflow/',
    ])
      expect(offerOf(event({ ticket_url_external: other }), now, 'en')?.href).toBe(other)
  })
})

test('includes the start of the sale until it has come', () => {
  const note = (ticket_sale_from: string | null) =>
    saleNote(event({ ticket_sale_from }), now, 'de', messagesIn('de'))
  expect(note('2026-11-24T09:00:00.000Z')).toBe('Vorverkauf ab 24.11.2026')
  expect(note(now)).toBeNull()
  expect(note(null)).toBeNull()
})

describe('for any event', () => {
  const instant = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString())
  const tags = fc.array(
    fc.record({ category: fc.constantFrom('Mitglieder', 'Abonnent:innen'), presale_date: instant }),
    { maxLength: 5 },
  )
  const events = fc.record({
    status: fc.constantFrom('future', 'few_tickets', 'sold_out', 'cancelled', 'postponed', 'no_sale', 'past'),
    previous_date: fc.option(instant),
    ticket_sale_from: fc.option(instant),
    ticket_url_external: fc.option(fc.constant(address)),
    customer_tags: tags,
  })

  test('it is an advance sale before the sale, with groups whose dates have all passed', () => {
    fc.assert(
      fc.property(events, instant, (any, time) => {
        const isExpected =
          isSaleAhead(any, time) &&
          any.customer_tags.length > 0 &&
          !any.customer_tags.some(({ presale_date }) => presale_date > time)
        expect(isInAdvanceSale(any, time)).toBe(isExpected)
      }),
    )
  })

  test('an advance sale lasts until the sale, and never longer', () => {
    fc.assert(
      fc.property(events, instant, instant, (any, a, b) => {
        const [earlier, later] = a < b ? [a, b] : [b, a]
        if (isInAdvanceSale(any, earlier))
          expect(isInAdvanceSale(any, later)).toBe(
            any.ticket_sale_from !== null && later < any.ticket_sale_from,
          )
      }),
    )
  })

  test('unknown groups are ignored', () => {
    fc.assert(
      fc.property(events, instant, (any, time) => {
        const press = { category: 'Presse', presale_date: after }
        // A field of a future API version that this version does not know.
        const withPress: typeof any = JSON.parse(
          JSON.stringify({ ...any, customer_tags: [...any.customer_tags, press] }),
        )
        expect(isInAdvanceSale(withPress, time)).toBe(isInAdvanceSale(any, time))
      }),
    )
  })

  test('there is never more than one offer, and none without an address', () => {
    fc.assert(
      fc.property(events, instant, (any, time) => {
        const offer = offerOf(any, time, 'de')
        if (any.ticket_url_external === null) expect(offer).toBeNull()
        if (offer?.kind === 'tickets') expect(isSaleAhead(any, time)).toBe(false)
        if (offer?.kind === 'advance') expect(isInAdvanceSale(any, time)).toBe(true)
      }),
    )
  })
})
