import { setTimeout } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { ChannelListeners, NotificationSource } from './listener.ts'

const RECONNECT_AFTER_MS = 1000

/**
 * A connection to a server that only listens. It is opened for the first listener and reopened when it breaks; the
 * listeners are then notified that they may have missed notifications.
 */
export class ServerListener implements NotificationSource {
  #config: () => Promise<ClientConfig>
  #listeners: ChannelListeners
  #onError: (error: Error) => void
  #client: Promise<Client> | undefined
  #last: Promise<unknown> = Promise.resolve()
  #isClosed = false

  constructor(
    config: () => Promise<ClientConfig>,
    listeners: ChannelListeners,
    onError: (error: Error) => void,
  ) {
    this.#config = config
    this.#listeners = listeners
    this.#onError = onError
  }

  /** Runs statements one after the other, even after one failed. */
  run(statement: string): Promise<void> {
    const turn = this.#runAfter(this.#last, statement)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  async #runAfter(previous: Promise<unknown>, statement: string): Promise<void> {
    await previous
    if (this.#isClosed) return
    this.#client ??= this.#connect()
    const client = await this.#client
    await client.query(statement)
  }

  async #connect(): Promise<Client> {
    let client: Client
    try {
      client = new Client(await this.#config())
      client.on('error', this.#onError)
      this.#listeners.hear(client)
      await client.connect()
    } catch (error) {
      this.#client = undefined
      throw error
    }
    client.once('end', () => void this.#reconnect())
    return client
  }

  async #reconnect(): Promise<void> {
    this.#client = undefined
    while (!this.#isClosed && !this.#client && this.#listeners.statements().length > 0) {
      await setTimeout(RECONNECT_AFTER_MS, undefined, { ref: false })
      try {
        for (const statement of this.#listeners.statements()) await this.run(statement)
        this.#listeners.tellGap()
      } catch (error) {
        this.#onError(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }
}
