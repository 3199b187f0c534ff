import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import path from 'node:path'
import { isDemoAccountAllowed } from './demo-account-rule.ts'
import { SettingsError, type Env } from './env.ts'
import { beat, serveLivenessOfAll } from '../liveness/open-liveness.ts'
import { openLogging } from './open-logging.ts'
import { openSiteDatabase, openSiteStores, prepareSite } from './prepare-site.ts'
import { localOrigin, printAddresses } from './print-addresses.ts'
import { projectDir } from '#project/project-dir.ts'
import { serveMetricsOfAll } from '../telemetry/open-telemetry.ts'
import { sharedState } from '../telemetry/shared-state.ts'
import { shutDownOnSignal } from './shut-down.ts'

/** If so many processes in a row end before they are ready, none ever will be. */
const maxFailedStarts = 3
/** The pause before a process that has ended is replaced, in milliseconds. */
const restartPause = 500

/**
 * Runs the site in several processes that share one port: Node's cluster module gives each of them the next connection.
 * This process prepares the site (embedded database, migrations, content, demo shop), starts the others and replaces
 * those that end; of requests it answers only those for its health and metrics. Resolves when all of them are ready.
 */
export async function runProcesses(env: Env, count: number): Promise<void> {
  if (env.PORT === 0) throw new SettingsError(['PORT: several processes need a fixed port'])
  const logging = openLogging(env)
  const { logger } = logging
  const liveness = await serveLivenessOfAll(env)
  const end = shutDownOnSignal(endWorkers, (error) => process.stderr.write(`${String(error)}\n`))
  end.add(() => liveness.close())
  end.add(() => logging.close())
  const opening = { env, dataDir: path.resolve(projectDir, env.DATA_DIR), logger, end }
  const publicOrigin = env.PUBLIC_ORIGIN ?? localOrigin(env.HOST, env.PORT)
  const database = await openSiteDatabase(opening, { preparesSite: true })
  const { media } = await openSiteStores(opening, database)
  const shopOrigin = await prepareSite(opening, { database, media, publicOrigin })
  const metrics = await serveMetricsOfAll(env, { shared: sharedState(database), logger })
  if (metrics) end.add(() => metrics.close())
  if (end.isStopping()) return
  let failedStarts = 0

  /** Resolves when the process is ready, or one that replaces it. */
  async function run(number: number): Promise<void> {
    const name = String(number)
    const worker = cluster.fork({
      SITE_PROCESS: name,
      ...(shopOrigin && { TICKET_SHOP_ORIGIN: shopOrigin }),
    })
    liveness.beat(name)
    const ended = once(worker, 'exit').then(() => {
      liveness.forget(name)
      return 'ended' as const
    })
    const ready = new Promise<'ready'>((resolve) => {
      worker.on('message', (said) => {
        if (said === beat) liveness.beat(name)
        if (said === 'ready') resolve(said)
      })
    })
    const isReady = (await Promise.race([ready, ended])) === 'ready'
    failedStarts = isReady ? 0 : failedStarts + 1
    if (failedStarts >= maxFailedStarts)
      throw new Error('The processes of the site end before they are ready.')
    const replace = async () => {
      await ended
      if (end.isStopping()) return
      logger.error({ number, pid: worker.process.pid }, 'a process of the site has ended and is replaced')
      await setTimeout(restartPause)
      if (!end.isStopping()) await run(number)
    }
    if (isReady) replace().catch(giveUp)
    else await replace()
  }

  await Promise.all(Array.from({ length: count }, (_, index) => run(index + 1)))
  if (end.isStopping()) return
  await printAddresses({
    database,
    publicOrigin,
    shopOrigin,
    env,
    allowsDemoAccount: isDemoAccountAllowed(env, publicOrigin),
  })
}

/** Asks all processes to end as SIGTERM does, and resolves when they have ended. */
async function endWorkers(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter(
    (worker): worker is Worker => worker !== undefined,
  )
  await Promise.all(
    workers.map((worker) => {
      const ended = once(worker, 'exit')
      worker.process.kill('SIGTERM')
      return ended
    }),
  )
}

/** Ends this process, and with it all others, so that whatever supervises it can start anew. */
function giveUp(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
