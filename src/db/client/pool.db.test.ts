import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import type { Database } from './index.server.ts'

let database: Database
const seen: { text: string; hasFailed: boolean }[] = []

beforeAll(async () => {
  database = await openFreshDatabase({
    onStatement: (text) => (error) => void seen.push({ text, hasFailed: error !== undefined }),
  })
})
beforeEach(() => {
  seen.length = 0
})
afterAll(() => database.close())

describe('Statements are followed to their end', () => {
  test('without their values', async () => {
    await database.db.execute(sql`SELECT ${'clara@example.org'}::text AS email`)
    expect(seen).toEqual([{ text: 'SELECT $1::text AS email', hasFailed: false }])
  })

  test('also in transactions, and of libraries', async () => {
    await database.db.transaction(async (tx) => tx.execute(sql`SELECT 1`))
    await database.query('SELECT 2')
    expect(seen.map(({ text }) => text)).toEqual(['begin', 'SELECT 1', 'commit', 'SELECT 2'])
  })

  test('when they fail', async () => {
    await expect(database.query('SELECT nothing')).rejects.toThrow('nothing')
    await expect(database.db.execute(sql`SELECT no_more`)).rejects.toThrow('no_more')
    expect(seen.map(({ hasFailed }) => hasFailed)).toEqual([true, true])
  })
})

test('The load of the pool is known', async () => {
  const unused = await openFreshDatabase()
  expect(unused.load()).toEqual({ inUse: 0, idle: 1, waiting: 0 })
  await unused.db.transaction(async () => expect(unused.load().inUse).toBe(1))
  await unused.close()
})
