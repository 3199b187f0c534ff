import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeChoice } from '#choice/choice.ts'
import type { SubscriptionDetail } from '#contracts/subscriptions.ts'
import { choiceConcertOf } from '#design/subscription-choice/choice-concerts.ts'
import { adviseOn } from './advise.server.ts'

const now = new Date('2027-01-01T10:00:00Z')
const today = { now, currency: 'EUR' } as const
const both = (text: string) => ({ de: text, en: text })
type Event = SubscriptionDetail['events'][number]

const picture = { src: null, seed: 'x', ground: 'stone' as const, alt: null, caption: null, copyright: null }

/** A concert on a day of March 2027; the 1st is a Monday. */
function eventOf(id: number, day: number, composer: string, hour = 19): Event {
  const date = `2027-03-${String(day).padStart(2, '0')}`
  const work = {
    id,
    title: both('Werk'),
    title_language: null,
    catalogue_number: null,
    key_signature: null,
    year: null,
    composed_date: null,
    movements: [],
    composer: {
      id,
      name: both(composer),
      sort_name: composer,
      born: null,
      died: null,
      are_dates_uncertain: false,
    },
  }
  return {
    id,
    external_id: null,
    slug: both('abend'),
    name: both('Abend'),
    subtitle: null,
    teaser: null,
    date_start: `${date}T${hour}:00:00.000Z`,
    date_end: `${date}T${hour + 2}:00:00.000Z`,
    is_time_known: true,
    uncertain_date: null,
    doors_open: null,
    duration_minutes: null,
    interval_minutes: null,
    status: 'future',
    previous_date: null,
    price_min: null,
    price_max: null,
    currency: 'EUR',
    ticket_sale_from: null,
    ticket_url_external: null,
    is_own_production: true,
    genres: [],
    series: null,
    season: null,
    room: null,
    customer_tags: [],
    picture,
    programme: [
      {
        id: 1,
        kind: 'work',
        title: null,
        arrangement: null,
        premiere: null,
        minutes: null,
        note: null,
        cast: [],
        work,
      },
    ],
    cast: [],
    price_categories: [],
    access: {},
  }
}
const subscriptionOf = (changes: Partial<SubscriptionDetail>): SubscriptionDetail => ({
  id: 1,
  slug: both('abo'),
  title: both('Abo'),
  subtitle: null,
  teaser: null,
  group: { id: 1, name: both('Gruppe') },
  season: '2026/27',
  price_from: 100,
  currency: 'EUR',
  choose: null,
  event_count: 2,
  on_sale_from: null,
  ticket_url_external: null,
  picture,
  description: null,
  price_categories: [],
  renewal_until: null,
  renewal_note: null,
  members_from: null,
  choice: null,
  events: [],
  ...changes,
})
const wishes = { weekdays: [], budget: null, names: [] }

const fridays = subscriptionOf({
  events: [eventOf(1, 5, 'Johann Sebastian Bach'), eventOf(2, 12, 'Gustav Mahler')],
})

test('A fixed subscription fits only people who can come to all of its concerts', () => {
  expect(adviseOn([fridays], { ...wishes, weekdays: [5] }, today)).toHaveLength(1)
  const mixed = { ...fridays, events: [...fridays.events, eventOf(3, 13, 'Bruckner')] }
  expect(adviseOn([mixed], { ...wishes, weekdays: [5] }, today)).toHaveLength(0)
  expect(adviseOn([mixed], { ...wishes, weekdays: [5, 6] }, today)).toHaveLength(1)
})

test('A subscription fits a budget by its cheapest category', () => {
  const priced = {
    ...fridays,
    price_categories: [
      { name: both('I'), amount: 300, reduced: null },
      { name: both('II'), amount: 180, reduced: null },
    ],
  }
  expect(adviseOn([priced], { ...wishes, budget: 200 }, today)).toMatchObject([{ price: { name: 'II' } }])
  expect(adviseOn([priced], { ...wishes, budget: 170 }, today)).toEqual([])
})

test('Each wished name has to be played; names are found by the beginnings of words, however they are written', () => {
  expect(adviseOn([fridays], { ...wishes, names: ['bach', 'MAHLER'] }, today)).toMatchObject([
    { heard: [{ name: 'bach' }, { name: 'MAHLER' }] },
  ])
  expect(adviseOn([fridays], { ...wishes, names: ['Bach', 'Ligeti'] }, today)).toEqual([])
  expect(adviseOn([fridays], { ...wishes, names: ['ahler'] }, today)).toEqual([])
})

test('A flexible subscription fits exactly when one of its choices fulfils the wishes, and that choice is named', () => {
  const composers = ['Bach', 'Mahler', 'Ligeti']
  const anyEvent = fc.record({
    day: fc.integer({ min: 1, max: 14 }),
    composer: fc.constantFrom(...composers),
    hour: fc.constantFrom(15, 17, 19),
  })
  fc.assert(
    fc.property(
      fc.array(anyEvent, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 4 }),
      fc.subarray([1, 3, 5, 7]),
      fc.subarray(composers),
      (given, choose, weekdays, names) => {
        const events = given.map(({ day, composer, hour }, index) => eventOf(index + 1, day, composer, hour))
        const choice = { choose, is_one_per_evening: true, groups: [] }
        const [advice] = adviseOn([subscriptionOf({ choice, events })], { ...wishes, weekdays, names }, today)
        const concerts = events.map((event) => choiceConcertOf(event, now))
        const isFine = (ids: readonly number[]) =>
          judgeChoice(concerts, choice, ids).isComplete &&
          concerts
            .filter(({ id }) => ids.includes(id))
            .every(
              ({ start }) => weekdays.length === 0 || weekdays.includes(new Date(start).getUTCDay() || 7),
            ) &&
          names.every((name) =>
            given.some(({ composer }, index) => composer === name && ids.includes(index + 1)),
          )
        const all = events.reduce<number[][]>(
          (sets, { id }) => [...sets, ...sets.map((one) => [...one, id])],
          [[]],
        )
        expect(advice !== undefined).toBe(all.some(isFine))
        if (advice) expect(isFine(advice.choice ?? [])).toBe(true)
      },
    ),
    { numRuns: 2000, endOnFailure: true },
  )
})
