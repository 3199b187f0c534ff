import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { perLanguage, type Language, type Localized } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import { formerValues } from '#records/house-fields.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { findTitles, type Titles } from './find-titles.server.ts'
import { findUses } from './find-uses.server.ts'
import { loadParts } from './parts.server.ts'
import { columnOf, type RecordStore, type RecordStores, type Use } from './store.ts'
import { mayChange, mayRemove, readableTitles, readableUses, requireMayRead } from './rights.server.ts'
import { versionOf } from './version-of.server.ts'
import { othersOf, recordOf, selectionOf } from './values.ts'

export type FoundRecord = {
  id: number
  titles: Titles
  uses: Use[]
  /** The addresses of its public page, or null for a kind without one. */
  pages: Localized | null
  /** What the viewer may do with it. */
  may: { change: boolean; remove: boolean }
  /** Changes with its values. */
  version: string
  /** What is stored of fields that the house once had, by their names; missing if there is none. */
  former?: Values
} & Values

/** One record with its lists of parts, the titles of what it refers to, and what refers to it. Throws `not_found`. */
export async function readRecord(
  scope: Scope,
  stores: RecordStores,
  store: RecordStore,
  id: number,
  language: Language,
): Promise<FoundRecord> {
  requireMayRead(scope, store)
  const values = await loadValues(scope, store, id)
  const titles = await findTitles(scope, stores, store.definition.fields, [values], language)
  const { address } = store
  const former = await findFormer(scope, store, id)
  return {
    ...values,
    id,
    titles: readableTitles(scope, stores, titles),
    uses: store.single ? [] : readableUses(scope, stores, await findUses(scope, stores, store, id, language)),
    pages: address && perLanguage((one) => address(id, values, one)),
    may: { change: await mayChange(scope, store, id), remove: mayRemove(scope, store) },
    version: versionOf(values),
    ...(Object.keys(former).length > 0 && { former }),
  }
}

/** The values of fields that the house no longer has. */
async function findFormer({ db }: Scope, { table, definition }: RecordStore, id: number): Promise<Values> {
  const { houseValues } = getTableColumns(table)
  if (!houseValues) return {}
  const [row] = await db
    .select({ houseValues })
    .from(table)
    .where(eq(columnOf(table, 'id'), id))
  return formerValues(definition.fields, row?.houseValues)
}

/** The values of one record, with its parts in order; on demand locked until the end of the transaction. */
export async function loadValues(
  scope: Scope,
  store: RecordStore,
  id: number,
  lock: 'lock' | 'none' = 'none',
): Promise<Values> {
  const { db } = scope
  const { definition, table, single } = store
  if (single) return single.load(scope, lock)
  const found = db
    .select(selectionOf(scope, store))
    .from(table)
    .where(and(store.only, eq(columnOf(table, 'id'), id)))
  const [row] = await (lock === 'lock' ? found.for('update') : found)
  if (!row) throw new DomainError('not_found', { subject: `${definition.kind} ${id}` })
  return { ...recordOf(store, row), ...(await loadParts(scope, store, [id]))(id) }
}

/** The values of a record with those that only programs know, for a copy of it; locked. Throws `not_found`. */
export async function loadWhole(scope: Scope, store: RecordStore, id: number): Promise<Values> {
  const values = await loadValues(scope, store, id, 'lock')
  const [row = {}] = await scope.db
    .select()
    .from(store.table)
    .where(eq(columnOf(store.table, 'id'), id))
  return { ...values, ...othersOf(store.columns, row), ...(await loadParts(scope, store, [id], true))(id) }
}

/**
 * The values of several records with their parts, by number; those that do not exist are missing. On demand locked until
 * the end of the transaction.
 */
export async function loadManyValues(
  scope: Scope,
  store: RecordStore,
  ids: readonly number[],
  lock: 'lock' | 'none' = 'none',
): Promise<Map<number, Values>> {
  const id = columnOf(store.table, 'id')
  const found = scope.db
    .select(selectionOf(scope, store))
    .from(store.table)
    .where(and(store.only, inArray(id, [...ids])))
  const rows = await (lock === 'lock' ? found.orderBy(id).for('update') : found)
  const partsOf = await loadParts(scope, store, ids)
  return new Map(
    rows.map((row) => {
      const number = Number(row['id'])
      return [number, { ...recordOf(store, row), ...partsOf(number) }]
    }),
  )
}
