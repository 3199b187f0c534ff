import { sql } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import { valuesOf } from '#records/definition.ts'
import { record } from '#records/event/record.ts'
import type { DraftOf } from '#records/field.ts'
import { mergeChanges } from '#records/merge-changes.ts'
import { loadManyValues, storeOfKind, type RecordStores } from '../records/index.server.ts'
import type { Scope } from '../scope.ts'

/** What an importer says of an event, in the values of its record. */
export type EventValues = Partial<DraftOf<typeof record.fields>>
/** An event that was imported, or may have been: importers compare it before they write. */
export type ImportedEvent = { id: number; values: EventValues }
export type EventChange = { id: number; changes: EventValues }

/** The events with these external ids, by external id. */
export async function findImportedEvents(
  scope: Scope,
  stores: RecordStores,
  externalIds: readonly string[],
): Promise<Map<string, ImportedEvent>> {
  if (externalIds.length === 0) return new Map()
  // Building a statement with thousands of parameters takes longer than executing it.
  const rows = await scope.db
    .select({ id: events.id, externalId: events.externalId })
    .from(events)
    .where(sql`${events.externalId} = ANY(${sql.param(externalIds)})`)
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const values = await loadManyValues(scope, storeOfKind(stores, 'event'), ids)
  return new Map(
    rows.map(({ id, externalId }) => [
      externalId ?? '',
      { id, values: valuesOf(record, values.get(id) ?? {}) },
    ]),
  )
}

/** What an importer changes of an event: what differs, and staff have not taken over. Null if that is nothing. */
export function changesOf({ id, values }: ImportedEvent, wanted: EventValues): EventChange | null {
  const free = Object.fromEntries(Object.entries(wanted).filter(([name]) => !isTakenOver(values, name)))
  const { changes } = mergeChanges(record.fields, values, free, {})
  return Object.keys(changes).length > 0 ? { id, changes: valuesOf(record, changes) } : null
}

/** Whether staff have taken over a field of an event. */
export function isTakenOver({ edited_fields: taken = [] }: EventValues, field: string): boolean {
  return taken.includes(field)
}
