import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Budget } from './work-context.ts'
import type * as schema from '#db/schema/index.ts'

/** Queries over the whole schema; the same for both kinds of database. */
export type Db = NodePgDatabase<typeof schema>

/** The handle that the callback of `db.transaction` gets. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/** `null` means that the connection was lost for a while: notifications may be missing, so check for changes. */
export type Listener = (payload: string | null) => void

/** Called with the text of each statement when it is sent; the result is called when it has ended. */
export type StatementObserver = (text: string) => (error?: unknown) => void

export type OpenOptions = Target & {
  /** drizzle-kit's output; pending migrations are applied on opening. Without it nothing is migrated or checked. */
  migrationsFolder?: string
  /** Called with the name of each migration that was applied. */
  onMigrated?: (name: string) => void
  /** Statement timeout; 10,000 by default. */
  deadlineMs?: number
  /** Timeout of a transaction between two statements; 10,000 by default. */
  idleInTransactionMs?: number
  /** Maximum duration of a transaction; 60,000 by default. */
  transactionLimitMs?: number
  /** Size of the connection pool, 10 by default. */
  max?: number
  /** How long connecting may take; 10,000 by default. */
  connectTimeoutMs?: number
  /** Called with one line for the operator about what works, but should be mended. */
  onWarning?: (message: string) => void
  /** Called when an idle connection breaks. */
  onError?: (error: Error) => void
  /** Follows the statements of the pool. */
  onStatement?: StatementObserver | undefined
}

/**
 * A server's URL (`postgres://…`), or the directory of the embedded database; `isExclusive` refuses a second process
 * that also sets it: two sites must not share one directory, while commands may join the running site.
 */
type Target =
  | (ServerTarget & { dataDir?: undefined })
  | ({ dataDir: string; isExclusive?: boolean } & { [Name in keyof ServerTarget]?: undefined })

type ServerTarget = {
  /** With several hosts (`postgres://user@h1,h2/name`) the one that accepts writes is found. */
  url: string
  /** Whether `url` leads to a pooler in transaction mode, which knows neither prepared statements nor sessions. */
  isPooled?: boolean
  /** The server behind the pooler, for listening, migrations, locks and long work. */
  directUrl?: string | undefined
  /** A copy for `reads`. */
  replicaUrl?: string | undefined
}

export type Database = {
  db: Db
  /**
   * For queries whose answers are shown to everybody: a replica answers them as long as it is not behind
   * `outdateReads`. Without a replica it is `db`.
   */
  reads: Db
  /** Has the primary answer `reads` until the replica has replayed everything that has been committed by now. */
  outdateReads(): void
  /** Returns a function that stops listening. Notifications sent in a transaction arrive after its commit. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  /** Outside a transaction; inside one use `tx.execute(sql`select pg_notify(…)`)`. */
  notify(channel: string, payload?: string): Promise<void>
  /**
   * A separate connection for long work, without limits on statements, idleness or age; settings made on it end with
   * it. Using `db` inside of it throws an error.
   */
  withSession<T>(work: (client: pg.Client) => Promise<T>): Promise<T>
  /**
   * Runs some work, in which `db` may be used, while no other process does so with this key; others wait, for however
   * long it takes.
   */
  withLock<T>(key: number, work: () => Promise<T>): Promise<T>
  /**
   * Runs some work whose use of the database is bounded. Beyond the budget, statements are canceled and further ones
   * fail with a BudgetExceededError.
   */
  withBudget<T>(budget: Budget, work: () => Promise<T>): Promise<T>
  /** SQL text from a library, executed on the same pool as `db`; errors are PostgreSQL's own. */
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** The connections of the pool, and how many statements and transactions wait for one. */
  load(): { inUse: number; idle: number; waiting: number }
  /** Lets running work finish, refuses new work, and releases the data directory. */
  close(): Promise<void>
}
