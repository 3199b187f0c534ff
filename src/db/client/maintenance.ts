import { sql } from 'drizzle-orm'
import { sqlStateOf } from './errors.ts'
import type { Database } from './types.ts'

export type MaintenanceOptions = {
  logger?: MaintenanceLogger
  /** How often to look; 30 s by default. */
  everyMs?: number
  /** The clock, in milliseconds. */
  now?: () => number
}

/** The part of pino's interface that is used. */
export type MaintenanceLogger = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

export type Maintenance = {
  /** Looks now and does what is due; never rejects. */
  run(): Promise<void>
  /** Resolves when what was under way has finished. */
  stop(): Promise<void>
}

/**
 * Does for the embedded database what a server's background processes do: a checkpoint after much writing or some
 * minutes (it keeps the log and the next start short), and VACUUM ANALYZE of the tables that need it, when it is
 * quiet. The timer does not keep the process alive. For a server it does nothing.
 */
export function startMaintenance(database: Database, options: MaintenanceOptions = {}): Maintenance {
  const { logger, everyMs = 30_000, now = Date.now } = options
  if (!database.maintain) return { run: () => Promise.resolve(), stop: () => Promise.resolve() }
  const isQuiet = createQuietness(database, now)
  let running: Promise<void> | undefined

  const work = async () => {
    try {
      const quiet = isQuiet()
      const tasks = [...(await findCheckpoint(database, now())), ...(await findTables(database, quiet))]
      for (const task of tasks) {
        const startedAt = now()
        await database.maintain?.(task)
        logger?.info({ task, took_ms: now() - startedAt }, 'database maintenance')
      }
      isQuiet() // what was done here is no sign of visitors
    } catch (error) {
      if (sqlStateOf(error) === 'DATABASE_CLOSING') clearInterval(timer)
      else logger?.warn({ error }, 'database maintenance failed')
    }
  }
  const run = () => {
    running ??= work().finally(() => (running = undefined))
    return running
  }
  const timer = setInterval(() => void run(), everyMs).unref()

  return {
    run,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Below this many uses a second nobody notices a pause. */
const QUIET_USES_PER_SECOND = 2

/** Each call tells whether it has been quiet since the call before. */
function createQuietness(database: Database, now: () => number): () => boolean {
  let uses = database.uses()
  let since = now()
  return () => {
    const seconds = (now() - since) / 1000
    const isQuiet = database.uses() - uses < QUIET_USES_PER_SECOND * seconds
    uses = database.uses()
    since = now()
    return isQuiet
  }
}

const MUCH_LOG_BYTES = 64 * 1024 * 1024
const SOME_LOG_BYTES = 16 * 1024
const CHECKPOINT_AFTER_MS = 5 * 60_000

async function findCheckpoint({ db }: Database, now: number): Promise<'CHECKPOINT'[]> {
  const { rows } = await db.execute<{ bytes: number; at: number }>(sql`
    SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 AS bytes,
           extract(epoch FROM checkpoint_time)::float8 * 1000 AS at
    FROM pg_control_checkpoint()`)
  const [last] = rows
  if (!last) return []
  const isDue = last.bytes > SOME_LOG_BYTES && now - last.at > CHECKPOINT_AFTER_MS
  return isDue || last.bytes > MUCH_LOG_BYTES ? ['CHECKPOINT'] : []
}

/** Each takes a fraction of a second in which nobody is served: a few at a time, the rest later. */
const TABLES_AT_A_TIME = 5

/**
 * The tables that autovacuum would take, by PostgreSQL's own defaults (20 % dead or 10 % changed rows, 50 at least,
 * or old transaction numbers). When it is not quiet only those in real need: more dead or changed rows than live ones.
 */
async function findTables({ db }: Database, isQuiet: boolean): Promise<`VACUUM (ANALYZE) ${string}`[]> {
  await db.execute(sql`SELECT pg_stat_force_next_flush()`) // it counts at leisure, up to a second late
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT format('%I.%I', stat.schemaname, stat.relname) AS name
    FROM pg_stat_all_tables stat JOIN pg_class class ON class.oid = stat.relid
    WHERE class.relkind IN ('r', 'm') AND class.relpersistence = 'p' AND stat.schemaname <> 'pg_toast' AND (
      n_dead_tup > 1000 + n_live_tup OR n_mod_since_analyze > 1000 + n_live_tup OR ${isQuiet} AND (
        n_dead_tup > 50 + 0.2 * n_live_tup OR n_mod_since_analyze > 50 + 0.1 * n_live_tup
        OR age(class.relfrozenxid) > 150000000))
    ORDER BY n_dead_tup + n_mod_since_analyze DESC, name
    LIMIT ${TABLES_AT_A_TIME}`)
  return rows.map(({ name }) => `VACUUM (ANALYZE) ${name}` as const)
}
