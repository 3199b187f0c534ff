import type pg from 'pg'
import type { SessionEndedError } from './errors.ts'
import type { GuardedPool } from './guarded-pool.ts'
import type { ChannelListeners, NotificationSource } from './listener.ts'
import type { Database } from './types.ts'

/** What the two kinds of database do differently; everything else is the same code. */
export type Backend = {
  kind: Database['kind']
  poolConfig: pg.PoolConfig
  /** Resolves when a connection can be made. Rejects with a DatabaseOpenError that says what is the matter. */
  open(): Promise<void>
  withSession<T>(pool: GuardedPool, work: (client: pg.Client) => Promise<T>): Promise<T>
  notificationSource(pool: GuardedPool): NotificationSource
  /** Ends what is still being done for a connection that is given up for the reason in `error`. */
  abandon(client: pg.PoolClient, error: SessionEndedError): void
  restarts(): number
  /** Called while the pool closes. */
  closeListener(): Promise<void>
  /** Called after the pool has closed. */
  close(): Promise<void>
  /** What only one kind of database offers. */
  extras(pool: GuardedPool): Pick<Database, 'dump' | 'maintain'>
}

export type BackendOptions = {
  deadlineMs: number
  idleInTransactionMs: number
  max: number
  listeners: ChannelListeners
  onError: (error: Error) => void
}

/** How long somebody waits for a connection of the pool. */
export const CONNECTION_TIMEOUT_MS = 30_000
