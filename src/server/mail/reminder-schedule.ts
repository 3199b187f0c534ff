import type { Logger } from 'pino'
import type { Database } from '#db/client/index.server.ts'
import { clearReminders, sendDueReminders } from '#domain/reminders/index.server.ts'
import { system } from '#domain/scope.ts'

/**
 * Looks for presale reminders that are due, and for ones whose time is over, `everyMilliseconds` after the end of the
 * time before. The timer does not keep the process alive; `stop` resolves when what was under way has ended.
 */
export function startReminders(given: {
  database: Pick<Database, 'db'>
  publicOrigin: string
  logger: Pick<Logger, 'error'>
  clock: () => Date
  everyMilliseconds?: number
}): { stop: () => Promise<void> } {
  const { database, publicOrigin, logger, clock, everyMilliseconds = 60_000 } = given
  const stopping = new AbortController()
  const { signal } = stopping
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    try {
      const scope = { db: database.db, now: clock(), viewer: system }
      await sendDueReminders(scope, { publicOrigin, signal })
      await clearReminders(scope)
    } catch (error) {
      if (!signal.aborted) logger.error({ err: error }, 'presale reminders could not be sent')
    }
    wait(everyMilliseconds)
  }
  const wait = (milliseconds: number) => {
    if (signal.aborted) return
    timer = setTimeout(() => {
      running = look()
    }, milliseconds).unref()
  }
  wait(Math.min(everyMilliseconds, 5000))
  return {
    stop() {
      stopping.abort()
      clearTimeout(timer)
      return running
    },
  }
}
