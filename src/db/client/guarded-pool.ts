import { setTimeout } from 'node:timers/promises'
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseClosingError } from './errors.ts'
import type { TransactionScope } from './transaction-scope.ts'

type ConnectCallback = Parameters<Pool['connect']>[0]

/** node-postgres' pool, with its traps closed. */
export class GuardedPool extends Pool {
  #scope: TransactionScope
  #isClosing = false

  constructor(config: PoolConfig, scope: TransactionScope, onError: (error: Error) => void) {
    super(config)
    this.#scope = scope
    this.on('error', onError)
    // A connection may also break while it is lent out; without a listener that would end the whole process.
    this.on('connect', (client) => void client.on('error', onError))
    // A stray BEGIN in a plain query: whoever comes next would write into a transaction that nobody commits.
    this.on('release', (_, client) => {
      if (client.getTransactionStatus() !== 'I') client.end().catch(onError)
    })
  }

  /**
   * `db` used inside a transaction waits for a connection while the transaction holds one: under load a deadlock. So it
   * is an error at once.
   */
  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    const refusal = this.#findRefusal()
    if (!callback) return refusal ? Promise.reject(refusal) : super.connect()
    if (refusal) return callback(refusal, undefined, () => undefined)
    super.connect((error, client, done) => {
      if (client) keepAfterSqlErrors(client)
      callback(error, client, done)
    })
  }

  /** Closes when everybody has finished: pg-pool's own end() forgets whoever still waits for a connection. */
  async drain(): Promise<void> {
    this.#isClosing = true
    while (this.waitingCount > 0) await setTimeout(10) // it ends: each of them has its connectionTimeoutMillis
    await this.end()
  }

  #findRefusal(): Error | undefined {
    const misuse = this.#scope.findMisuse()
    if (misuse) return misuse
    return this.#isClosing ? new DatabaseClosingError('The database is closing.') : undefined
  }
}

/**
 * pg-pool's query() throws a connection away after every SQL error, and a new one to a server takes ten milliseconds.
 * One that is still good is kept here; whether it is, shows when the server is ready for the next statement.
 */
function keepAfterSqlErrors(client: PoolClient): void {
  const release = client.release.bind(client)
  client.release = (reason) => {
    if (!(reason instanceof DatabaseError) || reason.severity !== 'ERROR') return release(reason)
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
}
