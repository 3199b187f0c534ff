import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { startPostgresRelay } from '../../../tests/support/postgres-relay.ts'
import { findOutage, NoServerError, openDatabase, type Database } from './index.server.ts'

describe('an outage', () => {
  let database: Database
  beforeAll(async () => {
    database = await openFreshDatabase()
  })
  afterAll(() => database.close())
  const fail = (state: string) =>
    database.db
      .execute(sql.raw(`DO $$ BEGIN RAISE 'It failed.' USING ERRCODE = '${state}'; END $$`))
      .then(() => null, findOutage)

  it('is a full disk, and a server that ends, starts or recovers', async () => {
    expect(await fail('53100')).toBe('disk_full')
    expect(await fail('57P03')).toBe('unreachable')
    expect(await fail('08006')).toBe('unreachable')
    expect(await fail('25006')).toBe('unreachable') // a standby that has not been promoted yet
  })

  it('is a statement or a transaction that takes too long', async () => {
    for (const state of ['57014', '25P03', '25P04']) expect(await fail(state)).toBe('overloaded')
  })

  it('is not an error of the query or of the program', async () => {
    for (const state of ['23505', '42P01', 'P0001']) expect(await fail(state)).toBe(null)
    expect(findOutage(new Error('Something else'))).toBe(null)
    expect(findOutage(Object.assign(new Error('no file'), { code: 'ENOENT', syscall: 'open' }))).toBe(null)
  })

  it('is a connection that breaks or cannot be opened', () => {
    expect(
      findOutage(new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })),
    ).toBe('unreachable')
    const nameless = Object.assign(new Error('getaddrinfo ENOTFOUND'), { syscall: 'getaddrinfo' })
    expect(findOutage(nameless)).toBe('unreachable')
    expect(findOutage(new NoServerError('None answers.'))).toBe('unreachable')
    const gone = Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' })
    expect(findOutage(gone)).toBe('unreachable')
    expect(findOutage(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe('disk_full')
  })
})

describe('a server that restarts', () => {
  it('is waited for by the queries and transactions that begin meanwhile', async () => {
    const address = new URL(inject('databaseServer'))
    const server = { host: address.searchParams.get('host') ?? '', port: Number(address.port) }
    const relay = await startPostgresRelay(() => server)
    address.search = ''
    address.hostname = '127.0.0.1'
    address.port = String(relay.port)
    const opened = await openDatabase({ url: address.href })
    const { db } = opened
    const running = db.execute(sql`SELECT pg_sleep(60)`).then(() => null, findOutage)
    relay.pause()
    expect(await running).toBe('unreachable') // it had the only connection
    const refused = relay.refused()
    const asked = Promise.all([
      db.execute(sql`SELECT 1 AS one`),
      db.transaction((tx) => tx.execute(sql`SELECT 1 AS one`)),
    ])
    asked.catch(() => undefined)
    await expect.poll(relay.refused).toBeGreaterThan(refused)
    relay.resume()
    expect((await asked).map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]])
    await opened.close()
    relay.close()
  })
})
