/**
 * What can go wrong with the database as a whole. Callers match `code`, never the text; the text is one line that can
 * be shown to whoever runs the program, and never holds a password.
 */
export abstract class DatabaseClientError extends Error {
  abstract readonly code: string
  override get name(): string {
    return this.constructor.name
  }
}

/** The database does not open for a reason that none of the more exact errors below names. */
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

/** There is no room for the database to start. */
export class DiskFullError extends DatabaseOpenError {
  override readonly code = 'DISK_FULL'
}

/** The data directory was written by another major version of PostgreSQL, or is damaged. */
export class DataDirNotUsableError extends DatabaseOpenError {
  override readonly code = 'DATA_DIR_NOT_USABLE'
}

/** There are no programs of PostgreSQL to run the embedded database with. */
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

/** `db` was used inside the callback of `db.transaction` or `withSession`, where only what that gets may be used. */
export class DbUsedInTransactionError extends DatabaseClientError {
  readonly code = 'DB_USED_IN_TRANSACTION'
}

/** A file is no dump of this project, or it is cut short or damaged. */
export class DumpNotReadableError extends DatabaseClientError {
  readonly code = 'DUMP_NOT_READABLE'
}

/** A dump belongs to other migrations than those of the database (or of the program) it shall be loaded into. */
export class DumpLevelError extends DatabaseClientError {
  readonly code = 'DUMP_LEVEL'
}

/** The database that a dump shall be loaded into holds rows already. */
export class DatabaseNotEmptyError extends DatabaseClientError {
  readonly code = 'DATABASE_NOT_EMPTY'
}

/**
 * A statement or a session that was ended on this side of the wire, with the SQLSTATE that a server would give:
 * 25P04 transaction too old.
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
 * The SQLSTATE (or system error code) of whatever a query threw, looked for along the chain of causes, because drizzle
 * wraps what the driver throws.
 */
export function sqlStateOf(error: unknown): string | undefined {
  for (let seen = 0; error instanceof Error && seen < 10; error = error.cause, seen++) {
    if ('code' in error && typeof error.code === 'string') return error.code
  }
  return undefined
}

/** Why the database can do nothing of what it is asked for now, though it will again. */
export type Outage = 'disk_full' | 'unreachable'

/**
 * The outage behind whatever a query or a file threw; null for an error that is about the question itself, or about the
 * program.
 */
export function findOutage(error: unknown): Outage | null {
  for (let seen = 0; error instanceof Error && seen < 10; error = error.cause, seen++) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
    if (['53100', 'ENOSPC', 'EDQUOT'].includes(code)) return 'disk_full'
    const isConnecting = 'syscall' in error && error.syscall === 'connect' // refused, or the socket is gone
    // Classes 08, connection failures, and 57P, a server that starts, stops or recovers; 53300: no connection is left.
    if (isConnecting || /^(08...|57P0[1235]|53300|ECONNRESET|EPIPE)$/.test(code)) return 'unreachable'
    // What the driver says without a code.
    if (/^Connection terminated|^timeout exceeded when trying to connect/.test(error.message))
      return 'unreachable'
  }
  return null
}
