import { describe, expect, test } from 'vitest'
import { leftAfterSave, mineOver, realChanges, seenOf } from './form-changes.ts'

test('A value that was typed and taken back is no change', () => {
  const stored = { name: { de: 'Saal', en: '' }, seats: 200 }
  expect(realChanges(stored, { name: { de: 'Saal', en: '' }, seats: 201 })).toEqual({ seats: 201 })
})

test('A save says what the user has seen of the changed fields, null for an empty one', () => {
  expect(seenOf({ name: 'Saal', seats: 200 }, { seats: 201, access: 'Lift' })).toEqual({
    seats: 200,
    access: null,
  })
})

test('What is typed while a save is under way stays a change', () => {
  const sent = { name: 'Saal', seats: 200 }
  expect(leftAfterSave({ ...sent, name: 'Saal 2' }, sent)).toEqual({ name: 'Saal 2' })
  expect(leftAfterSave(sent, sent)).toEqual({})
})

describe('a decision for the own text', () => {
  const seen = { de: 'Saal', en: 'Hall' }

  test('replaces only the languages that the user has changed', () => {
    const theirs = { de: 'Halle', en: 'Room' }
    expect(mineOver(seen, { de: 'Großer Saal', en: 'Hall' }, theirs)).toEqual({
      de: 'Großer Saal',
      en: 'Room',
    })
  })

  test('replaces a text that was empty before, and what is no text', () => {
    expect(mineOver(null, { de: 'Saal', en: '' }, { de: 'Halle', en: 'Room' })).toEqual({
      de: 'Saal',
      en: 'Room',
    })
    expect(mineOver(300, 310, 320)).toBe(310)
    expect(mineOver(seen, null, { de: 'Halle', en: 'Hall' })).toBeNull()
  })
})
