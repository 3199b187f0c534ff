import { getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { shortDay } from '#i18n/dates.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { isRecord } from '#json/is-record.ts'
import { languages, pickLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { isListField, type Field, type Fields, type Values } from '#records/field.ts'
import { houseValue } from '#records/house-fields.ts'
import type { Scope } from '../scope.ts'
import { houseExpression } from './house-columns.server.ts'
import { columnKey, columnOf, type PartStore, type RecordStore } from './store.ts'

/** The values of a row's fields, without lists of parts. */
export function valuesOf(fields: Fields, row: Record<string, unknown>): Values {
  const values: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    if (isListField(field)) continue
    const value = field.isOfHouse ? houseValue(name, field, row['houseValues']) : row[columnKey(name, field)]
    values[name] = value instanceof Date ? value.toISOString() : (value ?? null)
  }
  return values
}

/** The values of the given columns, with those of its lists of parts; what is missing is left out. */
export function valuesOfRow(
  { definition, columns, parts }: Pick<RecordStore, 'definition' | 'columns' | 'parts'>,
  row: Record<string, unknown>,
): Values {
  return givenValues(definition.fields, { columns, parts }, row)
}

function givenValues(
  fields: Fields,
  { columns = {}, parts = {} }: Pick<PartStore, 'columns' | 'parts'>,
  row: Record<string, unknown>,
): Values {
  const values: Values = {}
  for (const [name, column] of Object.entries(columns)) if (column in row) values[name] = row[column]
  for (const [name, field] of Object.entries(fields)) {
    const [part, list] = [parts[name], row[name]]
    if (part && Array.isArray(list))
      values[name] = list.map((one: unknown) =>
        field.kind === 'parts' && isRecord(one) ? givenValues(field.fields, part, one) : one,
      )
    else if ((field.isOfHouse ? 'houseValues' : columnKey(name, field)) in row)
      values[name] = valuesOf({ [name]: field }, row)[name]
  }
  return values
}

/** The values of a row's columns that no field sets, by the names that its store gives them. */
export function othersOf(
  others: Readonly<Record<string, string>> = {},
  row: Record<string, unknown>,
): Values {
  return Object.fromEntries(Object.entries(others).map(([name, column]) => [name, row[column]]))
}

/** What a query selects, so that `recordOf` finds the columns and what the database computes. */
export function selectionOf(scope: Pick<Scope, 'now'>, { table, definition, computed }: RecordStore) {
  const selected: Record<string, PgColumn | SQL.Aliased> = { ...getTableColumns(table) }
  for (const [name, how] of Object.entries(computed)) {
    const field = definition.fields[name]
    if (field && 'sql' in how) selected[columnKey(name, field)] = how.sql(scope).as(name)
  }
  return selected
}

/** The values of a selected row with its computed fields, without lists of parts. */
export function recordOf({ definition, computed }: RecordStore, row: Record<string, unknown>): Values {
  const values = valuesOf(definition.fields, row)
  for (const [name, how] of Object.entries(computed)) if ('of' in how) values[name] = how.of(row)
  return values
}

/** A field in a condition or an order: its column, or how it is computed; null for what only a row knows, and for lists of parts. */
export function expressionOf(
  scope: Pick<Scope, 'now'>,
  { definition, table, computed }: RecordStore,
  name: string,
): PgColumn | SQL | null {
  const how = computed[name]
  if (how) return 'sql' in how ? how.sql(scope) : null
  const field = definition.fields[name]
  return field && !isListField(field) ? storedValue(table, name, field) : null
}

/** A field of a record's own row: its column, or its value in that of the house. */
export function storedValue(table: PgTable, name: string, field: Field): PgColumn | SQL {
  return field.isOfHouse ? houseExpression(table, name, field) : columnOf(table, columnKey(name, field))
}

/** The columns of the given values; fields that are not given are left out. `others` are set by values that are no fields. */
export function columnsOf(
  fields: Fields,
  values: Values,
  others: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  const columns: Record<string, unknown> = {}
  const ofHouse: Values = {}
  for (const [name, column] of Object.entries(others))
    if (Object.hasOwn(values, name)) columns[column] = values[name]
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(values, name) || isListField(field)) continue
    const value = values[name]
    if (field.isOfHouse) {
      ofHouse[name] = value
      continue
    }
    columns[columnKey(name, field)] =
      field.kind === 'instant' && typeof value === 'string' ? new Date(value) : value
  }
  return Object.keys(ofHouse).length === 0 ? columns : { ...columns, houseValues: ofHouse }
}

/** The text of a field's value, for titles and the log. */
function textOf(field: Field | undefined, value: unknown, language: Language): string {
  if (value === null || value === undefined || !field) return ''
  if (field.kind === 'text' && field.localized && isLocalizedText(value)) return pickLanguage(value, language)
  if (field.kind === 'instant' && typeof value === 'string') return readableInstant(new Date(value), language)
  if (field.kind === 'day' && typeof value === 'string') return shortDay(value, language)
  if (field.kind === 'choice')
    return field.options.find((option) => option.value === value)?.label[language] ?? ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The text by which people recognise a record. */
export function titleOf(
  { definition }: Pick<RecordStore, 'definition'>,
  values: Values,
  language: Language,
): string {
  const { fields, title } = definition
  return title
    .map((name) => textOf(fields[name], values[name], language))
    .filter(Boolean)
    .join(' ')
}

/** What distinguishes a record from others with the same title; `titles` are those of what it refers to. */
export function detailOf(
  { definition }: RecordStore,
  values: Values,
  titles: Readonly<Record<string, string>>,
  language: Language,
): string {
  return (definition.detail ?? [])
    .map((name) => {
      const field = definition.fields[name]
      return field?.kind === 'reference'
        ? (titles[`${field.to}:${String(values[name])}`] ?? '')
        : textOf(field, values[name], language)
    })
    .filter(Boolean)
    .join(', ')
}

function isLocalizedText(value: unknown): value is Localized {
  return isRecord(value) && languages.every((language) => typeof value[language] === 'string')
}
