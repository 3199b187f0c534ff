import {
  checkServers,
  listMissingMigrations,
  openDatabase,
  type ServerState,
} from '#db/client/index.server.ts'
import { loadSettings, type HouseSettings } from '#domain/house/index.server.ts'
import { databaseOptions } from '../start/database-options.ts'
import { describeFormer } from '../start/describe-former.ts'
import type { Env } from '../start/env.ts'
import { check, type Check } from './check.ts'

/**
 * Checks the servers of each address, and then whether the site could work with the database. The settings of the house in
 * it are null where they cannot be read yet.
 */
export async function checkDatabase(
  env: Env,
  { dataDir, migrationsFolder }: { dataDir: string; migrationsFolder: string },
): Promise<{ checks: Check[]; house: HouseSettings | null }> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_REPLICA_URL: replica } = env
  const isPooled = env.DATABASE_POOLER
  const servers = [
    ...(url ? await checkAddress('DATABASE_URL', url, { isWritten: true, isPooled }) : []),
    ...(direct
      ? await checkAddress('DATABASE_DIRECT_URL', direct, { isWritten: true, isPooled: false })
      : []),
    ...(replica ? await checkAddress('DATABASE_REPLICA_URL', replica, { isWritten: false, isPooled }) : []),
  ]
  let house: HouseSettings | null = null
  const former: Check[] = []
  const opening = await check(url ? 'database' : 'database (of DATA_DIR)', async () => {
    const warnings: string[] = []
    const database = await openDatabase({
      ...databaseOptions(env, dataDir),
      onWarning: (message) => warnings.push(message),
    })
    try {
      const missing = await database.withSession((client) => listMissingMigrations(client, migrationsFolder))
      if (missing.length === 0) house = await loadSettings({ db: database.db })
      if (missing.length === 0)
        former.push(
          ...(await describeFormer(database)).map((text) => ({ subject: 'house', isOk: true, text })),
        )
      if (warnings[0] !== undefined) throw new Error(warnings[0])
      return missing.length === 0
        ? 'has all migrations'
        : `lacks ${missing.length} migrations, which npm run migrate or the next start applies`
    } finally {
      await database.close()
    }
  })
  return { checks: [...servers, opening, ...former], house }
}

type Role = { isWritten: boolean; isPooled: boolean }

/** Of several servers one has to be the primary; the others may be standbys, but must answer. */
async function checkAddress(name: string, url: string, role: Role): Promise<Check[]> {
  const states = await checkServers(url, role)
  return Promise.all(
    states.map((state) =>
      check(name, async () => {
        if (state instanceof Error) throw state
        const error = findError(state, role, states.length > 1)
        if (error !== null) throw new Error(`${state.address}: ${error}`)
        return describe(state)
      }),
    ),
  )
}

function findError({ isStandby, isPooler }: ServerState, role: Role, isOneOfSeveral: boolean): string | null {
  if (role.isWritten && isStandby && !isOneOfSeveral)
    return 'is a standby, which can only be read: name the primary'
  if (!role.isWritten && !isStandby)
    return 'is no standby, so that it is not known whether it is up to date: it is never read from'
  if (isPooler && !role.isPooled)
    return 'is a pooler: if it works in transaction mode, set DATABASE_POOLER=1 and DATABASE_DIRECT_URL'
  if (!isPooler && role.isPooled && role.isWritten)
    return 'is PostgreSQL itself and no pooler: leave DATABASE_POOLER out'
  return null
}

function describe({ address, version, isStandby, isPooler, hasTls }: ServerState): string {
  const kind = isStandby ? 'standby' : 'primary'
  return `${address}: PostgreSQL ${version}, ${kind}, ${isPooler ? 'by a pooler' : hasTls ? 'TLS' : 'no TLS'}`
}
