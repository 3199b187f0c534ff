import { Client, type ClientConfig } from 'pg'
import { describeRefusal } from './describe-refusal.ts'
import { requireServerVersion } from './server-requirements.ts'

const CONNECTION_TIMEOUT_MS = 10_000

/** Defaults that all connections of the program share. */
export const connectionDefaults: ClientConfig = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000, // the operating system's default is two hours
  // Compiling takes longer than any of our queries. What they read is in memory, where an index costs little, while the
  // default means disks that turn: it makes plans read whole tables for thirty rows.
  options: '-c TimeZone=UTC -c jit=off -c random_page_cost=1.1',
  connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
}

/** Runs some work on a dedicated connection. */
export async function withClient<T>(
  config: ClientConfig,
  onError: (error: Error) => void,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(config)
  client.on('error', onError)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(onError)
  }
}

/**
 * Resolves when the server answers, is recent enough and passes a further check. Rejects with a DatabaseOpenError that
 * states the problem.
 */
export async function requireServer(
  config: ClientConfig,
  onError: (error: Error) => void,
  check: (client: Client) => Promise<void> = async () => {},
): Promise<void> {
  try {
    await withClient(config, onError, async (client) => {
      const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
      requireServerVersion(Number(rows[0]?.server_version_num))
      await check(client)
    })
  } catch (error) {
    throw describeRefusal(error, config)
  }
}

/** Whether a pooler answers, which tells another number of the session than PostgreSQL itself. */
export async function isBehindPooler(client: Client): Promise<boolean> {
  const announced = 'processID' in client ? client.processID : null // missing in the types of node-postgres
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid !== announced
}
