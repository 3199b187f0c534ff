import { describe, expect, test } from 'vitest'
import type { Values } from '#records/field.ts'
import { announcedChanges, type Announcement } from './announcement.ts'

const at = '2026-11-21T12:00:00.000Z'
const note = { de: 'Hinweis.', en: 'Note.' }
const evening: Values = {
  source: 'staff',
  edited_fields: [],
  date_start: '2027-03-18T18:30:00.000Z',
  doors_open: '2027-03-18T17:30:00.000Z',
  date_end: '2027-03-18T20:30:00.000Z',
  status: null,
  previous_date: null,
  room: 1,
  ticket_sale_from: '2027-01-10T09:00:00.000Z',
  presale: [
    { tag: 1, presale_date: '2026-10-03T08:00:00.000Z' },
    { tag: 2, presale_date: '2027-01-03T09:00:00.000Z' },
  ],
  cast: [
    { id: 1, artist: 7, role: { de: 'Klavier', en: 'piano' }, replaces: null },
    { id: 2, artist: 8, role: null, replaces: null },
  ],
  programme: [{ id: 5, kind: 'work', work: 3, cast: [{ id: 9, artist: 7, role: null, replaces: null }] }],
  public_changes: [],
}
const announce = (what: Announcement, changes: Values = {}) =>
  announcedChanges({ ...evening, ...changes }, what, { at, note })

describe('Announcing', () => {
  test('a substitute replaces a performer wherever they are named, and keeps the roles', () => {
    expect(announce({ kind: 'cast', from: 7, to: 20 })).toEqual({
      cast: [
        { id: 1, artist: 20, role: { de: 'Klavier', en: 'piano' }, replaces: 7 },
        { id: 2, artist: 8, role: null, replaces: null },
      ],
      programme: [{ id: 5, kind: 'work', work: 3, cast: [{ id: 9, artist: 20, role: null, replaces: 7 }] }],
      public_changes: [{ kind: 'cast', at, note }],
    })
  })

  test('that nobody steps in takes the performer from the cast, wherever they are named', () => {
    expect(announce({ kind: 'cast', from: 7, to: null })).toEqual({
      cast: [{ id: 2, artist: 8, role: null, replaces: null }],
      programme: [{ id: 5, kind: 'work', work: 3, cast: [] }],
      public_changes: [{ kind: 'cast', at, note }],
    })
  })

  test('that a performer comes back replaces nobody', () => {
    const cast = [{ id: 1, artist: 20, role: null, replaces: 7 }]
    expect(announce({ kind: 'cast', from: 20, to: 7 }, { cast })).toMatchObject({
      cast: [{ artist: 7, replaces: null }],
    })
  })

  test('a new date moves doors and end, and the dates of the sale that are ahead, at the same time of day', () => {
    const what = { kind: 'date', start: '2027-04-15T17:30:00.000Z', movesSale: true } as const
    expect(announce(what)).toEqual({
      date_start: '2027-04-15T17:30:00.000Z',
      doors_open: '2027-04-15T16:30:00.000Z',
      date_end: '2027-04-15T19:30:00.000Z',
      previous_date: '2027-03-18T18:30:00.000Z',
      status: 'postponed',
      ticket_sale_from: '2027-02-07T09:00:00.000Z',
      presale: [
        { tag: 1, presale_date: '2026-10-03T08:00:00.000Z' },
        { tag: 2, presale_date: '2027-01-31T09:00:00.000Z' },
      ],
      public_changes: [{ kind: 'date', at, note }],
    })
    const changes = announce({ ...what, movesSale: false })
    expect(changes).not.toHaveProperty('ticket_sale_from')
    expect(changes).not.toHaveProperty('presale')
  })

  test('a new date of a sold-out concert leaves it sold out', () => {
    const what = { kind: 'date', start: '2027-04-15T17:30:00.000Z', movesSale: true } as const
    expect(announce(what, { status: 'sold_out' })).not.toHaveProperty('status')
  })

  test('the original date of a moved concert makes it one that was never moved', () => {
    const moved = { status: 'postponed', previous_date: '2027-02-01T18:30:00.000Z' }
    expect(
      announce({ kind: 'date', start: '2027-02-01T18:30:00.000Z', movesSale: true }, moved),
    ).toMatchObject({
      status: null,
      previous_date: null,
    })
  })

  test('a postponement without a new date keeps the old one as the original', () => {
    expect(announce({ kind: 'postponed' })).toEqual({
      status: 'postponed',
      previous_date: evening['date_start'],
      public_changes: [{ kind: 'postponed', at, note }],
    })
  })

  test('without a note has none', () => {
    expect(announcedChanges(evening, { kind: 'cancelled' }, { at, note: { de: '', en: '' } })).toEqual({
      status: 'cancelled',
      public_changes: [{ kind: 'cancelled', at, note: null }],
    })
  })

  test('takes over what only the ticket shop may write', () => {
    const ofShop = { source: 'shop', edited_fields: ['room'] }
    expect(announce({ kind: 'room', room: 2 }, ofShop)).not.toHaveProperty('edited_fields')
    expect(announce({ kind: 'postponed' }, ofShop)).toMatchObject({
      edited_fields: ['room', 'status', 'previous_date'],
    })
  })
})
