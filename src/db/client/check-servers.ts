import { isBehindPooler, withClient } from './connection.ts'
import { describeRefusal } from './describe-refusal.ts'
import type { DatabaseOpenError } from './errors.ts'
import { readServerUrl, type HostOptions } from './server-hosts.ts'
import { requireServerVersion } from './server-requirements.ts'

/** What answers at an address. */
export type ServerState = {
  address: string
  version: string
  isStandby: boolean
  isPooler: boolean
  hasTls: boolean
}

/** Asks each server that a URL names. A failure is the error that a start of the site would report. */
export function checkServers(
  url: string,
  options: HostOptions,
): Promise<(ServerState | DatabaseOpenError)[]> {
  const ignore = () => {} // what fails is returned
  return Promise.all(
    readServerUrl(url, options).map(async ({ config, host, port }) => {
      try {
        return await withClient(config, ignore, async (client): Promise<ServerState> => {
          const { rows } = await client.query<{
            number: string
            version: string
            isStandby: boolean
            hasTls: boolean
          }>(
            `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version,
              pg_is_in_recovery() AS "isStandby",
              coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS "hasTls"`,
          )
          const { number = '0', version = '', isStandby = false, hasTls = false } = rows[0] ?? {}
          requireServerVersion(Number(number))
          const isPooler = await isBehindPooler(client)
          return { address: `${host}:${port}`, version, isStandby, isPooler, hasTls }
        })
      } catch (error) {
        return describeRefusal(error, config)
      }
    }),
  )
}
