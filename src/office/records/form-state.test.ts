import { describe, expect, test } from 'vitest'
import type { Fields } from '#records/field.ts'
import { continueEntries, decideField, entriesOf, meetStored } from './form-state.ts'

const label = { de: '', en: '' }
const fields: Fields = {
  name: { kind: 'text', localized: true, required: true, limit: 100, label },
  seats: { kind: 'number', min: 0, max: 1000, label },
  access: { kind: 'text', limit: 100, label },
  state: { kind: 'text', limit: 100, readOnly: true, label },
}
const seen = { name: { de: 'Saal', en: 'Hall' }, seats: 200, access: null, state: 'open' }
const untouched = { seen, changes: {}, conflicts: {} }

describe('When others have saved', () => {
  test('fields that were not touched take over their values', () => {
    const stored = { ...seen, seats: 210 }
    expect(meetStored(fields, untouched, stored)).toEqual({ ...untouched, seen: stored })
  })

  test('what was typed in other fields or languages stays typed', () => {
    const typed = { ...untouched, changes: { name: { de: 'Saal 1', en: 'Hall' }, access: 'Lift' } }
    const stored = { ...seen, name: { de: 'Saal', en: 'Great Hall' } }
    expect(meetStored(fields, typed, stored)).toEqual({
      seen: stored,
      changes: { name: { de: 'Saal 1', en: 'Great Hall' }, access: 'Lift' },
      conflicts: {},
    })
  })

  test('what both have changed stays as it was typed, and is a conflict until it is the same', () => {
    const typed = { ...untouched, changes: { seats: 201 } }
    const met = meetStored(fields, typed, { ...seen, seats: 210 })
    expect(met).toEqual({ seen, changes: { seats: 201 }, conflicts: { seats: 210 } })
    expect(meetStored(fields, met, { ...seen, seats: 201 })).toEqual({
      seen: { ...seen, seats: 201 },
      changes: {},
      conflicts: {},
    })
  })

  test('a field that was set back by hand takes over their value, and stays touched without one', () => {
    const touched = { ...untouched, changes: { seats: 200 } }
    expect(meetStored(fields, touched, { ...seen, access: 'Lift' }).changes).toEqual({ seats: 200 })
    expect(meetStored(fields, touched, { ...seen, seats: 210 })).toMatchObject({
      seen: { seats: 210 },
      changes: {},
    })
  })
})

test('A decision for the own value keeps it as a change of theirs, and one for theirs drops it', () => {
  const disputed = { seen, changes: { seats: 201 }, conflicts: { seats: 210 } }
  const after = { seen: { ...seen, seats: 210 }, conflicts: {} }
  expect(decideField(disputed, 'seats', 'mine')).toEqual({ ...after, changes: { seats: 201 } })
  expect(decideField(disputed, 'seats', 'theirs')).toEqual({ ...after, changes: {} })
})

describe('Kept entries', () => {
  test('of a record are the changes, with what was seen of them', () => {
    const typed = { ...untouched, changes: { seats: 201, access: null } }
    expect(entriesOf(fields, typed, false)).toEqual({ seen: { seats: 200 }, changes: { seats: 201 } })
    expect(entriesOf(fields, untouched, false).changes).toEqual({})
  })

  test('are continued as if the form had been open all the time', () => {
    const entries = entriesOf(fields, { ...untouched, changes: { seats: 201, access: 'Lift' } }, false)
    const stored = { ...seen, seats: 210, name: { de: 'Großer Saal', en: 'Hall' } }
    expect(continueEntries(fields, stored, entries, false)).toEqual({
      seen: { ...stored, seats: 200 },
      changes: { seats: 201, access: 'Lift' },
      conflicts: { seats: 210 },
    })
  })

  test('of a new record are all of it, whatever it and its successor began with', () => {
    const empty = { name: { de: '', en: '' }, seats: null, access: null, state: null }
    const begun = { seen: { ...empty, seats: 200 }, changes: { access: 'Lift' }, conflicts: {} }
    const entries = entriesOf(fields, begun, true)
    expect(entries).toEqual({ seen: {}, changes: { seats: 200, access: 'Lift' } })
    const next = continueEntries(fields, { ...empty, seats: 300, access: 'Rampe' }, entries, true)
    expect({ ...next.seen, ...next.changes }).toEqual({ ...empty, seats: 200, access: 'Lift' })
  })

  test('are left out where the definition has no such field, or staff may not write it', () => {
    const entries = { seen: {}, changes: { seats: 201, gone: 'x', state: 'closed' } }
    expect(continueEntries(fields, seen, entries, false).changes).toEqual({ seats: 201 })
  })
})
