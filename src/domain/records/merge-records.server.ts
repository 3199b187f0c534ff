import { and, desc, eq, getTableName, gt, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { auditLog, mergedRecords } from '#db/schema/index.ts'
import { trashDays } from '#i18n/trash-days.ts'
import { isRecord, recordsIn } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import { changeRightOf } from '#records/definition.ts'
import { emptyRecord, isListField, type Fields, type Values } from '#records/field.ts'
import { isLocalized } from '#records/merge-changes.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import { moveItems } from '../releases/index.server.ts'
import type { Scope } from '../scope.ts'
import { insertAgain } from './delete-record.server.ts'
import { noteDependants } from './dependants.server.ts'
import { ownerOf, referencesTo } from './find-uses.server.ts'
import { moveHouseReferences, type MovedByHouse } from './house-references.server.ts'
import { loadValues } from './read-record.server.ts'
import { columnOf, storeOfKind, type RecordStore, type RecordStores } from './store.ts'
import { titleOf } from './values.ts'
import { changeRecord, inTransaction, recordWrites } from './write-records.server.ts'

type MergedRecord = { id: number; title: string; mergedAt: Date; canBeSeparated: boolean }

/** The rows of one column that named the record that has gone. */
type Moved = { kind: string | null; table: string; column: string; ids: number[] }

/**
 * Makes one record part of another of its kind: what refers to it refers to the other one, which keeps its names as other
 * spellings and gets what it lacks. Its addresses lead to the other one from then on. Throws `not_found`, and `invalid`
 * for a kind that can't be merged, or a record and itself.
 */
export async function mergeRecords(
  scope: Scope,
  stores: RecordStores,
  store: RecordStore,
  { from, into }: { from: number; into: number },
): Promise<void> {
  const { definition, table } = store
  requireRight(scope.viewer, changeRightOf(definition))
  if (from === into || !definition.merge)
    throw new DomainError('invalid', { fields: { into: 'inside_itself' } })
  await inTransaction(scope, async (inside) => {
    // In the order of their numbers, so that two merges do not wait for each other.
    const values = new Map<number, Values>()
    for (const id of [from, into].toSorted((one, other) => one - other))
      values.set(id, await loadValues(inside, store, id, 'lock'))
    const [gone = {}, kept = {}] = [values.get(from), values.get(into)]
    const moved = await moveReferences(inside, stores, store, from, into)
    const movedByHouse = await moveHouseReferences(inside, stores, definition.kind, { from, into })
    await noteHouseOwners(inside, stores, movedByHouse)
    const waiting = await moveItems(inside, definition.kind, { from, into })
    const [row = {}] = await inside.db
      .select()
      .from(table)
      .where(eq(columnOf(table, 'id'), from))
    await inside.db.delete(table).where(eq(columnOf(table, 'id'), from))
    await store.afterDelete(inside, [{ id: from, before: gone }])
    const gained = gainedValues(store, gone, kept)
    await changeRecord(inside, store, into, { changes: gained })
    await noteDependants(inside, definition.kind, into)
    const title = titleOf(store, gone, 'de')
    await inside.db.insert(mergedRecords).values({
      kind: definition.kind,
      recordId: from,
      intoId: into,
      title,
      externalId: typeof row['externalId'] === 'string' ? row['externalId'] : null,
      mergedAt: scope.now,
    })
    const lost = Object.fromEntries(Object.keys(gained).map((name) => [name, kept[name]]))
    const details = { title, before: gone, row, into, moved, movedByHouse, waiting, gained, lost }
    await recordWrites(inside, store, 'merge', [{ id: from, details }])
  })
}

/**
 * Makes a merged record one of its own again, with what referred to it and still refers to the other one. Throws
 * `not_found` if it was merged more than `trashDays` ago, and `conflict` if the other one has been merged since.
 */
export async function separateRecord(
  scope: Scope,
  stores: RecordStores,
  store: RecordStore,
  id: number,
): Promise<void> {
  const { definition } = store
  const { kind } = definition
  requireRight(scope.viewer, changeRightOf(definition))
  await inTransaction(scope, async (inside) => {
    const [merged] = await inside.db.delete(mergedRecords).where(isMerged(kind, id)).returning()
    const details = merged && (await readMerge(inside, kind, id))
    if (!merged || !details) throw new DomainError('not_found', { subject: `${kind} ${id}` })
    if ((await inside.db.$count(mergedRecords, isMerged(kind, merged.intoId))) > 0)
      throw new DomainError('conflict', { subject: `${kind} ${merged.intoId}` })
    const now = await loadValues(inside, store, merged.intoId, 'lock')
    const after = await insertAgain(inside, store, id, details)
    for (const one of movedOf(details)) await moveBack(inside, stores, store, one, merged.intoId, id)
    const back = { from: merged.intoId, into: id, only: movedByHouseOf(details) }
    await noteHouseOwners(inside, stores, await moveHouseReferences(inside, stores, kind, back))
    const waiting = Array.isArray(details['waiting']) ? details['waiting'].map(Number) : []
    await moveItems(inside, kind, { from: merged.intoId, into: id, only: waiting })
    await changeRecord(inside, store, merged.intoId, { changes: valuesWithout(store, now, details) })
    for (const one of [id, merged.intoId]) await noteDependants(inside, kind, one)
    await recordWrites(inside, store, 'separate', [{ id, details: { title: details['title'], after } }])
  })
}

/** The records that have become part of one, the last first; at most 100. */
export async function listMerged(scope: Scope, store: RecordStore, into: number): Promise<MergedRecord[]> {
  const { kind, right } = store.definition
  requireRight(scope.viewer, right)
  const rows = await scope.db
    .select()
    .from(mergedRecords)
    .where(and(eq(mergedRecords.kind, kind), eq(mergedRecords.intoId, into)))
    .orderBy(desc(mergedRecords.mergedAt))
    .limit(100)
  return rows.map(({ recordId, title, mergedAt }) => ({
    id: recordId,
    title,
    mergedAt,
    canBeSeparated: mergedAt > earliest(scope),
  }))
}

function isMerged(kind: string, id: number) {
  return and(eq(mergedRecords.kind, kind), eq(mergedRecords.recordId, id))
}

function earliest({ now }: Pick<Scope, 'now'>): Date {
  return new Date(now.getTime() - trashDays * 86_400_000)
}

/** What the log keeps of a merge. */
async function readMerge(scope: Scope, kind: string, id: number): Promise<Values | null> {
  const [entry] = await scope.db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, kind),
        eq(auditLog.subjectId, String(id)),
        eq(auditLog.action, 'merge'),
        gt(auditLog.at, earliest(scope)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  return isRecord(entry?.details) ? entry.details : null
}

/** Lets all rows that name a record name another one; its own parts go with it. */
async function moveReferences(
  inside: Scope,
  stores: RecordStores,
  store: RecordStore,
  from: number,
  into: number,
): Promise<Moved[]> {
  const all: Moved[] = []
  for (const { table, column } of movable(stores, store)) {
    const rows = await inside.db
      .update(table)
      .set({ [column]: into })
      .where(eq(columnOf(table, column), from))
      .returning({ id: columnOf(table, 'id') })
    if (rows.length === 0) continue
    const ids = rows.map((row) => Number(row.id))
    const kind = await noteOwners(inside, stores, table, ids)
    all.push({ kind, table: getTableName(table), column, ids })
  }
  return all
}

async function moveBack(
  inside: Scope,
  stores: RecordStores,
  store: RecordStore,
  { table: name, column, ids }: Moved,
  from: number,
  to: number,
): Promise<void> {
  const found = movable(stores, store).find(
    (one) => getTableName(one.table) === name && one.column === column,
  )
  if (!found) return
  const { table } = found
  await inside.db
    .update(table)
    .set({ [column]: to })
    .where(and(inArray(columnOf(table, 'id'), ids), eq(columnOf(table, column), from)))
  await noteOwners(inside, stores, table, ids)
}

/** The columns that name records of a kind, without those of their own parts. */
function movable(stores: RecordStores, store: RecordStore) {
  return referencesTo(store.table).filter(({ table, column }) => {
    const owner = ownerOf(stores, table, column)
    return !(owner?.store === store && owner.column === column)
  })
}

/** Records a change of the records that own rows; returns their kind. */
async function noteOwners(
  inside: Scope,
  stores: RecordStores,
  table: PgTable,
  ids: number[],
): Promise<string | null> {
  const owner = ownerOf(stores, table)
  if (!owner) return null
  const { store, column } = owner
  const owners =
    column === null
      ? ids
      : (
          await inside.db
            .selectDistinct({ id: columnOf(table, column) })
            .from(table)
            .where(inArray(columnOf(table, 'id'), ids))
        ).map((row) => Number(row.id))
  await recordChange(inside, storeOfKind(stores, store.definition.kind).change, owners)
  return store.definition.kind
}

/** What the kept record gets: the other one's names as other spellings, and values where it has none. */
function gainedValues({ definition }: RecordStore, gone: Values, kept: Values): Values {
  const { fields, merge } = definition
  if (!merge) return {}
  const namesIn = (values: Values) => [
    ...merge.names.flatMap((name) => textsOf(values[name])),
    ...linesOf(values[merge.keep]),
  ]
  const known = new Set(namesIn(kept))
  const names = [...new Set(namesIn(gone))].filter((name) => !known.has(name))
  const empty = emptyRecord(fields)
  const filled = Object.entries(fields).filter(
    ([name, { kind }]) =>
      !unfilled.has(kind) &&
      !merge.names.includes(name) &&
      name !== merge.keep &&
      isSame(kept[name], empty[name]) &&
      !isSame(gone[name], empty[name]),
  )
  return {
    ...Object.fromEntries(filled.map(([name]) => [name, gone[name]])),
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        if (field.kind !== 'parts' || !isListField(field)) return []
        const fresh = partsBeside(field.fields, gone[name], kept[name])
        return fresh.length === 0 ? [] : [[name, [...recordsIn(kept[name]), ...fresh]]]
      }),
    ),
    ...(names.length > 0 && { [merge.keep]: [...linesOf(kept[merge.keep]), ...names] }),
  }
}
/** The parts that a list has beside those of another one, as new ones; what is required of a part tells it from others. */
function partsBeside(fields: Fields, list: unknown, other: unknown): Values[] {
  const required = Object.keys(fields).filter((name) => fields[name]?.required)
  const known = recordsIn(other)
  return recordsIn(list)
    .filter((part) => !known.some((one) => required.every((name) => isSame(one[name], part[name]))))
    .map(({ id: _id, ...part }) => part)
}

/** Kinds of fields that always have a value, or rows of their own. */
const unfilled = new Set(['flag', 'choice', 'parts', 'references', 'position', 'slug'])

/** The changes that take from a record what it had gained by a merge, and nobody has changed since. */
function valuesWithout({ definition }: RecordStore, now: Values, details: Values): Values {
  const keep = definition.merge?.keep
  const gained = isRecord(details['gained']) ? details['gained'] : {}
  const lost = isRecord(details['lost']) ? details['lost'] : {}
  return Object.fromEntries(
    Object.entries(gained).flatMap(([name, value]) => {
      if (name !== keep) return isSame(now[name], value) ? [[name, lost[name] ?? null]] : []
      const before = new Set(linesOf(lost[name]))
      const added = new Set(linesOf(value).filter((one) => !before.has(one)))
      return [[name, linesOf(now[name]).filter((one) => !added.has(one))]]
    }),
  )
}

function movedOf(details: Values): Moved[] {
  // Written by `mergeRecords` only.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Array.isArray(details['moved']) ? (details['moved'] as Moved[]) : []
}

function movedByHouseOf(details: Values): MovedByHouse[] {
  const moved = details['movedByHouse']
  // Written by `mergeRecords` only; merges before there were fields of houses have none.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Array.isArray(moved) ? (moved as MovedByHouse[]) : []
}

/** Records a change of the records whose fields of the house have been changed. */
async function noteHouseOwners(
  inside: Scope,
  stores: RecordStores,
  moved: readonly MovedByHouse[],
): Promise<void> {
  for (const { kind, ids } of moved) await recordChange(inside, storeOfKind(stores, kind).change, ids)
}

function textsOf(value: unknown): string[] {
  const texts = isLocalized(value) ? Object.values(value) : [value]
  return texts.filter((text): text is string => typeof text === 'string' && text !== '')
}

function linesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((line): line is string => typeof line === 'string') : []
}
