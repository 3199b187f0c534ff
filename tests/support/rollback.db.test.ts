import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqlStateOf } from '#db/client/index.server.ts'
import { openFreshDatabase, useTestDatabase } from './database.ts'
import { startRollback } from './rollback.ts'

const acks = pgTable('rollback_acks', { id: text('id').primaryKey() })

describe('the test database', () => {
  const test = useTestDatabase()
  const findIds = async () => (await test.db.select().from(acks).orderBy(acks.id)).map(({ id }) => id)
  beforeEach(async () => {
    await test.db.execute(sql`CREATE TABLE rollback_acks (id text PRIMARY KEY)`)
  })

  it('contains what a test writes', async () => {
    await test.db.insert(acks).values({ id: 'one' })
    expect(await findIds()).toEqual(['one'])
  })

  it('is reset before the next test', async () => {
    expect(await findIds()).toEqual([])
  })

  it('continues after a failed statement', async () => {
    await test.db.insert(acks).values({ id: 'one' })
    const twice = test.db.insert(acks).values({ id: 'one' })
    expect(await twice.then(() => undefined, sqlStateOf)).toBe('23505')
    expect(await findIds()).toEqual(['one'])
  })

  it('supports transactions that commit or roll back', async () => {
    const undone = test.db.transaction(async (tx) => {
      await tx.insert(acks).values({ id: 'undone' })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await Promise.all(
      ['a', 'b', 'c'].map((id) => test.db.transaction((tx) => tx.insert(acks).values({ id }))),
    )
    expect(await findIds()).toEqual(['a', 'b', 'c'])
  })

  it('refuses what a test does after its end', async () => {
    const database = await openFreshDatabase()
    const run = await startRollback(database)
    await run.end()
    await expect(run.db.execute(sql`SELECT 1`)).rejects.toThrow()
    await expect(run.db.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toThrow('is over')
    await database.close()
  })

  it('refuses `db` inside a transaction as the real one does', async () => {
    const misused = test.db.transaction(() => test.db.select().from(acks))
    expect(await misused.then(() => undefined, sqlStateOf)).toBe('DB_USED_IN_TRANSACTION')
    expect(await findIds()).toEqual([])
  })
})
