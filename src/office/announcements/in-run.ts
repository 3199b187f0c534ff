import type { RunEvent } from '#contracts/office-runs.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { isSame } from '#operations/index.ts'
import type { Values } from '#records/field.ts'
import { withoutNumbers } from '../events/change-run.ts'
import type { RecordCalls } from '../records/calls.ts'
import { seenOf } from '../records/form-changes.ts'
import {
  announcedChanges,
  changesOf,
  isSameChange,
  performersOf,
  type Announcement,
  type Change,
} from './announcement.ts'
import { entryOf, takenBack } from './taken-back.ts'

type Calls = Pick<RecordCalls, 'read' | 'change' | 'history'>
type Evening = { externalId: string | null; dateStart: string }
type Outcome = { changed: Evening[]; kept: number }

/**
 * Announces a change for other evenings of the run, too. An evening that differs in what is changed keeps it, and so does
 * one that somebody else changes at the same moment.
 */
export async function announceInRun(
  calls: Calls,
  path: string,
  members: readonly RunEvent[],
  { before, values, what, at, note }: { before: Values; values: Values; what: Announcement } & Announced,
): Promise<Outcome> {
  return changeEach(calls, path, members, (own) => {
    if (!isAlike(own, before, what)) return null
    const also = what.kind === 'programme' ? { programme: withoutNumbers(values['programme']) } : {}
    return { ...also, ...announcedChanges({ ...own, ...also }, what, { at, note }) }
  })
}
type Announced = { at: string; note: { de: string; en: string } }

/** Takes the same announcement back for other evenings of the run. */
export async function takeBackInRun(
  calls: Calls,
  path: string,
  members: readonly RunEvent[],
  { change, addedTo }: { change: Change; addedTo: (changes: Values, own: Values) => Values },
): Promise<Outcome> {
  return changeEach(calls, path, members, async (own, id) => {
    const same = changesOf(own).find((one) => isSameChange(one, change))
    const entry = same && entryOf(await calls.history(path, id), same)
    if (!same || !entry) return null
    const { changes, kept } = takenBack(own, entry, same)
    return kept.length > 0 ? null : addedTo(changes, own)
  })
}

async function changeEach(
  calls: Calls,
  path: string,
  members: readonly RunEvent[],
  changesFor: (own: Values, id: number) => Values | null | Promise<Values | null>,
): Promise<Outcome> {
  const outcome: Outcome = { changed: [], kept: 0 }
  for (const { id } of members) {
    const { values } = await calls.read(path, id)
    const changes = await changesFor(values, id)
    const saved =
      changes &&
      (await calls.change(path, id, changes, seenOf(values, changes)).catch((error: unknown) => {
        if (error instanceof CallError && [400, 409].includes(error.status)) return null
        throw error
      }))
    if (saved)
      outcome.changed.push({
        externalId: typeof saved.values['external_id'] === 'string' ? saved.values['external_id'] : null,
        dateStart: String(saved.values['date_start']),
      })
    else outcome.kept += 1
  }
  return outcome
}

/** Whether an evening is like the first one in what is changed. */
function isAlike(own: Values, before: Values, what: Announcement): boolean {
  switch (what.kind) {
    case 'cast':
      return performersOf(own).includes(what.from)
    case 'programme':
      return isSame(withoutNumbers(own['programme']), withoutNumbers(before['programme']))
    case 'room':
      return own['room'] === before['room']
    case 'cancelled':
    case 'postponed':
      return own['status'] !== 'cancelled' && own['status'] !== 'postponed'
    default:
      return false
  }
}
