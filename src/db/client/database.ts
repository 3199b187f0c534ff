import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { connectionDefaults, connectionTo, requireServer, withClient } from './connection.ts'
import { joinEmbeddedServer } from './embedded/embedded-server.ts'
import { GuardedPool } from './guarded-pool.ts'
import { ChannelListeners } from './listener.ts'
import { migrateDatabase } from './migrations.ts'
import { buildQueries } from './query-builder.ts'
import { ServerListener } from './server-listener.ts'
import { createTransaction } from './transaction.ts'
import { TransactionScope } from './transaction-scope.ts'
import type { Database, OpenOptions } from './types.ts'
import { WorkBudgets } from './work-budget.ts'

const DEADLINE_MS = 10_000
const IDLE_IN_TRANSACTION_MS = 10_000
const TRANSACTION_LIMIT_MS = 60_000
const CONNECTIONS = 10
/** How long a query waits for a connection from the pool. */
const CONNECTION_TIMEOUT_MS = 30_000

/**
 * The only way to open the database: a PostgreSQL server at a URL, or the embedded one in a directory, which is a real
 * PostgreSQL too and is started when it is not running.
 *
 * Migrates the schema when `migrationsFolder` is given. Rejects with a DatabaseOpenError, whose `code` identifies the
 * problem and whose message is one line for the person who starts the program.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { migrationsFolder, onError = () => undefined } = options
  const given = options.url === undefined ? null : connectionTo(options.url)
  const embedded =
    options.dataDir === undefined
      ? null
      : await joinEmbeddedServer({
          directory: options.dataDir,
          isExclusive: options.isExclusive,
          onReturn: () => Object.assign(pool.options, connection()),
          onError,
        })
  // Evaluated for each connection: an embedded server that was restarted may listen on another port.
  const connection = () => given ?? { ...connectionDefaults, ...embedded?.connection() }

  const scope = new TransactionScope()
  const abandon = (client: PoolClient) => void terminate(client, connection(), onError)
  const budgets = new WorkBudgets(abandon)
  const listeners = new ChannelListeners()
  const listener = new ServerListener(connection, listeners, onError)
  const pool = new GuardedPool(
    {
      ...connection(),
      max: options.max ?? CONNECTIONS,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      statement_timeout: options.deadlineMs ?? DEADLINE_MS,
      idle_in_transaction_session_timeout: options.idleInTransactionMs ?? IDLE_IN_TRANSACTION_MS,
    },
    { scope, budgets },
    onError,
  )
  const withSession: Database['withSession'] = (work) =>
    withClient(connection(), onError, (client) => scope.run(() => work(client)))
  try {
    await requireServer(connection(), onError)
    if (migrationsFolder !== undefined)
      await withSession((client) => migrateDatabase(client, migrationsFolder))
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.drain()
    await embedded?.close()
    throw error
  }

  const db = buildQueries(pool)
  db.transaction = createTransaction({
    pool,
    scope,
    limitMs: options.transactionLimitMs ?? TRANSACTION_LIMIT_MS,
    abandon,
  })
  const close = async () => {
    const drained = pool.drain() // from now on the pool rejects queries
    await listener.close()
    await drained
    await embedded?.close()
  }
  let closing: Promise<void> | undefined
  return {
    db,
    listen: (channel, onNotification) => listeners.add(listener, channel, onNotification),
    async notify(channel, payload = '') {
      await db.execute(sql`SELECT pg_notify(${channel}, ${payload})`)
    },
    withSession,
    withBudget: (budget, work) => budgets.run(budget, work),
    query: (text, values) => pool.query(text, values),
    close: () => (closing ??= close()),
  }
}

/** Cancels what the server is still doing for an abandoned connection. */
async function terminate(
  client: PoolClient,
  config: ReturnType<typeof connectionTo>,
  onError: (error: Error) => void,
): Promise<void> {
  const processId = 'processID' in client ? client.processID : null // missing in the types of node-postgres
  await withClient(config, onError, (other) =>
    other.query('SELECT pg_terminate_backend($1)', [processId]),
  ).catch(onError)
}
