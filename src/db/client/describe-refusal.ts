import { Client, type ClientConfig } from 'pg'
import {
  DatabaseOpenError,
  ServerReadOnlyError,
  ServerRefusedError,
  ServerUnreachableError,
  sqlStateOf,
} from './errors.ts'

const STARTING_OR_STOPPING = '57P03'
const REFUSALS = new Map([
  ['28P01', 'the password is wrong'],
  ['28000', 'this user may not connect'],
  ['3D000', 'there is no database of that name'],
  ['42501', 'this user may not connect to that database'],
  ['53300', 'it has too many connections: raise max_connections, or lower DATABASE_POOL_SIZE'],
  ['42704', 'it does not know a setting'],
  ['22023', 'it refuses a setting'],
])
const CERTIFICATE =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.*|CERT_.*|ERR_TLS_CERT_ALTNAME_INVALID)$/

/**
 * Why a server cannot be used, in one line: our words, then the server's in brackets. Addresses are shown without
 * user and password.
 */
export function describeRefusal(error: unknown, config: ClientConfig): DatabaseOpenError {
  const server = `The PostgreSQL server at ${addressOf(config)}`
  if (error instanceof ServerReadOnlyError)
    return new ServerReadOnlyError(`${server} cannot be used: ${error.message}.`)
  if (error instanceof DatabaseOpenError) return error
  const state = sqlStateOf(error)
  const reason = ((error instanceof Error && error.message) || state || String(error)).split('\n')[0] ?? ''
  const refuse = (why: string) =>
    new ServerRefusedError(`${server} refuses: ${why} (${reason}).`, { cause: error })
  const setting = /unsupported startup parameter(?: in options)?: (\S+)/.exec(reason)?.[1]
  if (setting)
    return refuse(
      `it does not accept the setting ${setting}. If it is PgBouncer in transaction mode, set DATABASE_POOLER=1 and DATABASE_DIRECT_URL`,
    )
  if (/does not support SSL/.test(reason))
    return refuse('it offers no TLS: switch it on there, or set sslmode=disable in the address')
  if (state && CERTIFICATE.test(state))
    return refuse(
      'its certificate is not trusted: name the file of its authority by sslrootcert=FILE in the address, or set sslmode=no-verify to encrypt without a check',
    )
  const refusal = state && REFUSALS.get(state)
  if (refusal) return refuse(refusal)
  const isAnswer =
    state !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(state) && state !== STARTING_OR_STOPPING
  if (isAnswer) return new DatabaseOpenError(`${server} cannot be used: ${reason}`, { cause: error })
  return new ServerUnreachableError(`${server} does not answer (${reason}).`, { cause: error })
}

function addressOf(config: ClientConfig): string {
  const { host, port, database } = new Client(config)
  return `${host}:${port}/${database ?? ''}`
}
