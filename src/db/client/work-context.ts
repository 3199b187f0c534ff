import { AsyncLocalStorage } from 'node:async_hooks'
import pLimit, { type LimitFunction } from 'p-limit'
import { BudgetExceededError, DbUsedInTransactionError } from './errors.ts'

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

/** A connection that some work holds. */
type Lease = {
  /** Resolves when the pool has it again. */
  returned: Promise<void>
  release(): void
  /** Closes the connection, and ends what the server still does for it. */
  cut(error: Error): void
}

/** Work that has ended no longer counts for what it started without awaiting it. */
type Scope = { use: Spending | 'forbidden'; isOpen: boolean; outer: Scope | undefined }

/** Knows for the code that runs now, also across awaits, what it may use of a database. */
export class WorkContext {
  #storage = new AsyncLocalStorage<Scope>()

  /** Runs some work; its use of the database beyond the budget fails with a BudgetExceededError. */
  async withBudget<T>(budget: Budget, work: () => Promise<T>): Promise<T> {
    const spending = new Spending(budget)
    return this.#run(spending, work).finally(() => spending.end())
  }

  /** Runs the callback of a transaction or a session, where `db` would wait for a second connection. */
  withoutDb<T>(work: () => Promise<T>): Promise<T> {
    return this.#run('forbidden', work)
  }

  /**
   * The budget that is spent when `db` is used now; undefined when there is none. Throws a DbUsedInTransactionError where
   * `db` must not be used.
   */
  find(): Spending | undefined {
    const use = this.#findScope()?.use
    if (use !== 'forbidden') return use
    throw new DbUsedInTransactionError(
      '`db` was used inside db.transaction() or withSession(): use what their callback gets.',
    )
  }

  async #run<T>(use: Scope['use'], work: () => Promise<T>): Promise<T> {
    const scope: Scope = { use, isOpen: true, outer: this.#findScope() }
    try {
      // Awaited inside, because a query of drizzle begins only when it is awaited.
      return await this.#storage.run(scope, async () => await work())
    } finally {
      scope.isOpen = false
    }
  }

  #findScope(): Scope | undefined {
    let scope = this.#storage.getStore()
    while (scope && !scope.isOpen) scope = scope.outer
    return scope
  }
}

/** What some work has used of its budget. */
export class Spending {
  #budget: Budget
  #uses = 0
  #isLate = false
  #held = new Set<Lease>()
  /** Rejects what still waits for a connection. */
  #waiting = new Set<(error: Error) => void>()
  #turns: LimitFunction
  #timer: NodeJS.Timeout

  constructor(budget: Budget) {
    this.#budget = budget
    this.#turns = pLimit(budget.connections)
    this.#timer = setTimeout(() => {
      this.#isLate = true
      for (const lease of this.#held) lease.cut(this.#error())
      for (const reject of this.#waiting) reject(this.#error())
    }, budget.milliseconds)
  }

  /** Counts a statement or a transaction. Throws a BudgetExceededError when it is beyond the budget. */
  count(): void {
    this.#uses += 1
    this.#requireRest()
  }

  /** Takes a connection by `lend` when it is this work's turn, and keeps the turn until the connection is returned. */
  take<T extends Lease>(lend: () => Promise<T>): Promise<T> {
    const taken = Promise.withResolvers<T>()
    this.#waiting.add(taken.reject)
    void this.#turns(async () => {
      try {
        this.#requireRest()
        const lease = await lend()
        if (this.#isLate) {
          lease.release()
          throw this.#error()
        }
        this.#held.add(lease)
        this.#waiting.delete(taken.reject)
        taken.resolve(lease)
        await lease.returned
        this.#held.delete(lease)
      } catch (error) {
        this.#waiting.delete(taken.reject)
        taken.reject(error)
      }
    })
    return taken.promise
  }

  end(): void {
    clearTimeout(this.#timer)
  }

  #requireRest(): void {
    if (this.#isLate || this.#uses > this.#budget.uses) throw this.#error()
  }

  #error(): BudgetExceededError {
    const { milliseconds, uses } = this.#budget
    return new BudgetExceededError(
      this.#isLate
        ? `The request was not answered within ${milliseconds} ms.`
        : `The request needed more than ${uses} queries.`,
    )
  }
}
