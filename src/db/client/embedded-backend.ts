import type pg from 'pg'
import type { Backend, BackendOptions } from './backend.ts'
import { CONNECTION_TIMEOUT_MS } from './backend.ts'
import { EmbeddedPostgres } from './embedded/embedded-postgres.ts'

/** The embedded database in `dataDir`, which it takes at once. Throws DatabaseInUseError or DataDirNotWritableError. */
export function createEmbeddedBackend(
  target: { dataDir: string; loadDataDir?: Uint8Array },
  { deadlineMs, idleInTransactionMs, listeners }: BackendOptions,
): Backend {
  const dataDir = target.dataDir === ':memory:' ? undefined : target.dataDir
  const embedded = new EmbeddedPostgres({
    dataDir,
    loadDataDir: target.loadDataDir,
    deadlineMs,
    idleInTransactionMs,
  })
  let restartsTold = 0

  /** The one session listens too, so each new connection takes up what the one before listened to. */
  const takeUpListening = async (client: pg.PoolClient) => {
    listeners.hear(client)
    for (const statement of listeners.statements()) await client.query(statement)
    if (restartsTold !== embedded.restarts) listeners.tellGap()
    restartsTold = embedded.restarts
  }
  const verify = async (client: pg.PoolClient, done: (error?: Error) => void) => {
    const error = await takeUpListening(client).then(() => undefined, toError)
    done(error)
  }

  const withSession: Backend['withSession'] = async (pool, work) => {
    const client = await pool.connect()
    try {
      return await embedded.withoutLimits(() => work(client))
    } finally {
      client.release(true) // settings made on it go with it
    }
  }

  return {
    kind: 'embedded',
    poolConfig: {
      stream: embedded.stream,
      password: '',
      ssl: false,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      verify: (client, done) => void verify(client, done),
    },
    async open() {
      await embedded.ready()
    },
    withSession,
    notificationSource: (pool) => ({ run: (statement) => pool.query(statement) }),
    abandon: (_, error) => embedded.interrupt(error), // the next connection rolls back
    restarts: () => embedded.restarts,
    closeListener: () => Promise.resolve(),
    close: () => embedded.close(),
    extras: (pool) => ({
      async dump() {
        const client = await pool.connect()
        try {
          return await embedded.dump()
        } finally {
          client.release()
        }
      },
      maintain: (task) => withSession(pool, async (client) => void (await client.query(task))),
    }),
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
