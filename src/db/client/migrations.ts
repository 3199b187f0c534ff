import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { DatabaseNewerError, MigrationFailedError } from './errors.ts'
import { requireExtensions } from './server-requirements.ts'

/** One migration as the database (or a dump) remembers it; `createdAt` is `when` in drizzle-kit's journal. */
export type AppliedMigration = { hash: string; createdAt: number }

/** An arbitrary number, the same in every process: only the process that holds the lock runs the migrations. */
const MIGRATION_LOCK = 7116

/**
 * Applies the missing migrations, each in a transaction of its own, so that one may use what the one before made (a
 * new enum value, for instance); `upTo`, the `when` of one in the journal, leaves out those after it. They are
 * recorded where drizzle's own migrator records them. Other processes wait.
 *
 * Throws ExtensionNotAvailableError, DatabaseNewerError or MigrationFailedError.
 */
export async function migrateDatabase(client: pg.ClientBase, folder: string, upTo = Infinity): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: folder })
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    const applied = await readAppliedMigrations(client)
    const level = applied.at(-1)?.createdAt ?? -Infinity
    requireKnownLevel(level, known)
    await requireExtensions(client)
    await createRecord(client)
    const missing = known.filter(({ folderMillis }) => folderMillis > level && folderMillis <= upTo)
    for (const migration of missing) await apply(client, migration)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

/** The applied migrations, oldest first; empty in a database that was never migrated. */
export async function readAppliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') AS record`)
  if (found[0]?.record === null) return []
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY created_at',
  )
  return rows.map(({ hash, created_at }) => ({ hash, createdAt: Number(created_at) }))
}

/** The level that a database reaches with all migrations of a folder: the `when` of the newest one. */
export function newestMigration(folder: string): number {
  return levelOf(readMigrationFiles({ migrationsFolder: folder }))
}

function levelOf(known: MigrationMeta[]): number {
  return Math.max(...known.map(({ folderMillis }) => folderMillis))
}

function requireKnownLevel(level: number, known: MigrationMeta[]): void {
  if (level <= levelOf(known)) return
  throw new DatabaseNewerError(
    `The database was last changed by a newer version of this program (${new Date(level).toISOString()}). ` +
      'Run that version, or load a dump from before it.',
  )
}

async function createRecord(client: pg.ClientBase): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle')
  await client.query(
    'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  )
}

async function apply(client: pg.ClientBase, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query('BEGIN')
  try {
    for (const statement of sql) await client.query(statement)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    const reason = error instanceof Error ? error.message : String(error)
    const name = new Date(folderMillis).toISOString()
    throw new MigrationFailedError(`The migration of ${name} failed: ${reason}`, { cause: error })
  }
}
