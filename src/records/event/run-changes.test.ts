import { describe, expect, test } from 'vitest'
import { mergeChanges } from '../merge-changes.ts'
import type { Values } from '../field.ts'
import type { Announcement } from './announcement.ts'
import { record } from './record.ts'
import { changesForOther, differingFor } from './run-changes.ts'

const before: Values = {
  title: { de: 'Abend', en: 'Evening' },
  subtitle: null,
  cast: [{ id: 1, artist: 7, role: null }],
  status: null,
}
const merged = (other: Values, changes: Values) => {
  const wanted = changesForOther(other, before, changes)
  return mergeChanges(record.fields, other, wanted.changes, wanted.seen)
}

describe('Another evening of a run', () => {
  const changes = { cast: [{ id: 1, artist: 8, role: null }], status: 'cancelled' }

  test('takes over a change of the cast as parts of its own, but not the status', () => {
    expect(merged({ ...before, cast: [{ id: 5, artist: 7, role: null }] }, changes)).toEqual({
      changes: { cast: [{ artist: 8, role: null }] },
      conflicts: {},
    })
  })

  test('is in conflict with the change of what differs there', () => {
    const cast = [{ id: 5, artist: 9, role: null }]
    expect(merged({ ...before, cast }, changes)).toEqual({ changes: {}, conflicts: { cast } })
  })

  test('has nothing to change where it has the new value already', () => {
    const done = { ...before, cast: [{ id: 5, artist: 8, role: null }] }
    expect(merged(done, changes)).toEqual({ changes: {}, conflicts: {} })
  })

  test('takes over one language of a text, and keeps another one that differs there', () => {
    expect(
      merged(
        { ...before, title: { de: 'Abend', en: 'Gala' } },
        { title: { de: 'Der Abend', en: 'Evening' } },
      ),
    ).toEqual({ changes: { title: { de: 'Der Abend', en: 'Gala' } }, conflicts: {} })
  })
})

test.each<[Announcement, Values, string[]]>([
  [{ kind: 'cast', from: 7, to: 20 }, {}, []],
  [{ kind: 'cast', from: 7, to: 20 }, { cast: [{ id: 5, artist: 9 }] }, ['cast']],
  [{ kind: 'programme' }, { programme: [{ id: 8, work: 3 }] }, []],
  [{ kind: 'programme' }, { programme: [{ id: 8, work: 9 }] }, ['programme']],
  [{ kind: 'room', room: 2 }, { room: 1 }, []],
  [{ kind: 'room', room: 2 }, { room: 3 }, ['room']],
  [{ kind: 'cancelled' }, { status: 'sold_out' }, []],
  [{ kind: 'cancelled' }, { status: 'postponed' }, ['status']],
  [{ kind: 'postponed' }, { status: 'cancelled' }, ['status']],
  [{ kind: 'date', start: '2027-05-01T18:30:00.000Z', movesSale: true }, {}, ['date_start']],
])('Announcing %o does not fit where %o differs in %o', (what, other, fields) => {
  const first = { room: 1, status: null, cast: [{ id: 1, artist: 7 }], programme: [{ id: 2, work: 3 }] }
  expect(differingFor(what, { ...first, ...other }, first)).toEqual(fields)
})
