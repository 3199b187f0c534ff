import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/client/database.ts'
import { DatabaseNotEmptyError, DatabaseOpenError } from '#db/client/errors.ts'
import { migrateDatabase, migrationsFolder } from '#db/client/migrations.ts'
import type { Database } from '#db/client/types.ts'
import { readTables } from './dump-catalog.ts'
import { readDumpFile, writeDumpFile } from './dump-file.ts'
import { readDumpHeader, restoreLogical } from './logical-restore.ts'

type Environment = { [name: string]: string | undefined }
type Target = { url: string } | { dataDir: string; isExclusive?: boolean }

/**
 * Dumps the database that DATABASE_URL or DATA_DIR in `environment` names into a file, and returns a summary to print.
 * A site may be running on it. Rejects with a DatabaseClientError or a file system error.
 */
export async function dumpToFile(file: string, environment: Environment): Promise<string> {
  const target = findTarget(environment)
  if ('dataDir' in target && !fs.existsSync(target.dataDir)) {
    throw new DatabaseOpenError(`There is no database in ${target.dataDir}.`)
  }
  await withDatabase(target, (database) => writeDumpFile(database, file))
  const megabytes = (fs.statSync(file).size / 1e6).toFixed(1)
  return `Wrote ${describe(target)} to ${file} (${megabytes} MB).`
}

/**
 * Loads such a file into the database that `environment` names, and returns a summary to print. A database without
 * tables is first migrated to the dump's level, and at the end to this program's. One with rows is only changed when
 * `replace` is set. No site may be running on an embedded database meanwhile.
 */
export async function restoreFromFile(
  file: string,
  environment: Environment,
  { replace = false } = {},
): Promise<string> {
  const target = findTarget(environment)
  const { migrations } = await readDumpHeader(readDumpFile(file))
  const level = migrations.at(-1)?.createdAt ?? 0
  const { rows, tables } = await withDatabase({ ...target, isExclusive: true }, async (database) => {
    const migrate = (upTo?: number) =>
      database.withSession((client) => migrateDatabase(client, migrationsFolder, { upTo }))
    const isUnused = await hasNoTables(database)
    if (isUnused) await migrate(level)
    const options = { replace: replace || isUnused } // migrations may have inserted rows
    const loaded = await restoreLogical(database, readDumpFile(file), options).catch(adviseReplacing)
    await migrate()
    // Notifies processes running on the database that all of its data has changed.
    await database.db.execute(sql`
      WITH noted AS (INSERT INTO changes (kind) VALUES ('everything')) SELECT pg_notify('changes', '')`)
    return loaded
  })
  return `Loaded ${rows} rows of ${tables} tables from ${file} into ${describe(target)}.`
}

function findTarget(environment: Environment): Target {
  const url = environment['DATABASE_DIRECT_URL'] || environment['DATABASE_URL']
  return url ? { url } : { dataDir: path.join(environment['DATA_DIR'] || 'data', 'postgres') }
}

function describe(target: Target): string {
  return 'url' in target ? 'the database on the server' : `the database in ${target.dataDir}`
}

async function withDatabase<T>(target: Target, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(target)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function hasNoTables(database: Database): Promise<boolean> {
  return database.withSession(async (client) => (await readTables(client)).length === 0)
}

function adviseReplacing(error: unknown): never {
  if (!(error instanceof DatabaseNotEmptyError)) throw error
  throw new DatabaseNotEmptyError(`${error.message} Add --replace to have everything in it replaced.`, {
    cause: error,
  })
}
