import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  completeChoice,
  findReplacements,
  judgeChoice,
  priceChoice,
  type ChoiceConcert,
  type ChoiceRules,
} from './choice.ts'

const hour = 3_600_000
const concertOf = (id: number, changes: Partial<ChoiceConcert> & { at: number }): ChoiceConcert => {
  const { at, ...rest } = changes
  const start = Date.UTC(2027, 0, 1) + at * hour
  const day = new Date(start).toISOString().slice(0, 10)
  return { id, start, end: start + 2 * hour, day, room: 1, isClosed: false, ...rest }
}
const open: ChoiceRules = { choose: 2, is_one_per_evening: false, groups: [] }

describe('A choice', () => {
  const concerts = [
    concertOf(1, { at: 18 }),
    concertOf(2, { at: 19 }),
    concertOf(3, { at: 20, room: 2 }),
    concertOf(4, { at: 44, isClosed: true }),
    concertOf(5, { at: 68 }),
  ]
  test('is complete with as many concerts as the rules ask for, in any order', () => {
    expect(judgeChoice(concerts, open, [5, 1, 5])).toMatchObject({
      chosen: [1, 5],
      faults: [],
      missing: 0,
      isComplete: true,
    })
    expect(judgeChoice(concerts, open, [5])).toMatchObject({ missing: 1, isComplete: false })
  })
  test('has no concerts that overlap, or leave no time to change halls', () => {
    expect(judgeChoice(concerts, open, [1, 2]).faults).toEqual([{ kind: 'overlap', event: 1, other: 2 }])
    expect(judgeChoice(concerts, open, [1, 3]).faults).toEqual([{ kind: 'way', event: 1, other: 3 }])
  })
  test('has one concert per evening where the rules say so', () => {
    const late = [...concerts, concertOf(6, { at: 23 })]
    expect(judgeChoice(late, open, [1, 6]).faults).toEqual([])
    expect(judgeChoice(late, { ...open, is_one_per_evening: true }, [1, 6]).faults).toEqual([
      { kind: 'evening', event: 1, other: 6 },
    ])
  })
  test('has no concerts that are closed or do not belong to it, and not too many', () => {
    expect(judgeChoice(concerts, open, [1, 4, 5, 9]).faults).toEqual([
      { kind: 'unknown', event: 9 },
      { kind: 'closed', event: 4 },
      { kind: 'too_many', count: 1 },
    ])
  })
  test('has at least and at most so many concerts of a group', () => {
    const rules = { ...open, groups: [{ events: [1, 3], at_least: 1, at_most: 1 }] }
    expect(judgeChoice(concerts, rules, [5])).toMatchObject({ lacking: [{ group: 0, count: 1 }] })
    const apart = concerts.map((one) => (one.id === 3 ? concertOf(3, { at: 92 }) : one))
    expect(judgeChoice(apart, rules, [1, 3]).faults).toEqual([{ kind: 'at_most', group: 0, count: 1 }])
  })
  test('of which a concert has sold out is offered the nearest ones instead', () => {
    const gone = concerts.map((one) => (one.id === 5 ? { ...one, isClosed: true } : one))
    const later = [...gone, concertOf(7, { at: 300 }), concertOf(8, { at: 70 })]
    expect(findReplacements(later, open, { chosen: [1, 5], instead: 5 })).toEqual([8, 7])
  })
})

describe('The price of a choice', () => {
  const categories = [
    { name: 'I', amount: 9000 },
    { name: 'II', amount: 6000 },
  ]
  test('is compared with the single tickets of the same category', () => {
    const singles = [
      [
        { name: 'I', amount: 6000 },
        { name: 'II', amount: 3000 },
      ],
      [
        { name: 'II', amount: 3000 },
        { name: 'I', amount: 5000 },
      ],
    ]
    expect(priceChoice(categories, singles)).toEqual([
      { name: 'I', amount: 9000, single: 11_000, saved: 2000 },
      { name: 'II', amount: 6000, single: 6000, saved: null },
    ])
  })
  test('counts a ticket that costs the same on all seats in every category', () => {
    expect(priceChoice(categories, [[{ name: 'Alle', amount: 9900 }]])[1]).toMatchObject({ saved: 3900 })
  })
  test('claims no saving where a single ticket has no such category, or nothing is chosen', () => {
    const graded = [
      { name: 'III', amount: 99_000 },
      { name: 'IV', amount: 88_000 },
    ]
    expect(priceChoice(categories, [graded])[0]).toMatchObject({
      single: null,
      saved: null,
    })
    expect(priceChoice(categories, [])[0]).toMatchObject({ single: null, saved: null })
  })
})

/** A concert every few hours, so that many clash; groups that overlap. */
const anyCase = fc.integer({ min: 1, max: 10 }).chain((count) =>
  fc.record({
    concerts: fc
      .array(
        fc.record({
          at: fc.integer({ min: 0, max: 30 }),
          length: fc.integer({ min: 1, max: 5 }),
          room: fc.constantFrom(1, 2, null),
          isClosed: fc.constantFrom(false, false, false, true),
        }),
        { minLength: count, maxLength: count },
      )
      .map((list) =>
        list.map(({ at, length, room, isClosed }, index) => {
          const one = concertOf(index + 1, { at: at * 2, room, isClosed })
          return { ...one, end: one.start + (length * hour) / 2 }
        }),
      ),
    rules: fc.record({
      choose: fc.integer({ min: 1, max: 5 }),
      is_one_per_evening: fc.boolean(),
      groups: fc.array(
        fc.record({
          events: fc.uniqueArray(fc.integer({ min: 1, max: count }), { maxLength: count }),
          at_least: fc.option(fc.integer({ min: 0, max: 3 })),
          at_most: fc.option(fc.integer({ min: 1, max: 4 })),
        }),
        { maxLength: 3 },
      ),
    }),
    chosen: fc.uniqueArray(fc.integer({ min: 1, max: count }), { maxLength: 2 }),
  }),
)

test('A choice can be completed exactly when one of all possible choices is complete, and is completed truly', () => {
  fc.assert(
    fc.property(anyCase, ({ concerts, rules, chosen }) => {
      const found = completeChoice(concerts, rules, { chosen })
      if (found) {
        expect(judgeChoice(concerts, rules, found).isComplete).toBe(true)
        expect(found).toEqual(expect.arrayContaining(chosen))
      }
      const exists = subsets(concerts.map(({ id }) => id)).some(
        (ids) => chosen.every((id) => ids.includes(id)) && judgeChoice(concerts, rules, ids).isComplete,
      )
      expect(found !== null).toBe(exists)
    }),
    { numRuns: 10_000, endOnFailure: true },
  )
})

test('What has led to nothing with too few places left is tried again with more', () => {
  // Two pairs on the same evenings, and two concerts of a group of which one is wanted.
  const concerts = [96.5, 96.5, 24, 24, 72.5, 48.5].map((at, index) => concertOf(index + 1, { at }))
  const groups = [{ events: [4, 5, 6], at_least: 1, at_most: 1 }]
  const rules = { choose: 3, is_one_per_evening: true, groups }
  expect(completeChoice(concerts, rules, { chosen: [] })).toEqual([3, 6, 1])
})

test('A replacement leaves a choice that is complete, or can be completed', () => {
  fc.assert(
    fc.property(anyCase, ({ concerts, rules, chosen }) => {
      const [instead] = chosen
      if (instead === undefined) return
      const kept = chosen.filter((id) => id !== instead)
      for (const id of findReplacements(concerts, rules, { chosen, instead })) {
        const whole = completeChoice(concerts, rules, { chosen: [...kept, id] })
        expect(whole && judgeChoice(concerts, rules, whole).isComplete).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

test('Sixty concerts with contradictory rules are answered without trying all choices', () => {
  const many = Array.from({ length: 60 }, (_, index) => concertOf(index + 1, { at: index * 24 + 19 }))
  const odd = many.filter(({ id }) => id % 2 === 1).map(({ id }) => id)
  const third = many.filter(({ id }) => id % 3 === 0).map(({ id }) => id)
  const groups = [
    { events: odd, at_least: 6, at_most: null },
    { events: third, at_least: 6, at_most: null },
    { events: odd.filter((id) => third.includes(id)), at_least: null, at_most: 1 },
  ]
  expect(completeChoice(many, { choose: 10, is_one_per_evening: true, groups }, { chosen: [] })).toBeNull()
})

function subsets(ids: readonly number[]): number[][] {
  return ids.reduce<number[][]>((all, id) => [...all, ...all.map((one) => [...one, id])], [[]])
}
