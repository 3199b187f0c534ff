import type pg from 'pg'
import { DatabaseNotEmptyError, DumpLevelError, DumpNotReadableError } from '#db/client/errors.ts'
import { readAppliedMigrations, type AppliedMigration } from '#db/client/migrations.ts'
import type { Database } from '#db/client/types.ts'
import { readTables } from './dump-catalog.ts'
import { parseFooter, readHeader, readLines, type DumpFooter, type DumpHeader } from './dump-format.ts'

/** Reads the header of a dump, e.g. to migrate a database to the same level. Throws DumpNotReadableError. */
export async function readDumpHeader(source: AsyncIterable<Uint8Array>): Promise<DumpHeader> {
  return readHeader(readLines(source))
}

/**
 * Loads a dump from `dumpLogical` into a database with the same migrations, in one transaction, and returns the number
 * of rows. The statements of the file are executed as they are: load only dumps that you trust.
 *
 * A database with rows is refused unless they are to be replaced; rows inserted by migrations count too. Rejects with
 * DumpNotReadableError, DumpLevelError or DatabaseNotEmptyError.
 */
export async function restoreLogical(
  database: Database,
  source: AsyncIterable<Uint8Array>,
  { replace = false } = {},
): Promise<DumpFooter> {
  const lines = readLines(source)
  const header = await readHeader(lines)
  return database.withSession(async (client) => {
    await client.query('BEGIN')
    try {
      requireSameLevel(header.migrations, await readAppliedMigrations(client))
      if (!replace) await requireEmpty(client)
      const footer = await runStatements(client, lines)
      await client.query('COMMIT')
      await client.query('ANALYZE')
      return footer
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined)
      throw error
    }
  })
}

/** Compares migrations by their timestamps: their hashes differ where Git changes line endings. */
function requireSameLevel(wanted: AppliedMigration[], found: AppliedMigration[]): void {
  if (timesOf(wanted) === timesOf(found)) return
  throw new DumpLevelError(
    `The dump belongs to ${describeLevel(wanted)}, the database has ${describeLevel(found)}.`,
  )
}

function timesOf(migrations: AppliedMigration[]): string {
  return migrations.map(({ createdAt }) => createdAt).join()
}

function describeLevel(migrations: AppliedMigration[]): string {
  const last = migrations.at(-1)
  return last
    ? `${migrations.length} migrations up to ${new Date(last.createdAt).toISOString()}`
    : 'no migrations'
}

async function requireEmpty(client: pg.ClientBase): Promise<void> {
  for (const { name } of await readTables(client)) {
    if (name.startsWith('drizzle.')) continue
    const { rows } = await client.query<{ found: boolean }>(`SELECT EXISTS (SELECT FROM ${name}) AS found`)
    if (rows[0]?.found) throw new DatabaseNotEmptyError(`The database holds rows already (in ${name}).`)
  }
}

/** The dump's own BEGIN and COMMIT are skipped: the transaction is committed only after the footer was read. */
async function runStatements(client: pg.ClientBase, lines: AsyncIterable<string>): Promise<DumpFooter> {
  for await (const line of lines) {
    const footer = parseFooter(line)
    if (footer) return footer
    if (line === '' || line === 'BEGIN;' || line.startsWith('--')) continue
    await runStatement(client, line)
  }
  throw new DumpNotReadableError('The dump is cut short: nothing was loaded.')
}

async function runStatement(client: pg.ClientBase, statement: string): Promise<void> {
  try {
    await client.query(statement)
  } catch (cause) {
    const beginning = statement.slice(0, 60)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DumpNotReadableError(`The dump cannot be loaded (${reason}), at “${beginning} …”.`, { cause })
  }
}
