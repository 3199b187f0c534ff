import { and, asc, eq, getTableColumns, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import { isRecord } from '#json/is-record.ts'
import type { Field, Values } from '#records/field.ts'
import { insertRows } from '../insert-rows.server.ts'
import type { Scope } from '../scope.ts'
import { columnOf, type PartStore, type RecordStore } from './store.ts'
import { columnsOf, valuesOf } from './values.ts'

/** Adds the lists that a record has in tables of their own to its values. */
export async function loadParts(scope: Pick<Scope, 'db'>, store: RecordStore, id: number): Promise<Values> {
  const lists: Values = {}
  for (const { name, field, part } of partsOf(store)) {
    const columns = getTableColumns(part.table)
    const order = columns['position'] ?? columns['id'] ?? columnOf(part.table, part.owner)
    const rows = await scope.db.select().from(part.table).where(isPart(part, id)).orderBy(asc(order))
    lists[name] = rows.map((row) =>
      field.kind === 'parts' ? { ...valuesOf(field.fields, row), id: row['id'] } : row[part.item ?? 'id'],
    )
  }
  return lists
}

/** Writes the lists that are among the values. Parts with a number are changed in place, because others refer to them. */
export async function writeParts(
  scope: Pick<Scope, 'db'>,
  store: RecordStore,
  id: number,
  values: Values,
): Promise<void> {
  for (const { name, field, part } of partsOf(store)) {
    const list = values[name]
    if (!Array.isArray(list)) continue
    const rows = list.map((one: unknown, position) => ({
      ...(field.kind === 'parts' && isRecord(one)
        ? columnsOf(field.fields, one)
        : { [part.item ?? 'id']: one }),
      ...('position' in part.table && { position }),
      ...(isRecord(one) && typeof one['id'] === 'number' && { id: one['id'] }),
      [part.owner]: id,
    }))
    await syncRows(scope, part, id, rows)
  }
}

type Row = Record<string, unknown> & { id?: number }

async function syncRows({ db }: Pick<Scope, 'db'>, part: PartStore, id: number, rows: Row[]): Promise<void> {
  const { table } = part
  const known = rows.flatMap((row) => row.id ?? [])
  if (!('id' in table) || known.length === 0) {
    await db.delete(table).where(isPart(part, id))
    await insertRows({ db }, table, rows)
    return
  }
  const own = columnOf(table, 'id')
  await db.delete(table).where(and(isPart(part, id), notInArray(own, known)))
  // Positions are unique, so all leave theirs before any gets a new one.
  await db
    .update(table)
    .set({ position: sql`-1 - ${columnOf(table, 'position')}` })
    .where(and(isPart(part, id), inArray(own, known)))
  for (const { id: partId, ...columns } of rows)
    if (partId !== undefined)
      await db
        .update(table)
        .set(columns)
        .where(and(isPart(part, id), eq(own, partId)))
  await insertRows(
    { db },
    table,
    rows.filter((row) => row.id === undefined),
  )
}

function isPart({ table, owner, only }: PartStore, id: number): SQL | undefined {
  return and(eq(columnOf(table, owner), id), only)
}

function partsOf({ definition, parts }: RecordStore) {
  return Object.entries(parts).flatMap(([name, part]) => {
    const field: Field | undefined = definition.fields[name]
    return field?.kind === 'parts' || field?.kind === 'references' ? [{ name, field, part }] : []
  })
}
