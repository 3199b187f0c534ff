import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  listMissingMigrations,
  migrationsFolder,
  openDatabase,
  type Database,
} from '#db/client/index.server.ts'
import { databaseOptions } from '../../start/database-options.ts'
import { readEnv, SettingsError, type Env } from '../../start/env.ts'
import { openStores, type Stores } from '../../files/open-stores.ts'
import { projectDir } from '#project/project-dir.ts'
import { BackupError, reasonOf } from '../backup-error.ts'

/** Runs a command with the settings; an error is printed in one line, and is exit code 1. */
export async function runCommand(work: (env: Env, dataDir: string) => Promise<void>): Promise<void> {
  try {
    const env = readEnv(process.env)
    await work(env, path.resolve(projectDir, env.DATA_DIR))
  } catch (error) {
    const line = error instanceof SettingsError ? error.lines.join('\n') : reasonOf(error)
    process.stderr.write(`${line}\n`)
    process.exitCode = 1
  }
}

/** Opens the site's database and stores, on which the site may be running. Throws a BackupError if it is of another version. */
export async function withSite(
  env: Env,
  dataDir: string,
  work: (opened: { database: Database; stores: Stores }) => Promise<void>,
): Promise<void> {
  if (!env.DATABASE_URL && !existsSync(path.join(dataDir, 'postgres')))
    throw new BackupError(`There is no database in ${path.join(dataDir, 'postgres')}.`)
  const database = await openDatabase(databaseOptions(env, dataDir))
  const stores = await openStores({ dataDir, storageUrl: env.STORAGE_URL })
  try {
    const missing = await database.withSession((client) => listMissingMigrations(client, migrationsFolder))
    if (missing.length > 0)
      throw new BackupError(
        'The database lacks migrations of this version: make the backup with the version that runs on it.',
      )
    await work({ database, stores })
  } finally {
    stores.close()
    await database.close()
  }
}
