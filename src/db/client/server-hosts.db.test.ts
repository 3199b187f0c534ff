import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dropDatabase, runOnServer, withDatabase } from '../../../tests/support/database-global-setup.ts'
import { findFreePort } from '../../../tests/support/find-free-port.ts'
import { startTlsPostgres } from '../../../tests/support/tls-postgres.ts'
import { startTransactionPooler } from '../../../tests/support/transaction-pooler.ts'
import { checkServers, openDatabase } from './index.server.ts'
import { useTemporaryDirectory } from './test-programs/temporary-directory.ts'

const server = inject('databaseServer')
const names = { primary: `primary_${process.pid}`, standby: `standby_${process.pid}` }
beforeAll(async () => {
  for (const name of Object.values(names))
    await runOnServer(server, `CREATE DATABASE ${name} TEMPLATE template0`)
  await runOnServer(server, `ALTER DATABASE ${names.standby} SET default_transaction_read_only = on`)
})
afterAll(async () => {
  for (const name of Object.values(names)) await runOnServer(server, dropDatabase(name))
})

/** Servers that are reached over a network, and a URL that names them in this order. */
async function startHosts(...wanted: (keyof typeof names | 'dead')[]) {
  const hosts = await Promise.all(
    wanted.map(async (kind) =>
      kind === 'dead' ? null : await startTransactionPooler(withDatabase(server, names[kind])),
    ),
  )
  const ports = await Promise.all(
    hosts.map(async (host) => (host ? new URL(host.url).port : String(await findFreePort()))),
  )
  return {
    url: `postgres://hall:geheim@${ports.map((port) => `127.0.0.1:${port}`).join()}/hall?target_session_attrs=read-write`,
    hosts,
    close: async () => {
      for (const host of hosts) await host?.close()
    },
  }
}

/** The stand-in of a pooler takes no settings of a session. */
const open = (url: string) => openDatabase({ url, isPooled: true, directUrl: server })

describe('an address with several servers', () => {
  it('leads to the one that accepts writes', async () => {
    const { url, close } = await startHosts('dead', 'standby', 'primary')
    const database = await open(url)
    const { rows } = await database.db.execute(sql`SELECT current_database() AS name`)
    expect(rows).toEqual([{ name: names.primary }])
    await database.close()
    await close()
  })

  it('leads to another one after the first has gone', async () => {
    const { url, hosts } = await startHosts('primary', 'standby', 'primary')
    const database = await open(url)
    const write = () => database.db.execute(sql`CREATE TABLE IF NOT EXISTS written (id int)`)
    await write()
    await hosts[0]?.close()
    // The connection that was open breaks; whoever tries again gets the other server.
    await write().catch(() => undefined)
    await Promise.all([write(), write(), write()])
    await database.close()
    for (const host of hosts.slice(1)) await host?.close()
  })

  it('reports the trouble of each when none can be used, without the password', async () => {
    const { url, close } = await startHosts('dead', 'standby')
    const opening = open(url)
    await expect(opening).rejects.toMatchObject({
      code: 'SERVER_UNREACHABLE',
      message: expect.stringMatching(/does not answer .*default_transaction_read_only is on/),
    })
    await expect(opening).rejects.not.toThrow(/geheim/)
    await close()
  })

  it('is checked server by server', async () => {
    const { url, close } = await startHosts('dead', 'primary')
    expect(await checkServers(url, { isWritten: true, isPooled: true })).toEqual([
      expect.objectContaining({ code: 'SERVER_UNREACHABLE' }),
      expect.objectContaining({ isStandby: false, isPooler: true }),
    ])
    await close()
  })
})

describe('a single server', () => {
  it('that can only be read is refused before it is migrated, in plain words', async () => {
    const url = withDatabase(server, names.standby)
    await expect(
      openDatabase({ url, migrationsFolder: path.resolve(import.meta.dirname, '../migrations') }),
    ).rejects.toMatchObject({ code: 'SERVER_READ_ONLY' })
  })
})

describe('a server with TLS', () => {
  const directory = useTemporaryDirectory()

  it('is used when its authority is named, or is not to be checked, and otherwise refused with the remedy', async () => {
    const { searchParams, port, username, password } = new URL(server)
    const ca = path.join(directory, 'ca.pem')
    const tls = await startTlsPostgres(`${searchParams.get('host')}/.s.PGSQL.${port}`, ca)
    const url = (query: string) =>
      `postgres://${username}:${password}@localhost:${tls.port}/${names.primary}?${query}`
    for (const query of [`sslmode=verify-full&sslrootcert=${ca}`, 'sslmode=no-verify']) {
      const database = await openDatabase({ url: url(query) })
      await database.close()
    }
    await expect(openDatabase({ url: url('sslmode=verify-full') })).rejects.toMatchObject({
      code: 'SERVER_REFUSED',
      message: expect.stringMatching(/certificate is not trusted: .*sslrootcert=FILE.*self-signed/),
    })
    await expect(
      openDatabase({ url: url(`sslmode=verify-full&sslrootcert=${ca}`).replace('localhost', '127.0.0.1') }),
    ).rejects.toMatchObject({ code: 'SERVER_REFUSED', message: expect.stringContaining('certificate') })
    await expect(
      openDatabase({ url: url('sslmode=verify-full&sslrootcert=/nowhere/ca.pem') }),
    ).rejects.toMatchObject({ message: expect.stringContaining('the file /nowhere/ca.pem cannot be read') })
    await tls.close()
  })
})
