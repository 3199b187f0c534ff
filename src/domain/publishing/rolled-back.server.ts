import type { Scope } from '../scope.ts'

/** Ends a transaction whose writes must not remain, and carries what was read in it. */
class RolledBack<Result> extends Error {
  readonly result: Result

  constructor(result: Result) {
    super('The transaction is rolled back on purpose.')
    this.result = result
  }
}

/**
 * Does something in a transaction, and takes back whatever it has written: mails, jobs and notifications too, which are
 * rows and notifications of the same transaction.
 */
export async function rolledBack<Result>(
  scope: Scope,
  act: (inside: Scope) => Promise<Result>,
): Promise<Result> {
  let ended: RolledBack<Result> | undefined
  try {
    return await scope.db.transaction(async (tx) => {
      ended = new RolledBack(await act({ ...scope, db: tx }))
      throw ended
    })
  } catch (error) {
    if (ended !== undefined && error === ended) return ended.result
    throw error
  }
}
