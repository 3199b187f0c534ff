import type { Logger } from 'pino'
import type { ImportOutcome } from '#domain/imports/index.server.ts'
import { ImportBusyError } from './import-job.ts'

/**
 * Imports the shop's feed now and again, `everyMilliseconds` after the end of the time before, so never twice at once. A
 * time at which another import is under way is left out. The timer does not keep the process alive; `stop` resolves when
 * what was under way has ended.
 */
export function startShopSchedule(given: {
  run: (signal: AbortSignal) => Promise<ImportOutcome>
  everyMilliseconds: number
  /** Until the first time, so that a start is not slower for it. */
  firstMilliseconds?: number
  logger: Pick<Logger, 'info' | 'warn'>
}): { stop: () => Promise<void> } {
  const { run, everyMilliseconds, firstMilliseconds = 5000, logger } = given
  const stopping = new AbortController()
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const importOnce = async () => {
    try {
      const { added, updated, vanished, rejected, firstRejected } = await run(stopping.signal)
      if (added + updated + vanished > 0) logger.info({ added, updated, vanished }, 'the shop was imported')
      if (rejected > 0) logger.warn({ rejected, firstRejected }, "entries of the shop's feed were rejected")
    } catch (error) {
      if (error instanceof ImportBusyError) logger.info('another import is under way')
      else if (!stopping.signal.aborted) logger.warn({ err: error }, "the shop's feed could not be imported")
    }
    wait(everyMilliseconds)
  }
  const wait = (milliseconds: number) => {
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      running = importOnce()
    }, milliseconds).unref()
  }
  wait(firstMilliseconds)
  return {
    stop() {
      stopping.abort()
      clearTimeout(timer)
      return running
    },
  }
}
