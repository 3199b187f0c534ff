import { sql } from 'drizzle-orm'
import { Client, type ClientConfig, type PoolClient } from 'pg'
import { connectionDefaults, isBehindPooler, requireServer, withClient } from './connection.ts'
import { joinEmbeddedServer } from './embedded/embedded-server.ts'
import { DatabaseOpenError } from './errors.ts'
import { ChannelListeners } from './listener.ts'
import { migrateDatabase } from './migrations.ts'
import { ConnectionPool } from './pool.ts'
import { buildQueries } from './query-builder.ts'
import { Replica } from './replica.ts'
import { findMissingSettings, roleSettings, storeRoleSettings } from './role-settings.ts'
import { requirePrimary, ServerHosts } from './server-hosts.ts'
import { ServerListener } from './server-listener.ts'
import { createTransaction } from './transaction.ts'
import type { Database, OpenOptions } from './types.ts'
import { withLock } from './with-lock.ts'
import { WorkContext } from './work-context.ts'

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
  const { migrationsFolder, onError = () => undefined, onWarning = () => undefined } = options
  const { isPooled = false, connectTimeoutMs } = options
  const limits = {
    deadlineMs: options.deadlineMs ?? DEADLINE_MS,
    idleInTransactionMs: options.idleInTransactionMs ?? IDLE_IN_TRANSACTION_MS,
  }
  const reach = { isWritten: true, connectTimeoutMs }
  const hosts = options.url === undefined ? null : new ServerHosts(options.url, { ...reach, isPooled })
  const directHosts = options.directUrl ? new ServerHosts(options.directUrl, reach) : hosts
  const replicaHosts = options.replicaUrl
    ? new ServerHosts(options.replicaUrl, { isWritten: false, isPooled, connectTimeoutMs })
    : null
  const embedded =
    options.dataDir === undefined
      ? null
      : await joinEmbeddedServer({
          directory: options.dataDir,
          isExclusive: options.isExclusive,
          onReturn: () => pool.redirect(connection()),
          onError,
        })
  // Evaluated for each connection: an embedded server that was restarted may listen on another port.
  const connection = (): ClientConfig =>
    hosts?.current() ?? { ...connectionDefaults, ...embedded?.connection() }
  /** For sessions of their own, which a pooler cannot give. The limits of a role are for the site's short work. */
  const direct = async (): Promise<ClientConfig> => {
    if (!directHosts) return connection()
    return withoutLimits(await directHosts.find(onError))
  }

  const context = new WorkContext()
  const listeners = new ChannelListeners()
  const listener = new ServerListener(direct, listeners, onError)
  const openPool = (servers: ServerHosts | null, config: ClientConfig, { waitsForServer = true } = {}) =>
    new ConnectionPool(
      {
        ...config,
        max: options.max ?? CONNECTIONS,
        connectionTimeoutMillis: servers?.hasSeveral
          ? (connectTimeoutMs ?? connectionDefaults.connectionTimeoutMillis ?? 0)
          : CONNECTION_TIMEOUT_MS,
        ...(!isPooled && {
          statement_timeout: limits.deadlineMs,
          idle_in_transaction_session_timeout: limits.idleInTransactionMs,
        }),
      },
      {
        context,
        hosts: servers,
        isPooled,
        waitsForServer,
        // Behind a pooler the number of the session is not known: its statement ends by its own time limit.
        abandon: (client) => {
          if (!isPooled) void terminate(client, servers?.beside(client) ?? connection(), onError)
        },
        observe: options.onStatement,
        onError,
      },
    )
  const pool = openPool(hosts, connection())
  const withSession: Database['withSession'] = async (work) =>
    withClient(await direct(), onError, (client) => context.withoutDb(() => work(client)))
  try {
    await prepare()
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.drain()
    await embedded?.close()
    throw error
  }

  /** Checks the server, and migrates it. */
  async function prepare(): Promise<void> {
    if (hosts) pool.redirect(await hosts.find(onError))
    await requireServer(await direct(), onError, async (client) => {
      if (isPooled) await requireOwnSession(client)
      if (migrationsFolder !== undefined) await requirePrimary(client)
    })
    const settings = roleSettings(limits)
    const role = new Client(connection()).user
    if (migrationsFolder !== undefined)
      await withSession(async (client) => {
        await migrateDatabase(client, migrationsFolder, { onApplied: options.onMigrated })
        if (isPooled && role) await storeRoleSettings(client, role, settings)
      })
    if (!isPooled) return
    await requireServer(connection(), onError, async (client) => {
      const missing = await findMissingSettings(client, settings)
      if (missing.length > 0)
        onWarning(
          `Sessions of the pooler lack settings that protect the server. Run RECONNECT in the pooler, or, if that does not help, as an administrator of PostgreSQL before it: ${missing.join('; ')}`,
        )
    })
  }

  const db = buildQueries(pool)
  const transaction = createTransaction(pool, context, options.transactionLimitMs ?? TRANSACTION_LIMIT_MS)
  const replica = replicaHosts
    ? new Replica(
        openPool(replicaHosts, replicaHosts.current(), { waitsForServer: false }), // the primary answers meanwhile
        pool,
        onError,
      )
    : null
  const reads = replica ? buildQueries(replica) : db
  db.transaction = transaction
  reads.transaction = transaction
  const close = async () => {
    const drained = pool.drain() // from now on the pool rejects queries
    await replica?.close()
    await listener.close()
    await drained
    await embedded?.close()
  }
  let closing: Promise<void> | undefined
  return {
    db,
    reads,
    outdateReads: () => replica?.outdate(),
    listen: (channel, onNotification) => listeners.add(listener, channel, onNotification),
    async notify(channel, payload = '') {
      await db.execute(sql`SELECT pg_notify(${channel}, ${payload})`)
    },
    withSession,
    withLock: async (key, work) => withLock({ config: await direct(), key, onError }, work),
    withBudget: (budget, work) => context.withBudget(budget, work),
    query: (text, values) => pool.query(text, values),
    load: () => pool.load(),
    close: () => (closing ??= close()),
  }
}

function withoutLimits(config: ClientConfig): ClientConfig {
  const limits = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0'
  return { ...config, options: `${config.options ?? ''} ${limits}`.trim() }
}

/** Rejects when there is a pooler even before the server that is to be reached directly. */
async function requireOwnSession(client: Client): Promise<void> {
  if (await isBehindPooler(client))
    throw new DatabaseOpenError(
      'DATABASE_DIRECT_URL leads to a pooler, too: it has to name the PostgreSQL server itself, or listening and locks would fail.',
    )
}

/** Cancels what the server is still doing for an abandoned connection. */
async function terminate(
  client: PoolClient,
  config: ClientConfig,
  onError: (error: Error) => void,
): Promise<void> {
  const processId = 'processID' in client ? client.processID : null // missing in the types of node-postgres
  await withClient(config, onError, (other) =>
    other.query('SELECT pg_terminate_backend($1)', [processId]),
  ).catch(onError)
}
