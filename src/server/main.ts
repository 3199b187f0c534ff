/** The program: reads its settings, opens what the site needs, prints where it can be reached, ends cleanly. */
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pino from 'pino'
import { openDatabase, startMaintenance } from '#db/client/index.server.ts'
import { hasAdministrator } from '#domain/users/index.server.ts'
import { demoAccount } from '../../demo/demo-account.ts'
import { readEnv, SettingsError, type Env } from './env.ts'
import { startDrawingAhead } from './figures/draw-ahead.ts'
import { openDrawings } from './figures/open-drawings.ts'
import { startImports } from './imports/start-imports.ts'
import { listen } from './listen.ts'
import { startMail } from './mail/start-mail.ts'
import { prepareContent } from './prepare-content.ts'
import type { Services } from './services.ts'
import { startDemoShop } from './demo-shop.ts'
import { explainFailure } from './explain-failure.ts'

const projectDir = fileURLToPath(new URL('../..', import.meta.url))
const isDevelopment = process.argv.includes('--dev')

try {
  await start(readEnv(process.env))
} catch (error) {
  const lines = error instanceof SettingsError ? error.lines : [explainFailure(error)]
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

async function start(env: Env): Promise<void> {
  const closers: (() => Promise<unknown>)[] = []
  const stop = stopOnSignal(closers)
  const logger = pino({ level: env.LOG_LEVEL, base: null }, pino.destination({ dest: 2, sync: true }))
  const door = await listen({ port: env.PORT, host: env.HOST, name: 'PORT' })
  closers.unshift(() => door.close())
  const dataDir = path.resolve(projectDir, env.DATA_DIR)
  const application = isDevelopment ? null : loadApplication() // while the database opens in its own thread
  application?.catch(() => {}) // told when it is waited for
  const database = await openDatabase({
    ...(env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: path.join(dataDir, 'database') }),
    migrationsFolder: path.join(projectDir, 'src/db/migrations'),
    onError: (error) => logger.error({ err: error }, 'the database connection failed'),
  })
  closers.push(() => database.close())
  const maintenance = startMaintenance(database, { logger })
  closers.unshift(() => Promise.resolve(maintenance.stop()))

  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://${shownHost(env.HOST)}:${door.port}`
  const shop = env.TICKET_SHOP_ORIGIN ? null : await startDemoShop({ env, database, publicOrigin })
  if (shop) closers.unshift(shop.close)
  const shopOrigin = env.TICKET_SHOP_ORIGIN ?? shop?.origin ?? ''
  await prepareContent({ database, isDemo: env.DEMO, shopOrigin })

  const { figures, shareImages, ...drawings } = openDrawings(dataDir, {
    onError: (reason) => logger.error({ reason }, 'a picture could not be drawn'),
  })
  closers.unshift(() => drawings.close())
  const services: Services = {
    database,
    logger,
    publicOrigin,
    shopOrigin,
    figures,
    shareImages,
    drawsAhead: !isDevelopment,
    clientDir: isDevelopment ? null : path.join(projectDir, 'build/client'),
    isDemo: env.DEMO,
    hasStyleguide: isDevelopment || env.STYLEGUIDE,
    isProxyTrusted: env.TRUST_PROXY,
    mode: isDevelopment ? 'development' : 'production',
    clock: () => new Date(),
  }
  if (stop.isStopping()) return
  if (application === null) {
    const { serveInDevelopment } = await import('./development.ts')
    closers.unshift(await serveInDevelopment(door, services))
  } else {
    door.serve((await application)(services).fetch)
  }
  const drawing = startDrawingAhead(services)
  closers.unshift(() => Promise.resolve(drawing.stop()))
  closers.unshift(await startImports({ env, database, dataDir, logger }))
  closers.unshift(await startMail({ env, database, dataDir, publicOrigin, logger, clock: services.clock }))
  await printAddresses({
    publicOrigin,
    shopOrigin,
    env,
    hasStaff: await hasAdministrator({ db: database.db }),
  })
}

type Application = (services: Services) => { fetch: (request: Request) => Response | Promise<Response> }

/** The built application's maker. */
async function loadApplication(): Promise<Application> {
  const bundle: unknown = await import(pathToFileURL(path.join(projectDir, 'build/server/index.js')).href)
  if (!hasCreateApp(bundle)) throw new Error('The build is incomplete: run npm start again.')
  return bundle.createApp
}

function hasCreateApp(bundle: unknown): bundle is { createApp: Application } {
  return (
    typeof bundle === 'object' &&
    bundle !== null &&
    'createApp' in bundle &&
    typeof bundle.createApp === 'function'
  )
}

async function printAddresses(given: {
  publicOrigin: string
  shopOrigin: string
  env: Env
  hasStaff: boolean
}): Promise<void> {
  const { publicOrigin, shopOrigin, env, hasStaff } = given
  const lines = [
    `Website      ${publicOrigin}/de  ${publicOrigin}/en`,
    `Ticket shop  ${shopOrigin}${env.TICKET_SHOP_ORIGIN ? '' : '  (demo)'}`,
    `API          ${publicOrigin}/api/docs`,
    env.DEMO
      ? `Staff        ${publicOrigin}/login  ${demoAccount.email}  ${demoAccount.password}`
      : hasStaff
        ? `Staff        ${publicOrigin}/login`
        : 'Staff        nobody yet: make the first administrator with  npm run admin:create',
    'Ready. Ctrl+C ends it.',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Closes everything in order at the first signal; a second one ends at once. */
function stopOnSignal(closers: (() => Promise<unknown>)[]): { isStopping: () => boolean } {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    void (async () => {
      for (const close of closers)
        await close().catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
      process.exit(0)
    })()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return { isStopping: () => isStopping }
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  if (host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
