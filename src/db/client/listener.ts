import { escapeIdentifier, type ClientBase } from 'pg'
import type { Listener } from './types.ts'

/** Executes LISTEN and UNLISTEN: on a dedicated connection, or on the only one there is. */
export type NotificationSource = { run(statement: string): Promise<unknown> }

/** The listeners of each channel. */
export class ChannelListeners {
  #channels = new Map<string, { listeners: Set<Listener>; ready: Promise<unknown> }>()

  /** The statements that restore all subscriptions on a new connection. */
  statements(): string[] {
    return [...this.#channels.keys()].map(listenTo)
  }

  hear(client: ClientBase): void {
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''))
  }

  /** Notifies all listeners that notifications may have been lost. */
  tellGap(): void {
    for (const channel of this.#channels.keys()) this.#tell(channel, null)
  }

  async add(source: NotificationSource, channel: string, listener: Listener): Promise<() => Promise<void>> {
    let entry = this.#channels.get(channel)
    if (!entry) {
      entry = { listeners: new Set(), ready: source.run(listenTo(channel)) }
      this.#channels.set(channel, entry)
    }
    entry.listeners.add(listener)
    try {
      await entry.ready
    } catch (error) {
      if (this.#channels.get(channel) === entry) this.#channels.delete(channel)
      throw error
    }
    return () => this.#remove(source, channel, listener)
  }

  async #remove(source: NotificationSource, channel: string, listener: Listener): Promise<void> {
    const entry = this.#channels.get(channel)
    if (!entry?.listeners.delete(listener) || entry.listeners.size > 0) return
    this.#channels.delete(channel)
    await source.run(`UNLISTEN ${escapeIdentifier(channel)}`)
  }

  #tell(channel: string, payload: string | null): void {
    for (const listener of this.#channels.get(channel)?.listeners ?? []) listener(payload)
  }
}

function listenTo(channel: string): string {
  return `LISTEN ${escapeIdentifier(channel)}`
}
