import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Scope } from './scope.ts'

/**
 * Inserts many rows with one statement and a single parameter: a JSON text that PostgreSQL reads as rows of the table.
 * drizzle's `values` uses a parameter for each value, and building such a statement for a thousand rows takes longer
 * than executing it. Returns the ids of the rows in the given order, if the table has ids.
 *
 * Columns that no row sets get the database's defaults, those that only some rows set the schema's.
 */
export async function insertRows<Table extends PgTable>(
  { db }: Pick<Scope, 'db'>,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<number[]> {
  if (rows.length === 0) return []
  const { names, records } = asRecords(table, rows)
  // JSON is read in order; the explicit ORDER BY makes the ids follow it.
  const added = await db.execute<{ id: number }>(sql`
    INSERT INTO ${table} (${names})
    SELECT ${names} FROM ROWS FROM (${records}) WITH ORDINALITY
    ORDER BY ordinality
    ${'id' in getTableColumns(table) ? sql`RETURNING id` : sql``}`)
  return added.rows.map(({ id }) => id)
}

/** Writes all columns of many rows with one statement, like `insertRows`; they are found by their ids. */
export async function updateRows(
  { db }: Pick<Scope, 'db'>,
  table: PgTable,
  rows: readonly (Record<string, unknown> & { id: number })[],
): Promise<void> {
  if (rows.length === 0) return
  const { columns, records } = asRecords(table, rows)
  const set = columns.map(({ name }) => sql`${sql.identifier(name)} = written.${sql.identifier(name)}`)
  await db.execute(sql`
    UPDATE ${table} SET ${sql.join(set, sql`, `)} FROM ${records} AS written
    WHERE ${table}.id = written.id`)
}

/** The columns that any of the rows sets, and the rows as records of the table, made of one JSON text. */
function asRecords(table: PgTable, rows: readonly object[]) {
  const columns = Object.entries(getTableColumns(table))
    .filter(([key]) => rows.some((row) => valueOf(row, key) !== undefined))
    .map(([key, column]) => ({ key, name: toSnakeCase(key), fallback: plainDefaultOf(column) }))
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        columns.map(({ key, name, fallback }) => {
          const value = valueOf(row, key)
          return [name, value === undefined ? fallback : value]
        }),
      ),
    ),
  )
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  return { columns, names, records: sql`json_populate_recordset(NULL::${table}, ${json}::json)` }
}

/** SQL defaults cannot be expressed in JSON; such a column fails as NULL unless all rows set it. */
function plainDefaultOf(column: PgColumn): unknown {
  return is(column.default, SQL) ? null : (column.default ?? null)
}

function valueOf(row: object, key: string): unknown {
  return Object.hasOwn(row, key) ? Reflect.get(row, key) : undefined
}
