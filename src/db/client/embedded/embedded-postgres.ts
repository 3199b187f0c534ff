import { DatabaseClosingError, SessionEndedError } from '#db/client/errors.ts'
import { lockDirectory } from './directory-lock.ts'
import { EmbeddedSocket, type SessionHost } from './embedded-socket.ts'
import { EmbeddedThread } from './embedded-thread.ts'
import type { EngineAnswer, EngineOptions } from './embedded-messages.ts'

export type EmbeddedOptions = EngineOptions & {
  /** How long a statement may run before the thread is ended. */
  deadlineMs: number
  /** How long a transaction may hold the one session without a statement. */
  idleInTransactionMs: number
}

/** Dump, checkpoint, vacuum and migrations take long by right. */
const LONG_DEADLINE_MS = 600_000

/**
 * The embedded PostgreSQL as the main thread sees it: a maker of "sockets" that node-postgres connects to, so that
 * driver, drizzle and every type parser are the very same code as with a PostgreSQL server. There is one session.
 *
 * When the thread behind it ends, what was in flight fails and a new thread opens the data by itself. What was in
 * memory only is then as it was at the start.
 */
export class EmbeddedPostgres implements SessionHost {
  /** How often the thread had to be replaced: for the health page. */
  restarts = 0
  #options: EmbeddedOptions
  #unlock: (() => void) | undefined
  #starting: Promise<EmbeddedThread> | undefined
  #live: EmbeddedThread | undefined
  #socket: EmbeddedSocket | undefined
  #hasLimits = true
  #isClosed = false

  /** Takes the data directory at once. Throws DatabaseInUseError or DataDirNotWritableError. */
  constructor(options: EmbeddedOptions) {
    this.#options = options
    if (options.dataDir !== undefined) this.#unlock = lockDirectory(options.dataDir)
  }

  /** For node-postgres' `stream` option; the pool must have `max: 1`, and its queue is the queue. */
  readonly stream = (): EmbeddedSocket => new EmbeddedSocket(this)

  get idleInTransactionMs(): number {
    return this.#hasLimits ? this.#options.idleInTransactionMs : 0
  }

  /** Resolves once the database answers; opens it (again) if it is not open. Rejects with a DatabaseOpenError. */
  ready(): Promise<EmbeddedThread> {
    if (this.#isClosed) return Promise.reject(new DatabaseClosingError('The embedded database is closed.'))
    this.#starting ??= this.#start()
    return this.#starting
  }

  /** A client that leaves, or is thrown out, makes room for the next. */
  async attach(socket: EmbeddedSocket): Promise<void> {
    await this.ready()
    if (socket.destroyed) return
    if (this.#socket && !this.#socket.hasLeft) {
      throw new Error('The embedded database has one session and it is in use: set the pool to max: 1.')
    }
    this.#socket = socket
  }

  async exchange(bytes: Uint8Array): Promise<EngineAnswer> {
    if (!this.#live) throw new SessionEndedError('57P02', 'The embedded database is not open.')
    return this.#live.send(
      { op: 'wire', bytes },
      this.#hasLimits ? this.#options.deadlineMs : LONG_DEADLINE_MS,
    )
  }

  /** Ends the statement that runs, if one does, and with it the thread, because nothing else can. */
  interrupt(error: SessionEndedError): void {
    this.#live?.interrupt(error)
  }

  /** Lets the one session work without limits; call it while holding the session. */
  async withoutLimits<T>(work: () => Promise<T>): Promise<T> {
    this.#hasLimits = false
    try {
      return await work()
    } finally {
      this.#hasLimits = true
    }
  }

  /** A tar.gz of the data directory; call it while holding the session and outside a transaction. */
  async dump(): Promise<Uint8Array> {
    const thread = await this.ready()
    return (await thread.send({ op: 'dump' }, LONG_DEADLINE_MS)).bytes
  }

  /** Checkpoints, so that the next start is quick, ends the thread and gives the data directory back. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    const thread = await this.#starting?.catch(() => undefined)
    if (thread && thread === this.#live) {
      this.#live = undefined
      await thread.send({ op: 'close' }, LONG_DEADLINE_MS).catch(() => undefined)
    }
    await thread?.terminate()
    this.#unlock?.()
  }

  async #start(): Promise<EmbeddedThread> {
    try {
      const { dataDir, loadDataDir } = this.#options
      const thread = await EmbeddedThread.start({ dataDir, loadDataDir }, (error) =>
        this.#replace(thread, error),
      )
      this.#live = thread
      if (dataDir !== undefined) this.#options = { ...this.#options, loadDataDir: undefined } // it is on the disk now
      return thread
    } catch (error) {
      this.#starting = undefined // the next who asks tries again
      throw error
    }
  }

  #replace(thread: EmbeddedThread, error: Error): void {
    if (thread !== this.#live) return
    this.#live = undefined
    this.restarts++
    this.#starting = this.#isClosed ? undefined : thread.terminate().then(() => this.#start())
    this.#starting?.catch(() => undefined) // whoever connects next is told
    this.#socket?.destroy(error)
  }
}
