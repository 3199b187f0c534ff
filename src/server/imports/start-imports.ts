import type { Logger } from 'pino'
import type { Database } from '#db/client/index.server.ts'
import type { Env } from '../env.ts'
import { openControlChannel } from './control-channel.ts'
import { runImportJob, type ImportContext } from './import-job.ts'
import { startShopSchedule } from './shop-schedule.ts'

/**
 * What the site does about imports: takes those of the commands while it holds the embedded database, and imports the
 * shop's feed by itself where SHOP_FEED_URL is set. Resolves to how to stop.
 */
export async function startImports(given: {
  env: Env
  database: Database
  dataDir: string
  logger: Logger
}): Promise<() => Promise<void>> {
  const { env, database, dataDir, logger } = given
  const context = (signal: AbortSignal): ImportContext => ({
    database,
    dataDir,
    signal,
    isServingVisitors: true,
  })
  const closers: (() => Promise<void>)[] = []
  if (database.kind === 'embedded')
    try {
      closers.push(
        await openControlChannel(dataDir, (job, { signal, onProgress }) =>
          runImportJob(job, { ...context(signal), onProgress }),
        ),
      )
    } catch (error) {
      logger.warn({ err: error }, 'commands cannot hand imports to this process')
    }
  const address = env.SHOP_FEED_URL
  if (address !== undefined) {
    const ticketOrigins = env.TICKET_SHOP_ORIGIN ? [env.TICKET_SHOP_ORIGIN] : []
    const schedule = startShopSchedule({
      run: (signal) =>
        runImportJob({ kind: 'shop', address, ticketOrigins, isDryRun: false }, context(signal)),
      everyMilliseconds: env.SHOP_IMPORT_MINUTES * 60_000,
      logger,
    })
    closers.push(schedule.stop)
  }
  return async () => {
    await Promise.all(closers.map((close) => close()))
  }
}
