import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import type { Scope } from '../scope.ts'
import { filteredBy, mentions, orderOf } from './conditions.server.ts'
import { findTitles, type Titles } from './find-titles.server.ts'
import { readableTitles, requireMayRead } from './rights.server.ts'
import { columnOf, type RecordStore, type RecordStores } from './store.ts'
import { expressionOf, recordOf, selectionOf } from './values.ts'

export type RecordQuestion = Paging & {
  /** The words to search for, each in any of the kind's searched fields. */
  query?: string | undefined
  /** A field's name, with a minus for descending. */
  ordering?: string | undefined
  ids?: number[] | undefined
  /** Values of the kind's filters. */
  filters?: Values
}
export type ListedRecord = { id: number } & Values

/** The words of a query that are searched for. */
const maxWords = 8

/** The lines of a field that a filter offers, the most frequent first. */
const maxKnown = 500

/** A page of the records of a kind, with the titles of the records that they refer to and the lines that filters offer. */
export async function listRecords(
  scope: Scope,
  stores: RecordStores,
  store: RecordStore,
  question: RecordQuestion,
  language: Language,
): Promise<ListPage<ListedRecord> & { titles: Titles; known: Record<string, string[]> }> {
  const { definition, table } = store
  const { ordering, page = 1, pageSize = 50 } = question
  requireMayRead(scope, store)
  const where = isAskedFor(scope, stores, store, question)
  const [rows, count] = await Promise.all([
    scope.db
      .select(selectionOf(scope, store))
      .from(table)
      .where(where)
      .orderBy(...orderOf(scope, stores, store, ordering ?? definition.list.order, language))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    scope.db.$count(table, where),
  ])
  const items = rows.map((row) => ({ ...recordOf(store, row), id: Number(row['id']) }))
  const titles = await findTitles(scope, stores, definition.fields, items, language)
  const known = await findKnown(scope, store)
  return {
    ...listPage<ListedRecord>(items, count, page, pageSize),
    titles: readableTitles(scope, stores, titles),
    known,
  }
}

/** The numbers of all records that a question finds, in its order, at most `most`. */
export async function listRecordIds(
  scope: Scope,
  stores: RecordStores,
  store: RecordStore,
  question: Omit<RecordQuestion, keyof Paging>,
  { language, most }: { language: Language; most: number },
): Promise<number[]> {
  const { definition, table } = store
  requireMayRead(scope, store)
  const rows = await scope.db
    .select({ id: columnOf(table, 'id') })
    .from(table)
    .where(isAskedFor(scope, stores, store, question))
    .orderBy(...orderOf(scope, stores, store, question.ordering ?? definition.list.order, language))
    .limit(most)
  return rows.map(({ id }) => Number(id))
}

function isAskedFor(
  scope: Scope,
  stores: RecordStores,
  store: RecordStore,
  { query = '', ids, filters = {} }: RecordQuestion,
): SQL | undefined {
  return and(
    store.only,
    ...query
      .split(/\s+/)
      // As in `Mahler: Lied` and `Mahler, Gustav`.
      .map((word) => word.replace(/[:,;]$/, ''))
      .filter(Boolean)
      .slice(0, maxWords)
      .map((word) => mentions(scope, stores, store, word)),
    ...Object.entries(filters).map(([name, value]) => filteredBy(scope, store, name, value)),
    ids && inArray(columnOf(store.table, 'id'), ids),
  )
}

/** The lines that the records of a kind have in the fields by which its list is filtered. */
async function findKnown(scope: Scope, store: RecordStore): Promise<Record<string, string[]>> {
  const known: Record<string, string[]> = {}
  const { fields, list } = store.definition
  for (const name of list.filters ?? []) {
    if (fields[name]?.kind !== 'lines') continue
    const { rows } = await scope.db.execute<{ line: string }>(sql`
      SELECT line FROM ${store.table}, unnest(${expressionOf(scope, store, name)}) AS line
      WHERE ${store.only ?? sql`true`}
      GROUP BY line ORDER BY count(*) DESC, line LIMIT ${maxKnown}`)
    known[name] = rows.map(({ line }) => line)
  }
  return known
}
