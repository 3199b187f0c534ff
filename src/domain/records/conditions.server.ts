import { and, asc, desc, getTableColumns, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { addDays, hallDay, startOfHallDay } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'
import { withoutValue } from '#records/field.ts'
import type { Scope } from '../scope.ts'
import { foldedPattern } from '../search/index.server.ts'
import { columnKey, columnOf, storeOfKind, type RecordStore, type RecordStores } from './store.ts'
import { expressionOf, storedValue } from './values.ts'

/** The condition that a word is in one of the searched fields, or in the title of a record that one refers to. */
export function mentions(
  scope: Scope,
  stores: RecordStores,
  store: RecordStore,
  word: string,
): SQL | undefined {
  const { definition, table } = store
  return or(
    ...definition.list.search.map((name) => {
      const field = definition.fields[name]
      if (!field) return undefined
      if (field.kind !== 'reference') return sql`${foldedText(store, name)} LIKE ${foldedPattern(word)}`
      const other = storeOfKind(stores, field.to)
      const named = scope.db
        .select({ id: columnOf(other.table, 'id') })
        .from(other.table)
        .where(
          and(
            other.only,
            or(
              ...[
                ...other.definition.title,
                ...(other.definition.merge ? [other.definition.merge.keep] : []),
              ].map((one) => sql`${foldedText(other, one)} LIKE ${foldedPattern(word)}`),
            ),
          ),
        )
      return inArray(sql`${storedValue(table, name, field)}`, named)
    }),
  )
}

/** A field's text in folded form: from a generated column such as `nameFolded` where there is one. */
function foldedText({ definition, table }: RecordStore, name: string): SQL {
  const field = definition.fields[name]
  if (!field) throw new TypeError(`${definition.kind} has no field ${name}`)
  const key = columnKey(name, field)
  const folded = getTableColumns(table)[`${key}Folded`]
  if (folded && !field.isOfHouse) return sql`${folded}`
  const column = storedValue(table, name, field)
  if (field.kind === 'lines') return sql`fold_text(array_to_string(${column}, ' '))`
  return field.kind === 'text' && field.localized
    ? sql`fold_text(nullif(concat_ws(' ', ${column} ->> 'de', ${column} ->> 'en'), ''))`
    : sql`fold_text(${column}::text)`
}

/** The condition of a filter: a value, or the first or last day of a range (`date_start_from`). */
export function filteredBy(
  scope: Pick<Scope, 'now'>,
  store: RecordStore,
  parameter: string,
  value: unknown,
): SQL | undefined {
  if (value === undefined) return undefined
  const { definition } = store
  const [, start, end] = /^(.*)_(from|to)$/.exec(parameter) ?? []
  const name = start !== undefined && definition.fields[start] ? start : parameter
  const field = definition.fields[name]
  if (!field) return undefined
  const expression = expressionOf(scope, store, name)
  if (!expression) return undefined
  const column = sql`${expression}`
  if (field.kind === 'lines' || field.kind === 'choices') return sql`${value} = ANY(${column})`
  if (field.kind === 'reference' && value === withoutValue) return sql`${column} IS NULL`
  if (name === parameter || typeof value !== 'string') return sql`${column} = ${value}`
  const day = field.kind === 'instant' ? startOfHallDay(end === 'to' ? addDays(value, 1) : value) : value
  return end === 'to' ? (field.kind === 'instant' ? lt(column, day) : lte(column, day)) : gte(column, day)
}

/**
 * The order of a list by a field: texts folded and in the given language, references by the titles of their records,
 * records without a value last.
 */
export function orderOf(
  scope: Pick<Scope, 'now'>,
  stores: RecordStores,
  store: RecordStore,
  ordering: string,
  language: Language,
): SQL[] {
  const { definition, table } = store
  const name = ordering.replace(/^[-~]/, '')
  const field = definition.fields[name]
  const id = columnOf(table, 'id')
  const column = field && expressionOf(scope, store, name)
  if (!column) return [asc(id)]
  if (ordering.startsWith('~')) {
    const day = hallDay(scope.now)
    const today = field.kind === 'instant' ? startOfHallDay(day) : day
    return [
      sql`CASE WHEN ${column} >= ${today} THEN ${column} END ASC NULLS LAST`,
      sql`${column} DESC NULLS LAST`,
      asc(id),
    ]
  }
  const direct = ordering.startsWith('-') ? desc : asc
  const by = sortText(scope, stores, store, name, language)
  // An index can't be read in an order that it does not have, so that nulls are moved only where there are some.
  return ['notNull' in column && column.notNull ? direct(by) : sql`${direct(by)} NULLS LAST`, direct(id)]
}

function sortText(
  scope: Pick<Scope, 'now'>,
  stores: RecordStores,
  store: RecordStore,
  name: string,
  language: Language,
): SQL {
  const { definition, orderedBy } = store
  const field = definition.fields[name]
  const column = expressionOf(scope, store, name)
  if (!field || !column) throw new TypeError(`${definition.kind} can't be ordered by ${name}`)
  if (orderedBy[name]) return sql`${orderedBy[name]}`
  if (field.kind === 'text' || field.kind === 'slug')
    return (field.kind === 'slug' ? !field.isShared : field.localized)
      ? sql`fold_text(${column} ->> ${sql.raw(`'${language}'`)})`
      : sql`fold_text(${column})`
  if (field.kind !== 'reference') return sql`${column}`
  const other = storeOfKind(stores, field.to)
  const ordered = other.definition.list.order.replace(/^-/, '')
  const shown = other.orderedBy[ordered] ? ordered : other.definition.title[0]
  if (shown === undefined) return sql`${column}`
  return sql`(SELECT ${sortText(scope, stores, other, shown, language)} FROM ${other.table} WHERE ${columnOf(other.table, 'id')} = ${column})`
}
