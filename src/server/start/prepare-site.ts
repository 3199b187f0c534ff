import { hkdfSync } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import {
  migrationsFolder,
  openDatabase,
  type Database,
  type StatementObserver,
} from '#db/client/index.server.ts'
import type { FileStore } from '#domain/file-store.ts'
import type { MediaServices } from '#domain/media/index.server.ts'
import { databaseOptions } from './database-options.ts'
import { startDemoShop } from './demo-shop.ts'
import type { Env } from './env.ts'
import { useTimeZone } from './follow-time-zone.ts'
import { guardStores, type StoreGuard } from '../files/guard-stores.ts'
import { takeOverFiles } from '../files/take-over-files.ts'
import { openStores } from '../files/open-stores.ts'
import { openMedia } from '../media/open-media.ts'
import { prepareContent } from './prepare-content.ts'
import { readSiteSecrets } from './site-secrets.ts'
import type { ShutDown } from './shut-down.ts'

type Given = { env: Env; dataDir: string; logger: Logger; end: Pick<ShutDown, 'add'> }

/** Opens the database, and tells times in the zone that it names. Only the process that prepares the site owns the embedded one, and migrates. */
export async function openSiteDatabase(
  { env, dataDir, logger, end }: Given,
  { preparesSite, onStatement }: { preparesSite: boolean; onStatement?: StatementObserver | undefined },
): Promise<Database> {
  if (!env.DATABASE_URL) refuseEarlierDatabase(dataDir)
  const database = await openDatabase({
    ...databaseOptions(env, dataDir),
    ...(!env.DATABASE_URL && { isExclusive: preparesSite }),
    ...(preparesSite && { migrationsFolder }),
    onStatement,
    onWarning: (message) => logger.warn(message),
    onError: (error) => logger.error({ err: error }, 'the database connection failed'),
  })
  end.add(() => database.close())
  await useTimeZone(database)
  return database
}

/** Opens the stores of files, and makes sure that they belong to the database. */
export async function openSiteStores(
  { env, dataDir, logger, end }: Given,
  { db }: Pick<Database, 'db'>,
): Promise<{ media: MediaServices; files: FileStore; dumps: FileStore; guard: StoreGuard }> {
  const stores = await openStores({ dataDir, storageUrl: env.STORAGE_URL })
  end.add(async () => stores.close())
  const isEmbedded = !env.DATABASE_URL
  const guard = await guardStores({ db, stores, isEmbedded, clock: () => new Date(), logger })
  if (stores.isRemote) await takeOverFiles({ db, dataDir, stores, logger })
  const media = openMedia({
    dataDir,
    stores,
    onError: (reason) => logger.warn({ reason }, 'an uploaded picture could not be decoded'),
  })
  end.add(() => media.close())
  return { media, files: stores.files, dumps: stores.dumps, guard }
}

/**
 * With the demo starts the demo shop, unless there is a real one, and fills a new site. A process for background jobs alone
 * leaves both to the others. Returns the shop's origin, which is empty if there is none.
 */
export async function prepareSite(
  { env, dataDir, end }: Pick<Given, 'env' | 'dataDir' | 'end'>,
  given: { database: Database; media: MediaServices; publicOrigin: string },
): Promise<string> {
  const { database, media, publicOrigin } = given
  const isDemo = env.DEMO && env.ROLE !== 'worker'
  const needsDemoShop = isDemo && env.TICKET_SHOP_ORIGIN === undefined
  const shop = needsDemoShop
    ? await startDemoShop({ env, database, publicOrigin, secret: await readShopSecret(env, dataDir) })
    : null
  if (shop) end.add(shop.close)
  const shopOrigin = env.TICKET_SHOP_ORIGIN ?? shop?.origin ?? ''
  await prepareContent({ database, isDemo, shopOrigin, media })
  return shopOrigin
}

/**
 * The secret that shop and site share: that of the settings, or one that is derived from the secret of the site, which each of its
 * processes and the demo shop know.
 */
export async function readShopSecret(
  env: Pick<Env, 'SHOP_WEBHOOK_SECRET' | 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>,
  dataDir: string,
): Promise<string> {
  if (env.SHOP_WEBHOOK_SECRET !== undefined) return env.SHOP_WEBHOOK_SECRET
  const [secret] = await readSiteSecrets(env, dataDir)
  return `whsec_${Buffer.from(hkdfSync('sha256', secret, '', 'secret of the demo shop', 32)).toString('base64')}`
}

/** Earlier versions had another kind of embedded database: refuses to start an empty site in its place. */
function refuseEarlierDatabase(dataDir: string): void {
  if (!existsSync(path.join(dataDir, 'database')) || existsSync(path.join(dataDir, 'postgres'))) return
  throw new Error(
    'DATA_DIR holds the database of an earlier version: npm run db:dump with that version, npm run db:restore with this one.',
  )
}
