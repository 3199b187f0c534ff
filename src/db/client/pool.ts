import { setTimeout } from 'node:timers/promises'
import {
  Pool,
  type ClientConfig,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
} from 'pg'
import { DatabaseClosingError, findOutage, sqlStateOf } from './errors.ts'
import { LoopTurns } from './loop-turns.ts'
import type { Statements } from './query-builder.ts'
import type { ServerHosts } from './server-hosts.ts'
import { StatementNames } from './statement-names.ts'
import type { StatementObserver } from './types.ts'
import type { Spending, WorkContext } from './work-context.ts'

/** In milliseconds, since a server was first missed: a restart takes a few seconds, and longer waits would pile up. */
const maxAbsence = 5000
const pauseBetweenAttempts = 100

type PoolOptions = {
  context: WorkContext
  /** The servers that the configuration names one of. */
  hosts: ServerHosts | null
  /** Whether a pooler in transaction mode is in front: it knows neither prepared statements nor pipelines. */
  isPooled: boolean
  /** Whether a query waits while the server restarts. */
  waitsForServer: boolean
  /** Ends what the server still does for a connection that is closed. */
  abandon: (client: PoolClient) => void
  observe?: StatementObserver | undefined
  onError: (error: Error) => void
}

/** Sends statements over the connections of node-postgres's pool, and lends them to transactions. */
export class ConnectionPool implements Statements {
  #pool: Pool
  #options: PoolOptions
  #names = new StatementNames()
  #shared = new WeakMap<object, Shared>()
  #turns = new LoopTurns()
  #missedSince: number | null = null
  #isClosing = false

  constructor(config: PoolConfig, options: PoolOptions) {
    const { hosts, isPooled, onError } = options
    this.#options = options
    this.#pool = new Pool({
      ...config,
      // PgBouncer before 1.21 may give the session away after the first of several answers.
      pipeline: !isPooled,
      // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for the promise
      ...(hosts && { onConnect: (client) => hosts.requireUsable(client) }),
    })
    this.#pool.on('error', onError)
    // A connection may break while it is lent; without a listener the error would end the process.
    this.#pool.on('connect', (client) =>
      // One that was cut here is not lost: whoever has used it is told why.
      client.on('error', (error) => {
        if (findOutage(error) !== 'overloaded') onError(error)
      }),
    )
  }

  /** Sends a statement of `db`. Requests get their answers in turns, so that what they do with them leaves room for others. */
  async query(statement: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    const spending = this.#requireUse()
    try {
      return await this.#ask(spending, statement, values)
    } finally {
      if (spending) await this.#turns.next()
    }
  }

  /**
   * Statements that a request asks at the same time share a connection, and are sent together: the distance to the server
   * counts once for all of them.
   */
  async #ask(
    spending: Spending | undefined,
    statement: string | QueryConfig,
    values?: unknown[],
  ): Promise<QueryResult> {
    const key = (!this.#options.isPooled && spending) || {}
    const shared = this.#shared.get(key) ?? { users: 0, lease: this.#take(spending) }
    this.#shared.set(key, shared)
    shared.users += 1 // at once, so that nobody returns the connection meanwhile
    let lease: Lease | undefined
    try {
      lease = await shared.lease
      const { stream } = lease.client.connection
      stream.cork()
      process.nextTick(() => stream.uncork())
      return await this.send(lease.client, statement, values)
    } catch (error) {
      lease?.fail(error)
      if (!lease || typeof statement === 'string' || !isOutdatedPlan(error)) throw error
      return await lease.client.query({ ...statement, name: undefined }, values)
    } finally {
      shared.users -= 1
      if (shared.users === 0) {
        this.#shared.delete(key)
        lease?.release()
      }
    }
  }

  /** Lends a connection, which `release` returns. */
  async lend(): Promise<Lease> {
    return this.#take(this.#requireUse())
  }

  /** Sends a statement over a connection that was lent. */
  send(client: PoolClient, statement: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    const end = this.#options.observe?.(typeof statement === 'string' ? statement : statement.text)
    const answer = client.query(this.#withName(statement), values)
    if (end) answer.then(() => end(), end)
    return answer
  }

  /** Has new connections lead to another server. */
  redirect(config: ClientConfig): void {
    Object.assign(this.#pool.options, config)
  }

  load(): { inUse: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  /** Closes when all work has finished: pg-pool's own end() drops clients that still wait for a connection. */
  async drain(): Promise<void> {
    this.#isClosing = true
    while (this.#pool.waitingCount > 0) await setTimeout(10) // bounded: each waits for connectionTimeoutMillis at most
    await this.#pool.end()
  }

  /** Only drizzle's statements have a name; the texts of libraries may consist of several statements. */
  #withName(statement: string | QueryConfig): string | QueryConfig {
    if (typeof statement === 'string') return statement
    const isPrepared = statement.name !== undefined
    const name = this.#options.isPooled ? undefined : this.#names.find(statement.text, { isPrepared })
    return { ...statement, name }
  }

  #requireUse(): Spending | undefined {
    const spending = this.#options.context.find()
    if (this.#isClosing) throw new DatabaseClosingError('The database is closing.')
    spending?.count()
    return spending
  }

  #take(spending: Spending | undefined): Promise<Lease> {
    const lend = async () => new Lease(await this.#connect(), this.#options.abandon)
    return spending ? spending.take(lend) : lend()
  }

  /** Waits for a server that is being restarted, so that visitors and saves are only delayed. */
  async #connect(): Promise<PoolClient> {
    for (;;) {
      try {
        const client = await this.#connectNow()
        this.#missedSince = null
        return client
      } catch (error) {
        if (!this.#options.waitsForServer || this.#isClosing || !isServerError(error)) throw error
        this.#missedSince ??= performance.now()
        if (performance.now() - this.#missedSince > maxAbsence) throw error
        await setTimeout(pauseBetweenAttempts)
      }
    }
  }

  /**
   * Connects to another of several servers when the last one has gone or has become a standby, and gives up
   * connections to the former one.
   */
  async #connectNow(): Promise<PoolClient> {
    const { hosts, onError } = this.#options
    for (let hasSearched = false; ;) {
      try {
        const client = await this.#pool.connect()
        if (!hosts?.isElsewhere(client)) return client
        client.release(true)
      } catch (error) {
        if (hasSearched || !hosts?.hasSeveral || !isServerError(error)) throw error
        hasSearched = true
        this.redirect(await hosts.find(onError))
      }
    }
  }
}

/** A connection that several statements of a request use at the same time; the last one returns it. */
type Shared = { users: number; lease: Promise<Lease> }

/** A connection that is lent. */
class Lease {
  readonly client: PoolClient
  #abandon: PoolOptions['abandon']
  #hasFailed = false
  #isOutdated = false
  #returned = Promise.withResolvers<void>()
  readonly returned = this.#returned.promise

  constructor(client: PoolClient, abandon: PoolOptions['abandon']) {
    this.client = client
    this.#abandon = abandon
  }

  /** Closes the connection with an error for its statements, and ends what the server still does for it. */
  cut(error: Error): void {
    this.#abandon(this.client)
    this.client.connection.stream.destroy(error)
  }

  /** Notes that a statement failed on it; one to a former primary, or with plans for former columns, is not used again. */
  fail(error: unknown): void {
    this.#hasFailed = true
    if (sqlStateOf(error) === '25006' || isOutdatedPlan(error)) this.#isOutdated = true
  }

  /**
   * Returns the connection to the pool. After an error it first has to prove by an empty statement that it is still usable:
   * opening a new one takes ten milliseconds.
   */
  release(): void {
    const give = (isUnusable: boolean) => {
      // After a stray BEGIN the next user would write into a transaction that is never committed.
      this.client.release(isUnusable || this.client.getTransactionStatus() !== 'I')
      this.#returned.resolve()
    }
    if (!this.#hasFailed || this.#isOutdated) return give(this.#isOutdated)
    this.client.query('').then(
      () => give(false),
      () => give(true),
    )
  }
}

/** Whether a migration has changed the type of a column that a prepared statement returns. */
function isOutdatedPlan(error: unknown): boolean {
  return sqlStateOf(error) === '0A000'
}

/** Whether a connection failed because of its server, and not because all connections of the pool are in use. */
function isServerError(error: unknown): boolean {
  const isWaiting =
    error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect')
  return !isWaiting && findOutage(error) === 'unreachable'
}
