import { setTimeout } from 'node:timers/promises'
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseClosingError, findOutage } from './errors.ts'
import { observeStatements, type StatementObserver } from './observe-statements.ts'
import type { ServerHosts } from './server-hosts.ts'
import { StatementNames } from './statement-names.ts'
import type { TransactionScope } from './transaction-scope.ts'
import type { WorkBudgets } from './work-budget.ts'

/** In milliseconds, since a server was first missed: a restart takes a few seconds, and longer waits would pile up. */
const maxAbsence = 5000
const pauseBetweenAttempts = 100

type ConnectCallback = Parameters<Pool['connect']>[0]

/** The connection pool of node-postgres, hardened against its known pitfalls. */
export class GuardedPool extends Pool {
  #scope: TransactionScope
  #budgets: WorkBudgets
  #hosts: ServerHosts | null
  #onError: (error: Error) => void
  #isPooled: boolean
  #waitsForServer: boolean
  #missedSince: number | null = null
  #isClosing = false

  constructor(
    config: PoolConfig,
    {
      scope,
      budgets,
      hosts = null,
      isPooled = false,
      waitsForServer = true,
      observe,
    }: {
      scope: TransactionScope
      budgets: WorkBudgets
      /** The servers that `config` is one of. */
      hosts?: ServerHosts | null
      /** Whether a pooler in transaction mode is in front, so that no statement can be prepared. */
      isPooled?: boolean
      /** Whether a query waits while the server restarts. */
      waitsForServer?: boolean
      observe?: StatementObserver | undefined
    },
    onError: (error: Error) => void,
  ) {
    super({
      ...config,
      // PgBouncer before 1.21 may give the session away after the first of several answers.
      pipeline: !isPooled,
      // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for the promise
      ...(hosts && { onConnect: (client) => hosts.requireUsable(client) }),
    })
    this.#scope = scope
    this.#budgets = budgets
    this.#hosts = hosts
    this.#onError = onError
    this.#isPooled = isPooled
    this.#waitsForServer = waitsForServer
    this.on('error', onError)
    const statementNames = new StatementNames({ isPooled })
    this.on('connect', (client) => {
      // A connection may break while it is checked out; without a listener the error would end the process.
      client.on('error', onError)
      client.setMaxListeners(0) // each statement that shares it has one
      statementNames.addTo(client)
      if (observe) observeStatements(client, observe)
    })
    // After a stray BEGIN in a plain query, the next user of the connection would write into a transaction that is
    // never committed.
    this.on('release', (_, client) => {
      if (client.getTransactionStatus() !== 'I') client.end().catch(onError)
    })
  }

  /**
   * `db` used inside a transaction would wait for a second connection while the transaction holds one, which deadlocks
   * under load. So it is an error immediately.
   */
  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    const refusal = this.#findRefusal()
    if (!callback) return refusal ? Promise.reject(refusal) : this.#take()
    if (refusal) return callback(refusal, undefined, () => undefined)
    void this.#takeFor(callback)
  }

  async #takeFor(callback: ConnectCallback): Promise<void> {
    let client: PoolClient
    try {
      client = await this.#takeForQuery()
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), undefined, () => undefined)
      return
    }
    callback(undefined, client, (reason) => client.release(reason))
  }

  /** The statements that a request asks at the same time share a connection, and are sent together. */
  async #takeForQuery(): Promise<PoolClient> {
    const spending = this.#budgets.find()
    const connect = async () => keepAfterSqlErrors(await this.#connect())
    if (!spending || this.#isPooled) return keepAfterSqlErrors(await this.#take())
    const client = await spending.share(this, connect)
    const { stream } = client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    return client
  }

  #take(): Promise<PoolClient> {
    const spending = this.#budgets.find()
    return spending ? spending.take(() => this.#connect()) : this.#connect()
  }

  /** Waits for a server that is being restarted, so that visitors and saves are only delayed. */
  async #connect(): Promise<PoolClient> {
    for (;;) {
      try {
        const client = await this.#connectNow()
        this.#missedSince = null
        return client
      } catch (error) {
        if (!this.#waitsForServer || this.#isClosing || !isServerError(error)) throw error
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
    for (let hasSearched = false; ;) {
      try {
        const client = await super.connect()
        if (!this.#hosts?.isElsewhere(client)) return client
        client.release(true)
      } catch (error) {
        if (hasSearched || !this.#hosts?.hasSeveral || !isServerError(error)) throw error
        hasSearched = true
        Object.assign(this.options, await this.#hosts.find(this.#onError))
      }
    }
  }

  /** Closes when all work has finished: pg-pool's own end() drops clients that still wait for a connection. */
  async drain(): Promise<void> {
    this.#isClosing = true
    while (this.waitingCount > 0) await setTimeout(10) // bounded: each waiting client has its connectionTimeoutMillis
    await this.end()
  }

  #findRefusal(): Error | undefined {
    const misuse = this.#scope.findMisuse()
    if (misuse) return misuse
    return this.#isClosing ? new DatabaseClosingError('The database is closing.') : undefined
  }
}

/** Whether a connection failed because of its server, and not because all connections of the pool are in use. */
function isServerError(error: unknown): boolean {
  const isWaiting =
    error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect')
  return !isWaiting && findOutage(error) === 'unreachable'
}

/**
 * pg-pool's query() discards the connection after every SQL error, and opening a new one takes ten milliseconds. This
 * keeps connections that are still usable, which they prove by becoming ready for the next statement.
 */
function keepAfterSqlErrors(client: PoolClient): PoolClient {
  const release = client.release.bind(client)
  client.release = (reason) => {
    if (!(reason instanceof DatabaseError) || reason.severity !== 'ERROR') return release(reason)
    if (reason.code === '25006') return release(reason) // a former primary
    const onReady = () => {
      client.removeListener('end', onEnd)
      release()
    }
    const onEnd = () => {
      client.removeListener('drain', onReady)
      release(reason)
    }
    client.once('drain', onReady)
    client.once('end', onEnd)
  }
  return client
}
