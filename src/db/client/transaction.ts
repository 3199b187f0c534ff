import { buildQueries } from './query-builder.ts'
import type pg from 'pg'
import { SessionEndedError } from './errors.ts'
import type { GuardedPool } from './guarded-pool.ts'
import type { TransactionScope } from './transaction-scope.ts'
import type { Db, Transaction } from './types.ts'

export type TransactionOptions = {
  pool: GuardedPool
  scope: TransactionScope
  /** Maximum duration of a transaction. */
  limitMs: number
  /** Called with the connection of a transaction that timed out, to cancel its running statement. */
  abandon: (client: pg.PoolClient) => void
}

/**
 * Replaces drizzle's `db.transaction` over a pool, which leaks the connection when BEGIN fails, hides the cause when
 * ROLLBACK fails, and keeps a broken connection until the callback returns. With a single connection each of these
 * would stop the application. This one also enforces a maximum duration (SQLSTATE 25P04), which servers support only
 * since version 17.
 */
export function createTransaction(options: TransactionOptions): Db['transaction'] {
  const sessions = new WeakMap<pg.PoolClient, Db>()
  return async (work, config) => {
    const client = await options.pool.connect()
    const session = sessions.get(client) ?? buildQueries(client)
    sessions.set(client, session)
    const guard = guardConnection(client, options)
    let cause: { error: unknown } | undefined
    const keepCause = async (tx: Transaction) => {
      try {
        return await work(tx)
      } catch (error) {
        cause = { error }
        throw error
      }
    }
    const run = options.scope.run(() => session.transaction(keepCause, config))
    try {
      return await Promise.race([run, guard.lost])
    } catch (error) {
      run.catch(() => undefined) // it may not be awaited any more
      throw cause ? cause.error : (guard.failure() ?? error)
    } finally {
      guard.stop()
      client.release(guard.failure())
    }
  }
}

type ConnectionGuard = { lost: Promise<never>; failure(): Error | undefined; stop(): void }

/** Detects when a checked-out connection breaks, and closes it itself after the time limit. */
function guardConnection(client: pg.PoolClient, { limitMs, abandon }: TransactionOptions): ConnectionGuard {
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(() => undefined) // it may not be awaited any more
  let failure: Error | undefined
  const onError = (error: Error) => {
    failure ??= error
    lost.reject(error)
  }
  client.once('error', onError)
  const timer = setTimeout(() => {
    const message = `The transaction was open for ${limitMs} ms and was rolled back.`
    const tooOld = new SessionEndedError('25P04', message)
    abandon(client)
    client.connection.stream.destroy(tooOld)
  }, limitMs)
  return {
    lost: lost.promise,
    failure: () => failure,
    stop() {
      clearTimeout(timer)
      client.removeListener('error', onError)
    },
  }
}
