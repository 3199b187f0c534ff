/** Databases for tests of the project "database". */
import { randomBytes } from 'node:crypto'
import { escapeIdentifier } from 'pg'
import { afterEach, beforeEach, inject } from 'vitest'
import { openDatabase, type Database, type Db, type OpenOptions } from '#db/client/index.server.ts'
import { dropDatabase, runOnServer, templateName, withDatabase } from './database-global-setup.ts'
import { startRollback, type Rollback } from './rollback.ts'

/**
 * A migrated database for the tests of this file (or of the `describe` around the call), whose changes are rolled
 * back after each test. Read `.db` inside a test. It behaves like the real one and also refuses `db` inside
 * `db.transaction`, but its transactions are savepoints, so there is no isolation level, and NOTIFY never arrives.
 */
export function useTestDatabase(): Pick<Rollback, 'attempt'> & { readonly db: Db } {
  let current: Rollback | undefined
  const opened = (): Rollback => {
    if (!current) throw new Error('The test database exists inside tests only.')
    return current
  }
  beforeEach(async () => {
    // One is left when another hook of the test before has failed: its locks would keep all further tests waiting.
    await running?.end()
    clone ??= openFreshDatabase()
    current = await startRollback(await clone)
    running = current
  })
  afterEach(async () => {
    await current?.end()
    current = undefined
    running = undefined
  })
  return {
    get db() {
      return opened().db
    },
    attempt: (work) => opened().attempt(work),
  }
}

/** Each worker has one, which stays open for all files of the worker. */
let clone: Promise<Database> | undefined
/** What has not been undone yet. */
let running: Rollback | undefined

/** A migrated database of its own, for tests that need commits; the caller closes it. Takes about a second. */
export function openFreshDatabase(options: FreshOptions = {}): Promise<Database> {
  return openClone(templateName, options)
}

/** A database without tables; the caller closes it. */
export function openEmptyDatabase(options: FreshOptions = {}): Promise<Database> {
  return openClone('template0', options)
}

type FreshOptions = Omit<OpenOptions, 'url' | 'dataDir' | 'isExclusive'>

async function openClone(template: string, options: FreshOptions): Promise<Database> {
  const server = inject('databaseServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runOnServer(
    server,
    `CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE ${escapeIdentifier(template)}`,
  )
  const database = await openDatabase({ ...options, url: withDatabase(server, name) })
  return {
    ...database,
    async close() {
      await database.close()
      await runOnServer(server, dropDatabase(name))
    },
  }
}
