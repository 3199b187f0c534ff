/** What the main thread and the thread of the embedded database say to each other. */

export type EngineOptions = {
  /** Where the data lives; without it the database is in memory. */
  dataDir?: string
  /** A dump to start an empty database from (tar or tar.gz of a data directory). */
  loadDataDir?: Uint8Array
}

/** `wire` carries PostgreSQL's own protocol; `dump` asks for a tar.gz of the data; `close` checkpoints and ends. */
export type EngineRequest = { op: 'wire'; bytes: Uint8Array } | { op: 'dump' } | { op: 'close' }

/** Exactly one for each request, in order. */
export type EngineAnswer = { kind: 'answer'; bytes: Uint8Array; inTransaction: boolean }

/** PostgreSQL does not open, or gave up: the thread is of no more use. `code` says why if it is known. */
export type EngineFailure = { kind: 'failed'; message: string; code?: EngineFailureCode }
export type EngineFailureCode = 'DATA_DIR_NOT_WRITABLE' | 'DATA_DIR_NOT_USABLE'

/** The first of all is `ready` or `failed`. */
export type EngineReply = { kind: 'ready' } | EngineAnswer | EngineFailure

/** What to hand over with a message so that the bytes move to the other thread instead of being copied. */
export function movedWith({ buffer }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer ? [buffer] : []
}
