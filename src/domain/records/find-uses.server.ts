import { count, eq, getTableName, inArray, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { toCamelCase } from 'drizzle-orm/casing'
import * as schema from '#db/schema/index.ts'
import { findContentsMatching } from '#domain/content/index.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import { findHouseUses, findUsedByHouse } from './house-references.server.ts'
import { columnOf, type RecordStore, type RecordStores, type Use } from './store.ts'
import { detailOf, titleOf, valuesOf } from './values.ts'

/** The number of records that are named for each kind. */
const maxNamed = 5

/**
 * What refers to a record: by a foreign key, by a field of the house, and in the event lists of contents. The keys are read from the schema, so
 * that no table is forgotten; a part counts as its record (a performance as its event).
 */
export async function findUses(
  scope: Scope,
  stores: RecordStores,
  store: RecordStore,
  id: number,
  language: Language,
): Promise<Use[]> {
  const { kind } = store.definition
  const ofHouse = await findHouseUses(scope, stores, kind, { id, language, maxNamed })
  if (store.findUses) return [...(await store.findUses(scope, id, language)), ...ofHouse]
  const uses: Use[] = [...ofHouse]
  for (const reference of referencesTo(store.table)) {
    if (store.deletedWith.includes(reference.table)) continue
    const use = await findUse(scope, stores, { store, id, reference, language })
    if (use) uses.push(use)
  }
  const { listFilter } = store
  return listFilter === null
    ? uses
    : [...uses, ...(await findContentsMatching(scope, filterPattern(listFilter, id), { language, maxNamed }))]
}

/** Which of some records are in use, and must not be deleted. */
export async function findUsedIds(
  scope: Scope,
  stores: RecordStores,
  store: RecordStore,
  ids: readonly number[],
): Promise<Set<number>> {
  const used = new Set<number>()
  if (store.findUses || store.listFilter !== null) {
    for (const id of ids) if ((await findUses(scope, stores, store, id, 'de')).length > 0) used.add(id)
    return used
  }
  for (const id of await findUsedByHouse(scope, stores, store.definition.kind, ids)) used.add(id)
  for (const { table, column } of referencesTo(store.table)) {
    const owner = ownerOf(stores, table, column)
    if (store.deletedWith.includes(table) || (owner?.store === store && owner.column === column)) continue
    const named = columnOf(table, column)
    const rows = await scope.db
      .selectDistinct({ id: named })
      .from(table)
      .where(inArray(named, [...ids]))
    for (const { id } of rows) used.add(Number(id))
  }
  return used
}

async function findUse(
  { db }: Pick<Scope, 'db'>,
  stores: RecordStores,
  given: { store: RecordStore; id: number; reference: Reference; language: Language },
): Promise<Use | null> {
  const { table, column } = given.reference
  const owner = ownerOf(stores, table, column)
  // A part of the record itself is deleted with it.
  if (owner?.store === given.store && owner.column === column) return null
  const where = eq(columnOf(table, column), given.id)
  if (!owner) {
    const number = await db.$count(table, where)
    return number === 0 ? null : { kind: getTableName(table), count: number, first: [] }
  }
  const { definition, table: ownerTable } = owner.store
  const own = columnOf(ownerTable, 'id')
  const ids =
    owner.column === null
      ? db.select({ id: own }).from(table).where(where)
      : db
          .select({ id: columnOf(table, owner.column) })
          .from(table)
          .where(where)
  const inUse = sql`${own} IN ${ids}`
  const [found] = await db.select({ number: count() }).from(ownerTable).where(inUse)
  if (!found || found.number === 0) return null
  const rows = await db.select().from(ownerTable).where(inUse).limit(maxNamed)
  return {
    kind: definition.kind,
    count: found.number,
    first: rows.map((row) => {
      const values = valuesOf(definition.fields, row)
      return {
        id: Number(row['id']),
        title: titleOf(owner.store, values, given.language),
        detail: detailOf(owner.store, values, {}, given.language),
      }
    }),
  }
}

type Reference = { table: PgTable; column: string }

const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable))

/** The columns of all tables that refer to a table. */
export function referencesTo(target: PgTable): Reference[] {
  return tables.flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key): Reference[] => {
      const { foreignTable, columns } = key.reference()
      const column = columns[0]
      return foreignTable === target && column ? [{ table, column: toCamelCase(column.name) }] : []
    }),
  )
}

/**
 * The kind of record that a table belongs to: its own table, or the one that declares it as the table of a list. Several
 * kinds may share such a table, each with its own column: `named` says which is meant.
 */
export function ownerOf(
  stores: RecordStores,
  table: PgTable,
  named?: string,
): { store: RecordStore; column: string | null } | undefined {
  const found: { store: RecordStore; column: string | null }[] = []
  for (const store of Object.values(stores)) {
    if (store.table === table) return { store, column: null }
    const part = Object.values(store.parts).find((one) => one.table === table)
    if (part) found.push({ store, column: part.owner })
  }
  return found.find(({ column }) => column === named) ?? found[0]
}

/** A pattern of the JSON of a content that has an event list with a filter; its number may be a text. */
function filterPattern(filter: string, id: number): string {
  return `"source": \\{[^}]*"${filter}": "?${id}"?[,}]`
}
