import { setTimeout } from 'node:timers/promises'
import type { Database } from '#db/client/index.server.ts'
import { changeChannel } from './record-change.server.ts'
import { readChangesSince, readLag, readSnapshot, type Change } from './read-changes.server.ts'

export type ChangeFeed = {
  /**
   * Listeners are called one after the other, in the order of their subscriptions; if one fails, all are called again. Returns a
   * function that unsubscribes.
   */
  subscribe(listener: (changes: Change[]) => void | Promise<void>): () => void
  /** Reads the log now; resolves when the listeners know everything committed before the call, or the reading has failed. */
  catchUp(): Promise<void>
  /** How long ago the oldest change was made that the listeners do not know yet, in seconds; 0 without one. */
  lag(): Promise<number>
  close(): Promise<void>
}

/** The delay before a failed reading is repeated; usually the database is unavailable for a moment only. */
const retryMilliseconds = 500

/**
 * Reports changes made by any process from now on, soon after they are committed. No change is missed: a notification
 * only means that there is something to read, and after a lost connection the log is read from the last position.
 */
export async function followChanges(
  database: Pick<Database, 'db' | 'listen' | 'outdateReads'>,
  { onError }: { onError: (error: unknown) => void },
): Promise<ChangeFeed> {
  const listeners = new Set<(changes: Change[]) => void | Promise<void>>()
  const closing = new AbortController()
  let snapshot = await readSnapshot(database.db)
  let reading: Promise<void> | null = null
  let waiting: (() => void)[] = []
  let isAskedAgain = false

  const readOnce = async () => {
    const read = await readChangesSince(database.db, snapshot)
    if (read.changes.length > 0) {
      database.outdateReads() // before the listeners, so that nothing is read from a replica that lacks the changes
      for (const listener of listeners) await listener(read.changes)
    }
    snapshot = read.snapshot
  }
  const readAll = async () => {
    do {
      isAskedAgain = false
      const served = waiting
      waiting = []
      try {
        // Readings are sequential: each begins where the previous one has ended.
        await readOnce()
      } catch (error) {
        if (closing.signal.aborted) return
        onError(error)
        isAskedAgain = true
        await setTimeout(retryMilliseconds, null, { ref: false })
      } finally {
        for (const resolve of served) resolve()
      }
    } while (isAskedAgain && !closing.signal.aborted)
    reading = null
  }
  const read = () => {
    isAskedAgain = true
    reading ??= readAll()
  }

  const stop = await database.listen(changeChannel, read)
  read() // changes between the snapshot and LISTEN
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    catchUp: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        read()
      }),
    lag: () => readLag(database.db, snapshot),
    async close() {
      closing.abort()
      await stop()
      await reading
    },
  }
}
