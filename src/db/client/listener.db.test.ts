import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import type { Database } from './index.server.ts'

const CHANNEL = 'A channel "so to speak"'

describe('a listener', () => {
  let database: Database
  beforeAll(async () => {
    database = await openFreshDatabase({ deadlineMs: 2000 })
  })
  afterAll(() => database.close())

  it('receives notifications sent outside of transactions and in committed ones', async () => {
    const heard: unknown[] = []
    const stop = await database.listen(CHANNEL, (payload) => heard.push(payload))
    await database.notify(CHANNEL, 'one')
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_notify(${CHANNEL}, 'two')`)
    })
    await expect(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`SELECT pg_notify(${CHANNEL}, 'never')`)
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await expect(database.db.execute(sql`SELECT 1 / 0`)).rejects.toThrow()
    await database.notify(CHANNEL, 'three')
    await expect.poll(() => heard).toEqual(['one', 'two', 'three'])
    await stop()
  })

  it('receives nothing after it has stopped, while others continue', async () => {
    const heard: unknown[] = []
    const [stopFirst, stopSecond] = await Promise.all([
      database.listen(CHANNEL, (payload) => heard.push(`first ${payload}`)),
      database.listen(CHANNEL, (payload) => heard.push(`second ${payload}`)),
    ])
    await stopFirst()
    await database.notify(CHANNEL, 'a')
    await expect.poll(() => heard).toEqual(['second a'])
    await stopSecond()
    await database.notify(CHANNEL, 'b')
    expect(heard).toEqual(['second a'])
  })

  it('is notified when it may have missed something, and then receives notifications again', async () => {
    const heard: unknown[] = []
    const stop = await database.listen(CHANNEL, (payload) => heard.push(payload))
    await breakConnections(database)
    await expect.poll(() => heard).toEqual([null])
    await database.notify(CHANNEL, 'again')
    await expect.poll(() => heard).toEqual([null, 'again'])
    await stop()
  })
})

/** Ends every other connection of the database. */
async function breakConnections({ db }: Database): Promise<void> {
  await db.execute(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`)
}
