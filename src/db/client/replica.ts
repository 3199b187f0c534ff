import { setTimeout } from 'node:timers/promises'
import type { QueryResult } from 'pg'
import type { ConnectionPool } from './pool.ts'
import type { Statements } from './query-builder.ts'

/** How often a replica that is behind is asked whether it has caught up, in milliseconds. */
const pause = { first: 20, longest: 1000 }
/** How often the replica has to prove that it is not further behind, even without a change, in milliseconds. */
const validFor = 30_000

type ReplicaPool = Pick<ConnectionPool, 'query' | 'drain'>

/**
 * Queries that a copy of the database may answer. It does so only while it has replayed everything that had been
 * committed when `outdate` was last called; otherwise, and when it fails, the primary answers.
 */
export class Replica implements Statements {
  #pool: ReplicaPool
  #primary: Statements
  #isCurrent = false
  #wanted = 0
  #catchingUp: Promise<void> | undefined
  #closing = new AbortController()
  #onError: (error: Error) => void

  constructor(pool: ReplicaPool, primary: Statements, onError: (error: Error) => void) {
    this.#pool = pool
    this.#primary = primary
    this.#onError = onError
    this.outdate()
    const timer = setInterval(() => this.outdate(), validFor)
    timer.unref()
    this.#closing.signal.addEventListener('abort', () => clearInterval(timer))
  }

  /** From now on the primary answers, until the replica has replayed what has been committed by now. */
  outdate(): void {
    this.#isCurrent = false
    this.#wanted += 1
    this.#catchingUp ??= this.#catchUp().finally(() => (this.#catchingUp = undefined))
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#catchingUp
    await this.#pool.drain()
  }

  async query(...statement: Parameters<Statements['query']>): Promise<QueryResult> {
    if (this.#isCurrent) {
      try {
        return await this.#pool.query(...statement)
      } catch (error) {
        // Also a write, or a query that conflicts with the replay: the primary decides what is an error.
        if (!isRefusedWrite(error)) this.outdate()
      }
    }
    return this.#primary.query(...statement)
  }

  async #catchUp(): Promise<void> {
    let target: { of: number; lsn: string | undefined } | null = null
    for (let wait = pause.first; !this.#closing.signal.aborted; wait = Math.min(wait * 2, pause.longest)) {
      try {
        if (target?.of !== this.#wanted) {
          const of: number = this.#wanted
          const { rows } = await this.#primary.query('SELECT pg_current_wal_insert_lsn() AS lsn')
          target = { of, lsn: rows[0]?.lsn }
          wait = pause.first
        }
        const { rows } = await this.#pool.query(
          'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS has',
          [target.lsn],
        )
        if (rows[0]?.has === true && target.of === this.#wanted) {
          this.#isCurrent = true
          return
        }
      } catch (error) {
        if (this.#closing.signal.aborted) return
        if (wait === pause.longest) this.#onError(error instanceof Error ? error : new Error(String(error)))
      }
      await setTimeout(wait, undefined, { ref: false, signal: this.#closing.signal }).catch(() => undefined)
    }
  }
}

function isRefusedWrite(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006'
}
