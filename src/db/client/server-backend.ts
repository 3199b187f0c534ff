import { Client, type ClientConfig } from 'pg'
import type { Backend, BackendOptions } from './backend.ts'
import { CONNECTION_TIMEOUT_MS } from './backend.ts'
import { DatabaseOpenError, ServerRefusedError, ServerUnreachableError, sqlStateOf } from './errors.ts'
import { ServerListener } from './server-listener.ts'
import { requireServerVersion } from './server-requirements.ts'

const FIRST_CONNECTION_TIMEOUT_MS = 10_000

/** A PostgreSQL server at `url`. Throws DatabaseOpenError when that is no such address. */
export function createServerBackend(
  url: string,
  { deadlineMs, idleInTransactionMs, max, listeners, onError }: BackendOptions,
): Backend {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new DatabaseOpenError(
      'The address of the database does not begin with postgres:// or postgresql://.',
    )
  }
  const connection: ClientConfig = {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000, // the system's own idea of it is two hours
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: FIRST_CONNECTION_TIMEOUT_MS,
  }
  const listener = new ServerListener(connection, listeners, onError)

  return {
    kind: 'server',
    poolConfig: {
      ...connection,
      max,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      statement_timeout: deadlineMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
    },
    async open() {
      try {
        await withClient(connection, onError, requireSupportedServer)
      } catch (error) {
        throw describeRefusal(error, url)
      }
    },
    withSession: (_pool, work) => withClient(connection, onError, work),
    notificationSource: () => listener,
    abandon(client) {
      const processId = 'processID' in client ? client.processID : null // node-postgres has it, its types do not
      const terminate = (other: Client) => other.query('SELECT pg_terminate_backend($1)', [processId])
      withClient(connection, onError, terminate).catch(onError)
    },
    restarts: () => 0,
    closeListener: () => listener.close(),
    close: () => Promise.resolve(),
    extras: () => ({}),
  }
}

/** Does some work over a connection of its own. */
async function withClient<T>(
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

async function requireSupportedServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
  requireServerVersion(Number(rows[0]?.server_version_num))
}

const STARTING_OR_STOPPING = '57P03'
const REFUSALS = new Map([
  ['28P01', 'the password is wrong'],
  ['28000', 'this user may not connect'],
  ['3D000', 'there is no database of that name'],
  ['42501', 'this user may not connect to that database'],
  ['53300', 'it has too many connections'],
])

function describeRefusal(error: unknown, url: string): DatabaseOpenError {
  if (error instanceof DatabaseOpenError) return error
  const state = sqlStateOf(error)
  const server = `The PostgreSQL server at ${withoutCredentials(url)}`
  const refusal = state && REFUSALS.get(state)
  if (refusal) return new ServerRefusedError(`${server} refuses: ${refusal}.`, { cause: error })
  const reason = (error instanceof Error && error.message) || state || String(error)
  const isAnswer =
    state !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(state) && state !== STARTING_OR_STOPPING
  if (isAnswer) {
    return new DatabaseOpenError(`${server} cannot be used: ${reason}`, { cause: error })
  }
  return new ServerUnreachableError(`${server} does not answer (${reason}).`, { cause: error })
}

function withoutCredentials(url: string): string {
  return url
    .replace(/^[^/]*\/\//, '')
    .replace(/^[^/]*@/, '')
    .replace(/\?.*$/, '')
}
