import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/client/database.ts'
import { DatabaseNotEmptyError, DumpLevelError } from '#db/client/errors.ts'
import { migrateDatabase, migrationsFolder, newestMigration } from '#db/client/migrations.ts'
import type { Database, OpenOptions } from '#db/client/types.ts'
import { countRows, readTables } from './dump-catalog.ts'
import { restoreLogical } from './logical-restore.ts'
import { runPgRestore } from './pg-programs.ts'
import type { DumpKind } from './snapshot.ts'

type LoadedDump = {
  /** The number of rows of each table, counted before newer migrations changed them. */
  counts: Record<string, number>
}

/**
 * Loads a dump of this version's or an older level into a database, and then applies this version's migrations. A
 * database with rows is refused unless everything in it is to be replaced. Rejects with a DatabaseClientError.
 */
export async function loadDump(
  target: OpenOptions,
  dump: { kind: DumpKind; level: number; bytes: AsyncIterable<Uint8Array> },
  { replace, environment }: { replace: boolean; environment: NodeJS.ProcessEnv },
): Promise<LoadedDump> {
  const newest = newestMigration(migrationsFolder)
  if (dump.level > newest)
    throw new DumpLevelError(
      'The backup was made by a newer version of this program: restore it with that one.',
    )
  const database = await openDatabase(
    target.dataDir === undefined ? target : { ...target, isExclusive: true },
  )
  try {
    const isUnused = await database.withSession(async (client) => (await readTables(client)).length === 0)
    if (!isUnused) {
      if (!replace) await requireEmptyDatabase(database)
      await dropEverything(database)
    }
    const migrate = (upTo?: number) =>
      database.withSession((client) => migrateDatabase(client, migrationsFolder, { upTo }))
    if (dump.kind === 'logical') {
      await migrate(dump.level)
      await restoreLogical(database, dump.bytes, { replace: true }) // migrations may have inserted rows
    } else {
      const url = target.url === undefined ? '' : (target.directUrl ?? target.url)
      await database.withSession((client) => runPgRestore({ client, url }, dump.bytes, environment))
    }
    const counts = await database.withSession(countRows)
    await migrate()
    // Notifies processes running on the database that all of its data has changed.
    await database.db.execute(sql`
      WITH noted AS (INSERT INTO changes (kind) VALUES ('everything')) SELECT pg_notify('changes', '')`)
    return { counts }
  } finally {
    await database.close()
  }
}

/** Rejects with a DatabaseNotEmptyError when a table has rows; those of migrations do not count. */
async function requireEmptyDatabase(database: Pick<Database, 'withSession'>): Promise<void> {
  const counts = await database.withSession(countRows)
  const used = Object.entries(counts).find(([name, count]) => !name.startsWith('drizzle.') && count > 0)
  if (used)
    throw new DatabaseNotEmptyError(
      `The database holds rows already (in ${used[0]}). Restore into an empty one, or add --replace to have everything in it replaced.`,
    )
}

/** Drops the schemas of the site; a site that still runs on them is an error after ten seconds. */
async function dropEverything(database: Pick<Database, 'withSession'>): Promise<void> {
  await database.withSession(async (client) => {
    await client.query(`SET lock_timeout = '10s'`)
    await client.query(`
      DROP SCHEMA IF EXISTS jobs, drizzle, public CASCADE;
      CREATE SCHEMA public;
      GRANT USAGE ON SCHEMA public TO PUBLIC`)
  })
}
