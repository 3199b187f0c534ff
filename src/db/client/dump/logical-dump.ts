import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { readAppliedMigrations } from '#db/client/migrations.ts'
import type { Database } from '#db/client/types.ts'
import { readCatalog, type DumpTable } from './dump-catalog.ts'
import { formatFooter, formatHeader, formatLiteral } from './dump-format.ts'

/**
 * Writes a consistent snapshot of all data as plain SQL, and ends the stream. It can be loaded into any freshly
 * migrated database of any supported PostgreSQL version: see `restoreLogical`.
 *
 * Only a few hundred rows are held in memory at a time, and no other session is blocked.
 */
export async function dumpLogical(database: Database, target: Writable, now = new Date()): Promise<void> {
  await database.withSession(async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await pipeline(Readable.from(formatDump(client, now)), target)
    await client.query('ROLLBACK')
  })
}

/** Session settings that make values be written and parsed in the same format. */
const SETTINGS = [
  `SET LOCAL TimeZone = 'UTC';`,
  `SET LOCAL DateStyle = 'ISO, YMD';`,
  `SET LOCAL IntervalStyle = 'postgres';`,
  `SET LOCAL standard_conforming_strings = on;`,
]

/** The lines of a dump of what a transaction sees; the transaction is not ended. */
export async function* formatDump(client: pg.ClientBase, now: Date): AsyncGenerator<string> {
  for (const setting of [...SETTINGS, 'SET LOCAL extra_float_digits = 1', `SET LOCAL bytea_output = 'hex'`]) {
    await client.query(setting)
  }
  let rows = 0
  const { tables, ...catalog } = await readCatalog(client)
  const lines = async function* () {
    yield* formatHeader({
      format: 1,
      madeAt: now.toISOString(),
      postgres: await readVersion(client),
      migrations: await readAppliedMigrations(client),
    })
    yield* ['BEGIN;', ...SETTINGS]
    // Foreign keys may be circular, and triggers would duplicate rows of the dump. The table owner may drop foreign
    // keys without superuser rights.
    for (const { table, name } of catalog.foreignKeys) yield `ALTER TABLE ${table} DROP CONSTRAINT ${name};`
    for (const table of catalog.tablesWithTriggers) yield `ALTER TABLE ${table} DISABLE TRIGGER USER;`
    if (tables.length > 0) yield `TRUNCATE TABLE ${tables.map(({ name }) => name).join(', ')};`
    for (const table of tables) {
      for await (const { statement, count } of formatRows(client, table)) {
        rows += count
        yield statement
      }
    }
    for (const sequence of catalog.sequences) yield await formatSequence(client, sequence)
    yield 'SET CONSTRAINTS ALL IMMEDIATE;'
    for (const table of catalog.tablesWithTriggers) yield `ALTER TABLE ${table} ENABLE TRIGGER USER;`
    for (const { table, name, definition } of catalog.foreignKeys) {
      yield `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition};`
    }
    for (const view of catalog.materializedViews) yield `REFRESH MATERIALIZED VIEW ${view};`
    yield formatFooter({ tables: tables.length, rows })
    yield 'COMMIT;'
  }
  for await (const line of lines()) yield `${line}\n`
}

const STATEMENT_CHARACTERS = 256 * 1024
const MOST_ROWS = 500

/** INSERT statements of a few hundred rows; rows of many megabytes are fetched one by one. */
async function* formatRows(
  client: pg.ClientBase,
  table: DumpTable,
): AsyncGenerator<{ statement: string; count: number }> {
  const columns = table.columns.join(', ')
  const overriding = table.hasIdentity ? ' OVERRIDING SYSTEM VALUE' : ''
  const from = table.isPartitioned ? table.name : `ONLY ${table.name}`
  await client.query(`DECLARE dump NO SCROLL CURSOR FOR SELECT ${columns} FROM ${from}`)
  for (let wanted = 1; ;) {
    const values = await fetchValues(client, wanted)
    if (values.length === 0) break
    const text = values.join(', ')
    yield {
      statement: `INSERT INTO ${table.name} (${columns})${overriding} VALUES ${text};`,
      count: values.length,
    }
    const fitting = Math.floor((STATEMENT_CHARACTERS * values.length) / text.length)
    wanted = Math.max(1, Math.min(fitting, wanted * 10, MOST_ROWS))
  }
  await client.query('CLOSE dump')
}

/** The next rows, each as `(…, …)`, with the values in PostgreSQL's text form. */
async function fetchValues(client: pg.ClientBase, count: number): Promise<string[]> {
  const { rows } = await client.query<(string | null)[]>({
    text: `FETCH ${count} FROM dump`,
    rowMode: 'array',
    types: { getTypeParser: () => (text: string) => text },
  })
  return rows.map((row) => `(${row.map(formatLiteral).join(', ')})`)
}

async function formatSequence(client: pg.ClientBase, sequence: string): Promise<string> {
  const { rows } = await client.query<{ last_value: string; is_called: boolean }>(
    `SELECT last_value, is_called FROM ${sequence}`,
  )
  const [position] = rows
  if (!position) throw new Error(`The sequence ${sequence} has no position.`)
  return `SELECT pg_catalog.setval(${formatLiteral(sequence)}, ${position.last_value}, ${position.is_called});`
}

async function readVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
  return rows[0]?.server_version ?? ''
}
