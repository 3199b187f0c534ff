import { buildQueries } from '#db/client/query-builder.ts'
import type pg from 'pg'
import type { Database, Db, Transaction } from '#db/client/index.server.ts'
import { TransactionScope } from '#db/client/transaction-scope.ts'

export type Rollback = { db: Db; end(): Promise<void> }

/**
 * Opens a transaction that is never committed and a `db` that works inside it as if it were outside: each statement
 * succeeds or fails separately, `db.transaction` commits or rolls back separately, and transactions wait for one
 * another.
 */
export async function startRollback(database: Database): Promise<Rollback> {
  const opened = Promise.withResolvers<Db>()
  const ended = Promise.withResolvers<void>()
  const session = database.withSession((client) =>
    buildQueries(client)
      .transaction(async (outer) => {
        await client.query('SAVEPOINT statement')
        opened.resolve(createDb(client, outer))
        await ended.promise
        throw new RollbackSignal()
      })
      .catch((error: unknown) => {
        if (!(error instanceof RollbackSignal)) throw error
      }),
  )
  session.catch(opened.reject)
  return {
    db: await opened.promise,
    end() {
      ended.resolve()
      return session
    },
  }
}

class RollbackSignal extends Error {}

/** As with the real `db`, using it inside one of its own transactions fails at once. */
function createDb(client: pg.Client, outer: Transaction): Db {
  const scope = new TransactionScope()
  const takeTurns = createQueue()
  const query: QueryMethod = async (...statement) => {
    const misuse = scope.findMisuse()
    if (misuse) throw misuse
    return takeTurns(() => runInSavepoint(client, ...statement))
  }
  const db = buildQueries(withQuery(client, query))
  db.transaction = async (work) => {
    const misuse = scope.findMisuse()
    if (misuse) throw misuse
    return takeTurns(async () => {
      const result = await scope.run(() => outer.transaction(work))
      await keepChanges(client)
      return result
    })
  }
  return db
}

type QueryMethod = (query: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

/** Runs a statement after the savepoint that the last change left. */
async function runInSavepoint(
  client: pg.Client,
  ...[query, values]: Parameters<QueryMethod>
): Promise<pg.QueryResult> {
  try {
    const result = await client.query(query, values)
    const text = typeof query === 'string' ? query : query.text
    if (!/^\s*select\b/i.test(text)) await keepChanges(client)
    return result
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT statement')
    throw error
  }
}

/** Moves the savepoint behind all changes, so that a later failure does not undo them. */
async function keepChanges(client: pg.Client): Promise<void> {
  await client.query('RELEASE SAVEPOINT statement; SAVEPOINT statement')
}

/** The same client with another way to send queries. */
function withQuery(client: pg.Client, query: QueryMethod): pg.Client {
  const other: pg.Client = Object.create(client, { query: { value: query } })
  return other
}

/** Runs work strictly in sequence, also after a failure. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
