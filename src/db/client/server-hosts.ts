import { Client, type ClientConfig } from 'pg'
import { connectionDefaults, withClient } from './connection.ts'
import { DatabaseOpenError, NoServerError, ServerReadOnlyError } from './errors.ts'
import { describeRefusal } from './describe-refusal.ts'

type Place = Pick<Client, 'host' | 'port'>
type Server = Place & { config: ClientConfig }

export type HostOptions = {
  /** Whether the server must accept writes; a replica need not. */
  isWritten: boolean
  /** Whether a pooler in transaction mode is in front: it takes no settings of a session. */
  isPooled?: boolean
  connectTimeoutMs?: number | undefined
}

/**
 * The servers that one URL names. With several (`postgres://user@h1:5432,h2:5432/name`), which node-postgres does not
 * know, it finds the one that accepts writes: at the start, and again whenever a connection fails.
 */
export class ServerHosts {
  #servers: Server[]
  #current: Server
  #isWritten: boolean
  #search: Promise<ClientConfig> | undefined

  /** Throws a DatabaseOpenError when the URL is invalid. */
  constructor(url: string, options: HostOptions) {
    const [first, ...others] = readServerUrl(url, options)
    this.#servers = [first, ...others]
    this.#current = first
    this.#isWritten = options.isWritten
  }

  get hasSeveral(): boolean {
    return this.#servers.length > 1
  }

  /** The settings for new connections: those of the server that was found last. */
  current(): ClientConfig {
    return this.#current.config
  }

  /**
   * Finds the first server that answers and is no standby; all callers meanwhile get the same answer. Rejects with a
   * DatabaseOpenError, which names the trouble of each server. A single server is not asked.
   */
  find(onError: (error: Error) => void): Promise<ClientConfig> {
    if (!this.hasSeveral) return Promise.resolve(this.#current.config)
    this.#search ??= this.#findUsable(onError).finally(() => (this.#search = undefined))
    return this.#search
  }

  /** Rejects with a ServerReadOnlyError if a new connection is to a standby; a single server is checked at the start. */
  async requireUsable(client: Pick<Client, 'query'>): Promise<void> {
    if (this.hasSeveral && this.#isWritten) await requirePrimary(client)
  }

  /** Whether a connection is to another server than new ones. */
  isElsewhere(client: Place): boolean {
    return this.hasSeveral && !isAt(client, this.#current)
  }

  /** The settings for a further connection to the server that a connection is to. */
  beside(client: Place): ClientConfig {
    return (this.#servers.find((server) => isAt(client, server)) ?? this.#current).config
  }

  async #findUsable(onError: (error: Error) => void): Promise<ClientConfig> {
    const refusals: Error[] = []
    const others = this.#servers.filter((server) => server !== this.#current)
    for (const server of [this.#current, ...others]) {
      try {
        await withClient(server.config, onError, async (client) => {
          if (this.#isWritten) await requirePrimary(client)
        })
        this.#current = server
        return server.config
      } catch (error) {
        refusals.push(describeRefusal(error, server.config))
      }
    }
    throw new NoServerError(refusals.map(({ message }) => message).join(' '))
  }
}

function isAt(client: Place, { host, port }: Server): boolean {
  return client.host === host && client.port === port
}

/** Rejects with a ServerReadOnlyError if the server is a standby, or takes no writes by its settings. */
export async function requirePrimary(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ recovers: boolean; refuses: boolean }>(
    `SELECT pg_is_in_recovery() AS recovers, current_setting('default_transaction_read_only')::bool AS refuses`,
  )
  if (rows[0]?.recovers)
    throw new ServerReadOnlyError('it is a standby (in recovery), which can only be read: name the primary')
  if (rows[0]?.refuses)
    throw new ServerReadOnlyError('it can only be read, because default_transaction_read_only is on')
}

const urlParts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(\/[^?#]*)?(\?[^#]*)?$/

/** The servers that a URL names. Throws a DatabaseOpenError, which never repeats the URL. */
export function readServerUrl(
  url: string,
  { isWritten, isPooled = false, connectTimeoutMs }: HostOptions,
): [Server, ...Server[]] {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new DatabaseOpenError(
      'The address of the database does not begin with postgres:// or postgresql://.',
    )
  const parts = urlParts.exec(url)
  if (!parts)
    throw new DatabaseOpenError(
      'The address of the database cannot be read: it looks like postgres://user:password@host:5432/name, and special characters in the password are percent-encoded.',
    )
  const [, start = '', hosts = '', name = '', query = ''] = parts
  const parameters = new URLSearchParams(query)
  const wanted = parameters.get('target_session_attrs')
  if (isWritten && wanted !== null && !['read-write', 'primary', 'any'].includes(wanted))
    throw new DatabaseOpenError(
      'target_session_attrs must be read-write or primary, because the site writes: DATABASE_REPLICA_URL names servers that are only read.',
    )
  parameters.delete('target_session_attrs') // it would be passed to the server
  const rest = parameters.size > 0 ? `${name}?${parameters.toString()}` : name
  const [first = '', ...others] = hosts.split(',')
  const readServer = (host: string): Server => {
    const { options, ...withoutOptions } = connectionDefaults
    const config: ClientConfig = {
      ...withoutOptions,
      ...(!isPooled && { options }),
      ...(connectTimeoutMs !== undefined && { connectionTimeoutMillis: connectTimeoutMs }),
      connectionString: `${start}${host}${rest}`,
    }
    try {
      const client = new Client(config) // reads the URL, and the files that it names
      return { config, host: client.host, port: client.port }
    } catch (error) {
      throw new DatabaseOpenError(`The address of the database cannot be used: ${explain(error)}.`)
    }
  }
  return [readServer(first), ...others.map(readServer)]
}

function explain(error: unknown): string {
  if (error instanceof Error && 'path' in error) return `the file ${String(error.path)} cannot be read`
  return 'host, port or a percent-encoded character is invalid'
}
