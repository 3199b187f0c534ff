import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fields, Values } from './field.ts'
import { mergeChanges } from './merge-changes.ts'

const label = { de: '', en: '' }
const fields: Fields = {
  name: { kind: 'text', localized: true, limit: 100, label },
  text: { kind: 'text', localized: true, limit: 100, label },
  seats: { kind: 'number', min: 0, max: 1000, label },
  access: {
    kind: 'facts',
    label,
    facts: [
      { name: 'places', max: 10, label },
      { name: 'loop', label },
    ],
  },
}

describe('two people change a record', () => {
  const stored: Values = { name: { de: 'Saal', en: 'Hall' }, seats: 300 }

  test('in different fields, and both changes are stored', () => {
    const merged = mergeChanges(
      fields,
      { ...stored, seats: 320 },
      { name: { de: 'Saal 1', en: 'Hall' } },
      stored,
    )
    expect(merged).toEqual({ changes: { name: { de: 'Saal 1', en: 'Hall' } }, conflicts: {} })
  })

  test('in different facts, of which one is unknown again, and both changes are stored', () => {
    const seen = { access: { places: 2, loop: true } }
    const merged = mergeChanges(
      fields,
      { access: { places: 4, loop: true } },
      { access: { places: 2 } },
      seen,
    )
    expect(merged).toEqual({ changes: { access: { places: 4 } }, conflicts: {} })
  })

  test('in the same fact, and are asked', () => {
    const stated = (places: number) => ({ access: { places } })
    const merged = mergeChanges(fields, stated(4), stated(6), stated(2))
    expect(merged).toEqual({ changes: {}, conflicts: stated(4) })
  })

  test('in different languages of a text that was empty, and both languages are stored', () => {
    const theirs = { ...stored, text: { de: 'Ihr Text', en: '' } }
    const merged = mergeChanges(fields, theirs, { text: { de: '', en: 'My text' } }, { text: null })
    expect(merged).toEqual({ changes: { text: { de: 'Ihr Text', en: 'My text' } }, conflicts: {} })
  })

  test('in different languages of a text, and both languages are stored', () => {
    const theirs = { ...stored, name: { de: 'Großer Saal', en: 'Hall' } }
    const merged = mergeChanges(fields, theirs, { name: { de: 'Saal', en: 'Great Hall' } }, stored)
    expect(merged.changes).toEqual({ name: { de: 'Großer Saal', en: 'Great Hall' } })
  })

  test('in the same text, and the second one is asked', () => {
    const theirs = { ...stored, name: { de: 'Großer Saal', en: 'Hall' } }
    const merged = mergeChanges(fields, theirs, { name: { de: 'Kleiner Saal', en: 'Hall' } }, stored)
    expect(merged).toEqual({ changes: {}, conflicts: { name: theirs.name } })
  })

  test('in the same way, which is no conflict', () => {
    expect(mergeChanges(fields, { seats: 320 }, { seats: 320 }, { seats: 300 })).toEqual({
      changes: {},
      conflicts: {},
    })
  })

  test('without saying what they have seen, and the last one wins', () => {
    expect(mergeChanges(fields, stored, { seats: 1 }, {}).changes).toEqual({ seats: 1 })
  })
})

/** The texts and numbers that somebody can change on their own. */
const slots = ['name.de', 'name.en', 'text.de', 'text.en', 'seats'] as const
type Slot = (typeof slots)[number]

type Step =
  | { who: 0 | 1; does: 'read' }
  | { who: 0 | 1; does: 'type'; slot: Slot }
  /** `lost`: the answer does not arrive, because of a kill, an expired session or a lost network; it is sent again. */
  | { who: 0 | 1; does: 'send'; lost: 'never' | 'before' | 'after' }
  | { who: 0 | 1; does: 'decide'; keeps: 'mine' | 'theirs' }

const who = fc.constantFrom(0 as const, 1 as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ who, does: fc.constant('read' as const) }),
  fc.record({ who, does: fc.constant('type' as const), slot: fc.constantFrom(...slots) }),
  fc.record({
    who,
    does: fc.constant('send' as const),
    lost: fc.constantFrom('never' as const, 'before' as const, 'after' as const),
  }),
  fc.record({
    who,
    does: fc.constant('decide' as const),
    keeps: fc.constantFrom('mine' as const, 'theirs' as const),
  }),
)

const read = (values: Values, slot: Slot): unknown => {
  const [name = '', language] = slot.split('.')
  const value = values[name]
  return language === undefined ? value : Reflect.get(Object(value), language)
}
const write = (values: Values, slot: Slot, value: unknown): Values => {
  const [name = '', language] = slot.split('.')
  return {
    ...values,
    [name]: language === undefined ? value : { ...Object(values[name]), [language]: value },
  }
}
const fieldOf = (slot: Slot) => slot.split('.')[0] ?? ''

test('In any session of two people nothing acknowledged is overwritten by somebody who has not seen it', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 40 }), (steps) => {
      let stored: Values = { name: { de: 'a', en: 'b' }, text: { de: 'c', en: 'd' }, seats: 0 }
      let serial = 0
      const people = [0, 1].map(() => ({ seen: stored, changes: {} as Values, conflicts: {} as Values }))
      for (const one of steps) {
        const person = people[one.who]
        if (!person) continue
        if (one.does === 'read') {
          // A window that is opened anew has no unsent changes.
          Object.assign(person, { seen: stored, changes: {}, conflicts: {} })
        } else if (one.does === 'type') {
          const name = fieldOf(one.slot)
          const shown = { ...person.seen, ...person.changes }
          serial += 1
          person.changes = {
            ...person.changes,
            [name]: write(shown, one.slot, one.slot === 'seats' ? serial : `text ${serial}`)[name],
          }
        } else if (one.does === 'decide') {
          for (const [name, theirs] of Object.entries(person.conflicts)) {
            person.seen = { ...person.seen, [name]: theirs }
            if (one.keeps === 'theirs')
              person.changes = Object.fromEntries(
                Object.entries(person.changes).filter(([key]) => key !== name),
              )
          }
          person.conflicts = {}
        } else {
          if (one.lost === 'before') continue
          const { changes, conflicts } = mergeChanges(fields, stored, person.changes, person.seen)
          if (Object.keys(conflicts).length > 0) {
            // Nothing is stored; the changes stay in the window.
            if (one.lost === 'never') person.conflicts = conflicts
            continue
          }
          const before = stored
          stored = { ...stored, ...changes }
          for (const slot of slots) {
            if (Object.is(read(before, slot), read(stored, slot))) continue
            // Whoever overwrites a value has seen exactly that value, or has written it and lost the answer.
            expect(read(person.seen, slot)).toBe(read(before, slot))
            expect(read(stored, slot)).toBe(read({ ...person.seen, ...person.changes }, slot))
          }
          for (const [name, value] of Object.entries(person.changes))
            for (const slot of slots.filter((each) => fieldOf(each) === name))
              if (!Object.is(read({ [name]: value }, slot), read(person.seen, slot)))
                expect(read(stored, slot)).toBe(read({ [name]: value }, slot))
          if (one.lost === 'never') Object.assign(person, { seen: stored, changes: {}, conflicts: {} })
        }
      }
    }),
    { numRuns: 2000 },
  )
})
