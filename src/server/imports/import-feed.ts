import type { Logger } from 'pino'
import { ImportBusyError, runImportJob, type ImportContext } from './import-job.ts'

/** Imports the shop's feed and logs the outcome. Skipped when another import is running. */
export async function importFeed(
  feed: { address: string; ticketOrigins: string[] },
  context: ImportContext,
  logger: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  try {
    const outcome = await runImportJob({ kind: 'shop', ...feed, isDryRun: false }, context)
    const { added, updated, vanished, rejected, firstRejected } = outcome
    if (added + updated + vanished > 0) logger.info({ added, updated, vanished }, 'the shop was imported')
    if (rejected > 0) logger.warn({ rejected, firstRejected }, "entries of the shop's feed were rejected")
  } catch (error) {
    if (!(error instanceof ImportBusyError)) throw error
    logger.info('another import is under way')
  }
}
