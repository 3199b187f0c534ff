import type { RunEvent } from '#contracts/office-runs.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { isRecord } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import type { Values } from '#records/field.ts'
import type { RecordCalls } from '../records/calls.ts'

/** What belongs to a single evening. */
const ofOneEvening = [
  'date_start',
  'date_end',
  'doors_open',
  'status',
  'previous_date',
  'ticket_sale_from',
  'presale',
  'ticket_url_external',
  'slug',
  'is_online',
  'online_from',
  'online_to',
  'edited_fields',
]

/**
 * Makes the changes of one evening in others of its run, too. An evening keeps a field that was different there before,
 * or that has been changed meanwhile. Returns how many have taken all changes, and how many have kept something.
 */
export async function changeRun(
  calls: Pick<RecordCalls, 'read' | 'change'>,
  path: string,
  { members, before, changes }: { members: readonly RunEvent[]; before: Values; changes: Values },
): Promise<{ changed: number; kept: number }> {
  const names = Object.keys(changes).filter((name) => !ofOneEvening.includes(name))
  const outcome = { changed: 0, kept: 0 }
  if (names.length === 0) return outcome
  for (const { id } of members) {
    const { values } = await calls.read(path, id)
    const alike = names.filter((name) => isSame(withoutNumbers(values[name]), withoutNumbers(before[name])))
    const pick = (from: Values) => Object.fromEntries(alike.map((name) => [name, withoutNumbers(from[name])]))
    const seen = Object.fromEntries(alike.map((name) => [name, values[name]]))
    const isDone =
      alike.length === 0 ||
      (await calls.change(path, id, pick(changes), seen).then(
        () => true,
        (error: unknown) => {
          if (error instanceof CallError && [400, 409].includes(error.status)) return false
          throw error
        },
      ))
    if (isDone && alike.length === names.length) outcome.changed += 1
    else outcome.kept += 1
  }
  return outcome
}

/** A value with parts as those of no record: their numbers belong to one evening. */
export function withoutNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNumbers)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : [[key, withoutNumbers(part)]])),
  )
}
