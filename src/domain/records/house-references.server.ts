/** References in fields of the house, which no foreign key protects: what it does for others is done here. */
import { and, asc, count, inArray, sql, type SQL } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { isSame } from '#operations/index.ts'
import type { Field, Values } from '#records/field.ts'
import { DomainError, type ErrorCode } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { columnOf, type RecordStore, type RecordStores, type Use } from './store.ts'
import { detailOf, titleOf, valuesOf } from './values.ts'

/** The kind of record that a field of the house refers to; null for all other fields. */
function targetOf(field: Field): string | null {
  if (!field.isOfHouse) return null
  if (field.kind === 'reference' || field.kind === 'references') return field.to
  return field.kind === 'picture' ? 'media' : null
}

function idsIn(value: unknown): number[] {
  return [value].flat().filter((id): id is number => typeof id === 'number')
}

/**
 * Throws `invalid` if a field of the house refers to a record that does not exist. Those that do exist can't be deleted
 * until the end of the transaction. Values that are as they were `before` are not looked at.
 */
export async function requireTargets(
  inside: Scope,
  store: RecordStore,
  records: readonly { values: Values; before: Values | null }[],
): Promise<void> {
  const errors: Record<string, ErrorCode> = {}
  for (const [name, field] of Object.entries(store.definition.fields)) {
    const kind = targetOf(field)
    if (kind === null) continue
    const wanted = new Set(
      records.flatMap(({ values, before }) =>
        isSame(values[name] ?? null, before?.[name] ?? null) ? [] : idsIn(values[name]),
      ),
    )
    if (wanted.size === 0) continue
    const { table, only } = store.storeOf(kind)
    const id = columnOf(table, 'id')
    const found = await inside.db
      .select({ id })
      .from(table)
      .where(and(only, inArray(id, [...wanted])))
      .orderBy(asc(id))
      .for('key share')
    if (found.length < wanted.size) errors[name] = 'unknown'
  }
  if (Object.keys(errors).length > 0) throw new DomainError('invalid', { fields: errors })
}

type HouseReference = { store: RecordStore; name: string; field: Field }

/** The fields of the house that refer to records of a kind. */
function referencesTo(stores: RecordStores, kind: string): HouseReference[] {
  return Object.values(stores).flatMap((store) =>
    Object.entries(store.definition.fields).flatMap(([name, field]) =>
      targetOf(field) === kind ? [{ store, name, field }] : [],
    ),
  )
}

/** The rows that refer to a record by such a field. */
function refersTo({ store, name, field }: HouseReference, id: number): SQL | undefined {
  const value = { [name]: field.kind === 'references' ? [id] : id }
  return and(store.only, sql`${columnOf(store.table, 'houseValues')} @> ${JSON.stringify(value)}::jsonb`)
}

/** What refers to a record by a field of the house: its records by kind, the first of them named. */
export async function findHouseUses(
  { db }: Pick<Scope, 'db'>,
  stores: RecordStores,
  kind: string,
  { id, language, maxNamed }: { id: number; language: Language; maxNamed: number },
): Promise<Use[]> {
  const uses: Use[] = []
  for (const reference of referencesTo(stores, kind)) {
    const { table, definition } = reference.store
    const where = refersTo(reference, id)
    const [found] = await db.select({ number: count() }).from(table).where(where)
    if (!found || found.number === 0) continue
    const rows = await db.select().from(table).where(where).limit(maxNamed)
    uses.push({
      kind: definition.kind,
      count: found.number,
      first: rows.map((row) => {
        const values = valuesOf(definition.fields, row)
        return {
          id: Number(row['id']),
          title: titleOf(reference.store, values, language),
          detail: detailOf(reference.store, values, {}, language),
        }
      }),
    })
  }
  return uses
}

/** Those of some records that a field of the house refers to. */
export async function findUsedByHouse(
  { db }: Pick<Scope, 'db'>,
  stores: RecordStores,
  kind: string,
  ids: readonly number[],
): Promise<number[]> {
  const used: number[] = []
  const references = referencesTo(stores, kind)
  if (references.length > 0)
    for (const id of ids)
      for (const reference of references)
        if ((await db.$count(reference.store.table, refersTo(reference, id))) > 0) {
          used.push(id)
          break
        }
  return used
}

/** Rows whose field of the house referred to a record that has become part of another one. */
export type MovedByHouse = { kind: string; field: string; ids: number[] }

/** Lets all fields of the house that name a record name another one of its kind; of `only`, those in these rows. */
export async function moveHouseReferences(
  { db }: Pick<Scope, 'db'>,
  stores: RecordStores,
  kind: string,
  { from, into, only }: { from: number; into: number; only?: readonly MovedByHouse[] },
): Promise<MovedByHouse[]> {
  const moved: MovedByHouse[] = []
  for (const reference of referencesTo(stores, kind)) {
    const { store, name, field } = reference
    const among = only?.find((one) => one.kind === store.definition.kind && one.field === name)?.ids
    if (only && !among) continue
    const id = columnOf(store.table, 'id')
    const rows: Record<string, unknown>[] = await db
      .select()
      .from(store.table)
      .where(and(refersTo(reference, from), among && inArray(id, among)))
      .for('update')
    for (const row of rows) {
      const before = valuesOf({ [name]: field }, row)[name]
      const after =
        field.kind === 'references'
          ? [...new Set(idsIn(before).map((one) => (one === from ? into : one)))]
          : into
      const change = JSON.stringify({ [name]: after })
      await db
        .update(store.table)
        .set({ houseValues: sql`${columnOf(store.table, 'houseValues')} || ${change}::jsonb` })
        .where(sql`${id} = ${row['id']}`)
    }
    if (rows.length > 0)
      moved.push({ kind: store.definition.kind, field: name, ids: rows.map((row) => Number(row['id'])) })
  }
  return moved
}
