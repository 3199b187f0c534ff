import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { sqlStateOf, type Database } from './index.server.ts'

const acks = pgTable('acks', { id: text('id').primaryKey() })

describe('a transaction', () => {
  let database: Database
  beforeAll(async () => {
    database = await openFreshDatabase()
    await database.db.execute(sql`CREATE TABLE acks (id text PRIMARY KEY)`)
  })
  beforeEach(async () => {
    await database.db.delete(acks)
  })
  afterAll(() => database.close())

  const findIds = async () => (await database.db.select().from(acks).orderBy(acks.id)).map(({ id }) => id)

  it('commits everything or nothing', async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(acks).values({ id: 'kept' })
    })
    const refused = database.db.transaction(async (tx) => {
      await tx.insert(acks).values({ id: 'gone' })
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    const failed = database.db.transaction(async (tx) => {
      await tx.insert(acks).values({ id: 'gone too' })
      await tx.insert(acks).values({ id: 'kept' })
    })
    expect(await stateOf(failed)).toBe('23505')
    const rolledBack = database.db.transaction(async (tx) => {
      await tx.insert(acks).values({ id: 'gone three' })
      tx.rollback()
    })
    await expect(rolledBack).rejects.toThrow('Rollback')
    expect(await findIds()).toEqual(['kept'])
  })

  it('may contain nested ones, each committed or rolled back separately', async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(acks).values({ id: 'outer' })
      const undone = tx.transaction(async (inner) => {
        await inner.insert(acks).values({ id: 'undone' })
        await inner.transaction(async (deep) => {
          await deep.insert(acks).values({ id: 'deep' })
        })
        throw new Error('no')
      })
      await expect(undone).rejects.toThrow('no')
      await tx.transaction(async (inner) => {
        await inner.insert(acks).values({ id: 'inner' })
      })
    })
    expect(await findIds()).toEqual(['inner', 'outer'])
  })

  it('accepts an isolation level', async () => {
    const level = await database.db.transaction((tx) => tx.execute(sql`SHOW transaction_isolation`), {
      isolationLevel: 'serializable',
    })
    expect(level.rows).toEqual([{ transaction_isolation: 'serializable' }])
  })

  it('refuses the use of `db` inside it at once', async () => {
    const { db } = database
    const query = db.transaction(async () => {
      await db.select().from(acks)
    })
    expect(await stateOf(query)).toBe('DB_USED_IN_TRANSACTION')
    const nested = db.transaction(() => db.transaction((tx) => tx.select().from(acks)))
    expect(await stateOf(nested)).toBe('DB_USED_IN_TRANSACTION')
    expect(await findIds()).toEqual([])
  })

  it('lets detached code use `db` afterwards', async () => {
    let later: Promise<unknown> | undefined
    const over = Promise.withResolvers<void>()
    await database.db.transaction(async (tx) => {
      await tx.insert(acks).values({ id: 'first' })
      later = over.promise.then(() => database.db.insert(acks).values({ id: 'later' }))
    })
    over.resolve()
    await later
    expect(await findIds()).toEqual(['first', 'later'])
  })

  it('is not left open for others by a stray BEGIN', async () => {
    await database.db.execute(sql`BEGIN`)
    await database.db.insert(acks).values({ id: 'stray' })
    await database.db.execute(sql`ROLLBACK`)
    expect(await findIds()).toEqual(['stray'])
  })

  it('is not left open for others by a BEGIN before an error', async () => {
    expect(await stateOf(database.db.execute(sql`BEGIN; SELECT 1 / 0`))).toBe('22012')
    await Promise.all(['a', 'b', 'c'].map((id) => database.db.insert(acks).values({ id: `after ${id}` })))
    expect(await findIds()).toEqual(['after a', 'after b', 'after c'])
  })

  it('that cannot begin releases its connection', async () => {
    for (let n = 0; n < 12; n++) {
      const config: object = { isolationLevel: 'no such level' }
      expect(await stateOf(database.db.transaction((tx) => tx.select().from(acks), config))).toBe('42601')
    }
    expect(await findIds()).toEqual([])
  })
})

async function stateOf(query: PromiseLike<unknown>): Promise<string | undefined> {
  return query.then(() => undefined, sqlStateOf)
}
