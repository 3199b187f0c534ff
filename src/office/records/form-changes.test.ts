import { expect, test } from 'vitest'
import { leftAfterSave, realChanges, seenOf } from './form-changes.ts'

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
