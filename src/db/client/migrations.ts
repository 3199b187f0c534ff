import path from 'node:path'
import { readFileSync } from 'node:fs'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { z } from 'zod'
import { projectDir } from '#project/project-dir.ts'
import { DatabaseNewerError, MigrationFailedError } from './errors.ts'
import { readProgramVersion } from './program-version.ts'
import { requireExtensions } from './server-requirements.ts'

/** The folder of the migrations of this version. */
export const migrationsFolder = path.join(projectDir, 'src/db/migrations')

/** One migration as the database (or a dump) remembers it; `createdAt` is `when` in drizzle-kit's journal. */
export type AppliedMigration = { hash: string; createdAt: number }

/** An arbitrary number, the same in every process: only the process that holds the lock runs the migrations. */
const MIGRATION_LOCK = 7116

/** A migration of this version of the program. */
type Migration = {
  name: string
  /** `when` in drizzle-kit's journal. */
  level: number
  hash: string
  statements: string[]
  /** The level of the oldest program that works after it; 0 when every program does, because it only adds. */
  oldestLevel: number
}

export type MigrationOptions = {
  /** The level to stop at; all migrations by default. */
  upTo?: number | undefined
  /** Called with the name of each migration that was applied. */
  onApplied?: ((name: string) => void) | undefined
}

/**
 * Applies the missing migrations, each in a transaction of its own, so that one may use what the one before made (a
 * new enum value, for instance). They are recorded where drizzle's own migrator records them, with the oldest program
 * that works on the result (decision 52): a database of a newer version is accepted as long as this one does. Other
 * processes wait.
 *
 * Throws ExtensionNotAvailableError, DatabaseNewerError or MigrationFailedError.
 */
export async function migrateDatabase(
  client: pg.ClientBase,
  folder: string,
  { upTo = Infinity, onApplied }: MigrationOptions = {},
): Promise<void> {
  const known = readMigrations(folder)
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    const missing = await findMissing(client, known)
    await requireExtensions(client)
    await createRecord(client)
    for (const migration of missing.filter(({ level }) => level <= upTo)) {
      await apply(client, migration)
      onApplied?.(migration.name)
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

/** The names of the migrations that a database lacks. Throws a DatabaseNewerError if this program does not work on it. */
export async function listMissingMigrations(client: pg.ClientBase, folder: string): Promise<string[]> {
  return (await findMissing(client, readMigrations(folder))).map(({ name }) => name)
}

async function findMissing(client: pg.ClientBase, known: Migration[]): Promise<Migration[]> {
  const level = (await readAppliedMigrations(client)).at(-1)?.createdAt ?? -Infinity
  const newest = levelOf(known)
  if (level > newest) await requireCompatible(client, newest)
  return known.filter((migration) => migration.level > level)
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
  return levelOf(readMigrations(folder))
}

function levelOf(known: Migration[]): number {
  return Math.max(...known.map(({ level }) => level))
}

/**
 * The migrations of a folder, in their order. Its file `contracts.json` names those that take something away, each
 * with the migration that a program has to know to work without it.
 */
function readMigrations(folder: string): Migration[] {
  const files = readMigrationFiles({ migrationsFolder: folder })
  const { entries } = journal.parse(readJson(path.join(folder, 'meta/_journal.json')))
  const contracts = contractList.parse(readJson(path.join(folder, 'contracts.json')))
  const levels = new Map(entries.map(({ tag, when }) => [tag, when]))
  return files.map(({ sql, hash, folderMillis }, index) => {
    const name = entries[index]?.tag ?? ''
    const oldest = contracts[name]
    return {
      name,
      level: folderMillis,
      hash,
      statements: sql,
      oldestLevel: oldest === undefined ? 0 : (levels.get(oldest) ?? folderMillis),
    }
  })
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })
const contractList = z.record(z.string(), z.string())

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function requireCompatible(client: pg.ClientBase, level: number): Promise<void> {
  await createRecord(client) // a dump of an earlier version lacks the columns
  const { rows } = await client.query<{ oldest: string | null; version: string | null }>(
    `SELECT max(oldest_level) AS oldest, (array_agg(version ORDER BY created_at DESC))[1] AS version
      FROM drizzle.__drizzle_migrations`,
  )
  const oldest = rows[0]?.oldest ?? null
  if (oldest !== null && Number(oldest) <= level) return
  const newer = rows[0]?.version ?? 'a newer version'
  throw new DatabaseNewerError(
    `The database was last changed by a newer version of this program (${newer}), and version ${readProgramVersion()} does not work with it: ` +
      `run ${newer}, or load a backup from before it.`,
  )
}

async function createRecord(client: pg.ClientBase): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle')
  await client.query(
    `CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
      (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  )
  // Asked first, because ALTER TABLE would wait for all readers even when there is nothing to add.
  const { rowCount } = await client.query(
    `SELECT FROM pg_attribute
      WHERE attrelid = 'drizzle.__drizzle_migrations'::regclass AND attname = 'oldest_level'`,
  )
  if (rowCount === 0)
    await client.query(
      'ALTER TABLE drizzle.__drizzle_migrations ADD COLUMN oldest_level bigint, ADD COLUMN version text',
    )
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  const { name, level, hash, statements, oldestLevel } = migration
  await client.query('BEGIN')
  try {
    for (const statement of statements) await client.query(statement)
    await client.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at, oldest_level, version)
        VALUES ($1, $2, $3, $4)`,
      [hash, level, oldestLevel, readProgramVersion()],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationFailedError(`The migration ${name} failed: ${reason}`, { cause: error })
  }
}
