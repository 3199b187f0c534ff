import { AsyncLocalStorage } from 'node:async_hooks'
import { DbUsedInTransactionError } from './errors.ts'

/** Detects whether the current code was called, directly or across awaits, by a transaction's callback. */
export class TransactionScope {
  #storage = new AsyncLocalStorage<{ isOpen: boolean }>()

  /** The error to throw when `db` is used now, or undefined when its use is allowed. */
  findMisuse(): DbUsedInTransactionError | undefined {
    if (!this.#storage.getStore()?.isOpen) return undefined
    return new DbUsedInTransactionError(
      '`db` was used inside db.transaction() or withSession(): use what their callback gets.',
    )
  }

  /**
   * Code that a callback started without awaiting it, and that continues after the transaction, no longer counts as
   * inside.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const scope = { isOpen: true }
    try {
      return await this.#storage.run(scope, work)
    } finally {
      scope.isOpen = false
    }
  }
}
