import { buildQueries, type Statements } from '#db/client/query-builder.ts'
import type pg from 'pg'
import type { Database, Db, Transaction } from '#db/client/index.server.ts'
import { WorkContext } from '#db/client/work-context.ts'

export type Rollback = {
  db: Db
  /** Runs work and undoes all that it has written, so that many attempts can begin from one state. */
  attempt<Result>(work: () => Promise<Result>): Promise<Result>
  end(): Promise<void>
}

/**
 * Opens a transaction that is never committed and a `db` that works inside it as if it were outside: each statement
 * succeeds or fails separately, `db.transaction` commits or rolls back separately, and transactions wait for one
 * another. After its end it refuses work, so that what a test that ran out of time still does is not part of the next one.
 */
export async function startRollback(database: Database): Promise<Rollback> {
  const opened = Promise.withResolvers<Omit<Rollback, 'end'>>()
  const ended = Promise.withResolvers<void>()
  const turns = createTurns()
  const session = database.withSession((client) =>
    buildQueries(client)
      .transaction(async (outer) => {
        await client.query('SAVEPOINT statement')
        opened.resolve({ db: createDb(client, outer, turns), attempt: (work) => undoAfter(client, work) })
        await ended.promise
        throw new RollbackSignal()
      })
      .catch((error: unknown) => {
        if (!(error instanceof RollbackSignal)) throw error
      }),
  )
  session.catch(opened.reject)
  return {
    ...(await opened.promise),
    end() {
      turns.close()
      ended.resolve()
      return session
    },
  }
}

class RollbackSignal extends Error {}

/** The inner savepoint of this name hides the outer one, to which later statements return again. */
async function undoAfter<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('SAVEPOINT attempt; SAVEPOINT statement')
  try {
    return await work()
  } finally {
    await client.query('ROLLBACK TO SAVEPOINT attempt; RELEASE SAVEPOINT attempt')
  }
}

/** As with the real `db`, using it inside one of its own transactions fails at once. */
function createDb(client: pg.Client, outer: Transaction, turns: Turns): Db {
  const context = new WorkContext()
  const query: Statements['query'] = async (...statement) => {
    context.find()
    return turns.take(() => runInSavepoint(client, ...statement))
  }
  const db = buildQueries({ query })
  db.transaction = async (work) => {
    context.find()
    return turns.take(async () => {
      const result = await context.withoutDb(() => outer.transaction(work))
      await keepChanges(client)
      return result
    })
  }
  return db
}

/** Runs a statement after the savepoint that the last change left. */
async function runInSavepoint(
  client: pg.Client,
  ...[query, values]: Parameters<Statements['query']>
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

type Turns = { take: <T>(work: () => Promise<T>) => Promise<T>; close: () => void }

/** Runs work strictly in sequence, also after a failure; once closed, it begins no more. */
function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false
  return {
    take(work) {
      const turn = last.then(() => {
        if (isClosed) throw new Error('The test that uses this database is over.')
        return work()
      })
      last = turn.catch(() => undefined)
      return turn
    },
    close() {
      isClosed = true
    },
  }
}
