import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Values } from '../field.ts'
import { withoutNumbers } from '../undone-value.ts'
import { recordsIn } from '#json/is-record.ts'
import { announcedChanges, changesOf, type Announcement } from './announcement.ts'
import { entryOf, takenBack } from './taken-back.ts'

const evening: Values = {
  source: 'staff',
  edited_fields: [],
  date_start: '2027-03-18T18:30:00.000Z',
  doors_open: '2027-03-18T17:30:00.000Z',
  date_end: null,
  status: null,
  previous_date: null,
  room: 1,
  ticket_sale_from: '2027-01-10T09:00:00.000Z',
  presale: [{ tag: 1, presale_date: '2027-01-03T09:00:00.000Z' }],
  cast: [
    { id: 1, artist: 7, role: { de: 'Klavier', en: 'piano' }, note: null, replaces: null },
    { id: 2, artist: 8, role: null, note: null, replaces: null },
  ],
  programme: [{ id: 5, kind: 'work', work: 3, cast: [{ id: 9, artist: 7, role: null, replaces: null }] }],
  public_changes: [],
}
const note = { de: 'Hinweis.', en: 'Note.' }
const at = (index: number) => new Date(Date.UTC(2026, 10, 21, 12, index)).toISOString()

/** Announces in this order; returns the values after it, and what the history has, the newest first. */
function announceAll(announcements: readonly Announcement[], first: Values = evening) {
  let values = first
  const history = announcements.map((what, index) => {
    const after = announcedChanges(values, what, { at: at(index), note })
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, values[name]]))
    values = { ...values, ...after }
    return { before, after }
  })
  return { values, history: history.toReversed() }
}

function takeBack(values: Values, history: ReturnType<typeof announceAll>['history'], index: number) {
  const change = changesOf(values).find((one) => one.at === at(index))
  const entry = change && entryOf(history, change)
  if (!change || !entry) throw new Error('The change is not in the history.')
  const { changes, kept } = takenBack(values, entry, change)
  return { values: { ...values, ...changes }, kept }
}

const [late, early] = ['2027-05-02T17:00:00.000Z', '2027-02-01T17:00:00.000Z']
const dates = [
  { kind: 'date', start: late, movesSale: true },
  { kind: 'date', start: early, movesSale: false },
  { kind: 'postponed' },
  { kind: 'cancelled' },
] satisfies Announcement[]
const announcement = fc.oneof(
  fc.record({
    kind: fc.constant('cast' as const),
    from: fc.constantFrom(7, 8, 20),
    to: fc.constantFrom(20, 21),
  }),
  fc.record({ kind: fc.constant('room' as const), room: fc.constantFrom(2, 3) }),
  fc.constantFrom(...dates),
)

describe('Taking announcements back', () => {
  test('restores everything when the last one is taken back first', () => {
    fc.assert(
      fc.property(fc.array(announcement, { maxLength: 6 }), (announcements) => {
        const { values, history } = announceAll(announcements)
        let undone = values
        for (let index = announcements.length - 1; index >= 0; index -= 1) {
          const step = takeBack(undone, history, index)
          expect(step.kept).toEqual([])
          undone = step.values
        }
        expect(undone).toEqual(evening)
      }),
    )
  })

  test('restores everything in any order when they are about different things', () => {
    const different = fc
      .tuple(
        fc.constant({ kind: 'cast', from: 7, to: 20 } satisfies Announcement),
        fc.constant({ kind: 'cast', from: 8, to: 21 } satisfies Announcement),
        fc.constant({ kind: 'room', room: 2 } satisfies Announcement),
        fc.constantFrom(...dates),
      )
      .chain((all) =>
        fc.tuple(
          fc.shuffledSubarray<Announcement>(all, { minLength: all.length }),
          fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        ),
      )
    fc.assert(
      fc.property(different, ([announcements, order]) => {
        const { values, history } = announceAll(announcements)
        let undone = values
        for (const index of order) undone = takeBack(undone, history, index).values
        expect(undone).toEqual(evening)
      }),
    )
  })

  test('restores everything of a record that was deleted and restored meanwhile', () => {
    const { values, history } = announceAll([{ kind: 'cast', from: 7, to: 20 }])
    const added = { id: 23, artist: 30, role: null, note: null, replaces: null }
    const cast = recordsIn(values['cast']).map((part, index) => ({ ...part, id: 21 + index }))
    const restored = { ...values, cast: [...cast, added] }
    const { values: undone, kept } = takeBack(restored, [{ before: {}, after: values }, ...history], 0)
    expect(kept).toEqual([])
    expect(withoutNumbers(undone)).toEqual(
      withoutNumbers({ ...evening, cast: [...recordsIn(evening['cast']), added] }),
    )
  })

  test('keeps what others have added and changed since then', () => {
    const { values, history } = announceAll([{ kind: 'cast', from: 7, to: 20 }])
    const [first, second] = values['cast'] as Values[]
    const since = {
      ...values,
      cast: [first, { ...second, role: { de: 'Oboe', en: 'oboe' } }, { id: 3, artist: 30, replaces: null }],
    }
    const { values: undone, kept } = takeBack(since, history, 0)
    expect(kept).toEqual([])
    expect(undone['cast']).toMatchObject([
      { artist: 7, replaces: null },
      { artist: 8, role: { de: 'Oboe' } },
      { artist: 30 },
    ])
  })

  test('names the fields that were changed once more, and leaves them', () => {
    const { values, history } = announceAll([{ kind: 'date', start: late, movesSale: true }])
    const { values: undone, kept } = takeBack({ ...values, date_start: early }, history, 0)
    expect(kept).toEqual(['date_start'])
    expect(undone).toMatchObject({ date_start: early, status: null, previous_date: null })
  })

  test('brings removed items back, and removes added ones, which have got a number meanwhile', () => {
    const before = { programme: evening['programme'], public_changes: [] }
    const change = { kind: 'programme', at: at(0), note }
    const after = { programme: [{ kind: 'work', work: 4, cast: [] }], public_changes: [change] }
    const now = { ...evening, ...after, programme: [{ id: 6, kind: 'work', work: 4, cast: [] }] }
    expect(takenBack(now, { before, after }, change).changes).toEqual({
      programme: evening['programme'],
      public_changes: [],
    })
    const talk = { id: 7, kind: 'talk', work: null, cast: [] }
    const added = { ...now, programme: [...now.programme, talk] }
    expect(takenBack(added, { before, after }, change).changes['programme']).toEqual([
      talk,
      ...(evening['programme'] as Values[]),
    ])
  })

  test('gives the fields back that it had taken over from the ticket shop', () => {
    const ofShop = { ...evening, source: 'shop', edited_fields: ['room'] }
    const { values, history } = announceAll([{ kind: 'cancelled' }], ofShop)
    expect(values['edited_fields']).toEqual(['room', 'status'])
    expect(takeBack(values, history, 0).values).toEqual(ofShop)
  })
})
