/**
 * Errors of the database as a whole. Callers match `code`, never the message, which is one line for the operator and
 * never contains a password.
 */
export abstract class DatabaseClientError extends Error {
  abstract readonly code: string
  override get name(): string {
    return this.constructor.name
  }
}

/** The database does not open for a reason that none of the more specific errors below covers. */
export class DatabaseOpenError extends DatabaseClientError {
  readonly code: string = 'DATABASE_OPEN_FAILED'
}

/** Another site has the data directory open already. */
export class DatabaseInUseError extends DatabaseOpenError {
  override readonly code = 'DATABASE_IN_USE'
}

/** The data directory cannot be made or written to. */
export class DataDirNotWritableError extends DatabaseOpenError {
  override readonly code = 'DATA_DIR_NOT_WRITABLE'
}

/** There is not enough disk space for the database to start. */
export class DiskFullError extends DatabaseOpenError {
  override readonly code = 'DISK_FULL'
}

/** The data directory was written by another major version of PostgreSQL, or is damaged. */
export class DataDirNotUsableError extends DatabaseOpenError {
  override readonly code = 'DATA_DIR_NOT_USABLE'
}

/** No PostgreSQL programs were found to run the embedded database. */
export class NoPostgresError extends DatabaseOpenError {
  override readonly code = 'NO_POSTGRES'
}

/** No PostgreSQL server answers at the address. */
export class ServerUnreachableError extends DatabaseOpenError {
  override readonly code = 'SERVER_UNREACHABLE'
}

/** The server answers but refuses the user, the password or the database's name. */
export class ServerRefusedError extends DatabaseOpenError {
  override readonly code = 'SERVER_REFUSED'
}

/** The server can only be read: it is a standby, or its settings refuse writes. */
export class ServerReadOnlyError extends DatabaseOpenError {
  override readonly code = 'SERVER_READ_ONLY'
}

/** None of the servers that an address names can be used. */
export class NoServerError extends DatabaseOpenError {
  override readonly code = 'SERVER_UNREACHABLE'
}

/** The server's major version is below the lowest that the project is tested with. */
export class ServerTooOldError extends DatabaseOpenError {
  override readonly code = 'SERVER_TOO_OLD'
}

/** An extension that the search needs is not installed and cannot be created by this user. */
export class ExtensionNotAvailableError extends DatabaseOpenError {
  override readonly code = 'EXTENSION_NOT_AVAILABLE'
}

/** A migration failed; the database is as it was before that migration. */
export class MigrationFailedError extends DatabaseOpenError {
  override readonly code = 'MIGRATION_FAILED'
}

/** The database was migrated by a newer version of the program than this one. */
export class DatabaseNewerError extends DatabaseOpenError {
  override readonly code = 'DATABASE_NEWER'
}

/** A query came after `close()` had begun. */
export class DatabaseClosingError extends DatabaseClientError {
  readonly code = 'DATABASE_CLOSING'
}

/**
 * `db` was used inside the callback of `db.transaction` or `withSession`, where only the callback's argument may be
 * used.
 */
export class DbUsedInTransactionError extends DatabaseClientError {
  readonly code = 'DB_USED_IN_TRANSACTION'
}

/** A request has used up its database budget. */
export class BudgetExceededError extends DatabaseClientError {
  readonly code = 'BUDGET_EXCEEDED'
}

/** The file is not a dump of this project, or it is truncated or damaged. */
export class DumpNotReadableError extends DatabaseClientError {
  readonly code = 'DUMP_NOT_READABLE'
}

/** The migrations of a dump differ from those of the database (or of the program) that it is to be loaded into. */
export class DumpLevelError extends DatabaseClientError {
  readonly code = 'DUMP_LEVEL'
}

/** The database that a dump is to be loaded into already contains rows. */
export class DatabaseNotEmptyError extends DatabaseClientError {
  readonly code = 'DATABASE_NOT_EMPTY'
}

/**
 * A statement or a session that the client ended, with the SQLSTATE that a server would report: 25P04 transaction
 * timeout.
 */
export class SessionEndedError extends Error {
  readonly code: '25P04'

  constructor(code: SessionEndedError['code'], message: string) {
    super(message)
    this.name = 'SessionEndedError'
    this.code = code
  }
}

/**
 * The SQLSTATE (or system error code) of a failed query, searched along the chain of causes, because drizzle wraps the
 * driver's errors.
 */
export function sqlStateOf(error: unknown): string | undefined {
  for (let seen = 0; error instanceof Error && seen < 10; error = error.cause, seen++) {
    if ('code' in error && typeof error.code === 'string') return error.code
  }
  return undefined
}

/**
 * Why the database is unable to work, usually for the time being; a damaged one needs the operator. `overloaded` also
 * stands for a request that took too long.
 */
export type Outage = 'disk_full' | 'unreachable' | 'damaged' | 'overloaded'

/** The outage that caused a failed query or file operation; null for errors of the query itself or of the program. */
export function findOutage(error: unknown): Outage | null {
  for (let seen = 0; error instanceof Error && seen < 10; error = error.cause, seen++) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
    if (['53100', 'ENOSPC', 'EDQUOT'].includes(code)) return 'disk_full'
    // Refused, the socket does not exist, or the name of the host is not known.
    const isConnecting = 'syscall' in error && /^(connect|getaddrinfo)$/.test(String(error.syscall))
    // Class 08 are connection failures, 57P is a server that starts, stops or recovers, 53300 is too many connections,
    // 25006 a standby that has not been promoted yet.
    const isAway = /^(08...|57P0[1235]|53300|25006|ECONNRESET|EPIPE|SERVER_(UNREACHABLE|READ_ONLY|REFUSED))$/
    if (isConnecting || isAway.test(code)) return 'unreachable'
    // Damaged pages and indexes, errors of the disk, files of the database that are gone.
    if (/^(XX00[12]|58030|58P01)$/.test(code)) return 'damaged'
    // Canceled by the statement timeout, transactions ended for their age, and requests beyond their budget.
    if (/^(57014|25P0[34]|BUDGET_EXCEEDED)$/.test(code)) return 'overloaded'
    // Messages of the driver that have no code.
    if (/^Connection terminated|^timeout exceeded when trying to connect/.test(error.message))
      return 'unreachable'
  }
  return null
}
