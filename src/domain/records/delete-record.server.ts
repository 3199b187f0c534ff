import { and, desc, eq, getTableColumns, gt, inArray } from 'drizzle-orm'
import { auditLog, media } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { trashDays } from '#i18n/trash-days.ts'
import { isRecord } from '#json/is-record.ts'
import { changeRightOf } from '#records/definition.ts'
import { emptyRecord, type Values } from '#records/field.ts'
import { houseValue } from '#records/house-fields.ts'
import { recordAuditOfEach } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import type { FileStore } from '../file-store.ts'
import { insertRows } from '../insert-rows.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { keptDays } from '../stores/index.server.ts'
import { findUsedIds, findUses } from './find-uses.server.ts'
import { requireTargets } from './house-references.server.ts'
import { writeParts } from './parts.server.ts'
import { loadManyValues } from './read-record.server.ts'
import { readableUses, requireMayPublish, requireMayWrite } from './rights.server.ts'
import { columnKey, columnOf, type RecordStore, type RecordStores, type Use } from './store.ts'
import { columnsOf, titleOf } from './values.ts'
import { violationOf } from './violation.ts'
import { deriveFrom, inTransaction, recordWrites } from './write-records.server.ts'

/**
 * Deletes a record, or returns what refers to it. The log keeps its row, so that it can be restored; its files go into
 * the trash of their store. After a crash in between, the clean-up moves them. Throws `not_found`.
 */
export async function deleteRecord(
  scope: Scope,
  stores: RecordStores,
  store: RecordStore,
  id: number,
  { language, files }: { language: Language; files: Pick<FileStore, 'trash'> },
): Promise<{ uses: Use[] } | null> {
  const { kind } = store.definition
  try {
    const { deleted, used } = await deleteRecords(scope, stores, store, [id], { language, files })
    if (deleted.includes(id)) return null
    if (used.length === 0) throw new DomainError('not_found', { subject: `${kind} ${id}` })
  } catch (error) {
    // Somebody has referred to it between the look and the deletion.
    if (violationOf(error)?.code !== '23503') throw error
  }
  return { uses: readableUses(scope, stores, await findUses(scope, stores, store, id, language)) }
}

/**
 * Deletes those of some records that nothing refers to, in one transaction; the others are left, as are those that do not
 * exist. The log has an entry for each.
 */
export async function deleteRecords(
  scope: Scope,
  stores: RecordStores,
  store: RecordStore,
  ids: readonly number[],
  { language, files }: { language: Language; files: Pick<FileStore, 'trash'> },
): Promise<{ deleted: number[]; used: number[] }> {
  const { definition, table } = store
  requireMayWrite(scope, store)
  const { deleted, used, rows } = await inTransaction(scope, async (inside) => {
    const id = columnOf(table, 'id')
    const values = await loadManyValues(inside, store, ids, 'lock')
    const inUse = await findUsedIds(inside, stores, store, [...values.keys()])
    requireMayPublish(inside, store, [...values.values()])
    const free = [...values].flatMap(([one, before]) => (inUse.has(one) ? [] : [{ id: one, before }]))
    const found = { deleted: free.map((one) => one.id), used: [...inUse], rows: [] }
    if (free.length === 0) return found
    const gone = await inside.db.delete(table).where(inArray(id, found.deleted)).returning()
    const rowOf = new Map(gone.map((row) => [Number(row['id']), row]))
    await store.afterDelete(inside, free)
    await recordChange(inside, store.change, found.deleted)
    await recordAuditOfEach(
      inside,
      { action: 'delete', subjectKind: definition.kind },
      free.map(({ id: one, before }) => ({
        id: one,
        details: { title: titleOf(store, before, language), before, row: rowOf.get(one) },
      })),
    )
    return { ...found, rows: gone }
  })
  for (const row of rows) for (const name of store.filesOf?.(row) ?? []) await files.trash.take(name)
  return { deleted, used }
}

/**
 * Adds a deleted record again, under its number. Throws `not_found` if the log does not have it, `conflict` if it exists,
 * and `invalid` if something it needs is gone or in use.
 */
export async function restoreRecord(scope: Scope, store: RecordStore, id: number): Promise<void> {
  const { definition } = store
  requireRight(scope.viewer, changeRightOf(definition))
  await inTransaction(scope, async (inside) => {
    const [entry] = await inside.db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subjectKind, definition.kind),
          eq(auditLog.subjectId, String(id)),
          eq(auditLog.action, 'delete'),
          gt(auditLog.at, new Date(scope.now.getTime() - daysOf(store) * 86_400_000)),
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(1)
    const details: Values = isRecord(entry?.details) ? entry.details : {}
    const after = await insertAgain(inside, store, id, details)
    await recordWrites(inside, store, 'restore', [{ id, details: { title: details['title'], after } }])
  })
}

/**
 * Adds a record again of what the log keeps of it: its `row`, and its values `before`, without pictures that are gone.
 * Returns its values. Throws as `restoreRecord`.
 */
export async function insertAgain(
  inside: Scope,
  store: RecordStore,
  id: number,
  details: Values,
): Promise<Values> {
  const { definition, table } = store
  const { row, before } = await withoutGonePictures(inside, store, details)
  if (!isRecord(row)) throw new DomainError('not_found', { subject: `${definition.kind} ${id}` })
  const exists = await inside.db.$count(table, eq(columnOf(table, 'id'), id))
  if (exists > 0) throw new DomainError('conflict', { subject: `${definition.kind} ${id}` })
  const given: Values = { ...emptyRecord(definition.fields), ...(isRecord(before) && before) }
  const also = (await store.beforeValidate?.(inside, given, null)) ?? {}
  const values = { ...given, ...also }
  const columns = columnsOf(definition.fields, also)
  await requireTargets(inside, store, [{ values, before: null }]).catch((error: unknown) => {
    throw error instanceof DomainError ? new DomainError('conflict', { subject: definition.kind }) : error
  })
  await insertRows(inside, table, [{ ...withoutGenerated(store, row), ...columns }]).catch(
    (error: unknown) => {
      throw violationOf(error) ? new DomainError('conflict', { subject: definition.kind }) : error
    },
  )
  await writeParts(inside, store, new Map([[id, withoutNumbers(values)]]))
  await deriveFrom(inside, store, [{ id, before: null, after: values }])
  return values
}

/** What the log keeps of a record, without the pictures that have been deleted since. */
async function withoutGonePictures(
  { db }: Pick<Scope, 'db'>,
  { definition }: RecordStore,
  { row, before }: Values,
): Promise<{ row: unknown; before: unknown }> {
  if (!isRecord(row)) return { row, before }
  const pictures = Object.entries(definition.fields).flatMap(([name, field]): GonePicture[] => {
    if (field.isOfHouse) {
      const id = houseValue(name, field, row['houseValues'])
      return field.kind === 'picture' && typeof id === 'number' ? [{ name, key: null, id }] : []
    }
    const key = columnKey(name, field)
    const id = row[key]
    return field.kind === 'picture' && typeof id === 'number' ? [{ name, key, id }] : []
  })
  if (pictures.length === 0) return { row, before }
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(
      inArray(
        media.id,
        pictures.map(({ id }) => id),
      ),
    )
  const gone = pictures.filter(({ id }) => !rows.some((stored) => stored.id === id))
  return {
    row: withoutGone(row, gone),
    before: isRecord(before)
      ? { ...before, ...Object.fromEntries(gone.map(({ name }) => [name, null])) }
      : before,
  }
}

/** A field with its column, or null for one of the house. */
type GonePicture = { name: string; key: string | null; id: number }
function withoutGone(row: Values, gone: readonly GonePicture[]): Values {
  const columns = gone.flatMap(({ key }) => (key === null ? [] : [[key, null] as const]))
  const ofHouse = gone.flatMap(({ name, key }) => (key === null ? [[name, null] as const] : []))
  const { houseValues } = row
  return {
    ...row,
    ...Object.fromEntries(columns),
    ...(isRecord(houseValues) && { houseValues: { ...houseValues, ...Object.fromEntries(ofHouse) } }),
  }
}

/** How long it can be restored: with files only while the store keeps them. */
function daysOf({ filesOf }: RecordStore): number {
  return filesOf ? Math.min(trashDays, keptDays) : trashDays
}

/** The values with parts as new ones, because theirs are gone. */
function withoutNumbers(values: Values): Values {
  const asNew = (one: unknown): unknown => {
    if (!isRecord(one)) return one
    const { id: _, ...part } = one
    return withoutNumbers(part)
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map(asNew) : value]),
  )
}

/** The row without the columns that the database computes. */
function withoutGenerated({ table }: RecordStore, row: Values): Values {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
      column.generated === undefined && Object.hasOwn(row, key) ? [[key, row[key]]] : [],
    ),
  )
}
