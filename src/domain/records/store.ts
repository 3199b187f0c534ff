import { getTableColumns, type SQL } from 'drizzle-orm'
import { toCamelCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { changeKinds, type ChangeKind } from '#db/schema/index.ts'
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
/** What a row has for a field: instants are dates, all others as in the record. */
type Stored<F extends Field> = F extends { kind: 'instant' }
  ? F extends { required: true }
    ? Date
    : Date | null
  : ValueOf<F>

/** The fields without a column that takes all of their values, and has no others. */
type Unfit<Own extends Fields, Table extends PgTable> = {
  [Name in keyof Own & string]: Own[Name] extends { kind: 'parts' | 'references' }
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

type PartNames<Own extends Fields> = {
  [Name in keyof Own]: Own[Name] extends { kind: 'parts' | 'references' } ? Name : never
}[keyof Own]
/** The tables of the lists of parts, with the column that names the record. */
type PartsOption<Own extends Fields> = [PartNames<Own>] extends [never]
  ? { parts?: undefined }
  : { parts: Record<PartNames<Own>, PartStore> }

type StoreOptions<Draft> = {
  /** The kind of its entries in the log of changes; by default its own name. */
  change?: ChangeKind
  /** Updates what is derived from the record itself, in the transaction of its change: its search documents. */
  afterChange?: (scope: Scope, id: number) => Promise<void>
  /** Removes what was derived from a deleted record, in the transaction of its deletion. */
  afterDelete?: (scope: Scope, id: number) => Promise<void>
  /** Updates what is derived from the records that name it, which may be thousands: a job calls it afterwards. */
  updateDependants?: (scope: Scope, id: number) => Promise<void>
  /** Columns that are computed of those that are being changed. */
  alsoSet?: (columns: Record<string, unknown>) => Record<string, unknown>
  /** The address of its public page in a language, if it has one; a changed one leaves a redirect. */
  address?: (id: number, record: Draft, language: Language) => string
  /** Columns with the folded text of a field by which large lists are ordered, such as `sortFolded` of `sort_name`. */
  orderedBy?: Readonly<Record<string, PgColumn>>
  /** Its name in the filters of the event lists that editors place on pages, whose uses prevent its deletion. */
  listFilter?: 'genre' | 'series' | 'room'
  /** The errors of a record as a whole. */
  check?: (record: Draft) => Record<string, ErrorCode>
  /**
   * The values that are stored for the given ones, by what other records say; called in the transaction of the change.
   * Throws `invalid`.
   */
  settle?: (scope: Scope, record: Draft, before: Draft | null) => Promise<Partial<Draft>>
}
/** `item` is the column of a list that consists of references only; `only` limits the rows that are parts. */
export type PartStore = { table: PgTable; owner: string; item?: string; only?: SQL }

/** A kind of record with its table; its type no longer knows the fields. */
export type RecordStore = {
  definition: RecordDefinition
  table: PgTable
  change: ChangeKind
  /** The columns of a new row that no field sets. */
  complete(draft: Values): Values
  afterChange(scope: Scope, id: number): Promise<void>
  afterDelete(scope: Scope, id: number): Promise<void>
  updateDependants: ((scope: Scope, id: number) => Promise<void>) | null
  parts: Record<string, PartStore>
  address: ((id: number, values: Values, language: Language) => string) | null
  orderedBy: Readonly<Record<string, PgColumn>>
  listFilter: 'genre' | 'series' | 'room' | null
  alsoSet(columns: Record<string, unknown>): Record<string, unknown>
  check(values: Values): Record<string, ErrorCode>
  settle: ((scope: Scope, values: Values, before: Values | null) => Promise<Values>) | null
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
 * `fill` if the table has required columns that no field sets.
 */
export function storeOf<const Own extends Fields, Table extends PgTable>(
  definition: RecordOf<Own>,
  options: StoreOptions<DraftOf<Own>> & { table: Table & Fitting<Own, Table> } & ([
      Unset<Own, Table>,
    ] extends [never]
      ? { fill?: Fill<Own, Table> }
      : { fill: Fill<Own, Table> }) &
    PartsOption<Own>,
): Store<Own>
export function storeOf(
  definition: RecordDefinition,
  options: StoreOptions<Values> & {
    table: PgTable
    fill?: (draft: Values) => Values
    parts?: Record<string, PartStore> | undefined
  },
): RecordStore {
  const change = options.change ?? changeKinds.find((kind) => kind === definition.kind)
  if (!change) throw new TypeError(`The log of changes has no kind ${definition.kind}`)
  return {
    definition,
    table: options.table,
    change,
    complete: options.fill ?? (() => ({})),
    afterChange: options.afterChange ?? (() => Promise.resolve()),
    afterDelete: options.afterDelete ?? (() => Promise.resolve()),
    updateDependants: options.updateDependants ?? null,
    parts: options.parts ?? {},
    address: options.address ?? null,
    orderedBy: options.orderedBy ?? {},
    listFilter: options.listFilter ?? null,
    alsoSet: options.alsoSet ?? (() => ({})),
    check: options.check ?? (() => ({})),
    settle: options.settle ?? null,
    single: null,
  }
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
    check?: (record: DraftOf<Own>) => Record<string, ErrorCode>
  },
): Store<Own>
export function singleStoreOf(
  definition: RecordDefinition,
  {
    table,
    change,
    check,
    ...single
  }: SingleStore & {
    table: PgTable
    change: ChangeKind
    check?: (values: Values) => Record<string, ErrorCode>
  },
): RecordStore {
  return {
    definition,
    table,
    change,
    single,
    complete: () => ({}),
    afterChange: () => Promise.resolve(),
    afterDelete: () => Promise.resolve(),
    updateDependants: null,
    parts: {},
    address: null,
    orderedBy: {},
    listFilter: null,
    alsoSet: () => ({}),
    check: check ?? (() => ({})),
    settle: null,
  }
}

/** The key of a field's column in its table. */
export function columnKey(name: string, field: Field): string {
  return field.kind === 'reference' || field.kind === 'picture' ? `${toCamelCase(name)}Id` : toCamelCase(name)
}

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
