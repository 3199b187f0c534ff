import { Worker } from 'node:worker_threads'
import {
  DataDirNotUsableError,
  DataDirNotWritableError,
  DatabaseOpenError,
  SessionEndedError,
} from '#db/client/errors.ts'
import {
  movedWith,
  type EngineAnswer,
  type EngineFailure,
  type EngineOptions,
  type EngineReply,
  type EngineRequest,
} from './embedded-messages.ts'

/** Deep enough that PostgreSQL's own max_stack_depth is reached before the end of the thread's stack. */
const STACK_MEGABYTES = 32

/**
 * One life of the thread that runs the embedded PostgreSQL. It ends when it is told to, when PostgreSQL crashes (SQLSTATE
 * 57P02) or when a request takes longer than its deadline (57014). Then every request that was under way fails, nothing
 * is sent again, and `onEnd` is called once.
 */
export class EmbeddedThread {
  #worker: Worker
  #onEnd: (error: SessionEndedError) => void
  #opening = Promise.withResolvers<void>()
  #isOpen = false
  #hasEnded = false
  #waiting: Waiting[] = []
  #timer: NodeJS.Timeout | undefined

  /** Resolves once PostgreSQL answers. Rejects with a DatabaseOpenError. */
  static async start(
    options: EngineOptions,
    onEnd: (error: SessionEndedError) => void,
  ): Promise<EmbeddedThread> {
    const thread = new EmbeddedThread(options, onEnd)
    try {
      await thread.#opening.promise
      return thread
    } catch (error) {
      await thread.terminate()
      throw error
    }
  }

  private constructor(options: EngineOptions, onEnd: (error: SessionEndedError) => void) {
    this.#onEnd = onEnd
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: options,
      name: 'embedded-postgres',
      execArgv: [], // what the main thread preloads is none of its business
      resourceLimits: { stackSizeMb: STACK_MEGABYTES },
    })
    this.#worker.on('message', (reply: EngineReply) => this.#receive(reply))
    this.#worker.on('error', (error) => this.#fail({ message: error.message }))
    this.#worker.on('exit', () => this.#fail({ message: 'its thread ended.' }))
  }

  /** Answers come in the order of the requests. The deadline runs from when PostgreSQL begins with the request. */
  send(request: EngineRequest, deadlineMs: number): Promise<EngineAnswer> {
    return new Promise((settle, fail) => {
      if (this.#hasEnded) return fail(new SessionEndedError('57P02', 'The embedded database is not open.'))
      this.#waiting.push({ settle, fail, deadlineMs })
      if (this.#waiting.length === 1) this.#startTimer()
      this.#worker.postMessage(request, request.op === 'wire' ? movedWith(request.bytes) : [])
    })
  }

  /** Ends the thread if it is at work, and what it works at with `error`. */
  interrupt(error: SessionEndedError): void {
    if (this.#waiting.length > 0) this.#end(error)
  }

  /** Resolves when the thread is really gone: two of them on one data directory would destroy it. */
  async terminate(): Promise<void> {
    this.#hasEnded = true
    clearTimeout(this.#timer)
    await this.#worker.terminate()
  }

  #receive(reply: EngineReply): void {
    if (this.#hasEnded) return
    if (reply.kind === 'failed') return this.#fail(reply)
    if (reply.kind === 'ready') {
      this.#isOpen = true
      return this.#opening.resolve()
    }
    this.#waiting.shift()?.settle(reply)
    this.#startTimer()
  }

  #startTimer(): void {
    clearTimeout(this.#timer)
    const first = this.#waiting[0]
    if (!first) return
    const giveUp = () => {
      if (this.#waiting[0] !== first) return
      this.#end(
        new SessionEndedError('57014', `The statement ran longer than ${first.deadlineMs} ms and was ended.`),
      )
    }
    // A main thread that was busy itself finds the timer due and the answer unread: let it read the answer first.
    this.#timer = setTimeout(() => setImmediate(giveUp), first.deadlineMs)
  }

  /** Not an SQL error, those are bytes like any answer: PostgreSQL gave up, and its memory cannot be trusted now. */
  #fail(failure: Omit<EngineFailure, 'kind'>): void {
    if (!this.#isOpen) return this.#opening.reject(openError(failure))
    this.#end(new SessionEndedError('57P02', `The embedded database failed: ${failure.message}`))
  }

  #end(error: SessionEndedError): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    clearTimeout(this.#timer)
    this.#onEnd(error)
    for (const { fail } of this.#waiting.splice(0)) fail(error)
  }
}

type Waiting = { settle: (answer: EngineAnswer) => void; fail: (error: Error) => void; deadlineMs: number }

function openError({ code, message }: Omit<EngineFailure, 'kind'>): DatabaseOpenError {
  if (code === 'DATA_DIR_NOT_WRITABLE') return new DataDirNotWritableError(message)
  if (code === 'DATA_DIR_NOT_USABLE') return new DataDirNotUsableError(message)
  return new DatabaseOpenError(`The embedded database does not open: ${message}`)
}
