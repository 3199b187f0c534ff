import { setTimeout } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { withClient } from './connection.ts'

/** How often a process that waits for a lock asks for it, in milliseconds. */
const interval = 200

/**
 * Runs some work while no other process has the lock of this key. The lock is held by a connection of its own, so that
 * it is released even when the process dies. It is asked for repeatedly instead of being waited for, because a waiting
 * statement would keep VACUUM from its work.
 */
export async function withLock<T>(
  { config, key, onError }: { config: ClientConfig; key: number; onError: (error: Error) => void },
  work: () => Promise<T>,
): Promise<T> {
  return withClient(config, onError, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
        key,
      ])
      if (rows[0]?.taken) return work()
      await setTimeout(interval)
    }
  })
}
