import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { migrationsFolder, newestMigration } from '#db/client/index.server.ts'
import { followChanges } from '#domain/changes/index.server.ts'
import { knowsCurrentSecret } from '#domain/users/index.server.ts'
import { followBackups } from '../backup/find-backup-notes.ts'
import { countVisits } from '../http/count-visits.ts'
import { describeFormer } from './describe-former.ts'
import { isDemoAccountAllowed } from './demo-account-rule.ts'
import type { Env } from './env.ts'
import { startDrawingAhead } from '../figures/draw-ahead.ts'
import { openDrawings } from '../figures/open-drawings.ts'
import { listen } from '../http/listen.ts'
import { openLiveness } from '../liveness/open-liveness.ts'
import { openLogging } from './open-logging.ts'
import { forgetChanges } from '../page-cache/forget-changes.ts'
import { openPageCache, type PageCache } from '../page-cache/open-page-cache.ts'
import { isFromProxy } from '../pipeline/client-address.ts'
import { openLoopLag } from '../pipeline/loop-lag.ts'
import { openSiteDatabase, openSiteStores, prepareSite, readShopSecret } from './prepare-site.ts'
import { localOrigin, printAddresses } from './print-addresses.ts'
import { projectDir } from '#project/project-dir.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { followTimeZone } from './follow-time-zone.ts'
import { followReleases } from '../releases/follow-releases.ts'
import { findFeedNotes } from '../readiness/find-feed-notes.ts'
import { findStoreNotes } from '../readiness/find-store-notes.ts'
import { openArchiveGate } from '../readiness/open-archive-gate.ts'
import { openNotes } from '../readiness/open-notes.ts'
import { openReadiness } from '../readiness/open-readiness.ts'
import type { QueueReport, Services } from './services.ts'
import { settingsFallback } from './settings-fallback.ts'
import { shutDownOnSignal } from './shut-down.ts'
import { nameRoutes } from '../telemetry/name-routes.ts'
import { openTelemetry } from '../telemetry/open-telemetry.ts'
import { sharedState } from '../telemetry/shared-state.ts'
import { readSiteSecrets, requireCommonSecret } from './site-secrets.ts'

/** Capacity of the page cache in bytes: about 730 compressed pages. Three times as many would be 30 MB more memory. */
const pageCacheSize = 16 * 1024 * 1024

/** How long visitors wait in a long queue of requests, in milliseconds: with its own time a page takes less than three seconds. */
const patience = 1500

/**
 * Runs the site in this process: opens all services, serves pages and calls, runs the background jobs, as far as its
 * role says, and shuts down cleanly. One of several processes relies on the primary, which has prepared the site, and
 * opens the port only when it can answer.
 */
export async function runSite(env: Env, { isDevelopment }: { isDevelopment: boolean }): Promise<void> {
  const isOneOfSeveral = cluster.isWorker
  const servesPages = env.ROLE !== 'worker'
  const logging = openLogging(env)
  const { logger } = logging
  const telemetry = await openTelemetry(env, {
    logger,
    isFromTrustedProxy: ({ socket }) => isFromProxy(socket.remoteAddress ?? '', env.TRUST_PROXY),
  })
  const liveness = await openLiveness(env)
  const openPort = await listen({
    port: env.PORT,
    host: env.HOST,
    name: 'PORT',
    publicOrigin: env.PUBLIC_ORIGIN,
    // A proxy gives what a closed port refuses to another process, but not a form or a save that was answered with 503.
    isDeferred: isOneOfSeveral || (env.TRUST_PROXY !== 0 && env.PORT !== 0),
    observe: (listener) => telemetry.requests.observe(listener),
  })
  const end = shutDownOnSignal(
    () => openPort.close(),
    (error) => process.stderr.write(`${String(error)}\n`),
    { isOneOfSeveral },
  )
  end.add(() => liveness.close())
  end.add(() => logging.close())
  end.add(() => telemetry.close())
  const dataDir = path.resolve(projectDir, env.DATA_DIR)
  const application = isDevelopment || !servesPages ? null : import('../app.ts') // in parallel with the start of the database
  application?.catch(() => {}) // reported when the promise is awaited
  const opening = { env, dataDir, logger, end }
  const database = await openSiteDatabase(opening, {
    preparesSite: !isOneOfSeveral,
    onStatement: telemetry.onStatement,
  })
  const publicOrigin = env.PUBLIC_ORIGIN ?? localOrigin(env.HOST, openPort.port)
  const { media, files, dumps, guard } = await openSiteStores(opening, database)
  const shopOrigin = isOneOfSeveral
    ? (env.TICKET_SHOP_ORIGIN ?? '')
    : await prepareSite(opening, { database, media, publicOrigin })
  if (!isOneOfSeveral) for (const line of await describeFormer(database)) logger.warn(line)

  const fallback = settingsFallback({ ...env, ...(shopOrigin && { TICKET_SHOP_ORIGIN: shopOrigin }) })

  const changes = await followChanges(database, {
    onError: (error) => logger.warn({ err: error }, 'the log of changes could not be read'),
  })
  end.add(() => changes.close())
  followTimeZone(database, changes)
  const releases = await followReleases({
    database,
    stores: recordStores,
    changes,
    clock: () => new Date(),
    publicOrigin,
    logger,
  })
  end.add(() => releases.close())
  const readiness = await openReadiness({
    database,
    dataDir,
    level: newestMigration(migrationsFolder),
    clock: () => new Date(),
    logger,
  })
  end.add(() => readiness.close())
  const secrets = await readSiteSecrets(env, dataDir)
  await requireCommonSecret(database, secrets, new Date())
  const archive = openArchiveGate({ isExpected: servesPages && !isDevelopment })
  const backups = followBackups({ env, database, clock: () => new Date() })
  const notes = openNotes({
    finders: [
      async () => archive.findNotes(),
      async () => readiness.findNotes(),
      async () => findStoreNotes(database, guard),
      async () => (env.SMTP_URL ? [] : ['mail_as_files']),
      async () => ((await knowsCurrentSecret(database, secrets)) ? [] : ['secret_outdated']),
      async () => findFeedNotes({ db: database.db, now: new Date() }),
      backups.findNotes,
    ],
    quiet: isTriedOut(env) ? ['mail_as_files'] : [],
    logger,
  })
  end.add(async () => notes.close())
  const { figures, shareImages, ...drawings } = openDrawings(dataDir, {
    onError: (reason) => logger.error({ reason }, 'a picture could not be drawn'),
  })
  end.add(() => drawings.close())
  /** Without a secret of its own, only the shop of the demo reports. */
  const hasShopSecret = env.SHOP_WEBHOOK_SECRET !== undefined || env.DEMO
  const accounts = {
    secrets,
    allowsDemoAccount: isDemoAccountAllowed(env, publicOrigin),
  }
  /** Figures are drawn ahead by one process of several. */
  const isFirst = (process.env['SITE_PROCESS'] ?? '1') === '1'
  let cache: PageCache | null = null
  const queue: QueueReport = { read: () => ({}) }
  const visits = countVisits({
    database,
    clock: () => new Date(),
    onError: (error) => logger.warn({ err: error }, 'the counts of redirects could not be written'),
  })
  end.add(() => visits.close())
  const loopLag = openLoopLag()
  end.add(async () => loopLag.close())
  const services: Services = {
    database,
    changes,
    releases,
    dropPages: (tags) => cache?.drop(tags),
    answerFromCache: (request, response) => cache?.handleStranger(request, response) ?? false,
    logger,
    visits,
    queue,
    loopLag: loopLag.read,
    patience,
    publicOrigin,
    fallback,
    figures,
    files,
    dumps,
    media,
    shareImages,
    drawsAhead: !isDevelopment && isFirst,
    clientDir: isDevelopment ? null : path.join(projectDir, 'build/client'),
    isDemo: env.DEMO,
    accounts,
    shopSecret: hasShopSecret ? await readShopSecret(env, dataDir) : null,
    privateHosts: env.PRIVATE_HOSTS,
    hasAssistants: env.MCP,
    hasStyleguide: isDevelopment || env.STYLEGUIDE,
    archiveIsRead: () => archive.open(),
    findNotes: async () => (await notes.find()).map(({ code }) => code),
    lastBackup: backups.last,
    proxies: env.TRUST_PROXY,
    mode: isDevelopment ? 'development' : 'production',
    clock: () => new Date(),
  }
  if (end.isStopping()) return
  if (!servesPages) {
    openPort.serveWith((_, response) => response.writeHead(404).end()) // only the probes are answered
  } else if (application === null) {
    const { serveInDevelopment } = await import('./development.ts')
    end.add(await serveInDevelopment(openPort, services))
  } else {
    const { createApp, paramsOf } = await application
    const { fetch, routes } = createApp(services)
    telemetry.requests.nameBy(nameRoutes(routes))
    cache = openPageCache({
      fetch,
      origin: publicOrigin,
      paramsOf,
      maxBytes: pageCacheSize,
      headers: openPort.headers,
      clock: services.clock,
      onError: (error) => logger.error({ err: error }, 'the page cache failed'),
    })
    const pages = cache
    changes.subscribe((made) => forgetChanges(pages, made))
    openPort.serve(fetch, pages)
  }
  await telemetry.serveMetrics(
    {
      database: () => database.load(),
      pages: () => ({ answers: 0, bytes: 0, ...cache?.size(), dropped: cache?.countDropped() ?? 0 }),
      queue: () => queue.read(),
      changesLag: () => changes.lag(),
    },
    sharedState(database),
  )
  openPort.isReadyBy(
    async () => [...archive.findFailedChecks(), ...(await readiness.check())],
    () => notes.find(),
  )
  await openPort.open()
  if (servesPages) {
    const drawing = startDrawingAhead(services)
    end.add(async () => drawing.stop())
  }
  if (isOneOfSeveral) process.send?.('ready')
  else await printAddresses({ database, publicOrigin, shopOrigin, env, ...accounts })
  flushCompileCache() // saves the cache even if the process crashes later
  if (env.ROLE === 'web') return
  const { startJobs } = await import('../jobs/start-jobs.ts') // loaded late, so that it does not delay visitors
  const { listJobs } = await import('../jobs/list-jobs.ts')
  if (end.isStopping()) return
  const { clock } = services
  const jobs = listJobs({ env, database, dataDir, files, media, guard, publicOrigin, secrets, logger, clock })
  end.add(startJobs({ database, jobs, logger, watch: telemetry.watchJob }).stop)
}

/** Whether somebody tries the site out, and needs no mail server: with the demo, or on this machine alone. */
function isTriedOut({ DEMO, HOST, PUBLIC_ORIGIN }: Env): boolean {
  return DEMO || (PUBLIC_ORIGIN === undefined && ['127.0.0.1', '::1', 'localhost'].includes(HOST))
}
