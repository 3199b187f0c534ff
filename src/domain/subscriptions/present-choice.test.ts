import { expect, test } from 'vitest'
import { presentChoice } from './present-choice.ts'

const named = (id: number) => ({ id, name: { de: '', en: '' } })
const room = (id: number) => ({
  ...named(id),
  seats: null,
  venue: { name: { de: '', en: '' }, address: '' },
})
const events = [
  { id: 1, series: named(7), room: room(1), genres: [named(3)], price_max: 90, currency: 'EUR' },
  { id: 2, series: named(7), room: room(2), genres: [], price_max: 45.5, currency: 'EUR' },
  { id: 3, series: null, room: null, genres: [named(3), named(4)], price_max: null, currency: 'EUR' },
]
const name = { de: 'Regel', en: 'Rule' }
const plain = {
  name,
  series: null,
  room: null,
  genre: null,
  dearest_from: null,
  dearest_to: null,
  events: [],
  at_least: 1,
  at_most: null,
}

test('A subscription without a number to choose has no rules', () => {
  expect(
    presentChoice({ choose: null, choiceGroups: [plain], isOnePerEvening: true, currency: 'EUR' }, events),
  ).toBeNull()
})

test.each([
  ['every event, without a condition', {}, [1, 2, 3]],
  ['those of its series', { series: 7 }, [1, 2]],
  ['those of its series in its hall', { series: 7, room: 2 }, [2]],
  ['those of its genre', { genre: 3 }, [1, 3]],
  ['those whose best ticket costs as much or more', { dearest_from: 9000 }, [1]],
  ['those whose best ticket costs as much or less', { dearest_to: 4550 }, [2]],
  ['those of its price in its hall', { dearest_from: 4000, dearest_to: 9000, room: 1 }, [1]],
  ['those that it lists', { events: [3, 9] }, [3]],
  ['those that it lists, and those of its hall', { events: [3], room: 1 }, [1, 3]],
])('The group of a rule has %s', (_, condition, ids) => {
  const choice = presentChoice(
    { choose: 2, choiceGroups: [{ ...plain, ...condition }], isOnePerEvening: false, currency: 'EUR' },
    events,
  )
  expect(choice?.groups).toEqual([{ name, events: ids, at_least: 1, at_most: null }])
})

test('An event in another currency is in no group by its price', () => {
  const inFrancs = events.map((event) => ({ ...event, currency: 'CHF' }))
  const choice = presentChoice(
    {
      choose: 2,
      choiceGroups: [{ ...plain, dearest_from: 100 }],
      isOnePerEvening: false,
      currency: 'EUR',
    },
    inFrancs,
  )
  expect(choice?.groups[0]?.events).toEqual([])
})
