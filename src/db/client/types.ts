import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type * as schema from '#db/schema/index.ts'

/** Queries over the whole schema; the same for both kinds of database. */
export type Db = NodePgDatabase<typeof schema>

/** The handle that the callback of `db.transaction` gets. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/** `null` says: the connection was lost for a while, notifications may be missing, look for yourself. */
export type Listener = (payload: string | null) => void

export type MaintenanceTask = 'CHECKPOINT' | `VACUUM (ANALYZE) ${string}`

export type OpenOptions = Target & {
  /** drizzle-kit's output; what is missing of it is applied on opening. Without it nothing is migrated or checked. */
  migrationsFolder?: string
  /** How long a statement may run; 10,000 by default. */
  deadlineMs?: number
  /** How long a transaction may wait for its next statement; 10,000 by default. */
  idleInTransactionMs?: number
  /** How long a transaction may take altogether; 60,000 by default. */
  transactionLimitMs?: number
  /** Starts an empty embedded database from what `dump` gave. */
  loadDataDir?: Uint8Array
  /** How many connections to a server, 10 by default; the embedded database has one. */
  max?: number
  /** Told of connections that broke while nobody waited for their answer. */
  onError?: (error: Error) => void
}

/** A server's address (`postgres://…`), or where the embedded database lives (`:memory:` for nowhere). */
type Target = { url: string; dataDir?: undefined } | { dataDir: string; url?: undefined }

export type Database = {
  kind: 'server' | 'embedded'
  db: Db
  /** Returns how to stop. A notification sent in a transaction arrives when that commits. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  /** Outside a transaction; inside one use `tx.execute(sql`select pg_notify(…)`)`. */
  notify(channel: string, payload?: string): Promise<void>
  /**
   * A fresh connection for long work: no limit on statements, idleness or age, and settings made on it go with it.
   * The embedded database serves nobody else meanwhile; `db` used inside fails at once with either kind.
   */
  withSession<T>(work: (client: pg.Client) => Promise<T>): Promise<T>
  /** The embedded database as a tar.gz, to back it up or to start another one from. A server has pg_dump. */
  dump?(): Promise<Uint8Array>
  /** What a server does by itself. Nobody else is served meanwhile. */
  maintain?(task: MaintenanceTask): Promise<void>
  /** How often a connection has been taken from the pool: the difference says how busy the database is. */
  uses(): number
  /** How often the embedded database had to be replaced after a crash or a statement without end. */
  restarts(): number
  /** Lets what is under way finish, refuses what is new, and gives the data directory back. */
  close(): Promise<void>
}
