import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import { toCamelCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { changeKinds, houseRecords, type ChangeKind } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { RecordDefinition, RecordOf } from '#records/definition.ts'
import type { DraftOf, Field, Fields, ValueOf, Values } from '#records/field.ts'
import type { ErrorCode } from '../errors.ts'
import type { Scope } from '../scope.ts'

/** Converts `catalogue_number` to its column name `catalogueNumber`. */
type Camel<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Name
type ColumnOf<Name extends string, F extends Field> = F extends { kind: 'reference' | 'picture' }
  ? `${Camel<Name>}Id`
  : Camel<Name>
/** What a row has for a field: instants are dates, the options of several choices are known to the field only. */
type Stored<F extends Field> = F extends { kind: 'instant' }
  ? F extends { required: true }
    ? Date
    : Date | null
  : F extends { kind: 'choices' }
    ? string[]
    : ValueOf<F>

/** A record as programs may have it: by the columns of its fields. `valuesOfRow` makes values of it. */
export type RowOf<Own extends Fields> = {
  [Name in keyof Own & string as ColumnOf<Name, Own[Name]>]:
    | ValueOf<Own[Name]>
    | (Own[Name] extends { kind: 'instant' } ? Date : never)
}

/** Fields with tables of their own. */
type ListField = { kind: 'references' | 'formFields' } | { kind: 'parts'; inRow?: never }

/** The fields without a column that takes all of their values, and has no others. */
type Unfit<Own extends Fields, Table extends PgTable> = {
  [Name in keyof Own & string]: Own[Name] extends ListField | { readOnly: 'computed' }
    ? never
    : ColumnOf<Name, Own[Name]> extends infer Column extends keyof Table['$inferSelect'] &
          keyof Table['$inferInsert']
      ? [Stored<Own[Name]>, Table['$inferSelect'][Column]] extends [
          Table['$inferInsert'][Column],
          Stored<Own[Name]>,
        ]
        ? never
        : Name
      : Name
}[keyof Own & string]
type Fitting<Own extends Fields, Table extends PgTable> = [Unfit<Own, Table>] extends [never]
  ? unknown
  : `The column of the field "${Unfit<Own, Table>}" is missing, or of another type.`

type ColumnsOf<Own extends Fields> = {
  [Name in keyof Own & string]: ColumnOf<Name, Own[Name]>
}[keyof Own & string]
type RequiredKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key }[keyof T]
/** The columns that a new row needs, and no field sets. */
type Unset<Own extends Fields, Table extends PgTable> = Exclude<
  RequiredKeys<Table['$inferInsert']>,
  ColumnsOf<Own>
>
type Fill<Own extends Fields, Table extends PgTable> = (
  draft: DraftOf<Own>,
) => Pick<Table['$inferInsert'], Unset<Own, Table> & keyof Table['$inferInsert']> &
  Partial<Table['$inferInsert']>

type ComputedNames<Own extends Fields> = {
  [Name in keyof Own]: Own[Name] extends { readOnly: 'computed' } ? Name : never
}[keyof Own]
/** How the fields without a column are computed: by the database, or of the row. */
type ComputedOption<Own extends Fields, Table extends PgTable> = [ComputedNames<Own>] extends [never]
  ? { computed?: undefined }
  : {
      computed: {
        [Name in ComputedNames<Own>]:
          | { sql: (scope: Pick<Scope, 'now'>) => SQL<ValueOf<Own[Name]>> }
          | { of: (row: Table['$inferSelect']) => ValueOf<Own[Name]> }
      }
    }

type PartNames<Own extends Fields> = {
  [Name in keyof Own]: Own[Name] extends { inRow: true }
    ? never
    : Own[Name] extends { kind: 'parts' | 'references' | 'formFields' }
      ? Name
      : never
}[keyof Own]
/** The tables of the lists of parts, with the column that names the record. */
type PartsOption<Own extends Fields> = [PartNames<Own>] extends [never]
  ? { parts?: undefined }
  : { parts: Record<PartNames<Own>, PartStore> }

type Deleted<Draft> = { id: number; before: Draft }
/** A record that has been written; `before` is null for one that has been added. */
export type Written<Draft = Values> = { id: number; before: Draft | null; after: Draft }

/**
 * What a kind of record adds to the life cycle of its records (`write-records.server.ts`), in this order. All happens in one
 * transaction, but for the last:
 *
 * 1. Slugs that are empty and positions are filled. `beforeValidate` returns the values that follow from the given ones.
 * 2. `validate` returns what is wrong; what a program has from an archive is then written nevertheless.
 * 3. `beforeInsert` or `beforeUpdate` returns columns that no field sets. The row is written, then its lists of parts,
 *    redirects of its address, and both logs.
 * 4. `index` writes its search documents, and `afterWrite` all else that is derived from it: once for all records that a
 *    caller writes together.
 * 5. A job calls `updateDependants`.
 *
 * A deletion, and a merge of the record that goes, calls `afterDelete`; a restored record goes through 1, 3 and 4.
 */
type StoreOptions<Draft, Row> = {
  /** The kind of its entries in the log of changes; by default its own name. */
  change?: ChangeKind
  /** The values that are stored for given ones, also by what other records say; `before` is null for a new record. Throws `invalid`. */
  beforeValidate?: (
    scope: Scope,
    record: Draft,
    before: Draft | null,
  ) => Partial<Draft> | Promise<Partial<Draft>>
  /** The errors of a record as a whole; `before` is null for a new one. */
  validate?: (record: Draft, given: Checking<Draft>) => CheckResult
  /**
   * Columns that no field sets, by the names of the values that set them in a new record. Only programs give these:
   * calls and forms do not know them, and no change names them.
   */
  columns?: Readonly<Record<string, keyof Row & string>>
  /**
   * What a record waits for that staff make public: then it stays as it was, and `collect` is called with its number in the same
   * transaction. Null when it becomes public at once, as with whatever programs write.
   */
  findAwaited?: (scope: Scope, record: Draft) => Promise<Waits | null>
  /** Columns that are computed of those that are being changed. */
  beforeUpdate?: (columns: Partial<Row>) => Record<string, unknown>
  /** Writes the search documents of records that were written; a program that adds thousands does it afterwards. */
  index?: (scope: Scope, written: readonly Written<Draft>[]) => Promise<void>
  /** Updates all else that is derived from the records themselves. */
  afterWrite?: (scope: Scope, written: readonly Written<Draft>[]) => Promise<void>
  /** Updates what is derived from the records that name it, which may be thousands. */
  updateDependants?: (scope: Scope, id: number) => Promise<void>
  /** Removes what was derived from deleted records. */
  afterDelete?: (scope: Scope, deleted: readonly Deleted<Draft>[]) => Promise<void>
  /** The address of its public page in a language, if it has one; a changed one leaves a redirect. */
  address?: (id: number, record: Draft, language: Language) => string
  /** Columns with the folded text of a field by which large lists are ordered, such as `sortFolded` of `sort_name`. */
  orderedBy?: Readonly<Record<string, PgColumn>>
  /** Its name in the filters of the event lists that editors place on pages, whose uses prevent its deletion. */
  listFilter?: 'genre' | 'series' | 'room'
  /** Whether a record is the viewer's own, so that the right to read its kind suffices to change it. */
  isOwn?: (scope: Scope, id: number) => Promise<boolean>
  /** Tables whose rows refer to a record, but are no use of it: they are deleted with it. */
  deletedWith?: readonly PgTable[]
  /** What uses a record, instead of the rows that refer to it. */
  findUses?: (scope: Scope, id: number, language: Language) => Promise<Use[]>
  /** The files of a row in the store of the library, which share its way into the trash. */
  filesOf?: (row: Row) => string[]
}
type Waits = { collect: (id: number) => Promise<void> }
type Checking<Draft> = { scope: Pick<Scope, 'judgeAddress'>; before: Draft | null }
type CheckResult = Record<string, ErrorCode> | Promise<Record<string, ErrorCode>>
/** Records of one kind that refer to a record: their number, and the first of them. */
export type Use = {
  kind: string
  count: number
  /** Where they are listed, for what is no kind of record. */
  path?: string
  /** `path` is the public page of what is no kind of record; `draft`: only a draft refers to it. */
  first: { id: number; title: string; detail?: string; path?: string | null; isDraft?: boolean }[]
}
/** A field without a column. */
type Computed = { sql: (scope: Pick<Scope, 'now'>) => SQL } | { of: (row: Values) => unknown }
/**
 * `item` is the column of a list that consists of references only; `only` limits the rows that are parts; `columns` are those
 * that no field sets, as in the store. Parts of parts
 * name their part in `owner`, and the record itself in the column `record`. Parts that are converted to rows and back are
 * replaced as a whole.
 */
export type PartStore = {
  table: PgTable
  owner: string
  item?: string
  only?: SQL
  columns?: Readonly<Record<string, string>>
  record?: string
  parts?: Record<string, PartStore>
  converted?: { partOf: (row: Values) => unknown; rowOf: (part: unknown) => Values }
}

/** A list whose parts are not as their rows: how each is made of the other. */
export function convertedParts<Table extends PgTable, Part>(given: {
  table: Table
  owner: keyof Table['$inferSelect'] & string
  partOf: (row: Table['$inferSelect']) => Part
  rowOf: (part: Part) => Values
}): PartStore
export function convertedParts(given: {
  table: PgTable
  owner: string
  partOf: (row: Values) => unknown
  rowOf: (part: unknown) => Values
}): PartStore {
  const { table, owner, ...converted } = given
  return { table, owner, converted }
}

/** A kind of record with its table; its type no longer knows the fields. */
export type RecordStore = {
  definition: RecordDefinition
  table: PgTable
  /** Which rows of the table are records of the kind, if it shares the table with others. */
  only: SQL | undefined
  /** The store of a kind that a field of the house refers to, as no foreign key does; see `connectStores`. */
  storeOf: (kind: string) => RecordStore
  change: ChangeKind
  /** The columns of a new row that no field sets. */
  beforeInsert(draft: Values): Values
  columns: Readonly<Record<string, string>>
  index(scope: Scope, written: readonly Written[]): Promise<void>
  afterWrite(scope: Scope, written: readonly Written[]): Promise<void>
  afterDelete(scope: Scope, deleted: readonly Deleted<Values>[]): Promise<void>
  updateDependants: ((scope: Scope, id: number) => Promise<void>) | null
  parts: Record<string, PartStore>
  address: ((id: number, values: Values, language: Language) => string) | null
  orderedBy: Readonly<Record<string, PgColumn>>
  listFilter: 'genre' | 'series' | 'room' | null
  beforeUpdate(columns: Record<string, unknown>): Record<string, unknown>
  validate(values: Values, given: Checking<Values>): CheckResult
  findAwaited: ((scope: Scope, values: Values) => Promise<Waits | null>) | null
  isOwn(scope: Scope, id: number): Promise<boolean>
  deletedWith: readonly PgTable[]
  findUses: StoreOptions<Values, Values>['findUses'] | null
  filesOf: ((row: Values) => string[]) | null
  computed: Readonly<Record<string, Computed>>
  beforeValidate: ((scope: Scope, values: Values, before: Values | null) => Values | Promise<Values>) | null
  /** For a kind with a single record: how its values are read and written. */
  single: SingleStore | null
}
type SingleStore = {
  /** With `lock`, nobody else changes it until the end of the transaction. */
  load(scope: Scope, lock: 'lock' | 'none'): Promise<Values>
  save(scope: Scope, values: Values): Promise<void>
}
export type Store<Own extends Fields> = RecordStore & { definition: RecordOf<Own> }
export type RecordStores = Record<string, RecordStore>

/**
 * Connects a kind of record with its table. The compiler refuses fields without a column of their type, and asks for
 * `beforeInsert` if the table has required columns that no field sets.
 */
export function storeOf<const Own extends Fields, Table extends PgTable>(
  definition: RecordOf<Own>,
  options: StoreOptions<DraftOf<Own>, Table['$inferSelect']> & { table: Table & Fitting<Own, Table> } & ([
      Unset<Own, Table>,
    ] extends [never]
      ? { beforeInsert?: Fill<Own, Table> }
      : { beforeInsert: Fill<Own, Table> }) &
    ComputedOption<Own, Table> &
    PartsOption<Own>,
): Store<Own>
export function storeOf(
  definition: RecordDefinition,
  options: StoreOptions<Values, Values> & {
    table: PgTable
    beforeInsert?: (draft: Values) => Values
    parts?: Record<string, PartStore> | undefined
    computed?: Readonly<Record<string, Computed>> | undefined
  },
): RecordStore {
  const change = options.change ?? changeKinds.find((kind) => kind === definition.kind)
  if (!change) throw new TypeError(`The log of changes has no kind ${definition.kind}`)
  const { beforeInsert, ...given } = options
  return {
    ...plain,
    ...given,
    parts: given.parts ?? plain.parts,
    computed: given.computed ?? plain.computed,
    definition,
    table: options.table,
    change,
    beforeInsert: beforeInsert ?? plain.beforeInsert,
  }
}

/** What a kind has that names nothing. */
const plain: Omit<RecordStore, 'definition' | 'table' | 'change'> = {
  only: undefined,
  storeOf: (kind) => {
    throw new TypeError(`This store knows no other, such as ${kind}`)
  },
  beforeInsert: () => ({}),
  columns: {},
  index: () => Promise.resolve(),
  afterWrite: () => Promise.resolve(),
  afterDelete: () => Promise.resolve(),
  updateDependants: null,
  parts: {},
  address: null,
  orderedBy: {},
  listFilter: null,
  beforeUpdate: () => ({}),
  validate: () => ({}),
  findAwaited: null,
  isOwn: () => Promise.resolve(false),
  deletedWith: [],
  findUses: null,
  filesOf: null,
  computed: {},
  beforeValidate: null,
  single: null,
}

/** Connects a kind with a single record with the place where its values are stored. */
export function singleStoreOf<const Own extends Fields>(
  definition: RecordOf<Own>,
  options: {
    table: PgTable
    change: ChangeKind
    load: (scope: Scope, lock: 'lock' | 'none') => Promise<DraftOf<Own>>
    /** Called in a transaction; both logs are written by the caller. */
    save: (scope: Scope, values: DraftOf<Own>) => Promise<void>
    validate?: (record: DraftOf<Own>, given: Checking<DraftOf<Own>>) => CheckResult
  },
): Store<Own>
export function singleStoreOf(
  definition: RecordDefinition,
  {
    table,
    change,
    validate,
    ...single
  }: SingleStore & {
    table: PgTable
    change: ChangeKind
    validate?: (values: Values, given: Checking<Values>) => CheckResult
  },
): RecordStore {
  return { ...plain, ...(validate && { validate }), definition, table, change, single }
}

/** The store of a kind that a house has defined: its records are rows of one table, with all values in one column. */
export function houseStoreOf(definition: RecordDefinition): RecordStore {
  const { kind } = definition
  return {
    ...plain,
    definition,
    table: houseRecords,
    only: eq(houseRecords.kind, kind),
    change: 'house_record',
    beforeInsert: () => ({ kind }),
  }
}

/** Lets the stores of all kinds find each other: fields of the house may refer to any. */
export function connectStores(stores: RecordStores): RecordStores {
  for (const store of Object.values(stores)) store.storeOf = (kind) => storeOfKind(stores, kind)
  return stores
}

/** The numbers of records. */
export function idsOf(records: readonly { id: number }[]): number[] {
  return records.map(({ id }) => id)
}

/** The key of a field's column in its table. */
export function columnKey(name: string, field: Field): string {
  const key = camelNames.get(name) ?? toCamelCase(name)
  camelNames.set(name, key)
  return field.kind === 'reference' || field.kind === 'picture' ? `${key}Id` : key
}

/** The names of fields, which are few: an import converts each of them for every row. */
const camelNames = new Map<string, string>()

/** A column by its key. Throws a TypeError if the table has none. */
export function columnOf(table: PgTable, key: string): PgColumn {
  const column = getTableColumns(table)[key]
  if (!column) throw new TypeError(`The table has no column ${key}`)
  return column
}

export function storeOfKind(stores: RecordStores, kind: string): RecordStore {
  const store = stores[kind]
  if (!store) throw new TypeError(`There is no kind of record ${kind}`)
  return store
}
