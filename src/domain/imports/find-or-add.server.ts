import { inArray } from 'drizzle-orm'
import { venues } from '#db/schema/index.ts'
import type { Localized } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import { addRecords, columnOf, storeOfKind, type RecordStores } from '../records/index.server.ts'
import type { Scope } from '../scope.ts'

/** Sorts after everything that the house has ordered itself. */
const lastPosition = 1000

/** The venue of a room as importers know it. */
type Venue = { name: Localized; address: string }
type Missing = 'add' | 'leave'

/**
 * Finds the records with these keys, and seasons with these names; returns their numbers by key. Missing ones are added with
 * the values given for them, unless a trial leaves them.
 */
export async function findOrAdd(
  scope: Scope,
  stores: RecordStores,
  kind: 'genre' | 'room' | 'season' | 'series',
  drafts: ReadonlyMap<string, Values>,
  missing: Missing = 'add',
): Promise<Map<string, number>> {
  if (drafts.size === 0) return new Map()
  const store = storeOfKind(stores, kind)
  const name = kind === 'season' ? 'name' : 'key'
  const key = columnOf(store.table, name)
  const rows = await scope.db
    .select({ id: columnOf(store.table, 'id'), key })
    .from(store.table)
    .where(inArray(key, [...drafts.keys()]))
  const ids = new Map(rows.map((row) => [String(row.key), Number(row.id)]))
  if (missing === 'leave') return ids
  const fresh = [...drafts].filter(([one]) => !ids.has(one))
  const added = await addRecords(
    scope,
    store,
    fresh.map(([one, values]) => ({
      ...values,
      [name]: one,
      ...(kind !== 'season' && { position: lastPosition }),
    })),
  )
  for (const [index, id] of added.entries()) ids.set(fresh[index]?.[0] ?? '', id)
  return ids
}

/** The same for rooms, with the venues that are missing; rooms with a venue of the same name and address share it. */
export async function findOrAddRooms(
  scope: Scope,
  stores: RecordStores,
  drafts: ReadonlyMap<string, { values: Values; venue: Venue }>,
  missing: Missing,
): Promise<Map<string, number>> {
  const known = await findOrAdd(
    scope,
    stores,
    'room',
    new Map([...drafts].map(([key]) => [key, {}])),
    'leave',
  )
  const fresh = [...drafts].filter(([key]) => !known.has(key))
  if (missing === 'leave' || fresh.length === 0) return known
  const ids = new Map((await scope.db.select().from(venues)).map((venue) => [keyOf(venue), venue.id]))
  const wanted = [...new Map(fresh.map(([, { venue }]) => [keyOf(venue), venue]))]
  const unknown = wanted.filter(([key]) => !ids.has(key))
  const added = await addRecords(
    scope,
    storeOfKind(stores, 'venue'),
    unknown.map(([, venue]) => venue),
  )
  for (const [index, id] of added.entries()) ids.set(unknown[index]?.[0] ?? '', id)
  const rooms = fresh.map(([key, { values, venue }]): [string, Values] => [
    key,
    { ...values, venue: ids.get(keyOf(venue)) },
  ])
  return new Map([...known, ...(await findOrAdd(scope, stores, 'room', new Map(rooms)))])
}

function keyOf({ name: { de, en }, address }: Venue): string {
  return JSON.stringify([de, en, address])
}
