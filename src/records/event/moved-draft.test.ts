import { describe, expect, test } from 'vitest'
import { movedDraft } from './moved-draft.ts'

const draft = {
  date_start: '2027-03-12T18:30:00.000Z',
  doors_open: '2027-03-12T17:30:00.000Z',
  date_end: null,
  room: 1,
  source: 'staff',
  edited_fields: [],
}

describe('A draft that is moved', () => {
  test('takes its doors along, and has no former date for visitors', () => {
    expect(movedDraft(draft, { start: '2027-03-14T16:00:00.000Z', room: 1 })).toEqual({
      date_start: '2027-03-14T16:00:00.000Z',
      doors_open: '2027-03-14T15:00:00.000Z',
    })
  })

  test('changes nothing but its hall where its date stays', () => {
    expect(movedDraft(draft, { start: draft.date_start, room: 2 })).toEqual({ room: 2 })
    expect(movedDraft(draft, { start: draft.date_start, room: 1 })).toEqual({})
  })

  test('is taken over from the shop in what was moved', () => {
    const ofShop = { ...draft, source: 'shop' }
    expect(movedDraft(ofShop, { start: draft.date_start, room: null })).toEqual({
      room: null,
      edited_fields: ['room'],
    })
  })
})
