import { Client, type ClientConfig } from 'pg'
import { DatabaseOpenError, ServerRefusedError, ServerUnreachableError, sqlStateOf } from './errors.ts'
import { requireServerVersion } from './server-requirements.ts'

const FIRST_CONNECTION_TIMEOUT_MS = 10_000

/** Defaults that all connections of the program share. */
export const connectionDefaults: ClientConfig = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000, // the operating system's default is two hours
  // Compiling takes longer than any of our queries.
  options: '-c TimeZone=UTC -c jit=off',
  connectionTimeoutMillis: FIRST_CONNECTION_TIMEOUT_MS,
}

/** Connection settings for a server at `url`. Throws a DatabaseOpenError when the URL is invalid. */
export function connectionTo(url: string): ClientConfig {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new DatabaseOpenError(
      'The address of the database does not begin with postgres:// or postgresql://.',
    )
  return { ...connectionDefaults, connectionString: url }
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

/** Resolves when the server answers and is recent enough. Rejects with a DatabaseOpenError that states the problem. */
export async function requireServer(config: ClientConfig, onError: (error: Error) => void): Promise<void> {
  try {
    await withClient(config, onError, async (client) => {
      const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
      requireServerVersion(Number(rows[0]?.server_version_num))
    })
  } catch (error) {
    throw describeRefusal(error, withoutCredentials(config.connectionString ?? String(config.host)))
  }
}

const STARTING_OR_STOPPING = '57P03'
const REFUSALS = new Map([
  ['28P01', 'the password is wrong'],
  ['28000', 'this user may not connect'],
  ['3D000', 'there is no database of that name'],
  ['42501', 'this user may not connect to that database'],
  ['53300', 'it has too many connections'],
])

function describeRefusal(error: unknown, address: string): DatabaseOpenError {
  if (error instanceof DatabaseOpenError) return error
  const state = sqlStateOf(error)
  const server = `The PostgreSQL server at ${address}`
  const refusal = state && REFUSALS.get(state)
  if (refusal) return new ServerRefusedError(`${server} refuses: ${refusal}.`, { cause: error })
  const reason = (error instanceof Error && error.message) || state || String(error)
  const isAnswer =
    state !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(state) && state !== STARTING_OR_STOPPING
  if (isAnswer) return new DatabaseOpenError(`${server} cannot be used: ${reason}`, { cause: error })
  return new ServerUnreachableError(`${server} does not answer (${reason}).`, { cause: error })
}

function withoutCredentials(url: string): string {
  return url
    .replace(/^[^/]*\/\//, '')
    .replace(/^[^/]*@/, '')
    .replace(/\?.*$/, '')
}
