import type { ResponseOf } from '#fields/staff-calls/call-types.ts'
import type { CallError } from '#fields/staff-calls/send-call.ts'
import type { CallOptions, StaffCalls } from '#fields/staff-calls/staff-calls.ts'
import type { Localized } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import type { Obstacle } from '#contracts/together.ts'
import type { Values } from '#records/field.ts'

type Answer = ResponseOf<'get', '{record}/{id}'>

/** The titles of the records that others refer to, such as `artist:7`. */
export type Titles = Readonly<Record<string, string>>
/** What refers to a record: `isDraft` if only a draft does. */
export type Use = Answer['uses'][number]
export type StoredRecord = {
  id: number
  values: Values
  titles: Titles
  uses: readonly Use[]
  /** The addresses of its public page; null without one. */
  pages: Localized<string | null> | null
  /** What the account may do with it. */
  may: { change: boolean; remove: boolean }
  /** Changes with its values; empty for a new one. */
  version: string
  /** What is stored of fields that the house once had. */
  former?: Values | undefined
}
export type ListedRecord = { id: number; values: Values }
export type RecordPage = {
  count: number
  records: readonly ListedRecord[]
  titles: Titles
  /** The lines by which it can be filtered, such as tags. */
  known: Readonly<Record<string, readonly string[]>>
}
export type HistoryEntry = ResponseOf<'get', '{record}/{id}/history'>[number]
/** What a call is given that writes several records: see `useTogether`. */
export type AskedTogether = { key: string; without?: readonly number[] }
/** Where changes go that are not written now: into a release, or into one of its own at a time. */
export type Later = { release: number } | { at: string }
export type AuditEntry = ResponseOf<'get', 'audit-log'>['results'][number]

/** A page of the list of a kind of record. */
export async function listRecords(calls: StaffCalls, path: string, query: string): Promise<RecordPage> {
  const { count, results, titles, known } = await calls.get('{record}', { params: { record: path }, query })
  return { count, titles, known, records: results.map(({ id, ...values }) => ({ id, values })) }
}

export async function readRecord(
  calls: StaffCalls,
  path: string,
  id: number,
  options?: CallOptions,
): Promise<StoredRecord> {
  return storedRecord(await calls.get('{record}/{id}', { params: { record: path, id } }, options))
}

export async function createRecord(calls: StaffCalls, path: string, values: Values): Promise<StoredRecord> {
  return storedRecord(await calls.post('{record}', { params: { record: path }, json: values }))
}

/**
 * Changes fields: with what was `seen` of them, so that changes of others are merged, and `isAtOnce` if an event does not wait for the
 * release of its season; or `later`, when they wait for a
 * release, and the answer is the record as it stays until then.
 */
export async function changeRecord(
  calls: StaffCalls,
  path: string,
  id: number,
  changes: Values,
  how: { seen: Values; isAtOnce?: boolean } | { later: Later },
): Promise<StoredRecord> {
  const json =
    'later' in how
      ? { ...changes, later: how.later }
      : { ...changes, seen: how.seen, ...(how.isAtOnce && { later: { now: true as const } }) }
  return storedRecord(await calls.patch('{record}/{id}', { params: { record: path, id }, json }))
}

function storedRecord({ id, titles, uses, pages, may, version, former, ...values }: Answer): StoredRecord {
  return { id, titles, uses, pages, may, version, former, values }
}

/** The errors of refused fields by their dotted names; empty when the call was refused for another reason. */
export function fieldErrorsOf({ status, body }: CallError): Record<string, string> {
  if (status !== 400 || !isRecord(body)) return {}
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, texts]) =>
      // Calls that do more than change fields have these below a name of their own.
      Array.isArray(texts) ? [[name.replace(/^changes\./, ''), texts.join(' ')]] : [],
    ),
  )
}

/** The errors of the fields that a call gives several records, which are the same for each of them. */
export function commonErrorsOf(error: CallError): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).flatMap(([name, text]) => {
      const [, field] = /^records\.\d+\.(?:changes|add)\.(.+)$/.exec(name) ?? []
      return field === undefined ? [] : [[field, text]]
    }),
  )
}

/** The stored values of fields that somebody else has changed in the meantime. */
export function conflictsOf({ status, body }: CallError): Values {
  const conflicts = status === 409 && isRecord(body) ? body['conflicts'] : null
  return isRecord(conflicts) ? conflicts : {}
}

/** What stands in the way of writing several records; empty when the call was refused for another reason. */
export function obstaclesOf({ status, body }: CallError): readonly Obstacle[] {
  const obstacles = status === 409 && isRecord(body) ? body['obstacles'] : null
  // The call's contract defines the type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Array.isArray(obstacles) ? (obstacles as Obstacle[]) : []
}

/** The records because of which one can't be deleted. */
export function usesOf({ status, body }: CallError): readonly Use[] {
  const uses = status === 409 && isRecord(body) ? body['uses'] : null
  // The call's contract defines the type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Array.isArray(uses) ? (uses as Use[]) : []
}
