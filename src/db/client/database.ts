import { sql } from 'drizzle-orm'
import type { Backend, BackendOptions } from './backend.ts'
import { createEmbeddedBackend } from './embedded-backend.ts'
import { GuardedPool } from './guarded-pool.ts'
import { ChannelListeners } from './listener.ts'
import { migrateDatabase } from './migrations.ts'
import { buildQueries } from './query-builder.ts'
import { createServerBackend } from './server-backend.ts'
import { createTransaction } from './transaction.ts'
import { TransactionScope } from './transaction-scope.ts'
import type { Database, OpenOptions } from './types.ts'

const DEADLINE_MS = 10_000
const IDLE_IN_TRANSACTION_MS = 10_000
const TRANSACTION_LIMIT_MS = 60_000
const SERVER_CONNECTIONS = 10

/**
 * The one way to the database, whether it is a PostgreSQL server or the embedded one: the same node-postgres pool, the
 * same drizzle driver, the same limits and the same error codes. Only the socket under the pool differs.
 *
 * Brings the schema up to date when `migrationsFolder` is given. Rejects with a DatabaseOpenError, whose `code` says
 * what is the matter and whose message is one line for whoever starts the program.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const onError = options.onError ?? (() => undefined)
  const listeners = new ChannelListeners()
  const backend = createBackend(options, {
    deadlineMs: options.deadlineMs ?? DEADLINE_MS,
    idleInTransactionMs: options.idleInTransactionMs ?? IDLE_IN_TRANSACTION_MS,
    max: options.max ?? SERVER_CONNECTIONS,
    listeners,
    onError,
  })
  const scope = new TransactionScope()
  const pool = new GuardedPool(backend.poolConfig, scope, onError)
  try {
    await backend.open()
    const { migrationsFolder } = options
    if (migrationsFolder !== undefined) {
      await backend.withSession(pool, (client) => migrateDatabase(client, migrationsFolder))
    }
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.drain()
    await backend.close()
    throw error
  }

  const db = buildQueries(pool)
  db.transaction = createTransaction({
    pool,
    scope,
    limitMs: options.transactionLimitMs ?? TRANSACTION_LIMIT_MS,
    abandon: (client, error) => backend.abandon(client, error),
  })
  return assemble({ backend, pool, scope, listeners, db })
}

function createBackend(options: OpenOptions, backendOptions: BackendOptions): Backend {
  return options.url === undefined
    ? createEmbeddedBackend(options, backendOptions)
    : createServerBackend(options.url, backendOptions)
}

type Parts = {
  backend: Backend
  pool: GuardedPool
  scope: TransactionScope
  listeners: ChannelListeners
  db: Database['db']
}

function assemble({ backend, pool, scope, listeners, db }: Parts): Database {
  const source = backend.notificationSource(pool)
  let closing: Promise<void> | undefined
  const close = async () => {
    const drained = pool.drain() // from now on it refuses
    await backend.closeListener()
    await drained
    await backend.close()
  }
  return {
    kind: backend.kind,
    db,
    listen: (channel, listener) => listeners.add(source, channel, listener),
    async notify(channel, payload = '') {
      await db.execute(sql`SELECT pg_notify(${channel}, ${payload})`)
    },
    withSession: (work) => backend.withSession(pool, (client) => scope.run(() => work(client))),
    ...backend.extras(pool),
    uses: () => pool.uses,
    restarts: () => backend.restarts(),
    close: () => (closing ??= close()),
  }
}
