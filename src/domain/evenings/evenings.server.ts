import { inArray } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import { DomainError } from '../errors.ts'
import { storeOfKind, type Asked, type RecordStore, type RecordStores } from '../records/index.server.ts'
import type { Scope } from '../scope.ts'

/** What is asked of an evening and of others of its run. */
export type AskedOfRun = Asked & {
  id: number
  /** Other evenings of the run. */
  evenings?: readonly number[]
  /** What else is changed in the first evening, such as what a form has not saved yet, and what the caller has seen of it. */
  changes?: Values
  seen?: Values
  language: Language
}

export function eventStore(stores: RecordStores): RecordStore {
  return storeOfKind(stores, 'event')
}

/** All evenings that are asked for, the first one first. Throws `invalid` for those of another run. */
export async function findEvenings(
  { db }: Scope,
  { id, evenings = [] }: Pick<AskedOfRun, 'id' | 'evenings'>,
): Promise<number[]> {
  const others = [...new Set(evenings)].filter((one) => one !== id)
  if (others.length === 0) return [id]
  const rows = await db
    .select({ id: events.id, runId: events.runId })
    .from(events)
    .where(inArray(events.id, [id, ...others]))
  const first = rows.find((row) => row.id === id)
  // What does not exist any more is named as such when it is to be written.
  if (first && rows.some((row) => row.id !== id && (row.runId === null || row.runId !== first.runId)))
    throw new DomainError('invalid', { fields: { evenings: 'other_run' } })
  return [id, ...others]
}

/** The first evening as the caller has it before them. */
export function inView(stored: Values, { changes = {}, seen = {} }: Pick<AskedOfRun, 'changes' | 'seen'>) {
  return { before: { ...stored, ...seen }, values: { ...stored, ...seen, ...changes } }
}
