import { AsyncLocalStorage } from 'node:async_hooks'
import pLimit, { type LimitFunction } from 'p-limit'
import { DatabaseError, type PoolClient } from 'pg'
import { BudgetExceededError } from './errors.ts'

/** The database limits for one piece of work, such as the answer to a request. */
export type Budget = {
  /** From its beginning to its last statement. */
  milliseconds: number
  /** Queries and transactions. */
  uses: number
  /**
   * Connections held at the same time, one of which all statements outside of transactions share; fewer than the pool
   * has, so that others get their turn meanwhile.
   */
  connections: number
}

/** The running work with a budget. */
export class WorkBudgets {
  #storage = new AsyncLocalStorage<Spending>()
  #abandon: (client: PoolClient) => void

  /** `abandon` cancels what the server is still doing for a connection. */
  constructor(abandon: (client: PoolClient) => void) {
    this.#abandon = abandon
  }

  /** Runs some work; its use of the database beyond the budget fails with a BudgetExceededError. */
  async run<T>(budget: Budget, work: () => Promise<T>): Promise<T> {
    const spending = new Spending(budget, this.#abandon)
    try {
      // Awaited inside, because a query of drizzle begins only when it is awaited.
      return await this.#storage.run(spending, async () => await work())
    } finally {
      spending.end()
    }
  }

  /** The budget of the current work; undefined for work without one, and for what goes on after the work has ended. */
  find(): Spending | undefined {
    const spending = this.#storage.getStore()
    return spending?.hasEnded ? undefined : spending
  }
}

/** A connection that several statements of one piece of work use at the same time. */
type Shared = {
  users: number
  /** Why the connection may not be usable any more; an error of a single statement is the least of the reasons. */
  failure: Parameters<PoolClient['release']>[0]
  client: Promise<PoolClient>
}

function isSqlError(reason: Shared['failure']): boolean {
  return reason instanceof DatabaseError && reason.severity === 'ERROR'
}

class Spending {
  hasEnded = false
  #budget: Budget
  #uses = 0
  #isLate = false
  #held = new Set<PoolClient>()
  #shared = new Map<object, Shared>()
  #turns: LimitFunction
  #timer: NodeJS.Timeout

  constructor(budget: Budget, abandon: (client: PoolClient) => void) {
    this.#budget = budget
    this.#turns = pLimit(budget.connections)
    this.#timer = setTimeout(() => {
      this.#isLate = true
      for (const client of this.#held) {
        abandon(client)
        // Destroyed first, so that the pool does not give this connection to others before its statement has ended.
        client.connection.stream.destroy(this.#error('time'))
      }
    }, budget.milliseconds)
  }

  /** Waits for a turn and takes a connection, which `release` returns. */
  take(connect: () => Promise<PoolClient>): Promise<PoolClient> {
    this.#uses += 1
    return this.#takeTurn(connect)
  }

  /**
   * The connection that this work already uses for other statements, or one that it takes. Each user releases it; the last
   * one returns it to `pool`.
   */
  async share(pool: object, connect: () => Promise<PoolClient>): Promise<PoolClient> {
    this.#uses += 1
    this.#requireRest()
    const shared = this.#shared.get(pool) ?? this.#openShared(pool, connect)
    shared.users += 1
    return shared.client
  }

  #openShared(pool: object, connect: () => Promise<PoolClient>): Shared {
    const client = this.#takeTurn(connect).then(
      (taken) => {
        const release = taken.release.bind(taken)
        taken.release = (reason) => {
          if (!isSqlError(reason) || !shared.failure) shared.failure = reason || shared.failure
          shared.users -= 1
          if (shared.users > 0) return
          this.#shared.delete(pool)
          release(shared.failure)
        }
        return taken
      },
      (error: unknown) => {
        this.#shared.delete(pool)
        throw error
      },
    )
    const shared: Shared = { users: 0, failure: undefined, client }
    this.#shared.set(pool, shared)
    return shared
  }

  #takeTurn(connect: () => Promise<PoolClient>): Promise<PoolClient> {
    const taken = Promise.withResolvers<PoolClient>()
    void this.#turns(async () => {
      const returned = Promise.withResolvers<void>()
      try {
        this.#requireRest()
        taken.resolve(await this.#hold(connect, returned.resolve))
        await returned.promise
      } catch (error) {
        taken.reject(error)
      }
    })
    return taken.promise
  }

  end(): void {
    this.hasEnded = true
    clearTimeout(this.#timer)
  }

  async #hold(connect: () => Promise<PoolClient>, onReturn: () => void): Promise<PoolClient> {
    const client = await connect()
    const release = client.release.bind(client)
    if (this.#isLate) {
      release()
      throw this.#error('time')
    }
    this.#held.add(client)
    client.release = (reason) => {
      this.#held.delete(client)
      release(reason)
      onReturn()
    }
    return client
  }

  #requireRest(): void {
    if (this.#isLate) throw this.#error('time')
    if (this.#uses > this.#budget.uses) throw this.#error('uses')
  }

  #error(what: 'time' | 'uses'): BudgetExceededError {
    const { milliseconds, uses } = this.#budget
    return new BudgetExceededError(
      what === 'time'
        ? `The request was not answered within ${milliseconds} ms.`
        : `The request needed more than ${uses} queries.`,
    )
  }
}
