import { describe, expect, test } from 'vitest'
import type { Fields } from '#records/field.ts'
import {
  leftAfterSave,
  mineOver,
  realChanges,
  seenOf,
  setBack,
  slugsAfter,
  withoutUnread,
} from './form-changes.ts'

test('A value that was typed and taken back is no change', () => {
  const stored = { name: { de: 'Saal', en: '' }, seats: 200 }
  expect(realChanges(stored, { name: { de: 'Saal', en: '' }, seats: 201 })).toEqual({ seats: 201 })
})

test('A value that is set back by hand replaces another one that waits, and an untouched one does not', () => {
  const stored = { title: { de: 'Abend', en: '' }, seats: 200, access: null }
  const waiting = [
    { changes: { title: { de: 'Gala', en: '' }, seats: 200 } },
    { changes: { access: 'Lift' } },
  ]
  const touched = { title: { de: 'Abend', en: '' }, seats: 200 }
  expect(setBack(stored, touched, waiting)).toEqual({ title: { de: 'Abend', en: '' } })
  expect(setBack(stored, { ...touched, title: { de: 'Matinee', en: '' } }, waiting)).toEqual({})
  expect(setBack(stored, touched, [])).toEqual({})
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

test('What was typed as a time and is none is left out for what stands beside the form', () => {
  const label = { de: '', en: '' }
  const fields: Fields = {
    start: { kind: 'instant', label },
    day: { kind: 'day', label },
    name: { kind: 'text', limit: 9, label },
  }
  const values = { start: '31.2.', day: '2027-03-18', name: '31.2.' }
  expect(withoutUnread(fields, values)).toEqual({ ...values, start: null })
  expect(withoutUnread(fields, { ...values, start: '' })).toEqual({ ...values, start: null })
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

describe('The address of a new record', () => {
  const label = { de: 'Adresse', en: 'Address' }
  const fields: Fields = {
    slug: { kind: 'slug', from: 'title', label },
    path: { kind: 'slug', from: 'title', isShared: true, label },
  }
  const title = { de: 'Führung', en: '' }

  test('follows the text of which it is made, in each language', () => {
    const empty = { title: { de: '', en: '' }, slug: { de: '', en: '' }, path: '' }
    const first = slugsAfter(fields, empty, 'title', title)
    expect(first).toEqual({ slug: { de: 'fuehrung', en: 'fuehrung' }, path: 'fuehrung' })
    expect(slugsAfter(fields, { title, ...first }, 'title', { ...title, en: 'Tour' })).toEqual({
      slug: { de: 'fuehrung', en: 'tour' },
      path: 'fuehrung',
    })
    expect(slugsAfter(fields, empty, 'intro', title)).toEqual({})
  })

  test('stays as somebody has written it', () => {
    const own = { title, slug: { de: 'rundgang', en: 'fuehrung' }, path: 'rundgang' }
    expect(slugsAfter(fields, own, 'title', { de: 'Rundgang am Abend', en: '' })).toEqual({
      slug: { de: 'rundgang', en: 'rundgang-am-abend' },
      path: 'rundgang',
    })
  })
})
