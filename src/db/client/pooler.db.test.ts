import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { settings } from '#db/schema/index.ts'
import { dropDatabase, runOnServer, withDatabase } from '../../../tests/support/database-global-setup.ts'
import { startTransactionPooler, type TransactionPooler } from '../../../tests/support/transaction-pooler.ts'
import { openDatabase, type Database } from './index.server.ts'

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

describe('behind a pooler in transaction mode', () => {
  const name = `pooled_${process.pid}`
  const server = inject('databaseServer')
  const directUrl = withDatabase(server, name)
  const troubles: string[] = []
  let pooler: TransactionPooler
  let database: Database
  beforeAll(async () => {
    await runOnServer(server, `CREATE DATABASE ${name} TEMPLATE template0`)
    pooler = await startTransactionPooler(directUrl)
    database = await openDatabase({
      url: pooler.url,
      isPooled: true,
      directUrl,
      migrationsFolder,
      max: 10,
      onWarning: (message) => troubles.push(message),
    })
  })
  afterAll(async () => {
    await database.close()
    await pooler.close()
    await runOnServer(server, dropDatabase(name))
  })

  it('many queries and transactions share few connections, though statements recur', async () => {
    const prepared = database.db
      .select()
      .from(settings)
      .where(eq(settings.key, sql.placeholder('key')))
      .prepare('a_name')
    const write = (key: string) =>
      database.db.transaction(async (tx) => {
        await tx.insert(settings).values({ key, value: key })
        return tx.select().from(settings).where(eq(settings.key, key))
      })
    const written = await Promise.all(Array.from({ length: 40 }, (_, index) => write(`key ${index}`)))
    const read = await Promise.all(
      Array.from({ length: 40 }, (_, index) => prepared.execute({ key: `key ${index}` })),
    )
    expect(read.flat().map(({ value }) => value)).toEqual(written.flat().map(({ key }) => key))
  })

  it('sessions have time limits, which are stored for the role', async () => {
    const { rows } = await database.db.execute(
      sql`SELECT current_setting('statement_timeout') AS statement, current_setting('jit') AS jit,
        current_setting('random_page_cost') AS random,
        current_setting('idle_in_transaction_session_timeout') AS idle`,
    )
    expect(rows).toEqual([{ statement: '10s', jit: 'off', random: '1.1', idle: '10s' }])
    expect(troubles).toEqual([])
    const direct = await database.withSession((client) => client.query('SHOW statement_timeout'))
    expect(direct.rows).toEqual([{ statement_timeout: '0' }])
  })

  it('notifications arrive, and a lock is held, over a connection past the pooler', async () => {
    const heard = Promise.withResolvers<string | null>()
    const stop = await database.listen('news', heard.resolve)
    await database.notify('news', 'hello')
    expect(await heard.promise).toBe('hello')
    await stop()
    const steps: string[] = []
    const work = (step: string) =>
      database.withLock(1, async () => {
        steps.push(`${step} begins`)
        await database.db.execute(sql`SELECT 1`)
        steps.push(`${step} ends`)
      })
    await Promise.all([work('one'), work('two')])
    const [first, second] = steps[0] === 'one begins' ? ['one', 'two'] : ['two', 'one']
    expect(steps).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`])
  })

  it('a start without DATABASE_POOLER is refused with the settings to set', async () => {
    await expect(openDatabase({ url: pooler.url })).rejects.toMatchObject({
      code: 'SERVER_REFUSED',
      message: expect.stringMatching(
        /does not accept the setting \w+.* set DATABASE_POOLER=1 and DATABASE_DIRECT_URL/,
      ),
    })
  })

  it('a start is refused when the direct address leads to the pooler, too', async () => {
    const opening = openDatabase({ url: directUrl, isPooled: true, directUrl: pooler.url })
    await expect(opening).rejects.toMatchObject({ code: 'SERVER_REFUSED' })
  })

  it('sessions that began before the settings were stored are reported', async () => {
    const role = new URL(server).username
    await runOnServer(directUrl, `ALTER ROLE ${role} IN DATABASE ${name} RESET statement_timeout`)
    const late = await startTransactionPooler(directUrl)
    const other = await openDatabase({
      url: late.url,
      isPooled: true,
      directUrl,
      onWarning: (message) => troubles.push(message),
    })
    await other.close()
    await late.close()
    expect(troubles).toEqual([
      expect.stringContaining(`ALTER ROLE "${role}" IN DATABASE "${name}" SET statement_timeout = '10000ms'`),
    ])
  })
})
