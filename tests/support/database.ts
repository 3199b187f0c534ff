/** Databases for tests of the project "database": see `database-global-setup.ts` for which kind it is. */
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { escapeIdentifier } from 'pg'
import { afterEach, beforeEach, inject } from 'vitest'
import { openDatabase, type Database, type Db, type OpenOptions } from '#db/client/index.server.ts'
import { dropDatabase, runOnServer, withDatabase } from './database-global-setup.ts'
import { startRollback, type Rollback } from './rollback.ts'

/**
 * A migrated database for the tests of this file (or of the `describe` around the call), whose changes are rolled back
 * after each test. Read `.db` inside a test: it behaves like the real one, down to `db` being refused inside
 * `db.transaction`, but its transactions are savepoints, so there is no isolation level, and NOTIFY never arrives.
 */
export function useTestDatabase(): { readonly db: Db } {
  let current: Rollback | undefined
  beforeEach(async () => {
    clone ??= openFreshDatabase()
    current = await startRollback(await clone)
  })
  afterEach(async () => {
    await current?.end()
    current = undefined
  })
  return {
    get db() {
      if (!current) throw new Error('The test database exists inside tests only.')
      return current.db
    },
  }
}

/** One for each worker: it stays open over the files that the worker runs and ends with it. */
let clone: Promise<Database> | undefined

/** A migrated database of its own, for tests that need commits; whoever opens it closes it. Takes about a second. */
export async function openFreshDatabase(options: FreshOptions = {}): Promise<Database> {
  const template = inject('databaseTemplate')
  if (template.kind === 'embedded') {
    return openDatabase({ ...options, dataDir: ':memory:', loadDataDir: fs.readFileSync(template.file) })
  }
  return openServerDatabase(template, template.name, options)
}

type FreshOptions = Omit<OpenOptions, 'url' | 'dataDir' | 'loadDataDir'>

/** A database without tables of the same kind as the others; whoever opens it closes it. */
export async function openEmptyDatabase(options: FreshOptions = {}): Promise<Database> {
  const template = inject('databaseTemplate')
  if (template.kind === 'embedded') return openDatabase({ ...options, dataDir: ':memory:' })
  return openServerDatabase(template, 'template0', options)
}

async function openServerDatabase(
  server: { url: string; name: string },
  template: string,
  options: FreshOptions,
): Promise<Database> {
  const name = `${server.name}_${randomBytes(4).toString('hex')}`
  await runOnServer(
    server.url,
    `CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE ${escapeIdentifier(template)}`,
  )
  const database = await openDatabase({ ...options, url: withDatabase(server.url, name) })
  return {
    ...database,
    async close() {
      await database.close()
      await runOnServer(server.url, dropDatabase(name))
    },
  }
}
