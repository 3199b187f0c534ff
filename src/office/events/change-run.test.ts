import { expect, test } from 'vitest'
import { CallError } from '#fields/staff-calls/send-call.ts'
import type { Values } from '#records/field.ts'
import { changeRun } from './change-run.ts'

const before: Values = {
  title: { de: 'Abend', en: 'Evening' },
  cast: [{ id: 1, artist: 7, role: null }],
  status: null,
}
const changes: Values = { cast: [{ id: 1, artist: 8, role: null }], status: 'cancelled' }
const member = (id: number) => ({ id, date_start: '2027-03-18T18:30:00.000Z', is_online: true })

function officeWith(evenings: Record<number, Values>, refuse?: number) {
  const sent: [number, Values, Values][] = []
  const may = { change: true, remove: true }
  const record = (id: number) => ({ id, values: evenings[id] ?? {}, titles: {}, uses: [], pages: null, may })
  return {
    sent,
    read: (_: string, id: number) => Promise.resolve(record(id)),
    change: (_: string, id: number, changed: Values, seen: Values) => {
      if (id === refuse) return Promise.reject(new CallError(409, null))
      sent.push([id, changed, seen])
      return Promise.resolve(record(id))
    },
  }
}

test('An evening of a run takes over a change of its cast as its own parts, but not the status', async () => {
  const office = officeWith({ 2: { ...before, cast: [{ id: 5, artist: 7, role: null }] } })
  const outcome = await changeRun(office, 'events/event', { members: [member(2)], before, changes })
  expect(outcome).toEqual({ changed: 1, kept: 0 })
  expect(office.sent).toEqual([
    [2, { cast: [{ artist: 8, role: null }] }, { cast: [{ id: 5, artist: 7, role: null }] }],
  ])
})

test('An evening keeps a cast of its own, or one that somebody has changed at the same moment', async () => {
  const office = officeWith({ 2: { cast: [{ id: 5, artist: 9, role: null }] }, 3: before }, 3)
  const members = [member(2), member(3)]
  expect(await changeRun(office, 'events/event', { members, before, changes })).toEqual({
    changed: 0,
    kept: 2,
  })
  expect(office.sent).toEqual([])
})
