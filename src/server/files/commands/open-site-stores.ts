import path from 'node:path'
import { migrationsFolder, openDatabase, type Database } from '#db/client/index.server.ts'
import { projectDir } from '#project/project-dir.ts'
import { databaseOptions } from '../../start/database-options.ts'
import { readEnv } from '../../start/env.ts'
import { useTimeZone } from '../../start/follow-time-zone.ts'
import { localOrigin } from '../../start/print-addresses.ts'
import { openStores, type Stores } from '../open-stores.ts'

export type SiteStores = {
  database: Database
  stores: Stores
  isEmbedded: boolean
  dataDir: string
  publicOrigin: string
}

/**
 * Runs a command on the site's database and its stores, which the running site may use. `work` returns what is printed
 * at the end; an error is printed in one line and ends the command with code 1.
 */
export async function withSiteStores(work: (opened: SiteStores) => Promise<string>): Promise<void> {
  try {
    const env = readEnv(process.env)
    const dataDir = path.resolve(projectDir, env.DATA_DIR)
    const database = await openDatabase({
      ...databaseOptions(env, dataDir),
      migrationsFolder,
    })
    const stores = await openStores({ dataDir, storageUrl: env.STORAGE_URL })
    try {
      await useTimeZone(database)
      const said = await work({
        database,
        stores,
        isEmbedded: !env.DATABASE_URL,
        dataDir,
        publicOrigin: env.PUBLIC_ORIGIN ?? localOrigin(env.HOST, env.PORT),
      })
      process.stdout.write(`${said}\n`)
    } finally {
      stores.close()
      await database.close()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`)
    process.exitCode = 1
  }
}
