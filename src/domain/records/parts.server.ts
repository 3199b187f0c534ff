import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { isRecord } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import type { Field, Fields, Values } from '#records/field.ts'
import { insertRows } from '../insert-rows.server.ts'
import type { Scope } from '../scope.ts'
import { columnOf, type PartStore, type RecordStore } from './store.ts'
import { columnsOf, valuesOf } from './values.ts'

/** The lists that records have in tables of their own, by the numbers of the records. */
export async function loadParts(
  scope: Pick<Scope, 'db'>,
  { definition, parts }: Pick<RecordStore, 'definition' | 'parts'>,
  ids: readonly number[],
): Promise<(id: number) => Values> {
  const lists = new Map<string, Map<number, unknown[]>>()
  for (const list of listsOf(definition.fields, parts))
    lists.set(list.name, await loadLists(scope, list, ids))
  return (id) => Object.fromEntries([...lists].map(([name, owners]) => [name, owners.get(id) ?? []]))
}

/** The parts of several owners, in order, with the parts that they have themselves. */
async function loadLists(
  scope: Pick<Scope, 'db'>,
  { field, part }: List,
  owners: readonly number[],
): Promise<Map<number, unknown[]>> {
  if (owners.length === 0) return new Map()
  const columns = getTableColumns(part.table)
  const order = columns['position'] ?? columns['id'] ?? columnOf(part.table, part.owner)
  const rows = await scope.db.select().from(part.table).where(isPartOf(part, owners)).orderBy(asc(order))
  const inner: Record<string, Map<number, unknown[]>> = {}
  if (field.kind === 'parts')
    for (const list of listsOf(field.fields, part.parts))
      inner[list.name] = await loadLists(
        scope,
        list,
        rows.map((row) => Number(row['id'])),
      )
  const valueOf = (row: Record<string, unknown>) =>
    field.kind === 'parts'
      ? {
          ...valuesOf(field.fields, row),
          ...Object.fromEntries(
            Object.entries(inner).map(([name, lists]) => [name, lists.get(Number(row['id'])) ?? []]),
          ),
          ...('id' in row && { id: row['id'] }),
        }
      : (part.converted?.partOf(row) ?? row[part.item ?? 'id'])
  return new Map(
    [...Map.groupBy(rows, (row) => Number(row[part.owner]))].map(([owner, own]) => [owner, own.map(valueOf)]),
  )
}

/**
 * Writes the lists that are among the values. Parts with a number are changed in place, because others refer to them. A new
 * record (`isNew`) has no stored parts to compare with.
 */
export async function writeParts(
  scope: Pick<Scope, 'db'>,
  { definition, parts }: Pick<RecordStore, 'definition' | 'parts'>,
  id: number,
  values: Values,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<void> {
  for (const list of listsOf(definition.fields, parts))
    await writeList(scope, list, { owner: id, record: id, isNew }, values[list.name])
}

async function writeList(
  scope: Pick<Scope, 'db'>,
  { field, part }: List,
  { owner, record, isNew }: { owner: number; record: number; isNew: boolean },
  list: unknown,
): Promise<void> {
  if (!Array.isArray(list) || (isNew && list.length === 0)) return
  const values: unknown[] = list
  const rows = values.map((one, position) => ({
    ...(field.kind === 'parts' && isRecord(one)
      ? columnsOf(field.fields, one)
      : (part.converted?.rowOf(one) ?? { [part.item ?? 'id']: one })),
    ...('position' in part.table && { position }),
    ...(isRecord(one) && typeof one['id'] === 'number' && { id: one['id'] }),
    ...(part.record !== undefined && { [part.record]: record }),
    [part.owner]: owner,
  }))
  const ids = isNew ? await insertNew(scope, part, rows) : await syncRows(scope, part, owner, rows)
  if (field.kind !== 'parts') return
  for (const inner of listsOf(field.fields, part.parts))
    for (const [index, one] of values.entries()) {
      const partId = ids[index]
      if (isRecord(one) && partId !== undefined)
        await writeList(scope, inner, { owner: partId, record, isNew }, one[inner.name])
    }
}

type Row = Record<string, unknown> & { id?: number }

function insertNew({ db }: Pick<Scope, 'db'>, { table }: PartStore, rows: Row[]): Promise<number[]> {
  return insertRows({ db }, table, 'id' in table ? rows.map(({ id: _unknown, ...row }) => row) : rows)
}

/** Makes the stored parts of an owner equal to the rows; returns their numbers, for tables that have some. */
async function syncRows(
  { db }: Pick<Scope, 'db'>,
  part: PartStore,
  owner: number,
  rows: Row[],
): Promise<number[]> {
  const { table } = part
  const isOwn = isPartOf(part, [owner])
  if (!('id' in table) || part.converted) {
    await db.delete(table).where(isOwn)
    await insertRows({ db }, table, rows)
    return []
  }
  const number = columnOf(table, 'id')
  const stored = await db.select().from(table).where(isOwn)
  const before = new Map(stored.map((row) => [Number(row['id']), row]))
  // A number that has been deleted meanwhile, or that belongs to another record, is that of a new part.
  const isKnown = ({ id }: Row) => id !== undefined && before.has(id)
  const kept = rows.filter(isKnown)
  const gone = [...before.keys()].filter((id) => !kept.some((row) => row.id === id))
  if (gone.length > 0) await db.delete(table).where(and(isOwn, inArray(number, gone)))
  const changed = kept.filter(({ id, ...columns }) => {
    const row = id === undefined ? undefined : before.get(id)
    return Object.entries(columns).some(([key, value]) => !isSame(value ?? null, row?.[key] ?? null))
  })
  // Positions are unique, so all leave theirs before any gets a new one.
  const moved = changed.flatMap(({ id }) => id ?? [])
  if (moved.length > 0 && 'position' in table)
    await db
      .update(table)
      .set({ position: sql`-1 - ${columnOf(table, 'position')}` })
      .where(and(isOwn, inArray(number, moved)))
  for (const { id, ...columns } of changed)
    if (id !== undefined)
      await db
        .update(table)
        .set(columns)
        .where(and(isOwn, eq(number, id)))
  const fresh = rows.filter((row) => !isKnown(row))
  const freshIds = await insertNew({ db }, part, fresh)
  return rows.map((row) => (isKnown(row) ? row.id : freshIds[fresh.indexOf(row)]) ?? 0)
}

function isPartOf({ table, owner, only }: PartStore, owners: readonly number[]): SQL | undefined {
  return and(inArray(columnOf(table, owner), owners), only)
}

const listKinds = ['parts', 'references', 'formFields'] as const
type List = { name: string; field: Extract<Field, { kind: (typeof listKinds)[number] }>; part: PartStore }

function listsOf(fields: Fields, parts: Record<string, PartStore> = {}): List[] {
  return Object.entries(parts).flatMap(([name, part]) => {
    const field: Field | undefined = fields[name]
    return field && isList(field) ? [{ name, field, part }] : []
  })
}

function isList(field: Field): field is List['field'] {
  return listKinds.some((kind) => kind === field.kind)
}
