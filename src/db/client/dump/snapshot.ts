import { readAppliedMigrations, type AppliedMigration } from '#db/client/migrations.ts'
import { buildQueries } from '#db/client/query-builder.ts'
import type { Database, Db } from '#db/client/types.ts'
import { countRows } from './dump-catalog.ts'
import { formatDump } from './logical-dump.ts'
import { startPgDump } from './pg-programs.ts'

/** Who has made a dump: this program (SQL), or PostgreSQL's `pg_dump` (its custom format). */
export type DumpKind = 'logical' | 'pg_dump'

/** The database as it was at one moment, while others go on to write. */
export type Snapshot = {
  db: Db
  /** The applied migrations, oldest first. */
  migrations: AppliedMigration[]
  /** The version of the server. */
  postgres: string
  /** The number of rows of each table. */
  counts: Record<string, number>
  /**
   * Dumps it by `pg_dump` if the database is on a server and there is a fitting one. `note` says why another than
   * expected has made it.
   */
  dump(): Promise<{ kind: DumpKind; bytes: AsyncIterable<Uint8Array>; note: string | null }>
}

/** Runs some work on a snapshot of the database; `url` is the address of the server, if it is no embedded one. */
export async function withSnapshot<T>(
  database: Pick<Database, 'withSession'>,
  { url, now, environment }: { url: string | undefined; now: Date; environment: NodeJS.ProcessEnv },
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return database.withSession(async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
    const done = await work({
      db: buildQueries(client),
      migrations: await readAppliedMigrations(client),
      postgres: rows[0]?.server_version ?? '',
      counts: await countRows(client),
      async dump() {
        const started = url === undefined ? null : await startPgDump({ client, url }, environment)
        if (started && 'bytes' in started) return { kind: 'pg_dump', bytes: started.bytes, note: null }
        const note = started && `${started.refusal}: the database is dumped by this program instead.`
        return { kind: 'logical', bytes: encode(formatDump(client, now)), note }
      },
    })
    await client.query('ROLLBACK')
    return done
  })
}

async function* encode(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) yield Buffer.from(line)
}
