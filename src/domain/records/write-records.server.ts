import { eq, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { languages, perLanguage, type Language } from '#i18n/languages.ts'
import { isSame } from '#operations/index.ts'
import type { Fields, Values } from '#records/field.ts'
import { isLocalized, mergeChanges } from '#records/merge-changes.ts'
import { emptyRecord, importedFields, isOfHouse, valuesOfHouse } from '#records/field.ts'
import { slugOf } from '#routing/slug-of.ts'
import { recordAuditOfEach } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError, type ErrorCode } from '../errors.ts'
import { readSettings } from '../house/index.server.ts'
import { insertRows } from '../insert-rows.server.ts'
import { giveUpRedirects, leaveRedirects } from '../redirects/index.server.ts'
import type { Scope } from '../scope.ts'
import { noteDependants } from './dependants.server.ts'
import { requireTargets } from './house-references.server.ts'
import { writeParts } from './parts.server.ts'
import { loadManyValues, loadValues } from './read-record.server.ts'
import { requireMayChange, requireMayPublish, requireMayWrite } from './rights.server.ts'
import { columnKey, columnOf, idsOf, type RecordStore, type Written } from './store.ts'
import { columnsOf, storedValue, titleOf } from './values.ts'
import { violationOf } from './violation.ts'

/**
 * The records that a caller writes together in one transaction, of which it calls `updateFromWritten` at the end: what is
 * derived from many is updated with as few statements as of one.
 */
export type WrittenRecords = Map<RecordStore, Written[]>

/** Updates what is derived from the collected records, in the transaction that has written them, and empties the collection. */
export async function updateFromWritten(inside: Scope, together: WrittenRecords): Promise<void> {
  for (const [store, written] of together) await deriveFrom(inside, store, written)
  together.clear()
}

/** Updates what is derived from records, in the transaction that has written them; see `index` and `afterWrite` of a store. */
export async function deriveFrom(
  inside: Scope,
  store: RecordStore,
  written: readonly Written[],
  search: 'now' | 'later' = 'now',
): Promise<void> {
  if (search === 'now') await store.index(inside, written)
  await store.afterWrite(inside, written)
}

function noteWritten(together: WrittenRecords, store: RecordStore, written: Written): void {
  noteAllWritten(together, store, [written])
}

function noteAllWritten(together: WrittenRecords, store: RecordStore, written: readonly Written[]): void {
  const noted = new Map((together.get(store) ?? []).map((one) => [one.id, one]))
  for (const { id, before, after } of written) {
    const earlier = noted.get(id)
    if (earlier) earlier.after = after
    else noted.set(id, { id, before, after })
  }
  together.set(store, [...noted.values()])
}

/**
 * Is told which rules a record breaks that is written nevertheless, because it is so in the source of an import; `index` is
 * its place among those that are written. Without it, such a record is refused.
 */
export type TellBroken = (index: number, errors: Readonly<Record<string, ErrorCode>>) => void

/**
 * Adds a record; returns its number. Fields that are not given get their default; the contract has checked the values.
 */
export async function addRecord(
  scope: Scope,
  store: RecordStore,
  draft: Values,
  { together }: { together?: WrittenRecords } = {},
): Promise<number> {
  const [id] = await insertRecords(scope, store, [draft], { together, logged: 'values' })
  if (id === undefined) throw new Error('The record was not stored')
  return id
}

/**
 * Adds many records as programs have them, all or none, with as few statements as one; returns their numbers in the given
 * order. Besides fields they may set the store's `columns`. The log has only their titles. With `search: 'later'`, the
 * caller writes their search documents afterwards (`indexSubjects`), as imports of tens of thousands do. Meant for batches
 * of a few hundred.
 */
export async function addRecords(
  scope: Scope,
  store: RecordStore,
  drafts: readonly Values[],
  { search, tellBroken }: { search?: 'now' | 'later'; tellBroken?: TellBroken | undefined } = {},
): Promise<number[]> {
  return insertRecords(scope, store, drafts, { search, tellBroken, logged: 'titles' })
}

/** Where every new record is stored: its row, its parts, what is derived from it, and both logs. */
async function insertRecords(
  scope: Scope,
  store: RecordStore,
  drafts: readonly Values[],
  given: {
    together?: WrittenRecords | undefined
    search?: 'now' | 'later' | undefined
    tellBroken?: TellBroken | undefined
    logged: 'values' | 'titles'
  },
): Promise<number[]> {
  const { together, search, tellBroken, logged } = given
  requireMayWrite(scope, store)
  if (drafts.length === 0) return []
  return inTransaction(scope, async (inside) => {
    const rowOf = await openRows(inside, store)
    const records: { values: Values; row: Values }[] = []
    const awaited: Awaited<ReturnType<typeof findAwaited>>[] = []
    for (const [index, wanted] of drafts.entries()) {
      const waits = await findAwaited(inside, store, wanted, null)
      awaited.push(waits)
      const draft = waits ? { ...wanted, ...hidden(store) } : wanted
      records.push(await rowOf(draft, tellBroken && ((errors) => tellBroken(index, errors))))
    }
    requireMayPublish(inside, store, [...records.map(({ values }) => values), ...drafts])
    await requireTargets(
      inside,
      store,
      records.map(({ values }) => ({ values, before: null })),
    )
    const ids = await insertRows(
      inside,
      store.table,
      records.map(({ row }) => row),
    ).catch(refuseViolation(store))
    const added = records.map(({ values }, index) => ({ id: ids[index] ?? 0, before: null, after: values }))
    const valuesOfId = new Map(added.map(({ id, after }) => [id, after]))
    await writeParts(inside, store, valuesOfId, { areNew: true }).catch(refuseViolation(store))
    await occupyAddresses(inside, store, valuesOfId)
    const entries = added.map(({ id, after }) => ({
      id,
      details: { title: titleOf(store, after, 'de'), ...(logged === 'values' && { after }) },
    }))
    await recordWrites(inside, store, 'create', entries)
    for (const [index, waits] of awaited.entries()) await waits?.collect(ids[index] ?? 0)
    if (together) for (const one of added) noteWritten(together, store, one)
    else await deriveFrom(inside, store, added, search)
    return ids
  })
}

/** Returns what makes the values and the row of a new record, one after the other; throws `invalid` for a broken rule. */
async function openRows(inside: Scope, store: RecordStore) {
  const { definition, columns } = store
  const { fields } = definition
  const empty = emptyRecord(fields)
  const usual = Object.values(fields).some(isOfHouse) ? valuesOfHouse(fields, await readSettings(inside)) : {}
  let position: number | null = null
  const keyFor = await openKeys(inside, store)
  return async (
    draft: Values,
    tell: ((errors: Record<string, ErrorCode>) => void) | undefined,
  ): Promise<{ values: Values; row: Values }> => {
    // Columns that are not given get the defaults of the table.
    const given: Values = { ...usual, ...withSlugs(fields, draft) }
    for (const [name, field] of Object.entries(fields))
      if (field.kind === 'position' && draft[name] === undefined)
        given[name] = position = position === null ? await nextPosition(inside, store, name) : position + 1
    Object.assign(given, await store.beforeValidate?.(inside, { ...empty, ...given }, null))
    const values = { ...empty, ...given }
    requireTitle(store, values)
    await requireValid(inside, store, { values, before: null, tell })
    const row = {
      ...(await keyFor(values, draft)),
      ...columnsOf(fields, pick(values, Object.keys(given)), columns),
    }
    return { values, row }
  }
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
  record: Loaded,
  { together, ...options }: ChangeOptions,
): Promise<{ conflicts: Values } | { isChanged: boolean; waits?: true }> {
  const written = await updateRecord(inside, store, record, options)
  if (written === null) return { isChanged: false }
  if ('conflicts' in written) return written
  const waits = written.waits && ({ waits: true } as const)
  if (written.names.length === 0) return { isChanged: false, ...waits }
  await recordChanges(inside, store, 'change', [written])
  if (together) noteWritten(together, store, written)
  else await deriveFrom(inside, store, [written])
  return { isChanged: true, ...waits }
}

/**
 * Changes several records of a kind as their own call would, with as few statements as possible; what each is changed by
 * wins over what others have changed. Those that are refused stay as they are, and are returned with their errors by number. Call
 * it in a transaction, by those who may change all of the kind.
 */
export async function changeAll(
  inside: Scope,
  store: RecordStore,
  wanted: readonly { id: number; changes: Values; seen: Values }[],
  together: WrittenRecords,
): Promise<Map<number, DomainError>> {
  requireMayWrite(inside, store)
  const stored = store.single
    ? new Map([[1, await loadValues(inside, store, 1, 'lock')]])
    : await loadManyValues(inside, store, idsOf(wanted), 'lock')
  const write = async (within: Scope, all: typeof wanted) => {
    const written: ChangedRecord[] = []
    for (const { id, ...change } of all) {
      const before = stored.get(store.single ? 1 : id)
      if (!before) throw new DomainError('not_found', { subject: `${store.definition.kind} ${id}` })
      const one = await updateRecord(within, store, { id, before }, { ...change, doesWin: true })
      if (one && 'id' in one && one.names.length > 0) written.push(one)
    }
    await recordChanges(within, store, 'change', written)
    return written
  }
  const tryAll = async (all: typeof wanted): Promise<DomainError | null> => {
    try {
      const written = await inside.db.transaction((tx) => write({ ...inside, db: tx }, all))
      noteAllWritten(together, store, written)
      return null
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return error
    }
  }
  const errors = new Map<number, DomainError>()
  if ((await tryAll(wanted)) === null) return errors
  // One of them is refused: each gets a savepoint of its own, so that all others are written.
  for (const one of wanted) {
    const error = await tryAll([one])
    if (error) errors.set(one.id, error)
  }
  return errors
}

/**
 * Changes records as their importer has them, without taking their fields over; those that do not exist are left out. The
 * log has an entry `import` for each.
 */
export async function changeImported(
  scope: Scope,
  store: RecordStore,
  records: readonly { id: number; changes: Values }[],
  { search, tellBroken }: { search?: 'now' | 'later'; tellBroken?: TellBroken | undefined } = {},
): Promise<void> {
  requireMayWrite(scope, store)
  if (records.length === 0) return
  await inTransaction(scope, async (inside) => {
    const stored = await loadManyValues(inside, store, idsOf(records), 'lock')
    const written: ChangedRecord[] = []
    for (const [index, { id, changes }] of records.entries()) {
      const before = stored.get(id)
      const tell = tellBroken && ((errors: Record<string, ErrorCode>) => tellBroken(index, errors))
      const one =
        before && (await updateRecord(inside, store, { id, before }, { changes, isImporter: true, tell }))
      if (one && 'id' in one && one.names.length > 0) written.push(one)
    }
    await recordChanges(inside, store, 'import', written)
    await deriveFrom(inside, store, written, search)
  })
}

type Loaded = { id: number; before: Values }
/** A changed record with the names of the fields that were changed; `waits` if it becomes public with a release. */
type ChangedRecord = Loaded & { after: Values; names: string[]; waits?: true }

/** Where every change of a record is stored: its row and its parts; null if it was so already. */
async function updateRecord(
  inside: Scope,
  store: RecordStore,
  { id, before }: Loaded,
  given: Omit<ChangeOptions, 'together'> & {
    tell?: ((errors: Record<string, ErrorCode>) => void) | undefined
  },
): Promise<{ conflicts: Values } | ChangedRecord | null> {
  const { changes, seen = {}, doesWin = false, isImporter = false, tell } = given
  const { definition, table } = store
  const { fields } = definition
  let merged = mergeChanges(fields, before, changes, seen)
  const conflicts = Object.keys(merged.conflicts)
  if (conflicts.length > 0 && !doesWin) return { conflicts: merged.conflicts }
  // What nobody has seen is overwritten.
  if (conflicts.length > 0) merged = mergeChanges(fields, before, changes, without(seen, conflicts))
  if (Object.keys(merged.changes).length === 0) return null
  if (!isImporter) refuseLocked(fields, before, merged.changes)
  const wanted = withSlugs(fields, { ...before, ...merged.changes })
  const also = (await store.beforeValidate?.(inside, wanted, before)) ?? {}
  const awaited = await findAwaited(inside, store, { ...wanted, ...also }, before)
  const settled = { ...wanted, ...also, ...(awaited && hidden(store)) }
  const changed = [...new Set([...Object.keys(merged.changes), ...Object.keys(also)])].filter(
    (name) => !isSame(settled[name], before[name]),
  )
  if (awaited) {
    requireMayPublish(inside, store, [{ ...settled, ...merged.changes }])
    await awaited.collect(id)
  }
  const waits = awaited && ({ waits: true } as const)
  if (changed.length === 0) return waits && { id, before, after: before, names: [], ...waits }
  const taken = isImporter ? {} : takeOver(fields, before, pick(settled, changed))
  const after = { ...settled, ...taken }
  const names = [...new Set([...changed, ...Object.keys(taken)])]
  requireMayPublish(inside, store, [before, after])
  await requireValid(inside, store, { values: after, before, tell })
  await requireTargets(inside, store, [{ values: after, before }])
  const written = pick(after, names)
  const own = columnsOf(fields, written)
  const { houseValues } = own
  const columns = {
    ...own,
    // Beside the values that are stored of fields that are no longer defined.
    ...(houseValues !== undefined && {
      houseValues: sql`${columnOf(table, 'houseValues')} || ${JSON.stringify(houseValues)}::jsonb`,
    }),
    ...store.beforeUpdate(own),
    ...('updatedAt' in table && { updatedAt: inside.now }),
  }
  if (store.single) await store.single.save(inside, after)
  else if (Object.keys(columns).length > 0)
    await inside.db
      .update(table)
      .set(columns)
      .where(eq(columnOf(table, 'id'), id))
      .catch(refuseViolation(store))
  await writeParts(inside, store, new Map([[id, written]])).catch(refuseViolation(store))
  await redirectOld(inside, store, id, before, after)
  return { id, before, after, names, ...waits }
}

/** What a record waits for that is to become public by this write; null when it does so, or is not to. */
async function findAwaited(inside: Scope, store: RecordStore, wanted: Values, before: Values | null) {
  const { publication = '' } = store.definition
  const isAsked = inside.viewer.kind !== 'system' && !inside.publishesAtOnce
  if (!store.findAwaited || !isAsked || wanted[publication] !== true || before?.[publication] === true)
    return null
  return store.findAwaited(inside, wanted)
}

/** A record that is not public. */
function hidden({ definition: { publication = '' } }: RecordStore): Values {
  return { [publication]: false }
}

async function recordChanges(
  inside: Scope,
  store: RecordStore,
  action: 'change' | 'import',
  records: readonly ChangedRecord[],
): Promise<void> {
  const entries = records.map(({ id, before, after, names }) => ({
    id,
    details: { title: titleOf(store, after, 'de'), before: pick(before, names), after: pick(after, names) },
  }))
  await recordWrites(inside, store, action, entries)
}

function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** Throws `invalid` for a broken rule, unless somebody is told of it instead. */
async function requireValid(
  scope: Scope,
  store: RecordStore,
  given: {
    values: Values
    before: Values | null
    tell?: ((errors: Record<string, ErrorCode>) => void) | undefined
  },
): Promise<void> {
  const { values, before, tell } = given
  const errors = await store.validate(values, { scope, before })
  if (Object.keys(errors).length === 0) return
  if (!tell) throw new DomainError('invalid', { fields: errors })
  tell(errors)
}

/** Throws `invalid` for a new record without a title: what programs write is checked by no contract. */
function requireTitle(store: RecordStore, values: Values): void {
  const { title } = store.definition
  if (titleOf(store, values, 'de').trim() === '')
    throw new DomainError('invalid', { fields: Object.fromEntries(title.map((name) => [name, 'required'])) })
}

/** Throws `invalid` for fields that have to be taken over first; a field may be changed in the same write that gives it back. */
function refuseLocked(fields: Fields, before: Values, changes: Values): void {
  const { locked = [] } = importedFields(fields, { ...before, ...changes }) ?? {}
  const given = importedFields(fields, before)?.own ?? []
  const refused = Object.keys(changes).filter((name) => locked.includes(name) && !given.includes(name))
  if (refused.length > 0)
    throw new DomainError('invalid', {
      fields: Object.fromEntries(refused.map((name) => [name, 'imported'])),
    })
}

/** What a record that an importer writes gets besides changes of its fields: they are taken over from it. */
function takeOver(fields: Fields, before: Values, changes: Values): Values {
  const imported = importedFields(fields, { ...before, ...changes })
  if (!imported) return {}
  const { taken, own, importer } = imported
  const given = importedFields(fields, before)?.own ?? []
  const changed = importer.fields.filter(
    (name) => Object.hasOwn(changes, name) && !own.includes(name) && !given.includes(name),
  )
  return changed.length === 0 ? {} : { [taken]: [...own, ...changed] }
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

/** The addresses of new records may have been those of others; those with their numbers can't. */
async function occupyAddresses(
  inside: Scope,
  { address }: RecordStore,
  records: ReadonlyMap<number, Values>,
): Promise<void> {
  if (!address) return
  const taken = [...records].flatMap(([id, values]) =>
    languages.map((language) => address(id, values, language)).filter((path) => !path.endsWith(`/${id}`)),
  )
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

/** Writes both logs, and notes that what is derived from records that name these ones is out of date. */
export async function recordWrites(
  inside: Scope,
  store: RecordStore,
  action: 'create' | 'change' | 'import' | 'restore' | 'merge' | 'separate',
  entries: readonly { id: number; details: Values }[],
): Promise<void> {
  const { definition, change, updateDependants } = store
  await recordChange(inside, change, idsOf(entries))
  if (updateDependants && (action === 'change' || action === 'import'))
    for (const { id } of entries) await noteDependants(inside, definition.kind, id)
  await recordAuditOfEach(inside, { action, subjectKind: definition.kind }, entries)
}

export async function inTransaction<Result>(
  scope: Scope,
  act: (inside: Scope) => Promise<Result>,
): Promise<Result> {
  return scope.db.transaction((tx) => act({ ...scope, db: tx }))
}

async function nextPosition({ db }: Scope, store: RecordStore, name: string): Promise<number> {
  const { definition, table, only } = store
  const field = definition.fields[name]
  const position = field ? storedValue(table, name, field) : columnOf(table, 'position')
  const [row] = await db
    .select({ next: sql<number>`coalesce(max(${position}), 0)::int + 1` })
    .from(table)
    .where(only)
  return row?.next ?? 1
}

/** Returns what gives new rows the columns that no field sets; a key that another record has already gets a number. */
async function openKeys({ db }: Scope, store: RecordStore) {
  const { table, columns } = store
  let taken: Set<unknown> | null = null
  return async (values: Values, draft: Values): Promise<Values> => {
    const completed = store.beforeInsert(values)
    const { key } = completed
    const isGiven = Object.hasOwn(draft, 'key') && columns['key'] === 'key'
    if (typeof key !== 'string' || !('key' in table) || isGiven) return completed
    if (taken === null) {
      const rows = await db.select({ key: columnOf(table, 'key') }).from(table)
      taken = new Set(rows.map((row) => row.key))
    }
    let free = key
    for (let number = 2; taken.has(free); number += 1) free = `${key}-${number}`
    taken.add(free)
    return { ...completed, key: free }
  }
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
