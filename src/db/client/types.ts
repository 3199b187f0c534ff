import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type * as schema from '#db/schema/index.ts'

/** Queries over the whole schema; the same for both kinds of database. */
export type Db = NodePgDatabase<typeof schema>

/** The handle that the callback of `db.transaction` gets. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/** `null` says: the connection was lost for a while, notifications may be missing, look for yourself. */
export type Listener = (payload: string | null) => void

export type OpenOptions = Target & {
  /** drizzle-kit's output; what is missing of it is applied on opening. Without it nothing is migrated or checked. */
  migrationsFolder?: string
  /** How long a statement may run; 10,000 by default. */
  deadlineMs?: number
  /** How long a transaction may wait for its next statement; 10,000 by default. */
  idleInTransactionMs?: number
  /** How long a transaction may take altogether; 60,000 by default. */
  transactionLimitMs?: number
  /** How many connections, 10 by default. */
  max?: number
  /** Told of connections that broke while nobody waited for their answer. */
  onError?: (error: Error) => void
}

/**
 * A server's address (`postgres://…`), or the directory of the embedded database; `isExclusive` refuses a second process
 * that says so, too: two sites must not share one directory, while commands join the running site.
 */
type Target =
  | { url: string; dataDir?: undefined }
  | { dataDir: string; isExclusive?: boolean; url?: undefined }

export type Database = {
  db: Db
  /** Returns how to stop. A notification sent in a transaction arrives when that commits. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  /** Outside a transaction; inside one use `tx.execute(sql`select pg_notify(…)`)`. */
  notify(channel: string, payload?: string): Promise<void>
  /**
   * A fresh connection for long work: no limit on statements, idleness or age, and settings made on it go with it.
   * `db` used inside of it fails at once.
   */
  withSession<T>(work: (client: pg.Client) => Promise<T>): Promise<T>
  /** SQL as a library wrote it, over the same connections as `db`; errors are PostgreSQL's own. */
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Lets what is under way finish, refuses what is new, and gives the data directory back. */
  close(): Promise<void>
}
