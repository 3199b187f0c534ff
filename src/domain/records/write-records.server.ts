import { eq, like, or, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { languages, perLanguage, type Language } from '#i18n/languages.ts'
import { isSame } from '#operations/index.ts'
import type { Fields, Values } from '#records/field.ts'
import { isLocalized, mergeChanges } from '#records/merge-changes.ts'
import { emptyRecord, importedFields } from '#records/field.ts'
import { slugOf } from '#routing/slug-of.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import { giveUpRedirects, leaveRedirects } from '../redirects/index.server.ts'
import type { Scope } from '../scope.ts'
import { noteDependants } from './dependants.server.ts'
import { writeParts } from './parts.server.ts'
import { loadValues } from './read-record.server.ts'
import { requireMayChange, requireMayPublish, requireMayWrite } from './rights.server.ts'
import { columnKey, columnOf, type RecordStore, type Written } from './store.ts'
import { columnsOf, titleOf } from './values.ts'
import { violationOf } from './violation.ts'

/**
 * The records that a caller writes together in one transaction, of which it calls `updateFromWritten` at the end: what is
 * derived from many is updated with as few statements as of one.
 */
export type WrittenRecords = Map<RecordStore, Written[]>

/** Updates what is derived from the collected records, in the transaction that has written them, and empties the collection. */
export async function updateFromWritten(inside: Scope, together: WrittenRecords): Promise<void> {
  for (const [store, written] of together) await store.afterWriting(inside, written)
  together.clear()
}

async function noteWritten(
  inside: Scope,
  store: RecordStore,
  written: Written,
  together: WrittenRecords | undefined,
): Promise<void> {
  if (!together) return store.afterWriting(inside, [written])
  const noted = together.get(store) ?? []
  const earlier = noted.find(({ id }) => id === written.id)
  if (earlier) earlier.after = written.after
  else together.set(store, [...noted, written])
}

/**
 * Adds a record; returns its number. Fields that are not given get their default; the contract has checked the values.
 */
export async function addRecord(
  scope: Scope,
  store: RecordStore,
  draft: Values,
  { together }: { together?: WrittenRecords } = {},
): Promise<number> {
  const { definition, table } = store
  requireMayWrite(scope, store)
  return inTransaction(scope, async (inside) => {
    // Columns that are not given get the defaults of the table.
    const given: Values = withSlugs(definition.fields, draft)
    for (const [name, field] of Object.entries(definition.fields))
      if (field.kind === 'position' && draft[name] === undefined)
        given[name] = await nextPosition(inside, store)
    const empty = emptyRecord(definition.fields)
    Object.assign(given, await settled(inside, store, { ...empty, ...given }, null))
    const values = store.adjust({ ...empty, ...given }, null)
    requireMayPublish(inside, store, [values])
    await requireValid(inside, store, values, null)
    const [row] = await inside.db
      .insert(table)
      .values({
        ...(await completed(inside, store, values)),
        ...columnsOf(definition.fields, pick(values, Object.keys(given))),
      })
      .returning({ id: columnOf(table, 'id') })
      .catch(refuseViolation(store))
    if (!row) throw new Error('The record was not stored')
    const id = Number(row.id)
    await writeParts(inside, store, id, values, { isNew: true }).catch(refuseViolation(store))
    await occupyAddresses(inside, store, id, values)
    await recordWrite(inside, store, id, 'create', {
      title: titleOf(store, values, 'de'),
      after: values,
    })
    await noteWritten(inside, store, { id, before: null, after: values }, together)
    return id
  })
}

type ChangeOptions = {
  changes: Values
  seen?: Values | undefined
  doesWin?: boolean
  isImporter?: boolean
  together?: WrittenRecords
}

/**
 * Changes the given fields. With `seen`, fields that somebody else has changed since are merged or refused: the result
 * then has their stored values, and nothing is changed; with `doesWin`, they are overwritten. The record's own importer
 * (`isImporter`) writes its fields without taking them over.
 */
export async function changeRecord(
  scope: Scope,
  store: RecordStore,
  id: number,
  options: ChangeOptions,
): Promise<{ conflicts: Values } | null> {
  await requireMayChange(scope, store, id)
  return inTransaction(scope, async (inside) => {
    const before = await loadValues(inside, store, id, 'lock')
    const written = await changeLoaded(inside, store, { id, before }, options)
    return 'conflicts' in written ? written : null
  })
}

/** The same for a record that the caller has locked, and may change; says whether anything was left to change. */
export async function changeLoaded(
  inside: Scope,
  store: RecordStore,
  { id, before }: { id: number; before: Values },
  { changes, seen = {}, doesWin = false, isImporter = false, together }: ChangeOptions,
): Promise<{ conflicts: Values } | { isChanged: boolean }> {
  const { definition, table } = store
  let merged = mergeChanges(definition.fields, before, changes, seen)
  const conflicts = Object.keys(merged.conflicts)
  if (conflicts.length > 0 && !doesWin) return { conflicts: merged.conflicts }
  // What nobody has seen is overwritten.
  if (conflicts.length > 0)
    merged = mergeChanges(definition.fields, before, changes, without(seen, conflicts))
  if (Object.keys(merged.changes).length === 0) return { isChanged: false }
  const imported = isImporter ? merged.changes : takeOver(definition.fields, before, merged.changes)
  const wanted = store.adjust(withSlugs(definition.fields, { ...before, ...imported }), before)
  const also = await settled(inside, store, wanted, before)
  const after = { ...wanted, ...also }
  const names = [...new Set([...Object.keys(imported), ...Object.keys(also)])].filter(
    (name) => !isSame(after[name], before[name]),
  )
  if (names.length === 0) return { isChanged: false }
  requireMayPublish(inside, store, [before, after])
  await requireValid(inside, store, after, before)
  const written = pick(after, names)
  const given = columnsOf(definition.fields, written)
  const columns = {
    ...given,
    ...store.alsoSet(given),
    ...('updatedAt' in table && { updatedAt: inside.now }),
  }
  if (store.single) await store.single.save(inside, after)
  else if (Object.keys(columns).length > 0)
    await inside.db
      .update(table)
      .set(columns)
      .where(eq(columnOf(table, 'id'), id))
      .catch(refuseViolation(store))
  await writeParts(inside, store, id, written).catch(refuseViolation(store))
  await redirectOld(inside, store, id, before, after)
  await recordWrite(inside, store, id, 'change', {
    title: titleOf(store, after, 'de'),
    before: pick(before, names),
    after: written,
  })
  await noteWritten(inside, store, { id, before, after }, together)
  return { isChanged: true }
}

function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

async function settled(
  inside: Scope,
  { settle }: RecordStore,
  values: Values,
  before: Values | null,
): Promise<Values> {
  return settle ? settle(inside, values, before) : {}
}

async function requireValid(
  scope: Scope,
  store: RecordStore,
  values: Values,
  before: Values | null,
): Promise<void> {
  const errors = await store.check(values, { scope, before })
  if (Object.keys(errors).length > 0) throw new DomainError('invalid', { fields: errors })
}

/**
 * The changes of a record that an importer writes, with the fields that they take over from it. Throws `invalid` for
 * fields that have to be taken over first; a field may be changed in the same write that gives it back.
 */
function takeOver(fields: Fields, before: Values, changes: Values): Values {
  const imported = importedFields(fields, { ...before, ...changes })
  if (!imported) return changes
  const { taken, own, importer, locked } = imported
  const isGivenBack = (name: string) => importedFields(fields, before)?.own.includes(name) === true
  const refused = Object.keys(changes).filter((name) => locked.includes(name) && !isGivenBack(name))
  if (refused.length > 0)
    throw new DomainError('invalid', {
      fields: Object.fromEntries(refused.map((name) => [name, 'imported'])),
    })
  const changed = importer.fields.filter(
    (name) => Object.hasOwn(changes, name) && !own.includes(name) && !isGivenBack(name),
  )
  return changed.length === 0 ? changes : { ...changes, [taken]: [...own, ...changed] }
}

/** For texts without a letter or digit. */
const untitled = { de: 'ohne-titel', en: 'untitled' }

/** Fills the parts of slugs that are empty, from the text that the field names; the English one falls back to German. */
function withSlugs(fields: Fields, values: Values): Values {
  const filled = { ...values }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'slug') continue
    const [slug, source] = [values[name], values[field.from]]
    const textIn = (value: unknown, language: Language) => {
      const text = isLocalized(value) ? value[language] : value
      return typeof text === 'string' ? text : ''
    }
    const partIn = (language: Language) =>
      textIn(slug, language) || slugOf(textIn(source, language) || textIn(source, 'de')) || untitled[language]
    filled[name] = field.isShared ? partIn('de') : perLanguage(partIn)
  }
  return filled
}

/** The addresses of a new record may have been those of another one; those with its number can't. */
async function occupyAddresses(
  inside: Scope,
  { address }: RecordStore,
  id: number,
  values: Values,
): Promise<void> {
  if (!address) return
  const own = languages.map((language) => address(id, values, language))
  const taken = own.filter((path) => !path.endsWith(`/${id}`))
  if (taken.length > 0) await giveUpRedirects(inside, taken)
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

/** Writes both logs, and notes that what is derived from records that name this one is out of date. */
export async function recordWrite(
  inside: Scope,
  store: RecordStore,
  id: number,
  action: 'create' | 'change' | 'restore' | 'merge' | 'separate',
  details: Values,
): Promise<void> {
  const { definition, change } = store
  await recordChange(inside, change, [id])
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
      toSnakeCase(violation.constraint).includes(`_${toSnakeCase(columnKey(name, field))}_`),
    )
    const field = named?.[0] ?? definition.title[0] ?? 'id'
    if (violation.code === '23505') throw new DomainError('invalid', { fields: { [field]: 'taken' } })
    if (violation.code === '23503') throw new DomainError('invalid', { fields: { [field]: 'unknown' } })
    throw error
  }
}
