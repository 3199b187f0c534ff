import type { Logger } from 'pino'
import { noteFeedFailed, noteFeedRead } from '#domain/shop-feed/index.server.ts'
import { ImportBusyError, runImportJob, type ImportContext } from './import-job.ts'

/**
 * Imports the shop's feed, and notes for visitors and staff whether that has succeeded. Skipped when another import is
 * running: then it returns false.
 */
export async function importFeed(
  feed: { address: string; ticketOrigins: string[]; everyMinutes: number; run?: number | undefined },
  context: ImportContext & { now: Date },
  logger: Pick<Logger, 'info' | 'warn'>,
): Promise<boolean> {
  const { address, ticketOrigins, everyMinutes, run } = feed
  const scope = { db: context.database.db, now: context.now }
  try {
    const outcome = await runImportJob(
      { kind: 'shop', address, ticketOrigins, run, isDryRun: false },
      context,
    )
    if (outcome.isFinished) await noteFeedRead(scope, { everyMinutes })
    const { added, updated, vanished, rejected, firstRejected } = outcome
    if (added + updated + vanished > 0) logger.info({ added, updated, vanished }, 'the shop was imported')
    if (rejected > 0) logger.warn({ rejected, firstRejected }, "entries of the shop's feed were rejected")
    return true
  } catch (error) {
    if (error instanceof ImportBusyError) {
      logger.info('another import is under way')
      return false
    }
    if (!context.signal.aborted) await noteFeedFailed(scope) // an import that is broken off says nothing about the shop
    throw error
  }
}
