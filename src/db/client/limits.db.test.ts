import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { sqlStateOf, type Database, type Db } from './index.server.ts'

const acks = pgTable('acks', { id: text('id').primaryKey() })
const RUNAWAY = sql`SELECT count(*) FROM generate_series(1, 100000) a CROSS JOIN generate_series(1, 100000) b`

describe('the limits of the database', () => {
  let database: Database
  beforeAll(async () => {
    database = await openFreshDatabase({
      deadlineMs: 2000,
      idleInTransactionMs: 1200,
      transactionLimitMs: 4000,
    })
    await database.db.execute(sql`CREATE TABLE acks (id text PRIMARY KEY)`)
  })
  afterAll(() => database.close())

  it('end an endless statement, while everything else continues', async () => {
    let ticks = 0
    const ticking = setInterval(() => ticks++, 10)
    const runaway = stateOf(database.db.execute(RUNAWAY))
    const queued = database.db.execute(sql`SELECT 'served' AS text`)
    expect(await runaway).toBe('57014')
    clearInterval(ticking)
    expect(ticks).toBeGreaterThan(2)
    expect((await queued).rows).toEqual([{ text: 'served' }])
  })

  it('end a sleeping statement', async () => {
    expect(await stateOf(database.db.execute(sql`SELECT pg_sleep(60)`))).toBe('57014')
  })

  it('end a transaction with an endless statement', async () => {
    const transaction = database.db.transaction(async (tx) => {
      await tx.insert(acks).values({ id: 'runaway' })
      await tx.execute(RUNAWAY)
    })
    expect(await stateOf(transaction)).toBe('57014')
    expect(await database.db.$count(acks)).toBe(0)
  })

  it('end an idle transaction', async () => {
    const over = Promise.withResolvers<void>()
    const transaction = database.db.transaction(async (tx) => {
      await tx.insert(acks).values({ id: 'idle' })
      await over.promise
    })
    expect(await stateOf(transaction)).toBe('25P03')
    over.resolve()
    expect(await database.db.$count(acks)).toBe(0)
  })

  it('refuse further statements in a transaction that was ended while it was idle', async () => {
    const ended = Promise.withResolvers<unknown>()
    const transaction = database.db.transaction(async (tx) => {
      await tx.insert(acks).values({ id: 'before' })
      await setTimeout(2000)
      await tx.insert(acks).values({ id: 'after' }).catch(ended.resolve)
    })
    await expect(transaction).rejects.toThrow()
    expect(await ended.promise).toBeInstanceOf(Error)
    expect(await database.db.$count(acks)).toBe(0)
  })

  it('end a transaction that grows too old, however busy it is', async () => {
    expect(await stateOf(database.db.transaction((tx) => writeForEver(tx)))).toBe('25P04')
    expect(await database.db.$count(acks)).toBe(0)
    await database.db.insert(acks).values({ id: 'next' })
    expect(await database.db.$count(acks)).toBe(1)
  })

  it('end a transaction that grows too old during a statement, and release its locks', async () => {
    const other = await openFreshDatabase({ deadlineMs: 60_000, transactionLimitMs: 500 })
    await other.db.execute(sql`CREATE TABLE acks (id text PRIMARY KEY)`)
    const transaction = other.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE acks`)
      await tx.execute(sql`SELECT pg_sleep(50)`)
    })
    expect(await stateOf(transaction)).toBe('25P04')
    await other.db.insert(acks).values({ id: 'free again' })
    await other.close()
  })

  it('do not apply to work over a connection of its own', async () => {
    const { rows } = await database.withSession((client) =>
      client.query(`SELECT 'slow' AS text FROM pg_sleep(3)`),
    )
    expect(rows).toEqual([{ text: 'slow' }])
  })
})

async function writeForEver(tx: Pick<Db, 'insert'>): Promise<never> {
  for (let n = 0; ; n++) {
    await tx.insert(acks).values({ id: `old ${n}` })
    await setTimeout(20)
  }
}

async function stateOf(query: PromiseLike<unknown>): Promise<string | undefined> {
  return query.then(() => undefined, sqlStateOf)
}
