import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import type { Database } from './index.server.ts'

describe('a statement', () => {
  let database: Database
  beforeEach(async () => {
    database = await openFreshDatabase({ max: 1 })
  })
  afterEach(() => database.close())

  const double = async (value: number) => {
    const { rows } = await database.db.execute<{ twice: number }>(sql`SELECT ${value}::int * 2 AS twice`)
    return rows[0]?.twice
  }
  const listPrepared = async () => {
    const { rows } = await database.query(
      `SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%twice%'`,
    )
    return rows
  }

  it('is prepared when it has been executed five times, and answers as before', async () => {
    for (const value of [1, 2, 3, 4]) expect(await double(value)).toBe(value * 2)
    expect(await listPrepared()).toEqual([])
    for (const value of [5, 6, 7]) expect(await double(value)).toBe(value * 2)
    expect(await listPrepared()).toEqual([{ statement: 'SELECT $1::int * 2 AS twice' }])
  })

  it('is prepared inside transactions too, and survives one that is rolled back', async () => {
    for (const value of [1, 2, 3, 4, 5, 6])
      await database.db
        .transaction(async (tx) => {
          await tx.execute(sql`SELECT ${value}::int * 2 AS twice`)
          throw new Error('rolled back')
        })
        .catch(() => undefined)
    expect(await double(7)).toBe(14)
    expect(await listPrepared()).toHaveLength(1)
  })

  it('is prepared at its first use when the program prepares it', async () => {
    const twice = database.db
      .select({ twice: sql<number>`${sql.placeholder('value')}::int * 2`.as('twice') })
      .from(sql`generate_series(1, 1)`)
      .prepare('twice')
    expect(await twice.execute({ value: 3 })).toEqual([{ twice: 6 }])
    expect(await listPrepared()).toHaveLength(1)
  })

  it('still answers when a migration has changed the type of what it returns', async () => {
    await database.query('CREATE TABLE doubled AS SELECT 1 AS twice')
    const twice = database.db
      .select({ twice: sql<number | string>`twice` })
      .from(sql`doubled`)
      .prepare('twice')
    expect(await twice.execute()).toEqual([{ twice: 1 }])
    await database.query('ALTER TABLE doubled ALTER COLUMN twice TYPE text')
    expect(await twice.execute()).toEqual([{ twice: '1' }])
    expect(await listPrepared(), 'the connection is a new one').toEqual([])
    expect(await twice.execute()).toEqual([{ twice: '1' }])
    expect(await listPrepared()).toHaveLength(1)
  })

  it('is not prepared when hundreds of others are, so that the memory of a connection has a bound', async () => {
    for (let index = 0; index < 300; index++)
      for (let times = 0; times < 6; times++)
        await database.db.execute(sql`SELECT ${times}::int AS ${sql.raw(`twice_${index}`)}`)
    const prepared = await listPrepared()
    expect(prepared.length).toBeGreaterThan(200)
    expect(prepared.length).toBeLessThanOrEqual(250)
    expect(await double(4)).toBe(8)
  })

  it('without parameters may consist of several', async () => {
    for (let times = 0; times < 7; times++) await database.query('SELECT 1 AS twice; SELECT 2 AS twice')
    expect(await listPrepared()).toEqual([])
  })
})
