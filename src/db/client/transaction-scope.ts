import { AsyncLocalStorage } from 'node:async_hooks'
import { DbUsedInTransactionError } from './errors.ts'

/** Knows whether the code that runs now was called, however deep and across awaits, by a transaction's callback. */
export class TransactionScope {
  #storage = new AsyncLocalStorage<{ isOpen: boolean }>()

  /** The error to answer with when `db` is used now, or undefined when it may be. */
  findMisuse(): DbUsedInTransactionError | undefined {
    if (!this.#storage.getStore()?.isOpen) return undefined
    return new DbUsedInTransactionError(
      '`db` was used inside db.transaction() or withSession(): use what their callback gets.',
    )
  }

  /** Code that a callback left behind and that runs on after its transaction is no longer inside. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const scope = { isOpen: true }
    try {
      return await this.#storage.run(scope, work)
    } finally {
      scope.isOpen = false
    }
  }
}
