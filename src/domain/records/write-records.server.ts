import { eq, like, or, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { languages } from '#i18n/languages.ts'
import { isSame } from '#operations/index.ts'
import type { Fields, Values } from '#records/field.ts'
import { emptyRecord } from '#records/field.ts'
import { slugOf } from '#routing/slug-of.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import { leaveRedirects } from '../redirects/index.server.ts'
import type { Scope } from '../scope.ts'
import { noteDependants } from './dependants.server.ts'
import { mergeChanges } from './merge-changes.ts'
import { writeParts } from './parts.server.ts'
import { loadValues } from './read-record.server.ts'
import { columnKey, columnOf, type RecordStore } from './store.ts'
import { columnsOf, isLocalized, titleOf } from './values.ts'
import { violationOf } from './violation.ts'

/** Adds a record; returns its number. Fields that are not given get their default; the contract has checked the values. */
export async function addRecord(scope: Scope, store: RecordStore, draft: Values): Promise<number> {
  const { definition, table } = store
  requireRight(scope.viewer, definition.right)
  return inTransaction(scope, async (inside) => {
    // Columns that are not given get the defaults of the table.
    const given: Values = withSlugs(definition.fields, draft)
    for (const [name, field] of Object.entries(definition.fields))
      if (field.kind === 'position' && draft[name] === undefined)
        given[name] = await nextPosition(inside, store)
    Object.assign(given, await settled(inside, store, { ...emptyRecord(definition.fields), ...given }, null))
    const values: Values = { ...emptyRecord(definition.fields), ...given }
    requireValid(store, values)
    const [row] = await inside.db
      .insert(table)
      .values({ ...(await completed(inside, store, values)), ...columnsOf(definition.fields, given) })
      .returning({ id: columnOf(table, 'id') })
      .catch(refuseViolation(store))
    if (!row) throw new Error('The record was not stored')
    const id = Number(row.id)
    await writeParts(inside, store, id, values)
    await recordWrite(inside, store, id, 'create', { title: titleOf(store, values, 'de'), after: values })
    return id
  })
}

/**
 * Changes the given fields. With `seen`, fields that somebody else has changed since are merged or refused: the result
 * then has their stored values, and nothing is changed.
 */
export async function changeRecord(
  scope: Scope,
  store: RecordStore,
  id: number,
  { changes, seen = {} }: { changes: Values; seen?: Values | undefined },
): Promise<{ conflicts: Values } | null> {
  const { definition, table } = store
  requireRight(scope.viewer, definition.right)
  return inTransaction(scope, async (inside) => {
    const before = await loadValues(inside, store, id, 'lock')
    const merged = mergeChanges(definition.fields, before, changes, seen)
    if (Object.keys(merged.conflicts).length > 0) return { conflicts: merged.conflicts }
    if (Object.keys(merged.changes).length === 0) return null
    const wanted = withSlugs(definition.fields, { ...before, ...merged.changes })
    const also = await settled(inside, store, wanted, before)
    const after = { ...wanted, ...also }
    const names = [...new Set([...Object.keys(merged.changes), ...Object.keys(also)])].filter(
      (name) => !isSame(after[name], before[name]),
    )
    if (names.length === 0) return null
    requireValid(store, after)
    const written = Object.fromEntries(names.map((name) => [name, after[name]]))
    const columns = columnsOf(definition.fields, written)
    if (store.single) await store.single.save(inside, after)
    else if (Object.keys(columns).length > 0)
      await inside.db
        .update(table)
        .set({ ...columns, ...store.alsoSet(columns), ...('updatedAt' in table && { updatedAt: scope.now }) })
        .where(eq(columnOf(table, 'id'), id))
        .catch(refuseViolation(store))
    await writeParts(inside, store, id, written)
    await redirectOld(inside, store, id, before, after)
    await recordWrite(inside, store, id, 'change', {
      title: titleOf(store, after, 'de'),
      before: Object.fromEntries(names.map((name) => [name, before[name]])),
      after: written,
    })
    return null
  })
}

async function settled(
  inside: Scope,
  { settle }: RecordStore,
  values: Values,
  before: Values | null,
): Promise<Values> {
  return settle ? settle(inside, values, before) : {}
}

function requireValid(store: RecordStore, values: Values): void {
  const errors = store.check(values)
  if (Object.keys(errors).length > 0) throw new DomainError('invalid', { fields: errors })
}

/** For texts without a letter or digit. */
const untitled = { de: 'ohne-titel', en: 'untitled' }

/** Fills the parts of slugs that are empty, from the text that the field names; the English one falls back to German. */
function withSlugs(fields: Fields, values: Values): Values {
  const filled = { ...values }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'slug') continue
    const [slug, source] = [values[name], values[field.from]]
    const textIn = (value: unknown, language: (typeof languages)[number]) => {
      const text = isLocalized(value) ? value[language] : value
      return typeof text === 'string' ? text : ''
    }
    filled[name] = Object.fromEntries(
      languages.map((language) => [
        language,
        textIn(slug, language) ||
          slugOf(textIn(source, language) || textIn(source, 'de')) ||
          untitled[language],
      ]),
    )
  }
  return filled
}

/** A changed address leaves a redirect in each language; a page with the record's number redirects by itself. */
async function redirectOld(
  inside: Scope,
  { address }: RecordStore,
  id: number,
  before: Values,
  after: Values,
): Promise<void> {
  if (!address) return
  const moves = languages
    .map((language) => ({ oldPath: address(id, before, language), newPath: address(id, after, language) }))
    .filter(({ oldPath, newPath }) => oldPath !== newPath && !oldPath.endsWith(`/${id}`))
  await leaveRedirects(inside, moves)
}

/** Writes both logs, and updates everything that is derived from the record. */
export async function recordWrite(
  inside: Scope,
  store: RecordStore,
  id: number,
  action: 'create' | 'change' | 'delete' | 'restore',
  details: Values,
): Promise<void> {
  const { definition, change } = store
  await recordChange(inside, change, [id])
  await (action === 'delete' ? store.afterDelete(inside, id) : store.afterChange(inside, id))
  if (action === 'change' && store.updateDependants) await noteDependants(inside, definition.kind, id)
  await recordAudit(inside, { action, subjectKind: definition.kind, subjectId: id, details })
}

export async function inTransaction<Result>(
  scope: Scope,
  act: (inside: Scope) => Promise<Result>,
): Promise<Result> {
  return scope.db.transaction((tx) => act({ ...scope, db: tx }))
}

async function nextPosition({ db }: Scope, { table }: RecordStore): Promise<number> {
  const [row] = await db
    .select({ next: sql<number>`coalesce(max(${columnOf(table, 'position')}), 0)::int + 1` })
    .from(table)
  return row?.next ?? 1
}

/** The columns of a new row that no field sets; a key that another record has already gets a number. */
async function completed({ db }: Scope, store: RecordStore, values: Values): Promise<Values> {
  const { table } = store
  const columns = store.complete(values)
  const { key } = columns
  if (typeof key !== 'string' || !('key' in table)) return columns
  const column = columnOf(table, 'key')
  const rows = await db
    .select({ key: column })
    .from(table)
    .where(or(eq(column, key), like(column, `${key}-%`)))
  const taken = new Set(rows.map((row) => row.key))
  let free = key
  for (let number = 2; taken.has(free); number += 1) free = `${key}-${number}`
  return { ...columns, key: free }
}

/** Turns a violation of a constraint into an error of its field, or of the title for columns that no field sets. */
function refuseViolation({ definition }: RecordStore): (error: unknown) => never {
  return (error) => {
    const violation = violationOf(error)
    if (!violation) throw error
    const named = Object.entries(definition.fields).find(([name, field]) =>
      violation.constraint.includes(`_${toSnakeCase(columnKey(name, field))}_`),
    )
    const field = named?.[0] ?? definition.title[0] ?? 'id'
    if (violation.code === '23505') throw new DomainError('invalid', { fields: { [field]: 'taken' } })
    if (violation.code === '23503') throw new DomainError('invalid', { fields: { [field]: 'unknown' } })
    throw error
  }
}
