import { expect, test } from 'vitest'
import { CallError } from '#fields/staff-calls/send-call.ts'
import type { Values } from '#records/field.ts'
import { announcedChanges, changesOf, type Announcement } from './announcement.ts'
import { announceInRun, takeBackInRun } from './in-run.ts'

const at = '2026-11-21T12:00:00.000Z'
const note = { de: 'Hinweis.', en: 'Note.' }
const before: Values = {
  source: 'staff',
  edited_fields: [],
  status: null,
  room: 1,
  date_start: '2027-03-18T18:30:00.000Z',
  cast: [{ id: 1, artist: 7, role: null, replaces: null }],
  programme: [{ id: 5, kind: 'work', work: 3, cast: [] }],
  public_changes: [],
}
const evening = (id: number, values: Values = {}): [number, Values] => [
  id,
  { ...before, external_id: `47-${id}`, cast: [{ id, artist: 7, role: null, replaces: null }], ...values },
]
const member = (id: number) => ({ id, date_start: '2027-03-19T18:30:00.000Z', is_online: true })

/** The calls of an office with these evenings, which keeps a history. */
function officeWith(evenings: [number, Values][], refuse?: number) {
  const stored = new Map(evenings)
  const history = new Map<number, { before: Values; after: Values }[]>()
  const answer = (id: number) => {
    const may = { change: true, remove: true }
    return { id, values: stored.get(id) ?? {}, titles: {}, uses: [], pages: null, may }
  }
  return {
    stored,
    read: (_: string, id: number) => Promise.resolve(answer(id)),
    change: (_: string, id: number, changes: Values, seen: Values) => {
      if (id === refuse) return Promise.reject(new CallError(409, null))
      stored.set(id, { ...stored.get(id), ...changes })
      history.set(id, [{ before: seen, after: changes }, ...(history.get(id) ?? [])])
      return Promise.resolve(answer(id))
    },
    history: (_: string, id: number) =>
      Promise.resolve(
        (history.get(id) ?? []).map((entry, index) => ({
          id: index,
          at,
          by: '',
          action: 'change',
          ...entry,
        })),
      ),
  }
}

const announce = (
  office: ReturnType<typeof officeWith>,
  ids: number[],
  what: Announcement,
  values = before,
) => announceInRun(office, 'events/event', ids.map(member), { before, values, what, at, note })

test('A substitute is announced for the evenings with the same performer, and named to the ticket shop', async () => {
  const office = officeWith(
    [evening(2), evening(3, { cast: [{ id: 3, artist: 9, role: null }] }), evening(4)],
    4,
  )
  expect(await announce(office, [2, 3, 4], { kind: 'cast', from: 7, to: 20 })).toEqual({
    changed: [{ externalId: '47-2', dateStart: before['date_start'] }],
    kept: 2,
  })
  expect(office.stored.get(2)).toMatchObject({
    cast: [{ id: 2, artist: 20, replaces: 7 }],
    public_changes: [{ kind: 'cast', at, note }],
  })
  expect(changesOf(office.stored.get(3) ?? {})).toEqual([])
})

test('A changed programme becomes that of evenings which had the same, with parts of their own', async () => {
  const programme = [{ id: 5, kind: 'work', work: 4, cast: [] }]
  const office = officeWith([
    evening(2),
    evening(3, { programme: [{ id: 8, kind: 'work', work: 9, cast: [] }] }),
  ])
  const outcome = await announce(office, [2, 3], { kind: 'programme' }, { ...before, programme })
  expect(outcome).toMatchObject({ kept: 1 })
  expect(office.stored.get(2)).toMatchObject({
    programme: [{ kind: 'work', work: 4, cast: [] }],
    public_changes: [{ kind: 'programme' }],
  })
  expect(office.stored.get(3)).toMatchObject({ programme: [{ id: 8 }], public_changes: [] })
})

test.each<[Announcement, Values]>([
  [{ kind: 'room', room: 2 }, { room: 3 }],
  [{ kind: 'cancelled' }, { status: 'cancelled' }],
  [{ kind: 'postponed' }, { status: 'postponed' }],
  [{ kind: 'date', start: '2027-05-01T18:30:00.000Z', movesSale: true }, {}],
])('Announcing %o leaves an evening that differs as it is', async (what, own) => {
  const office = officeWith([evening(2, own)])
  expect(await announce(office, [2], what)).toEqual({ changed: [], kept: 1 })
  expect(office.stored.get(2)).toMatchObject({ ...own, public_changes: [] })
})

test('An announcement is taken back on the evenings where it was made, and corrected there, too', async () => {
  const office = officeWith([evening(2), evening(3)])
  await announce(office, [2], { kind: 'cast', from: 7, to: 20 })
  const correction = { kind: 'cast', at: '2026-11-22T12:00:00.000Z', note }
  const outcome = await takeBackInRun(office, 'events/event', [2, 3].map(member), {
    change: { kind: 'cast', at, note },
    addedTo: (changes) => ({ ...changes, public_changes: [...changesOf(changes), correction] }),
  })
  expect(outcome).toMatchObject({ changed: [{ externalId: '47-2' }], kept: 1 })
  expect(office.stored.get(2)).toMatchObject({
    cast: [{ artist: 7, replaces: null }],
    public_changes: [correction],
  })
})

test('An evening whose history no longer has the announcement keeps it', async () => {
  const values = { ...before, ...announcedChanges(before, { kind: 'cancelled' }, { at, note }) }
  const office = officeWith([[2, values]])
  const change = { kind: 'cancelled', at, note }
  expect(
    await takeBackInRun(office, 'events/event', [member(2)], { change, addedTo: (changes) => changes }),
  ).toEqual({ changed: [], kept: 1 })
})
