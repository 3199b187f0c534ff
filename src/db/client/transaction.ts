import type { PoolClient } from 'pg'
import { SessionEndedError } from './errors.ts'
import type { ConnectionPool } from './pool.ts'
import { buildQueries } from './query-builder.ts'
import type { Db, Transaction } from './types.ts'
import type { WorkContext } from './work-context.ts'

/**
 * Replaces drizzle's `db.transaction` over a pool, which leaks the connection when BEGIN fails, hides the cause when
 * ROLLBACK fails, and keeps a broken connection until the callback returns. With a single connection each of these
 * would stop the application. This one also enforces a maximum duration (SQLSTATE 25P04), which servers support only
 * since version 17.
 */
export function createTransaction(
  pool: ConnectionPool,
  context: WorkContext,
  limitMs: number,
): Db['transaction'] {
  const sessions = new WeakMap<PoolClient, Db>()
  return async (work, config) => {
    const lease = await pool.lend()
    const { client } = lease
    const session =
      sessions.get(client) ??
      buildQueries({ query: (statement, values) => pool.send(client, statement, values) })
    sessions.set(client, session)
    let cause: { error: unknown } | undefined
    const keepCause = async (tx: Transaction) => {
      try {
        return await work(tx)
      } catch (error) {
        cause = { error }
        throw error
      }
    }
    const lost = Promise.withResolvers<never>()
    client.once('error', lost.reject)
    const timer = setTimeout(() => {
      const message = `The transaction was open for ${limitMs} ms and was rolled back.`
      lease.cut(new SessionEndedError('25P04', message))
    }, limitMs)
    try {
      return await Promise.race([
        context.withoutDb(() => session.transaction(keepCause, config)),
        lost.promise,
      ])
    } catch (error) {
      if (error !== cause?.error) lease.fail(error) // otherwise it was rolled back
      throw cause ? cause.error : error
    } finally {
      clearTimeout(timer)
      client.removeListener('error', lost.reject)
      lease.release()
    }
  }
}
