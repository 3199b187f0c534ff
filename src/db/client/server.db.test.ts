import { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dropDatabase, runOnServer, withDatabase } from '../../../tests/support/database-global-setup.ts'
import { dumpLogical, openDatabase, restoreLogical, sqlStateOf } from './index.server.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

describe('a server', () => {
  const server = inject('databaseServer')
  const name = `concert_hall_owner_${randomBytes(4).toString('hex')}`
  const url = withUser(withDatabase(server, name), name)
  const runInside = (statement: string) => runOnServer(withDatabase(server, name), statement)

  beforeAll(async () => {
    await runOnServer(server, `CREATE ROLE ${name} LOGIN PASSWORD 'secret'`)
    await runOnServer(server, `CREATE DATABASE ${name} TEMPLATE template0`)
  })
  afterAll(async () => {
    await runOnServer(server, dropDatabase(name))
    await runOnServer(server, `DROP ROLE ${name}`)
  })

  it('reports an extension that this user may not create', async () => {
    await expect(openDatabase({ url, migrationsFolder: MIGRATIONS })).rejects.toMatchObject({
      code: 'EXTENSION_NOT_AVAILABLE',
      message: expect.stringContaining('CREATE EXTENSION pg_trgm'),
    })
  })

  it('is migrated, dumped and restored by an ordinary owner', async () => {
    await runOnServer(server, `ALTER DATABASE ${name} OWNER TO ${name}`)
    await runInside(`ALTER SCHEMA public OWNER TO ${name}`)
    const database = await openDatabase({ url, migrationsFolder: MIGRATIONS })
    await database.db.execute(sql`CREATE TABLE owned (id int PRIMARY KEY, other int REFERENCES owned)`)
    await database.db.execute(sql`INSERT INTO owned VALUES (1, 2), (2, 1)`)
    const chunks: Buffer[] = []
    const target = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    await dumpLogical(database, target)
    await restoreLogical(database, Readable.from(chunks), { replace: true })
    const { rows } = await database.db.execute(sql`SELECT * FROM owned`)
    await database.close()
    expect(rows).toHaveLength(2)
  })

  it('that refuses a password, a user or a database is reported, without the password', async () => {
    const addresses = [
      withUser(url, name, 'mistaken'),
      withUser(url, 'nobody_of_that_name'),
      withDatabase(url, 'nowhere'),
    ]
    for (const address of addresses) {
      const error: unknown = await openDatabase({ url: address }).catch((reason: unknown) => reason)
      expect(sqlStateOf(error)).toBe('SERVER_REFUSED')
      expect(String(error)).not.toMatch(/secret|mistaken/)
    }
  })
})

function withUser(url: string, user: string, password = 'secret'): string {
  const address = new URL(url)
  address.username = user
  address.password = password
  return address.href
}
