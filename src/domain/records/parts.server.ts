import { and, asc, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { isRecord } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import type { Field, Fields, Values } from '#records/field.ts'
import { insertRows, updateRows } from '../insert-rows.server.ts'
import type { Scope } from '../scope.ts'
import { columnOf, type PartStore, type RecordStore } from './store.ts'
import { columnsOf, othersOf, valuesOf } from './values.ts'

/** The lists that records have in tables of their own, by the numbers of the records; `isWhole`: with columns that no field sets. */
export async function loadParts(
  scope: Pick<Scope, 'db'>,
  { definition, parts }: Pick<RecordStore, 'definition' | 'parts'>,
  ids: readonly number[],
  isWhole = false,
): Promise<(id: number) => Values> {
  const lists = new Map<string, Map<number, unknown[]>>()
  for (const list of listsOf(definition.fields, parts))
    lists.set(list.name, await loadLists(scope, list, ids, isWhole))
  return (id) => Object.fromEntries([...lists].map(([name, owners]) => [name, owners.get(id) ?? []]))
}

/** The parts of several owners, in order, with the parts that they have themselves. */
async function loadLists(
  scope: Pick<Scope, 'db'>,
  { field, part }: List,
  owners: readonly number[],
  isWhole: boolean,
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
        isWhole,
      )
  const valueOf = (row: Record<string, unknown>) =>
    field.kind === 'parts'
      ? {
          ...valuesOf(field.fields, row),
          ...(isWhole && othersOf(part.columns, row)),
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
 * Writes the lists that are among the values of records, by their numbers. Parts with a number are changed in place,
 * because others refer to them. New records (`areNew`) have no stored parts to compare with.
 */
export async function writeParts(
  scope: Pick<Scope, 'db'>,
  { definition, parts }: Pick<RecordStore, 'definition' | 'parts'>,
  records: ReadonlyMap<number, Values>,
  { areNew = false }: { areNew?: boolean } = {},
): Promise<void> {
  const owners = new Map([...records].map(([id, values]) => [id, { record: id, values }]))
  for (const list of listsOf(definition.fields, parts)) await writeLists(scope, list, owners, areNew)
}

/** What owns a list: a record, or a part of the record with this number. */
type Owner = { record: number; values: Values }

/** Writes one list of several owners, so that the lists of all cost as many statements as those of one. */
async function writeLists(
  scope: Pick<Scope, 'db'>,
  { name, field, part }: List,
  owners: ReadonlyMap<number, Owner>,
  areNew: boolean,
): Promise<void> {
  const lists = [...owners].flatMap(([owner, { record, values }]) => {
    const list = values[name]
    return Array.isArray(list) ? [{ owner, record, items: list.map((one: unknown) => one) }] : []
  })
  if (lists.length === 0) return
  const rows = lists.flatMap(({ owner, record, items }) =>
    items.map((one, position) => ({
      ...(field.kind === 'parts' && isRecord(one)
        ? columnsOf(field.fields, one, part.columns)
        : (part.converted?.rowOf(one) ?? { [part.item ?? 'id']: one })),
      ...('position' in part.table && { position }),
      ...(isRecord(one) && typeof one['id'] === 'number' && { id: one['id'] }),
      ...(part.record !== undefined && { [part.record]: record }),
      [part.owner]: owner,
    })),
  )
  const ids = areNew
    ? await insertNew(scope, part, rows)
    : await syncRows(
        scope,
        part,
        lists.map(({ owner }) => owner),
        rows,
      )
  if (field.kind !== 'parts') return
  const written = new Map(
    lists
      .flatMap(({ record, items }) => items.map((one) => ({ record, values: isRecord(one) ? one : {} })))
      .map((one, index) => [ids[index] ?? 0, one]),
  )
  for (const inner of listsOf(field.fields, part.parts)) await writeLists(scope, inner, written, areNew)
}

type Row = Record<string, unknown> & { id?: number }

function insertNew({ db }: Pick<Scope, 'db'>, { table }: PartStore, rows: Row[]): Promise<number[]> {
  return insertRows({ db }, table, 'id' in table ? rows.map(({ id: _unknown, ...row }) => row) : rows)
}

/** Makes the stored parts of the owners equal to the rows; returns their numbers, for tables that have some. */
async function syncRows(
  { db }: Pick<Scope, 'db'>,
  part: PartStore,
  owners: readonly number[],
  rows: Row[],
): Promise<number[]> {
  const { table, owner } = part
  const isOwn = isPartOf(part, owners)
  if (!('id' in table) || part.converted) {
    await db.delete(table).where(isOwn)
    await insertRows({ db }, table, rows)
    return []
  }
  const number = columnOf(table, 'id')
  const stored = await db.select().from(table).where(isOwn)
  const before = new Map(stored.map((row) => [Number(row['id']), row]))
  const kept = new Map<number, Row>()
  // A number that has been deleted meanwhile, that belongs to another owner or to two parts, is that of a new part.
  for (const row of rows)
    if (row.id !== undefined && !kept.has(row.id) && before.get(row.id)?.[owner] === row[owner])
      kept.set(row.id, row)
  const gone = [...before.keys()].filter((id) => !kept.has(id))
  if (gone.length > 0) await db.delete(table).where(and(isOwn, inArray(number, gone)))
  const changed = [...kept].flatMap(([id, row]) => {
    const old = before.get(id)
    const isChanged = Object.entries(row).some(([key, value]) => !isSame(value ?? null, old?.[key] ?? null))
    return isChanged ? [{ ...old, ...row, id }] : []
  })
  // Positions are unique, so all leave theirs before any gets a new one.
  if (changed.length > 0 && 'position' in table)
    await db
      .update(table)
      .set({ position: sql`-1 - ${columnOf(table, 'position')}` })
      .where(
        and(
          isOwn,
          inArray(
            number,
            changed.map(({ id }) => id),
          ),
        ),
      )
  await updateRows({ db }, table, changed)
  const fresh = rows.filter((row) => kept.get(row.id ?? 0) !== row)
  const freshIds = await insertNew({ db }, part, fresh)
  return rows.map((row) => freshIds[fresh.indexOf(row)] ?? row.id ?? 0)
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
