import { Duplex } from 'node:stream'
import { SessionEndedError } from '#db/client/errors.ts'
import type { EngineAnswer } from './embedded-messages.ts'

/** What the socket needs of the database behind it. */
export type SessionHost = {
  readonly idleInTransactionMs: number
  attach(socket: EmbeddedSocket): Promise<void>
  exchange(bytes: Uint8Array): Promise<EngineAnswer>
}

const TERMINATE = 'X'.charCodeAt(0)

/** What node-postgres takes for a TCP socket to a PostgreSQL server. */
export class EmbeddedSocket extends Duplex {
  /** True once the client has said goodbye: the session is free although the stream may not have closed yet. */
  hasLeft = false
  #host: SessionHost
  #idle: NodeJS.Timeout | undefined

  constructor(host: SessionHost) {
    super()
    this.#host = host
  }

  connect(): void {
    this.#host.attach(this).then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    )
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(Uint8Array.from(chunk)) // a copy, because its memory moves to the other thread
    done()
  }

  /** Parse, bind, describe, execute and sync arrive together and travel as one message. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Uint8Array.from(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }

  override _final(done: () => void): void {
    this.hasLeft = true
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.hasLeft = true
    clearTimeout(this.#idle)
    done(error)
  }

  #send(bytes: Uint8Array): void {
    clearTimeout(this.#idle)
    if (bytes[0] === TERMINATE) {
      this.hasLeft = true
      return
    }
    this.#host.exchange(bytes).then(
      (answer) => this.#receive(answer),
      (error) => this.destroy(error),
    )
  }

  #receive({ bytes, inTransaction }: EngineAnswer): void {
    if (this.destroyed) return
    this.push(bytes)
    clearTimeout(this.#idle)
    const limit = this.#host.idleInTransactionMs
    if (!inTransaction || limit === 0) return
    this.#idle = setTimeout(() => {
      const message = `The transaction was idle for ${limit} ms and was rolled back.`
      this.destroy(new SessionEndedError('25P03', message))
    }, limit)
  }
}
