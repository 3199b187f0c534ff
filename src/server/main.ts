/** The program: reads the settings, opens all services, prints the site's address, and shuts down cleanly. */
import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pino from 'pino'
import { newestMigration, openDatabase } from '#db/client/index.server.ts'
import { followChanges } from '#domain/changes/index.server.ts'
import { hasAdministrator, hasDemoAccount } from '#domain/users/index.server.ts'
import { demoAccount } from '../../demo/demo-account.ts'
import { readCommandLine } from '../../scripts/read-command-line.ts'
import { readEnv, SettingsError, type Env } from './env.ts'
import { openErrorService } from './error-service/open-error-service.ts'
import { openLogger } from './error-service/open-logger.ts'
import { startDrawingAhead } from './figures/draw-ahead.ts'
import { openDrawings } from './figures/open-drawings.ts'
import { listen } from './listen.ts'
import { forgetChanges } from './page-cache/forget-changes.ts'
import { openPageCache, type PageCache } from './page-cache/open-page-cache.ts'
import type { ParamsOf } from './page-cache/read-visit.ts'
import { prepareContent } from './prepare-content.ts'
import { openFileStore } from './files/open-file-store.ts'
import { openMedia } from './media/open-media.ts'
import { openReadiness } from './readiness/open-readiness.ts'
import type { Services } from './services.ts'
import { readSiteSecrets, requireCommonSecret } from './site-secrets.ts'
import { shutDownOnSignal } from './shut-down.ts'
import { startDemoShop } from './demo-shop.ts'
import { explainFailure } from './explain-failure.ts'

const projectDir = fileURLToPath(new URL('../..', import.meta.url))
const migrationsFolder = path.join(projectDir, 'src/db/migrations')
const usage = 'npm start or npm run dev; the settings are environment variables, see README.md'
const { dev: isDevelopment } = readCommandLine(usage, {
  options: { dev: { type: 'boolean', default: false } },
}).values
/** Capacity of the page cache in bytes: about 730 compressed pages. Three times as many would be 30 MB more memory. */
const pageCacheSize = 16 * 1024 * 1024

try {
  await start(readEnv(process.env))
} catch (error) {
  const lines = error instanceof SettingsError ? error.lines : [explainFailure(error)]
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

async function start(env: Env): Promise<void> {
  const destination = pino.destination({ dest: 2, sync: true })
  const errorService = env.ERROR_DSN
    ? openErrorService({
        dsn: env.ERROR_DSN,
        clock: () => new Date(),
        onTrouble: (reason) => logger.warn({ reason }, 'an error could not be sent to the error service'),
      })
    : null
  const logger = openLogger(env.LOG_LEVEL, { service: errorService, destination })
  const openPort = await listen({
    port: env.PORT,
    host: env.HOST,
    name: 'PORT',
    publicOrigin: env.PUBLIC_ORIGIN,
  })
  const end = shutDownOnSignal(
    () => openPort.close(),
    (error) => process.stderr.write(`${String(error)}\n`),
  )
  if (errorService) end.add(() => errorService.close())
  const dataDir = path.resolve(projectDir, env.DATA_DIR)
  const application = isDevelopment ? null : loadApplication() // in parallel with the start of the database
  application?.catch(() => {}) // reported when the promise is awaited
  if (!env.DATABASE_URL) refuseEarlierDatabase(dataDir)
  const database = await openDatabase({
    ...(env.DATABASE_URL
      ? { url: env.DATABASE_URL }
      : { dataDir: path.join(dataDir, 'postgres'), isExclusive: true }),
    migrationsFolder,
    onError: (error) => logger.error({ err: error }, 'the database connection failed'),
  })
  end.add(() => database.close())

  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://${shownHost(env.HOST)}:${openPort.port}`
  const shop = env.TICKET_SHOP_ORIGIN ? null : await startDemoShop({ env, database, publicOrigin })
  if (shop) end.add(shop.close)
  const shopOrigin = env.TICKET_SHOP_ORIGIN ?? shop?.origin ?? ''
  const media = await openMedia({
    dataDir,
    storageUrl: env.STORAGE_URL,
    onError: (reason) => logger.warn({ reason }, 'an uploaded picture could not be decoded'),
  })
  end.add(() => media.close())
  await prepareContent({ database, isDemo: env.DEMO, shopOrigin, media })

  const changes = await followChanges(database, {
    onError: (error) => logger.warn({ err: error }, 'the log of changes could not be read'),
  })
  end.add(() => changes.close())
  const readiness = await openReadiness({
    database,
    dataDir,
    level: newestMigration(migrationsFolder),
    clock: () => new Date(),
    logger,
  })
  end.add(() => readiness.close())
  const { figures, shareImages, ...drawings } = openDrawings(dataDir, {
    onError: (reason) => logger.error({ reason }, 'a picture could not be drawn'),
  })
  end.add(() => drawings.close())
  const files = openFileStore(path.join(dataDir, 'files'))
  const secrets = await readSiteSecrets(env, dataDir)
  await requireCommonSecret(database, secrets, new Date())
  const accounts = {
    secrets,
    allowsDemoAccount: env.DEMO && !publicOrigin.startsWith('https:'),
  }
  let cache: PageCache | null = null
  const services: Services = {
    database,
    changes,
    dropPages: (tags) => cache?.drop(tags),
    logger,
    publicOrigin,
    shopOrigin,
    trackingScripts: {
      ...(env.ANALYTICS_SCRIPT && { analytics: env.ANALYTICS_SCRIPT }),
      ...(env.ADS_SCRIPT && { ads: env.ADS_SCRIPT }),
    },
    figures,
    files,
    media,
    shareImages,
    drawsAhead: !isDevelopment,
    clientDir: isDevelopment ? null : path.join(projectDir, 'build/client'),
    isDemo: env.DEMO,
    accounts,
    hasStyleguide: isDevelopment || env.STYLEGUIDE,
    isProxyTrusted: env.TRUST_PROXY,
    mode: isDevelopment ? 'development' : 'production',
    clock: () => new Date(),
  }
  if (end.isStopping()) return
  if (application === null) {
    const { serveInDevelopment } = await import('./development.ts')
    end.add(await serveInDevelopment(openPort, services))
  } else {
    const { createApp, paramsOf } = await application
    const { fetch } = createApp(services)
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
  openPort.isReadyBy(() => readiness.check())
  const drawing = startDrawingAhead(services)
  end.add(async () => drawing.stop())
  await printAddresses({
    publicOrigin,
    shopOrigin,
    env,
    allowsDemoAccount: accounts.allowsDemoAccount,
    hasStaff: await hasAdministrator({ db: database.db }, accounts),
    hasDemoAccount: await hasDemoAccount({ db: database.db }),
  })
  flushCompileCache() // saves the cache even if the process crashes later
  const { startJobs } = await import('./jobs/start-jobs.ts') // loaded late, so that it does not delay visitors
  const { listJobs } = await import('./jobs/list-jobs.ts')
  if (end.isStopping()) return
  const jobs = listJobs({ env, database, dataDir, files, media, publicOrigin, logger, clock: services.clock })
  end.add(startJobs({ database, jobs, logger }).stop)
}

/** Earlier versions had another kind of embedded database: refuses to start an empty site in its place. */
function refuseEarlierDatabase(dataDir: string): void {
  if (!existsSync(path.join(dataDir, 'database')) || existsSync(path.join(dataDir, 'postgres'))) return
  throw new Error(
    'DATA_DIR holds the database of an earlier version: npm run db:dump with that version, npm run db:restore with this one.',
  )
}

type Application = {
  createApp: (services: Services) => { fetch: Parameters<typeof openPageCache>[0]['fetch'] }
  paramsOf: ParamsOf
}

/** The built application: its factory, and what the page cache needs to know about its addresses. */
async function loadApplication(): Promise<Application> {
  const bundle: unknown = await import(pathToFileURL(path.join(projectDir, 'build/server/index.js')).href)
  if (!isApplication(bundle)) throw new Error('The build is incomplete: run npm start again.')
  return bundle
}

function isApplication(bundle: unknown): bundle is Application {
  return (
    typeof bundle === 'object' &&
    bundle !== null &&
    'createApp' in bundle &&
    typeof bundle.createApp === 'function' &&
    'paramsOf' in bundle &&
    typeof bundle.paramsOf === 'function'
  )
}

async function printAddresses(given: {
  publicOrigin: string
  shopOrigin: string
  env: Env
  allowsDemoAccount: boolean
  hasStaff: boolean
  hasDemoAccount: boolean
}): Promise<void> {
  const { publicOrigin, shopOrigin, env, hasStaff } = given
  const demoIsUsable = given.allowsDemoAccount && given.hasDemoAccount
  const lines = [
    `Website      ${publicOrigin}/de  ${publicOrigin}/en`,
    `Ticket shop  ${shopOrigin}${env.TICKET_SHOP_ORIGIN ? '' : '  (demo)'}`,
    `API          ${publicOrigin}/api/docs`,
    demoIsUsable
      ? `Staff        ${publicOrigin}/login  ${demoAccount.email}  ${demoAccount.password}`
      : hasStaff
        ? `Staff        ${publicOrigin}/login`
        : 'Staff        nobody yet: make the first administrator with  npm run admin:create',
    ...(given.hasDemoAccount && !given.allowsDemoAccount
      ? ['Demo account refused, because its password is published (PUBLIC_ORIGIN is https, or DEMO=0)']
      : []),
    'Ready. Ctrl+C ends it.',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  if (host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
