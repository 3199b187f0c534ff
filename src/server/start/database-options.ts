import path from 'node:path'
import type { OpenOptions } from '#db/client/index.server.ts'
import type { Env } from './env.ts'

/** How the settings say that the database is opened: a server, or the embedded one in the data directory. */
export function databaseOptions(env: Env, dataDir: string): OpenOptions {
  return {
    ...(env.DATABASE_URL
      ? {
          url: env.DATABASE_URL,
          isPooled: env.DATABASE_POOLER,
          directUrl: env.DATABASE_DIRECT_URL,
          replicaUrl: env.DATABASE_REPLICA_URL,
        }
      : { dataDir: path.join(dataDir, 'postgres') }),
    max: env.DATABASE_POOL_SIZE,
    connectTimeoutMs: env.DATABASE_CONNECT_TIMEOUT,
    deadlineMs: env.DATABASE_STATEMENT_TIMEOUT,
    idleInTransactionMs: env.DATABASE_IDLE_IN_TRANSACTION_TIMEOUT,
    transactionLimitMs: env.DATABASE_TRANSACTION_TIMEOUT,
  }
}
